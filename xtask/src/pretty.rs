//! Lays out the one-line declarations of ts-rs so that people can read them, as prettier would.

mod parser;

use parser::Parser;
use std::fmt::Write;

const WIDTH: usize = 110;

/// One declaration, exported.
pub(crate) fn declaration(docs: Option<&str>, source: &str) -> String {
    let (head, body) = source.split_once('=').expect("a declaration has a body");
    let mut text = String::new();
    if let Some(docs) = docs {
        write_docs(docs, 0, &mut text);
    }
    let _ = write!(text, "export {} =", head.trim());
    let body = Parser::new(body).union();
    match flat(&body) {
        Some(line) if column(&text) + 1 + line.len() < WIDTH => text.push_str(&format!(" {line}")),
        Some(line) if matches!(body, Type::Union(_)) && 2 + line.len() < WIDTH => {
            text.push_str(&format!("\n  {line}"));
        }
        _ => {
            text.push(' ');
            write_type(&body, 0, &mut text);
        }
    }
    text.push_str(";\n");
    text
}

enum Type {
    /// A name or a literal.
    Word(String),
    Generic(String, Vec<Type>),
    List(Box<Type>),
    Tuple(Vec<Type>),
    Object(Vec<Member>),
    Union(Vec<Type>),
    Both(Vec<Type>),
}

struct Member {
    docs: Option<String>,
    key: String,
    value: Type,
}

/// The type on one line; nothing when it has docs inside.
fn flat(it: &Type) -> Option<String> {
    let join =
        |parts: &[Type], by: &str| parts.iter().map(flat).collect::<Option<Vec<_>>>().map(|all| all.join(by));
    Some(match it {
        Type::Word(word) => word.clone(),
        Type::Generic(name, parts) => format!("{name}<{}>", join(parts, ", ")?),
        Type::List(of) => match **of {
            Type::Union(_) | Type::Both(_) => format!("({})[]", flat(of)?),
            _ => format!("{}[]", flat(of)?),
        },
        Type::Tuple(parts) => format!("[{}]", join(parts, ", ")?),
        Type::Object(members) if members.is_empty() => "{}".into(),
        Type::Object(members) => {
            let member =
                |it: &Member| Some(format!("{}: {}", it.key, it.docs.is_none().then(|| flat(&it.value))??));
            format!("{{ {} }}", members.iter().map(member).collect::<Option<Vec<_>>>()?.join("; "))
        }
        Type::Union(parts) => join(parts, " | ")?,
        Type::Both(parts) => {
            let part = |it: &Type| match it {
                Type::Union(_) => Some(format!("({})", flat(it)?)),
                _ => flat(it),
            };
            parts.iter().map(part).collect::<Option<Vec<_>>>()?.join(" & ")
        }
    })
}

/// How far the last line has come.
fn column(text: &str) -> usize {
    text.len() - text.rfind('\n').map_or(0, |at| at + 1)
}

fn write_type(it: &Type, depth: usize, text: &mut String) {
    if let Some(line) = flat(it)
        && column(text) + line.len() < WIDTH
    {
        text.push_str(&line);
        return;
    }
    match it {
        Type::Word(word) => text.push_str(word),
        Type::Generic(name, parts) => write_list(parts, &format!("{name}<"), ">", depth, text),
        Type::Tuple(parts) => write_list(parts, "[", "]", depth, text),
        Type::List(of) => write_list(std::slice::from_ref(&**of), "Array<", ">", depth, text),
        Type::Object(members) => {
            text.push_str("{\n");
            for member in members {
                if let Some(docs) = &member.docs {
                    write_docs(docs, depth + 1, text);
                }
                indent(depth + 1, text);
                let _ = write!(text, "{}: ", member.key);
                write_type(&member.value, depth + 1, text);
                text.push_str(";\n");
            }
            indent(depth, text);
            text.push('}');
        }
        Type::Union(parts) => write_parts(parts, depth + 1, text),
        Type::Both(parts) => {
            for (at, part) in parts.iter().enumerate() {
                text.push_str(if at == 0 { "" } else { " & " });
                if let Type::Union(parts) = part {
                    text.push('(');
                    write_parts(parts, depth + 1, text);
                    text.push('\n');
                    indent(depth, text);
                    text.push(')');
                } else {
                    write_type(part, depth, text);
                }
            }
        }
    }
}

fn write_list(parts: &[Type], open: &str, close: &str, depth: usize, text: &mut String) {
    text.push_str(open);
    for (at, part) in parts.iter().enumerate() {
        text.push_str(if at == 0 { "\n" } else { ",\n" });
        indent(depth + 1, text);
        write_type(part, depth + 1, text);
    }
    text.push('\n');
    indent(depth, text);
    text.push_str(close);
}

/// The parts of a union, each on a line of its own.
fn write_parts(parts: &[Type], depth: usize, text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    for part in parts {
        text.push('\n');
        indent(depth, text);
        text.push_str("| ");
        write_type(part, depth + 1, text);
    }
}

/// A comment of ts-rs, on one line where it fits.
fn write_docs(docs: &str, depth: usize, text: &mut String) {
    let inner = docs.trim().trim_start_matches("/**").trim_end_matches("*/").trim();
    // Links of rustdoc lead nowhere here.
    let inner = inner.replace("[`", "`").replace("`]", "`");
    let lines: Vec<&str> = inner.lines().map(|line| line.trim().trim_start_matches('*').trim()).collect();
    indent(depth, text);
    if let [line] = lines[..] {
        let _ = writeln!(text, "/** {line} */");
        return;
    }
    text.push_str("/**\n");
    for line in lines {
        indent(depth, text);
        let _ = writeln!(text, "{}", format!(" * {line}").trim_end());
    }
    indent(depth, text);
    text.push_str(" */\n");
}

fn indent(depth: usize, text: &mut String) {
    text.push_str(&"  ".repeat(depth));
}

#[cfg(test)]
mod tests {
    use super::declaration;

    fn check(source: &str, expected: &str) {
        assert_eq!(declaration(None, source), expected);
    }

    #[test]
    fn short_types_stay_on_one_line() {
        check(r#"type A = "x" | "y";"#, "export type A = 'x' | 'y';\n");
        check("type A<T> = Array<T | string>;", "export type A<T> = (T | string)[];\n");
        check("type A = [number, B<C>];", "export type A = [number, B<C>];\n");
        check(
            r#"type A = { "a-b": number, "c"?: string, };"#,
            "export type A = { 'a-b': number; c?: string };\n",
        );
    }

    #[test]
    fn maps_are_records() {
        check("type A = { [key in string]: B };", "export type A = Record<string, B>;\n");
        check(
            "type A = { [key in K]?: { [key in L]: B } };",
            "export type A = Partial<Record<K, Record<L, B>>>;\n",
        );
    }

    #[test]
    fn docs_and_long_unions_take_lines_of_their_own() {
        check(
            "type A = { \n/**\n * One.\n */\none: B, } | { \"do\": \"two\" };",
            "export type A =\n  | {\n      /** One. */\n      one: B;\n    }\n  | { do: 'two' };\n",
        );
        let names: Vec<String> = (10..40).map(|n| format!("\"w{n}\"")).collect();
        let lines: Vec<String> = (10..40).map(|n| format!("\n  | 'w{n}'")).collect();
        check(&format!("type A = {};", names.join(" | ")), &format!("export type A ={};\n", lines.concat()));
    }
}
