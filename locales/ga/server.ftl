### What else the server says.
###
### This translation into Irish waits for review by a fluent speaker.

# A name for somebody who has not said theirs. The heron is feminine, the others are masculine.
server-guest = { $who ->
    [heron] Corr
    [salmon] Bradán
    [hare] Giorria
    [otter] Dobharchú
    [raven] Fiach
    [stag] Carria
    [badger] Broc
   *[wren] Dreoilín
} { $how ->
    [quiet] { $who ->
        [heron] Chiúin
       *[other] Ciúin
    }
    [merry] { $who ->
        [heron] Shúgach
       *[other] Súgach
    }
    [wandering] { $who ->
        [heron] Fhánach
       *[other] Fánach
    }
    [grey] Liath
    [bold] { $who ->
        [heron] Dhána
       *[other] Dána
    }
    [clever] { $who ->
        [heron] Chliste
       *[other] Cliste
    }
    [patient] { $who ->
        [heron] Fhoighneach
       *[other] Foighneach
    }
   *[swift] { $who ->
        [heron] Mhear
       *[other] Mear
    }
} { $number }

# What a browser is shown where no page is built in.
server-welcome = Is anseo atá boird Ardrí. Níl leathanach do bhrabhsálaithe sa leagan seo: imrítear sa teirminéal le “ardri play”, agus tá cur síos ag /api/openapi.json ar conas a imríonn ríomhchláir.
