### The deck that comes with the program, for those who read it in another language than its file.
###
### This translation into German waits for review by a native speaker.

deck-about = Das eigene Kartenspiel des Projekts für The High Throne of Ireland. Es ist nicht das gedruckte: Die Namen stammen aus der irischen Sagenwelt; Linien, Punkte, Aufträge und Texte sind von uns, abgestimmt durch genaue Chancen und Partien zwischen Bots.
deck-objective = { $id ->
    [two-bulls] Die zwei Stiere
    [cattle-raid] Der Rinderraub
    [hunt-of-the-fianna] Die Jagd der Fianna
    [curse-of-macha] Der Fluch der Macha
    [wild-herd] Horn, Hund und Flosse
    [war-band] Die Kriegerschar
    [hoard] Schätze und ihre Hüter
    [gifts-of-the-gods] Gaben aus den Städten des Nordens
    [goddesses] Göttin des Landes
    [magic-of-munster] Der Zauber von Munster
    [feast] Das Festmahl
    [otherworld] Herr der Anderwelt
    [court] Ein Hof von jeder Art
    [realm] Ein Reich und sein Held
   *[other] { $name }
}
deck-lore = { $id ->
    [fionn-mac-cumhaill] Als Junge verbrannte er sich am Lachs des Wissens den Daumen, steckte ihn in den Mund und war weise. Als Mann führte er vom Hügel von Allen aus die Fianna, und er allein blieb wach und erschlug Aillén, der Tara an jedem Samhain niederbrannte.
    [bran-and-sceolan] Die besten von Fionns Hunden waren auch seine Vettern. Eine eifersüchtige Rivalin verwandelte seine Tante in eine Hündin, während sie mit ihnen schwanger war, und so kamen sie als Welpen zur Welt, klüger als die meisten Männer.
    [salmon-of-knowledge] Alle Weisheit sollte haben, wer zuerst von ihm aß. Sieben Jahre lauerte ihm der Dichter Finnéces am Boyne auf, und dann ließ er seinen Schüler kochen.
    [aoibheall] Von ihrem grauen Felsen über dem Shannon wacht sie über das Haus Brian Borus. In der Nacht vor Clontarf kam sie zu dem alten König und sagte ihm, dass er das Feld nicht lebend verlassen werde.
    [hag-of-beara] Siebenmal wurde sie wieder jung, und ganze Völker stammen von ihren Kindern ab. Am Ende sitzt sie am ebbenden Meer und denkt an die Könige, mit denen sie einst Met trank.
    [rowing-wheel] Ein Rad, das durch die Luft fliegt; Mug Ruith, der blinde Druide von Munster, hat daran mitgebaut. Seine Tochter Tlachtga brachte ein Stück davon nach Irland: Wer es sieht, wird blind, und wer es hört, taub.
    [cu-chulainn] Der Knabe Sétanta tötete den Hund des Schmieds Culann, wachte an dessen Stelle und trug von da an dessen Namen. Während die Krieger von Ulster hilflos dalagen, hielt er allein die Furten gegen das Heer von Connacht.
    [brown-bull] Einst war er ein Schweinehirt der Anderwelt, der mit seinem Rivalen in einer Gestalt nach der anderen kämpfte. Als Stier war er einen Krieg wert: Medbs Heer zog nach Ulster, um ihn zu rauben.
    [macha] Obwohl ihre Stunde nahe war, musste sie mit den Pferden des Königs um die Wette laufen. Sie gewann, gebar im Ziel Zwillinge und hinterließ den Männern von Ulster einen Fluch: In der Stunde der Gefahr sollen sie so schwach sein wie eine Frau in den Wehen.
    [queen-medb] Die Königin von Cruachan wollte einen Mann ohne Geiz, ohne Eifersucht, ohne Furcht. Als man ihre Habe und die ihres Mannes zählte und ihr ein Stier fehlte, zog sie um einen besseren in den Krieg.
    [white-horned-bull] Er kam in Medbs Herde zur Welt, wollte aber keiner Frau gehören und ging zu der von König Ailill hinüber. Als der Braune Stier nach Westen kam, kämpften die beiden die ganze Nacht quer durch Irland, und am Morgen lag der Weißhörnige zerrissen da.
    [caladbolg] Das Schwert von Fergus mac Róich, der an Medbs Hof in der Verbannung lebte. Als man ihm ausredete, damit seinen eigenen König zu töten, ließ er seine Wut an der Landschaft aus und schlug drei Hügeln die Kuppen ab.
    [stone-of-destiny] Die Tuatha Dé Danann brachten ihn aus der Stadt Falias und stellten ihn in Tara auf, wo er unter dem rechtmäßigen König laut aufschrie. Einmal zu oft schwieg er, und Cú Chulainn spaltete ihn mit dem Schwert.
    [spear-of-lugh] Er kam aus der Stadt Gorias, und gegen den, der ihn hielt, war keine Schlacht zu gewinnen. Sein Herr Lugh wurde am Tor von Tara eingelassen, weil er allein jedes Handwerk zugleich beherrschte.
    [morrigan] Als Aal, als Wölfin und als rote Färse fiel sie an der Furt über Cú Chulainn her. Nach der Schlacht von Mag Tuired war sie es, die die Nachricht vom Sieg zu den Höhen und Flussmündungen Irlands trug.
    [cauldron-of-the-dagda] Er kam aus der Stadt Murias, und noch keine Gesellschaft ging hungrig von ihm fort. Sein Besitzer konnte selbst für ein Heer essen: Einmal setzten ihm seine Feinde Brei in einer Grube vor, und er kratzte auch noch den Kies heraus.
   *[other] { $lore }
}
