### Cad atá cearr le líne ordaithe. Seasann ainm an chláir roimhe; faoina bhun tá an rud a d’fhéadfadh a
### bheith i gceist, conas a ghlaoitear ar an ordú, agus cá bhfuil cabhair.
###
### This translation into Irish waits for review by a fluent speaker.
### What is typed never follows a word that would change it.

terminal-line-unknown = níl an argóint { $arg } ann anseo
terminal-line-no-command = níl an t-ordú { $command } ann
terminal-line-empty = { $arg }: tá luach de dhíth air
terminal-line-no-value = { $arg }: ní luach ceadaithe é “{ $value }”
terminal-line-bad-value = { $arg }: ní luach ceadaithe é “{ $value }”: { $why }
terminal-line-one-of = { $arg }: ní luach ceadaithe é “{ $value }”; is iad na luachanna ná { $values }
terminal-line-missing = tá sé seo in easnamh: { $args }
terminal-line-twice = { $arg }: tá sé ann níos mó ná uair amháin
terminal-line-together = ní théann siad seo le chéile: { $arg } agus { $others }
terminal-line-too-many = { $arg }: tá luach amháin sa bhreis ann: “{ $value }”
terminal-line-count = { $arg }: líon na luachanna { $wanted }, ní { $given }
terminal-line-equals = { $arg }: teastaíonn comhartha cothroime roimh an luach
terminal-line-no-text = tá rud éigin sa líne seo nach téacs é
terminal-line-strange = ní féidir an líne seo a thuiscint

## Why a value is none

terminal-line-not-a-number = ní slánuimhir ó nialas suas é
terminal-line-too-large = tá an uimhir rómhór
terminal-line-too-small = tá an uimhir róbheag
terminal-line-between = ní uimhir ó { $least } go { $most } é
terminal-line-place = éisteann freastalaí ar sheoladh ar nós 127.0.0.1:7777, nó ar chomhad ar nós unix:/run/ardri/socket

## What may have been meant

terminal-line-similar = An é seo atá i gceist agat: { $names }?
terminal-line-elsewhere = Tá sé seo ann: { $where }
terminal-line-as-value = Más mar luach atá sé i gceist, scríobh { $line }
terminal-line-no-dashes = Tá ordú { $command } ann; fág an -- roimhe ar lár.

terminal-line-help = Tá tuilleadh le fáil le --help.
