### The pages of rules, and why something cannot be done.
###
### This translation into Irish waits for review by a fluent speaker.
### The words used for the games are listed in tafl.ftl, boru.ftl and throne.ftl.

rules-title = Rialacha
rules-pages = Rialacha gach cluiche
rules-more = Tuilleadh le léamh
rules-contents = Clár ábhair
rules-loading = Tá na rialacha á bhfáil
rules-failed = Níorbh fhéidir na rialacha a fháil.
rules-new-tab = Oscail i gcluaisín nua
rules-about = Na rialacha mar a imrítear anseo iad. Marcálann “Breith” an rud nach socraíonn na rialacha clóite agus ab éigean dúinn féin a shocrú; brúigh air chun an fáth a fháil. Is féidir triail a bhaint as a ndeirtear ar na cláir.
rules-in-english = Tá na rialacha féin i mBéarla go fóill.
rules-address = Nasc leis seo: { $words }
rules-table = Tábla
rules-player = Imreoir { $number }

rules-page-tafl = Brandubh agus Tablut
rules-page-brian-boru = Brian Bóramha
rules-page-high-throne = The High Throne
rules-page-rulings = Breitheanna
    .about = Cad nach socraíonn na rialacha clóite, conas a shocraíomar é, agus cén fáth.
rules-page-fairness = An t-ádh
    .about = Conas a thagann gach tarraingt, chomh beacht sin go bhféadfá do sheiceáil féin a scríobh.
rules-page-decks = Pacaí The High Throne
    .about = Conas a scríobhtar paca, agus cad is eol faoinár gceann féin.
rules-page-places = Bailte Bhriain Bhóramha
    .about = Cad a bhí sna bailte ar an léarscáil tráth.
rules-page-opentafl = Nodaireacht OpenTafl
    .about = Rialacha agus suíomhanna tafl, mar a scríobhann OpenTafl iad.
rules-page-accessibility = Le lámha agus súile de gach sórt
    .about = Imirt le heochracha, i bhfocail do léitheoir scáileáin, le níos lú gluaiseachta.

## Looking for a rule

rules-search = Cuardaigh riail
rules-search-list = Cad a fuarthas
rules-search-found = { $count ->
    [0] Ní bhfuarthas dada
    [one] Fuarthas { $count } áit
    [two] Fuarthas { $count } áit
    [few] Fuarthas { $count } áit
    [many] Fuarthas { $count } n-áit
   *[other] Fuarthas { $count } áit
}
rules-search-none = Ní bhfuarthas dada do “{ $words }”.

## Rulings and diagrams

rules-ruling = Breith
rules-ruling-why = Cén fáth:
rules-try = Taispeáin { $action }
rules-not = Bain triail as { $action }, nach gceadaítear
rules-diagram-open = Bain triail as ar an gclár
rules-diagram-tab = Bain triail as i gcluaisín nua
rules-diagram-close = Dún an clár
rules-diagram-back = Cuir ar ais é
rules-diagram-chance = Faoin ádh atá an chéad rud eile.
rules-diagram-failed = Níorbh fhéidir an clár a fháil.
rules-diagram-again = Bain triail eile as

## Why can’t I?

rules-the-rule = An riail
rules-all = Na rialacha go léir
rules-the-rule-of = An riail: { $about }
