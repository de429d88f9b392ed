### Nim le cártaí faoi rún.

lobby-game-nim = Nim
    .about = Tóg clocha le cártaí nach bhfeiceann aon duine eile; is leis an té a thógann an chloch dheireanach an bua.
    .length = 5 nóiméad
nim-bot-squire = Tógann sé na clocha deireanacha nuair is féidir, agus fágann sé a laghad seansanna agus is féidir.
nim-heap-title = An carn
nim-heap = Clocha sa charn: { $stones }.
nim-cards-title = Cártaí
nim-hand = Do chártaí: { $cards }.
nim-cards = Cártaí ag { $name }: { $count }.
nim-take = imir { $card } agus tóg an oiread sin cloch
nim-deal = roinn na cártaí
nim-log-dealt = Fuair tú { $cards }.
nim-log-dealt-others = Roinneadh cártaí ar gach duine.
nim-log-took = D’imir { $name } { $card }. Clocha fágtha: { $left }.
nim-asked-you = Do shealsa: imir cárta. Clocha fágtha: { $stones }.
nim-asked = Is é seal { $name } é cárta a imirt. Clocha fágtha: { $stones }.
nim-asked-nobody = Níl aon rud le déanamh.
nim-ended = Is ag { $names } atá an chloch dheireanach, agus an bua.
refused-nim-not-now = ní féidir { $action } a dhéanamh anois
refused-nim-no-card = níl aon chárta agat a thaispeánann { $card }
refused-nim-stones = caithfidh idir 1 agus { $most } cloch a bheith ann
