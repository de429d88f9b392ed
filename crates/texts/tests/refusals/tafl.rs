use ardri_core::{ActionError, Game, NewGameError};
use ardri_tafl::{
    Brandubh, ImportError, MoveError, Piece, Position, PositionError, ReadRulesError, Refusal,
    Rule, Rules, RulesError, SetupError, Side, Tablut, Tafl, WriteRulesError, WrittenMove,
    read_position, read_rules, write_rules,
};

use crate::{check, complete, foreign};

#[test]
fn every_move_that_is_refused_has_its_words() {
    let (mv, square) = ("d2-e3".parse().unwrap(), "d4".parse().unwrap());
    let piece = Piece::Viking;
    let all = [
        MoveError::OffBoard { mv, size: 7 },
        MoveError::NoPiece(square),
        MoveError::NotYours { square, piece },
        MoveError::NoDistance(square),
        MoveError::NotStraight(mv),
        MoveError::Blocked { mv, square, piece },
        MoveError::KingsOnly { square, piece },
        MoveError::NoReturn(square),
    ];
    complete(&all, |error| match error {
        MoveError::OffBoard { .. } => 0,
        MoveError::NoPiece(_) => 1,
        MoveError::NotYours { .. } => 2,
        MoveError::NoDistance(_) => 3,
        MoveError::NotStraight(_) => 4,
        MoveError::Blocked { .. } => 5,
        MoveError::KingsOnly { .. } => 6,
        MoveError::NoReturn(_) => 7,
    });
    let pieces = [Piece::Celt, Piece::King].map(|piece| MoveError::Blocked { mv, square, piece });
    let all = all.into_iter().chain(pieces).map(Refusal::Move);
    let all = all.chain([Refusal::NotNow("lots 1".into())]);
    let said: Vec<_> =
        all.map(|refusal| (Tafl::<Brandubh>::message(&refusal), refusal.to_string())).collect();
    check(&said);
}

#[test]
fn every_position_that_cannot_stand_has_its_words() {
    let (piece, square) = (Piece::Celt, "a1".parse().unwrap());
    let all = [
        SetupError::Rows { found: 3, expected: 7 },
        SetupError::Row { rank: 2, found: 8, expected: 7 },
        SetupError::ToMove,
        SetupError::Kings(2),
        SetupError::TooMany { piece, found: 9, most: 4, game: "Brandubh" },
        SetupError::Forbidden { piece, square },
        SetupError::Letter { rank: 2, letter: 'x' },
    ];
    complete(&all, |error| match error {
        SetupError::Rows { .. } => 0,
        SetupError::Row { .. } => 1,
        SetupError::ToMove => 2,
        SetupError::Kings(_) => 3,
        SetupError::TooMany { .. } => 4,
        SetupError::Forbidden { .. } => 5,
        SetupError::Letter { .. } => 6,
    });
    let said: Vec<_> = all[..6].iter().map(|error| (error.message(), error.to_string())).collect();
    check(&said);
    // Tools show a letter as Rust writes it.
    foreign(&[all[6].message()]);
}

#[test]
fn every_set_of_rules_that_cannot_be_played_has_its_words() {
    let all = [
        RulesError::Unknown("flying-king".into()),
        RulesError::UnknownPreset("fetlar".into()),
        RulesError::Exclude(Rule::StrongKing, Rule::Advanced),
        RulesError::TablutOnly(Rule::Advanced),
        RulesError::BrandubhOnly("federation"),
    ];
    complete(&all, |error| match error {
        RulesError::Unknown(_) => 0,
        RulesError::UnknownPreset(_) => 1,
        RulesError::Exclude(..) => 2,
        RulesError::TablutOnly(_) => 3,
        RulesError::BrandubhOnly(_) => 4,
    });
    let words: Vec<_> = all.iter().map(RulesError::message).collect();
    foreign(&words);
    // Players know a rule by what the page calls it.
    let texts = ardri_texts::Texts::new("de".parse().unwrap());
    let said = texts.localize(&words[2]);
    assert!(said.starts_with("die Regeln „Starker König“ und „Fortgeschritten“"), "{said}");
    for rule in Rule::ALL {
        let words = RulesError::TablutOnly(rule).message();
        let name = texts.text(&format!("tafl-rule-{}", rule.name()));
        assert!(texts.localize(&words).contains(&name), "{rule}");
    }
}

#[test]
fn options_say_what_is_wrong_with_them_in_any_language() {
    let refused = |form| Tafl::<Tablut>::read_options(&form).unwrap_err();
    let rules = refused(serde_json::json!({"rules": ["advanced", "strong-king"]}));
    let position = refused(serde_json::json!({"position": "7 a"}));
    assert_eq!(rules.message().name, "refused-tafl-exclude");
    assert_eq!(position.message().name, "refused-tafl-rows");
    check(&[(position.message().clone(), position.to_string())]);
}

#[test]
fn every_mistake_in_a_written_game_has_its_words() {
    let written: WrittenMove = "d2-e2xd3".parse().unwrap();
    let right: WrittenMove = "d2-e2".parse().unwrap();
    let word = "hello".parse::<WrittenMove>().unwrap_err();
    let number = 3;
    let all = [
        ImportError::Illegal { number, written: written.clone(), why: ActionError::Over },
        ImportError::Captures { number, written: written.clone(), right },
        ImportError::Several,
        ImportError::NotAMove { number, word },
        ImportError::Over { number, written, reason: "The King has escaped.".into() },
        ImportError::Unplayable(NewGameError::seats::<Tafl<Brandubh>>(3)),
    ];
    complete(&all, |mistake| match mistake {
        ImportError::Illegal { .. } => 0,
        ImportError::Captures { .. } => 1,
        ImportError::Several => 2,
        ImportError::NotAMove { .. } => 3,
        ImportError::Over { .. } => 4,
        ImportError::Unplayable(_) => 5,
    });
    let said: Vec<_> = all[..3].iter().map(|one| (one.message(), one.to_string())).collect();
    check(&said);
    foreign(&[all[3].message(), all[4].message()]);
    check(&[(all[5].message(), all[5].to_string())]);
}

const BRANDUBH: &str = "start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
const TABLUT: &str = "start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";

#[test]
fn whatever_opentafl_does_otherwise_has_its_words() {
    let fields = "ka:h kj:r cor:a1 cen: afor:a1 dfor:b2, spd:1 corp: corre: cors:tK cors: corh:TK \
                  corh:tK cenp:K cenre:tT cens:KT cenhe:tK cenh:T sw:w efe:y ber:c linc:y surf:n \
                  ks:w ks:c tfr:d cenhe:tT";
    let mut lines: Vec<_> = fields
        .split_whitespace()
        .map(|field| {
            let repeat = if field == "tfr:d" { "" } else { "tfr:l " };
            format!("dim:7 {repeat}{field} {BRANDUBH}")
        })
        .collect();
    lines.extend([
        format!("dim:9 tfr:l ks:c {TABLUT}"),
        format!("dim:9 tfr:l ks:w esc:e {TABLUT}"),
        format!("dim:7 tfr:l ka:n cenh: {BRANDUBH}"),
    ]);
    let mut differences = Vec::new();
    for line in lines {
        match read_rules(&line).unwrap_err() {
            error @ ReadRulesError::Differs(_) => {
                check(&[(error.message(), error.to_string())]);
                let ReadRulesError::Differs(list) = error else { continue };
                differences.extend(list);
            }
            error => panic!("{line}: {error}"),
        }
    }
    let error = write_rules(Rules::BASIC, &Position::<Brandubh>::start()).unwrap_err();
    check(&[(error.message(), error.to_string())]);
    let WriteRulesError::Near(list) = error else { panic!("{error}") };
    differences.extend(list);
    check(&differences.iter().map(|one| (one.message(), one.to_string())).collect::<Vec<_>>());
    // None is left out.
    let said: std::collections::BTreeSet<_> =
        differences.iter().map(|difference| difference.sentence).collect();
    let texts = ardri_texts::Language::ENGLISH.names();
    let texts = texts.filter(|name| name.starts_with("refused-opentafl-point-"));
    assert_eq!(texts.count(), said.len());
}

#[test]
fn every_text_that_is_not_opentafls_has_its_words() {
    let error = |text: &str| read_rules(text).unwrap_err();
    let plain = [
        error(&"é ".repeat(3000)),
        error("dim:7 dim:7"),
        error("rules"),
        error("dim:7 ks:"),
        error("dim:11"),
        error("dim:7 start:x"),
        error("dim:7 start:/7/"),
        error(&format!("dim:7 start:{}", "/".repeat(300))),
    ];
    check(&plain.iter().map(|one| (one.message(), one.to_string())).collect::<Vec<_>>());
    // Tools quote what they do not know as Rust writes it.
    let count = read_position::<Brandubh>("/16/", Side::Vikings).unwrap_err();
    assert!(matches!(count, PositionError::Count(_)), "{count}");
    foreign(&[error("hello").message(), error("colour:red").message(), count.message()]);
    let advanced = Rules::BASIC.with(Rule::Advanced);
    let rule = write_rules(advanced, &Position::<Tablut>::start()).unwrap_err();
    let rules = write_rules(advanced, &Position::<Brandubh>::start()).unwrap_err();
    foreign(&[rule.message(), rules.message()]);
}
