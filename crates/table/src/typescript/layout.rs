//! Few lines for many types: what is said of each stands beside the Rust code and in the API's description,
//! so that the page's copies need no comments, and a type within another is told by its name.

/// As wide as a line of the page's other code.
const WIDTH: usize = 100;

/// Members fewer than these are no sign that one type holds another.
const SHARED: usize = 3;

/// Writes a file of types anew: without comments, in few lines.
pub(super) fn compact(text: &str) -> String {
    let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
    let bare = without_comments(rest);
    let written: Vec<String> =
        bare.split(';').map(one_line).filter(|line| !line.is_empty()).collect();
    let types: Vec<(&str, &str)> = written.iter().filter_map(|line| parts(line)).collect();
    let lines = written.iter().map(|line| match parts(line) {
        Some((name, body)) => laid_out(name, &named(name, body, &types)),
        None => format!("{line};\n"),
    });
    std::iter::once(format!("{head}\n")).chain(lines).collect()
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/**");
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |kept, part| kept + part.split_once("*/").map_or("", |(_, after)| after))
}

/// A declaration in one line, without the comma behind the last member.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace(", }", " }")
}

/// The name of a type with what stands before it, and its body.
fn parts(line: &str) -> Option<(&str, &str)> {
    line.starts_with("export type").then(|| line.split_once(" = ")).flatten()
}

/// The body of a type with other types of the file by their names: what was flattened into it.
fn named(own: &str, body: &str, types: &[(&str, &str)]) -> String {
    let mut body = body.to_owned();
    for (name, other) in types.iter().filter(|(name, _)| *name != own) {
        let name = name.rsplit(' ').next().unwrap_or_default();
        body = body.replace(&format!("({other})"), name);
        let members = other.strip_prefix("{ ").and_then(|rest| rest.strip_suffix(" }"));
        let Some(members) = members.filter(|members| pieces(members, ", ").len() >= SHARED) else {
            continue;
        };
        body = body.replace(&format!(", {members} }}"), &format!(" }} & {name}"));
    }
    body
}

/// A declaration, with a line for each choice or member where one line would be too long.
fn laid_out(name: &str, body: &str) -> String {
    let line = format!("{name} = {body};\n");
    let choices = pieces(body, " | ");
    if line.len() <= WIDTH {
        line
    } else if choices.len() > 1 {
        let choices: String = choices.iter().map(|choice| format!("\n  | {choice}")).collect();
        format!("{name} ={choices};\n")
    } else {
        let parts: Vec<String> = pieces(body, " & ").into_iter().map(member_lines).collect();
        format!("{name} = {};\n", parts.join(" & "))
    }
}

fn member_lines(body: &str) -> String {
    let Some(inside) = body.strip_prefix("{ ").and_then(|rest| rest.strip_suffix(" }")) else {
        return body.to_owned();
    };
    let members: String =
        pieces(inside, ", ").iter().map(|member| format!("  {member},\n")).collect();
    format!("{{\n{members}}}")
}

/// The parts of a text between separators that stand in no brackets.
fn pieces<'a>(text: &'a str, separator: &str) -> Vec<&'a str> {
    let (mut found, mut depth, mut from) = (Vec::new(), 0_usize, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '{' | '[' | '(' | '<' => depth += 1,
            '}' | ']' | ')' | '>' => depth = depth.saturating_sub(1),
            _ if depth == 0 && text[at..].starts_with(separator) && at >= from => {
                found.push(&text[from..at]);
                from = at + separator.len();
            }
            _ => {}
        }
    }
    found.push(&text[from..]);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_the_last_comma_go() {
        let text = "// head\n\n/**\n * A; b.\n */\nexport type Bot = { \n/**\n * Its level.\n */\nlevel: string, };\n";
        assert_eq!(compact(text), "// head\nexport type Bot = { level: string };\n");
    }

    #[test]
    fn long_types_have_a_line_for_each_part() {
        let choices: Vec<_> =
            (0..4).map(|n| format!("{{ kind: \"number {n}\", of: Array<[A, B]> }}")).collect();
        let told = compact(&format!("//\nexport type Long = {};", choices.join(" | ")));
        let lines: String = choices.iter().map(|choice| format!("\n  | {choice}")).collect();
        assert_eq!(told, format!("//\nexport type Long ={lines};\n"));
        let members: Vec<_> = (0..8).map(|n| format!("member{n}: A | null")).collect();
        let told = compact(&format!("//\nexport type Long = {{ {} }};", members.join(", ")));
        let lines: String = members.iter().map(|member| format!("  {member},\n")).collect();
        assert_eq!(told, format!("//\nexport type Long = {{\n{lines}}};\n"));
    }

    #[test]
    fn what_is_flattened_is_told_by_its_name() {
        let text = "//\nexport type Event = { e: 1 } | { e: 2 };\nexport type Now = { a: A, b: B, c: C };\n\
                    export type All = { x: X, a: A, b: B, c: C };\nexport type Entry = { n: N } & ({ e: 1 } | { e: 2 });\n";
        let told = compact(text);
        assert!(told.contains("All = { x: X } & Now;"), "{told}");
        assert!(told.contains("Entry = { n: N } & Event;"), "{told}");
        assert!(told.contains("Now = { a: A, b: B, c: C };"), "{told}");
    }
}
