//! Schemas of the description: whether a value fits one, and values that were made after one.

use serde_json::{Map, Value, json};

use crate::chance::Chance;

/// A schema, or the one that it refers to.
fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(name) => resolved(document, document.pointer(name.trim_start_matches('#')).unwrap()),
        None => schema,
    }
}

fn choices(schema: &Value) -> Option<&Vec<Value>> {
    schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array())
}

/// Says where a value does not fit its schema.
pub fn fits(document: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    fits_part(document, schema, value, at, false)
}

/// The same for a part of a whole, to which other parts may belong.
fn fits_part(
    document: &Value,
    schema: &Value,
    value: &Value,
    at: &str,
    part: bool,
) -> Result<(), String> {
    let schema = resolved(document, schema);
    if let Some(choices) = choices(schema) {
        let fits = |choice| fits_part(document, choice, value, at, part);
        let why: Vec<_> = choices.iter().map(fits).filter_map(Result::err).collect();
        return if why.len() < choices.len() { Ok(()) } else { Err(why.join("; or ")) };
    }
    for one in schema["allOf"].as_array().into_iter().flatten() {
        fits_part(document, one, value, at, true)?;
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let of_kind = match &schema["type"] {
        Value::String(expected) => kind == expected || (kind == "integer" && expected == "number"),
        Value::Array(expected) => expected.contains(&json!(kind)),
        _ => true,
    };
    if !of_kind {
        return Err(format!("{at} is no {}: {value}", schema["type"]));
    }
    if schema["enum"].as_array().is_some_and(|all| !all.contains(value)) {
        return Err(format!("{at} is none of {}: {value}", schema["enum"]));
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        if value.get(name.as_str().unwrap()).is_none() {
            return Err(format!("{at} has no {name}: {value}"));
        }
    }
    if let (Some(known), Some(fields)) = (schema["properties"].as_object(), value.as_object()) {
        for (name, field) in fields {
            match known.get(name) {
                Some(schema) => fits(document, schema, field, &format!("{at}.{name}"))?,
                None if part => {}
                None => return Err(format!("{at}.{name} is not described")),
            }
        }
    }
    if let (Some(schema), Some(items)) = (schema.get("items"), value.as_array()) {
        items.iter().try_for_each(|item| fits(document, schema, item, &format!("{at}[]")))?;
    }
    Ok(())
}

/// A value after a schema, most of the time; texts are taken from `words` as often as made up.
pub fn value(chance: &mut Chance, document: &Value, schema: &Value, words: &[String]) -> Value {
    let schema = resolved(document, schema);
    if chance.one_in(12) {
        return rubbish(chance);
    }
    if let Some(choices) = choices(schema) {
        let choice = chance.pick(choices).clone();
        return value(chance, document, &choice, words);
    }
    if let Some(all) = schema["enum"].as_array() {
        return chance.pick(all).clone();
    }
    if let Some(parts) = schema["allOf"].as_array() {
        let mut all = Map::new();
        for part in parts {
            if let Value::Object(fields) = value(chance, document, part, words) {
                all.extend(fields);
            }
        }
        return Value::Object(all);
    }
    let kind = match &schema["type"] {
        Value::String(kind) => kind.clone(),
        Value::Array(kinds) => chance.pick(kinds).as_str().unwrap().to_string(),
        _ => return rubbish(chance),
    };
    match kind.as_str() {
        "null" => Value::Null,
        "boolean" => json!(chance.one_in(2)),
        "integer" | "number" => json!(chance.pick(&[0, 1, 2, 3, 60, -1, 255, 256, i64::MAX])),
        "string" => json!(chance.pick(words)),
        "array" => {
            let items =
                (0..chance.below(4)).map(|_| value(chance, document, &schema["items"], words));
            Value::Array(items.collect())
        }
        _ => {
            let required = schema["required"].as_array().cloned().unwrap_or_default();
            let mut fields = Map::new();
            for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
                let asked = required.contains(&json!(name));
                if if asked { !chance.one_in(20) } else { chance.one_in(3) } {
                    fields.insert(name.clone(), value(chance, document, schema, words));
                }
            }
            if chance.one_in(12) {
                fields.insert(chance.pick(words).clone(), rubbish(chance));
            }
            Value::Object(fields)
        }
    }
}

/// A value that nobody has asked for.
fn rubbish(chance: &mut Chance) -> Value {
    let deep = (0..100).fold(json!(0), |inner, _| json!([inner]));
    chance
        .pick(&[
            json!(null),
            json!(true),
            json!(-1),
            json!(1.5),
            json!(u64::MAX),
            json!(""),
            json!("\u{0}"),
            json!("\u{202e}☃"),
            json!("x".repeat(1000)),
            json!([]),
            json!({}),
            json!({"x": [{}]}),
            deep,
        ])
        .clone()
}
