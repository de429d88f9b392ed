//! A report as one page for browsers, which needs nothing from elsewhere.

use std::fmt::Write as _;

use ardri_texts::Texts;

use crate::lines::{percent, seat_name, sentences, tables, title};
use crate::report::Report;
use crate::svg::{Dot, Line, course, dots, escaped, histogram};

const STYLE: &str = "
:root { color-scheme: light dark; --ground: #fdfcf8; --ink: #24231f; --faint: #d9d5c8; --mark: #8a5a00;
  --c0: #1f6f5c; --c1: #a3422d; --c2: #35539c; --c3: #7a5195; --c4: #8a6d00; --c5: #4a5a63; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #191a1c; --ink: #ebe8df; --faint: #3d4043; --mark: #e0b050;
    --c0: #6fc5ac; --c1: #ef8e77; --c2: #93aef2; --c3: #c9a2e0; --c4: #dcc060; --c5: #a9b9c2; } }
body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
.wide { margin-top: 1.5rem; overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--faint); padding: .2rem .7rem; text-align: right; white-space: pre; }
th:first-child, td:first-child { text-align: left; }
svg { display: block; width: 100%; max-width: 52rem; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .grid { stroke: var(--faint); } svg .mark { stroke: var(--mark); stroke-dasharray: 4 3; }
svg .interval { stroke-width: 3; opacity: .55; } svg polyline { fill: none !important; stroke-width: 2; }
.key span { margin-right: 1.2rem; } .key i { border-radius: 50%; display: inline-block; height: .7rem;
  margin-right: .4rem; width: .7rem; }
";

/// The page.
#[must_use]
pub fn page(report: &Report, texts: &Texts) -> String {
    let title = escaped(&title(report, texts));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}",
        texts.language().code(),
    );
    for colour in 0..6 {
        let _ = writeln!(
            page,
            "svg .c{colour} {{ fill: var(--c{colour}); stroke: var(--c{colour}); }} .k{colour} {{ background: var(--c{colour}); }}"
        );
    }
    let _ = writeln!(page, "</style>\n<h1>{title}</h1>");
    for sentence in sentences(report, texts) {
        let _ = writeln!(page, "<p>{}</p>", escaped(&sentence));
    }
    page += "<p class=\"key\">";
    for (number, bot) in report.bots.iter().enumerate() {
        let _ =
            write!(page, "<span><i class=\"k{}\"></i>{}</span>", number % 6, escaped(&bot.name));
    }
    page += "</p>\n";
    pictures(report, texts, &mut page);
    for table in tables(report, texts) {
        let cells = |row: &[String], tag: &str| {
            let cells = row.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell)));
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let rows: String = table.rows.iter().map(|row| cells(row, "td")).collect();
        let _ = writeln!(
            page,
            "<div class=\"wide\"><table>\n{}{rows}</table></div>",
            cells(&table.head, "th")
        );
    }
    let setup = serde_json::to_string_pretty(&report.setup).unwrap_or_default();
    let _ = writeln!(
        page,
        "<details><summary>{}</summary><pre>{}</pre></details>\n</html>",
        escaped(&texts.text("arena-page-setup")),
        escaped(&setup)
    );
    page
}

fn pictures(report: &Report, texts: &Texts, page: &mut String) {
    let mut add = |heading: String, picture: String| {
        let _ = writeln!(page, "<h2>{}</h2>\n{picture}", escaped(&heading));
    };
    let mut shares = Vec::new();
    let mut ratings = Vec::new();
    for (colour, bot) in report.bots.iter().enumerate() {
        let (label, share) = (bot.name.clone(), bot.share);
        shares.push(Dot { label, value: share.value, low: share.low, high: share.high, colour });
        for seat in &bot.seats {
            let label = format!("– {}", seat_name(seat.side, seat.seat.number(), texts));
            let share = seat.share;
            shares.push(Dot {
                label,
                value: share.value,
                low: share.low,
                high: share.high,
                colour,
            });
        }
        let (label, value, around) = (bot.name.clone(), bot.rating, 2.0 * bot.uncertainty);
        ratings.push(Dot { label, value, low: value - around, high: value + around, colour });
    }
    let fair = report.bots.first().map(|bot| bot.fair);
    let heading = texts.text("arena-page-shares");
    add(heading.clone(), dots(&heading, &shares, (0.0, 1.0), fair, &percent));

    let heading = texts.text("arena-page-ratings");
    let low = ratings.iter().map(|dot| dot.low).fold(25.0, f64::min);
    let high = ratings.iter().map(|dot| dot.high).fold(25.0, f64::max);
    let plain = |number: f64| format!("{number}");
    add(heading.clone(), dots(&heading, &ratings, (low - 1.0, high + 1.0), Some(25.0), &plain));

    let heading = texts.text("arena-page-course");
    let line = |(number, bot): (usize, &crate::report::BotReport)| Line {
        label: bot.name.clone(),
        points: report.course.iter().map(|at| (at.games as f64, at.shares[number])).collect(),
    };
    let lines: Vec<_> = report.bots.iter().enumerate().map(line).collect();
    let fair: Vec<_> = fair.into_iter().collect();
    add(heading.clone(), course(&heading, &lines, (0.0, 1.0), &fair, &percent));

    if let Some(sprt) = &report.sprt {
        let heading = texts.text("arena-page-llr");
        let points = report.course.iter().filter_map(|at| Some((at.games as f64, at.llr?)));
        let line = Line { label: heading.clone(), points: points.collect() };
        let most = line.points.iter().map(|(_, llr)| llr.abs()).fold(sprt.bound, f64::max) * 1.15;
        let bounds = [-sprt.bound, sprt.bound];
        add(heading.clone(), course(&heading, &[line], (-most, most), &bounds, &plain));
    }

    let heading = texts.text("arena-page-lengths");
    let lengths = report.lengths.histogram.iter();
    let lengths: Vec<_> = lengths.map(|(length, count)| (f64::from(*length), *count)).collect();
    add(heading.clone(), histogram(&heading, &lengths, false, 2, &plain));

    for (colour, bot) in report.bots.iter().enumerate() {
        let heading = format!("{}: {}", texts.text("arena-page-times"), bot.name);
        let times = &bot.times.histogram;
        add(heading.clone(), histogram(&heading, times, true, colour, &plain));
    }
}
