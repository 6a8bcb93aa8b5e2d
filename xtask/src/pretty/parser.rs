//! Reads the few forms of types that ts-rs writes.

use super::{Member, Type};
use std::iter::Peekable;
use std::str::Chars;

pub(super) struct Parser<'a>(Peekable<Chars<'a>>);

impl<'a> Parser<'a> {
    pub(super) fn new(source: &'a str) -> Self {
        Self(source.trim().trim_end_matches(';').chars().peekable())
    }

    pub(super) fn union(&mut self) -> Type {
        self.eat('|');
        only_or(self.separated('|', Self::both), Type::Union)
    }

    fn both(&mut self) -> Type {
        only_or(self.separated('&', Self::postfix), Type::Both)
    }

    fn postfix(&mut self) -> Type {
        let mut it = self.primary();
        while self.eat('[') {
            self.must(']');
            it = Type::List(Box::new(it));
        }
        it
    }

    fn primary(&mut self) -> Type {
        if self.eat('(') {
            let it = self.union();
            self.must(')');
            it
        } else if self.eat('[') {
            Type::Tuple(self.until(']'))
        } else if self.eat('{') {
            self.object()
        } else {
            let word = self.word();
            if self.eat('<') { generic(word, self.until('>')) } else { Type::Word(word) }
        }
    }

    /// What follows the opening brace.
    fn object(&mut self) -> Type {
        let mut members = Vec::new();
        loop {
            let docs = self.docs();
            if self.eat('}') {
                return Type::Object(members);
            }
            if self.eat('[') {
                let (_, within) = (self.word(), self.word());
                assert_eq!(within, "in", "a map says `[key in …]`");
                let key = self.union();
                self.must(']');
                let partial = self.eat('?');
                self.must(':');
                let value = self.union();
                let _ = self.eat(',') || self.eat(';');
                self.must('}');
                let record = Type::Generic("Record".into(), vec![key, value]);
                return if partial { Type::Generic("Partial".into(), vec![record]) } else { record };
            }
            let mut key = self.word();
            if let Some(plain) = key.strip_prefix('\'').and_then(|key| key.strip_suffix('\''))
                && plain.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
                && !plain.starts_with(|c: char| c.is_ascii_digit())
            {
                key = plain.into();
            }
            if self.eat('?') {
                key.push('?');
            }
            self.must(':');
            members.push(Member { docs, key, value: self.union() });
            let _ = self.eat(',') || self.eat(';');
        }
    }

    fn separated(&mut self, by: char, part: impl Fn(&mut Self) -> Type) -> Vec<Type> {
        let mut parts = vec![part(self)];
        while self.eat(by) {
            parts.push(part(self));
        }
        parts
    }

    fn until(&mut self, end: char) -> Vec<Type> {
        let mut parts = Vec::new();
        while !self.eat(end) {
            parts.push(self.union());
            self.eat(',');
        }
        parts
    }

    fn docs(&mut self) -> Option<String> {
        if !self.eat('/') {
            return None;
        }
        let mut docs = String::from("/");
        while !docs.ends_with("*/") {
            docs.push(self.0.next().expect("a comment ends"));
        }
        Some(docs)
    }

    /// A name, a number, or a literal in single quotes.
    fn word(&mut self) -> String {
        self.blanks();
        let mut word = String::new();
        if let Some(quote) = self.0.next_if(|&c| c == '"' || c == '\'') {
            word.extend(std::iter::from_fn(|| self.0.next_if(|&c| c != quote)));
            self.0.next();
            return format!("'{word}'");
        }
        word.extend(std::iter::from_fn(|| self.0.next_if(|&c| c.is_alphanumeric() || "_$.-".contains(c))));
        assert!(!word.is_empty(), "a type was expected before {:?}", self.0.clone().collect::<String>());
        word
    }

    fn blanks(&mut self) {
        while self.0.next_if(|c| c.is_whitespace()).is_some() {}
    }

    fn eat(&mut self, expected: char) -> bool {
        self.blanks();
        self.0.next_if_eq(&expected).is_some()
    }

    fn must(&mut self, expected: char) {
        assert!(
            self.eat(expected),
            "{expected} was expected before {:?}",
            self.0.clone().collect::<String>()
        );
    }
}

fn only_or(mut parts: Vec<Type>, many: impl Fn(Vec<Type>) -> Type) -> Type {
    if parts.len() == 1 { parts.remove(0) } else { many(parts) }
}

fn generic(name: String, mut parts: Vec<Type>) -> Type {
    if name == "Array" && parts.len() == 1 {
        Type::List(Box::new(parts.remove(0)))
    } else {
        Type::Generic(name, parts)
    }
}
