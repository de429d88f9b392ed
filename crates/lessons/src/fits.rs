//! Patterns of actions.

/// Whether a text fits a pattern in which each `*` stands for anything, also for nothing.
#[must_use]
pub fn fits(pattern: &str, text: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(mut text) = text.strip_prefix(first) else { return false };
    let mut parts: Vec<&str> = rest.split('*').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        let Some((_, after)) = text.split_once(part) else { return false };
        text = after;
    }
    text.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, text) in [
            ("d2-a2", "d2-a2"),
            ("*", ""),
            ("d2-*", "d2-a2"),
            ("*-e7", "e5-e7"),
            ("pick * 16", "pick 6 16"),
            ("fill * 2 *", "fill macha 2 SST"),
            ("a**b*", "ab"),
            ("a*aba", "aaba"),
        ] {
            assert!(fits(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in [
            ("", "d2-a2"),
            ("d2-a2", "d2-a2 "),
            ("d2-*", "d3-a2"),
            ("*-e7", "e7-e5"),
            ("fill * 2 *", "fill macha 1 SST"),
            // The two ends do not share letters.
            ("aba*ba", "aba"),
            ("*ab*ab", "ab"),
        ] {
            assert!(!fits(pattern, text), "{pattern} {text}");
        }
    }
}
