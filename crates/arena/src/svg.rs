//! Small pictures for a page: points with intervals, bars, and lines. Colours are the page's.

use std::fmt::Write as _;

const WIDTH: f64 = 720.0;
/// The space for what stands at the sides, and below.
const LEFT: f64 = 170.0;
const RIGHT: f64 = 30.0;
const BELOW: f64 = 34.0;
const ROW: f64 = 26.0;
/// The height of what has no rows.
const HEIGHT: f64 = 220.0;

/// A point with what may be around it.
pub(crate) struct Dot {
    pub label: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
    /// Which of the colours it has.
    pub colour: usize,
}

/// A line through points.
pub(crate) struct Line {
    pub label: String,
    pub points: Vec<(f64, f64)>,
}

/// A text that stands for itself in HTML and SVG.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// A horizontal axis from `low` to `high`.
struct Axis {
    low: f64,
    high: f64,
    left: f64,
    is_log: bool,
}

impl Axis {
    fn new(low: f64, high: f64, left: f64) -> Self {
        let high = if high > low { high } else { low + 1.0 };
        Self { low, high, left, is_log: false }
    }

    fn at(&self, value: f64) -> f64 {
        let of = |value: f64| if self.is_log { value.max(1e-9).ln() } else { value };
        let share = (of(value) - of(self.low)) / (of(self.high) - of(self.low));
        self.left + share.clamp(0.0, 1.0) * (WIDTH - self.left - RIGHT)
    }

    /// Round numbers along it.
    fn marks(&self) -> Vec<f64> {
        if self.is_log {
            let (first, last) = (self.low.log10().ceil() as i32, self.high.log10().floor() as i32);
            return (first..=last).map(|power| 10_f64.powi(power)).collect();
        }
        marks(self.low, self.high)
    }

    fn draw(&self, svg: &mut String, height: f64, label: &dyn Fn(f64) -> String) {
        for mark in self.marks() {
            let (x, y) = (self.at(mark), height - BELOW);
            let _ = write!(
                svg,
                r#"<line class="grid" x1="{x:.1}" x2="{x:.1}" y1="4" y2="{y:.1}"/><text x="{x:.1}" y="{:.1}" text-anchor="middle">{}</text>"#,
                y + 16.0,
                escaped(&label(mark)),
            );
        }
    }
}

/// Some six round numbers between two.
fn marks(low: f64, high: f64) -> Vec<f64> {
    let rough = (high - low) / 6.0;
    let power = 10_f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
    let step = step.into_iter().find(|step| *step >= rough).unwrap_or(power);
    let first = (low / step).ceil() as i64;
    (first..)
        .map(|number| number as f64 * step)
        .take_while(|mark| *mark <= high + 1e-9)
        .take(20)
        .collect()
}

fn framed(height: f64, title: &str, inside: &str) -> String {
    let title = escaped(title);
    format!(
        r#"<svg viewBox="0 0 {WIDTH} {height:.0}" role="img" aria-label="{title}"><title>{title}</title>{inside}</svg>"#
    )
}

/// Points in rows, each with a line for its interval; `mark` is where they would be if all were alike.
pub(crate) fn dots(
    title: &str,
    dots: &[Dot],
    range: (f64, f64),
    mark: Option<f64>,
    label: &dyn Fn(f64) -> String,
) -> String {
    let height = dots.len() as f64 * ROW + BELOW + 8.0;
    let axis = Axis::new(range.0, range.1, LEFT);
    let mut svg = String::new();
    axis.draw(&mut svg, height, label);
    if let Some(mark) = mark {
        let (x, y) = (axis.at(mark), height - BELOW);
        let _ = write!(svg, r#"<line class="mark" x1="{x:.1}" x2="{x:.1}" y1="4" y2="{y:.1}"/>"#);
    }
    for (number, dot) in dots.iter().enumerate() {
        let y = 8.0 + (number as f64 + 0.5) * ROW;
        let (x, low, high) = (axis.at(dot.value), axis.at(dot.low), axis.at(dot.high));
        let _ = write!(
            svg,
            r#"<text x="{:.1}" y="{:.1}" text-anchor="end">{}</text><line class="c{} interval" x1="{low:.1}" x2="{high:.1}" y1="{y:.1}" y2="{y:.1}"/><circle class="c{}" cx="{x:.1}" cy="{y:.1}" r="5"/>"#,
            LEFT - 10.0,
            y + 4.0,
            escaped(&cut(&dot.label)),
            dot.colour % 6,
            dot.colour % 6,
        );
    }
    framed(height, title, &svg)
}

/// A name that has room beside a picture.
fn cut(name: &str) -> String {
    const MOST: usize = 24;
    if name.chars().count() <= MOST {
        return name.into();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}

/// How many of something there are at which value. On a logarithmic axis each power of ten is cut into ten.
pub(crate) fn histogram(
    title: &str,
    values: &[(f64, u64)],
    is_log: bool,
    colour: usize,
    label: &dyn Fn(f64) -> String,
) -> String {
    const BINS: usize = 40;
    let low = values.iter().map(|(value, _)| *value).fold(f64::MAX, f64::min);
    let high = values.iter().map(|(value, _)| *value).fold(f64::MIN, f64::max);
    if values.is_empty() {
        return framed(BELOW, title, "");
    }
    let (low, high) =
        if is_log { (low.max(1e-6) / 1.5, high.max(1e-6) * 1.5) } else { (low, high + 1.0) };
    let axis = Axis { is_log, ..Axis::new(low, high, 60.0) };
    let (left, right) = (axis.at(low), axis.at(high));
    let mut bins = vec![0_u64; BINS];
    for (value, count) in values {
        let share = (axis.at(*value) - left) / (right - left);
        bins[((share * BINS as f64) as usize).min(BINS - 1)] += count;
    }
    let most = bins.iter().copied().max().unwrap_or(1).max(1);
    let (mut svg, base) = (String::new(), HEIGHT - BELOW);
    axis.draw(&mut svg, HEIGHT, label);
    let width = (right - left) / BINS as f64;
    for (number, count) in bins.iter().enumerate().filter(|(_, count)| **count > 0) {
        let height = (base - 14.0) * *count as f64 / most as f64;
        let _ = write!(
            svg,
            r#"<rect class="c{}" x="{:.1}" y="{:.1}" width="{:.1}" height="{height:.1}"><title>{count}</title></rect>"#,
            colour % 6,
            left + number as f64 * width + 0.5,
            base - height,
            width - 1.0,
        );
    }
    let _ = write!(svg, r#"<text x="52" y="18" text-anchor="end">{most}</text>"#);
    framed(HEIGHT, title, &svg)
}

/// Lines over the number of games, with marks across at some heights.
pub(crate) fn course(
    title: &str,
    lines: &[Line],
    range: (f64, f64),
    marks_at: &[f64],
    label: &dyn Fn(f64) -> String,
) -> String {
    let last = lines.iter().flat_map(|line| &line.points).map(|(x, _)| *x).fold(1.0, f64::max);
    let axis = Axis::new(0.0, last, 60.0);
    let (mut svg, base) = (String::new(), HEIGHT - BELOW);
    let at = |value: f64| base - (value - range.0) / (range.1 - range.0) * (base - 10.0);
    axis.draw(&mut svg, HEIGHT, &|games| format!("{games:.0}"));
    for mark in marks(range.0, range.1) {
        let y = at(mark);
        let _ = write!(
            svg,
            r#"<line class="grid" x1="60" x2="{:.1}" y1="{y:.1}" y2="{y:.1}"/><text x="52" y="{:.1}" text-anchor="end">{}</text>"#,
            WIDTH - RIGHT,
            y + 4.0,
            escaped(&label(mark)),
        );
    }
    for mark in marks_at {
        let y = at(*mark);
        let _ = write!(
            svg,
            r#"<line class="mark" x1="60" x2="{:.1}" y1="{y:.1}" y2="{y:.1}"/>"#,
            WIDTH - RIGHT,
        );
    }
    for (number, line) in lines.iter().enumerate() {
        let points: Vec<_> = line
            .points
            .iter()
            .map(|(x, y)| format!("{:.1},{:.1}", axis.at(*x), at(y.clamp(range.0, range.1))))
            .collect();
        let _ = write!(
            svg,
            r#"<polyline class="c{}" points="{}"><title>{}</title></polyline>"#,
            number % 6,
            points.join(" "),
            escaped(&line.label),
        );
    }
    framed(HEIGHT, title, &svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_round_and_within() {
        assert_eq!(marks(0.0, 1.0), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert_eq!(marks(-3.0, 3.0), [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0]);
        assert!(marks(0.0, 1e9).len() < 10);
    }

    #[test]
    fn what_others_wrote_is_not_obeyed() {
        let dot = Dot { label: "<b>&\"".into(), value: 0.5, low: 0.4, high: 0.6, colour: 0 };
        let svg = dots("'x'", &[dot], (0.0, 1.0), None, &|_| "<".into());
        assert!(!svg.contains("<b>") && svg.contains("&lt;b&gt;&amp;&quot;"), "{svg}");
    }

    #[test]
    fn every_value_is_in_a_histogram() {
        let values = [(0.001, 3), (5.0, 4), (900.0, 5)];
        for is_log in [false, true] {
            let svg = histogram("x", &values, is_log, 0, &|mark| mark.to_string());
            let counts = svg.split("<title>").skip(2).filter_map(|rest| rest.split('<').next());
            assert_eq!(counts.map(|count| count.parse::<u64>().unwrap()).sum::<u64>(), 12, "{svg}");
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
        assert!(!histogram("x", &[], true, 0, &|mark| mark.to_string()).contains("NaN"));
    }
}
