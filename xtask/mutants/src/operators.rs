//! The mutation operators: which places of a file are changed, and how.
//!
//! - a condition is negated, loses one operand, or has its bound moved by one;
//! - a value (an argument, a field, the result of an arm or a block, a number, a named constant) is *altered*: plus one,
//!   the next seat, the next variant, one entry less, `None` instead of `Some`. `runtime.rs` defines this for each type;
//! - two fields of a record, or two elements of a pair, are swapped;
//! - the two arguments of a call are swapped, where both are plain places;
//! - `None` becomes `Some` of what another branch shows, and a condition before `then` or `then_some` is ignored;
//! - a method is replaced by its opposite, such as `min` by `max`;
//! - a shuffle leaves the last two entries in place;
//! - a statement is left out.

use proc_macro2::Span;
use std::collections::BTreeMap;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprMethodCall, Member, Stmt};

/// Methods and their replacements, which have the same signature.
const OPPOSITES: [(&str, &str); 16] = [
    ("all", "any"),
    ("any", "all"),
    ("first", "last"),
    ("is_none", "is_some"),
    ("is_some", "is_none"),
    ("last", "first"),
    ("left", "right"),
    ("max", "min"),
    ("max_by", "min_by"),
    ("max_by_key", "min_by_key"),
    ("min", "max"),
    ("min_by", "max_by"),
    ("min_by_key", "max_by_key"),
    ("next", "last"),
    ("right", "left"),
    ("saturating_sub", "saturating_add"),
];
/// Methods that take a closure returning `bool`.
const PREDICATE_METHODS: [&str; 12] = [
    "all",
    "any",
    "filter",
    "find",
    "is_none_or",
    "is_some_and",
    "partition",
    "position",
    "retain",
    "skip_while",
    "take_while",
    "rposition",
];
/// Arguments of these affect only speed or messages for developers.
const IGNORED_CALLS: [&str; 4] = ["expect", "for_about", "reserve", "with_capacity"];

/// A change of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mutation {
    /// The expression is replaced.
    Instead(String),
    /// The value becomes another one of its type.
    Altered,
    /// The statement is left out.
    LeftOut,
}

/// A place that can be changed.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    pub(crate) range: Range<usize>,
    /// Text to write before the value: the field name, for shorthand fields.
    pub(crate) lead: String,
    pub(crate) mutations: Vec<Mutation>,
}

/// All such places of a file, outer ones before inner ones.
pub(crate) fn sites(text: &str, file: &syn::File) -> Vec<Site> {
    let mut finder = Finder { text, found: BTreeMap::new() };
    finder.visit_file(file);
    finder.found.into_values().collect()
}

struct Finder<'a> {
    text: &'a str,
    /// By start and length, the longest first.
    found: BTreeMap<(usize, usize), Site>,
}

impl Finder<'_> {
    fn text(&self, span: Span) -> &str {
        &self.text[span.byte_range()]
    }

    fn add(&mut self, span: Span, mutation: Mutation) {
        let range = span.byte_range();
        let key = (range.start, usize::MAX - range.end);
        let site =
            self.found.entry(key).or_insert_with(|| Site { range, lead: String::new(), mutations: vec![] });
        if !site.mutations.contains(&mutation) {
            site.mutations.push(mutation);
        }
    }

    fn negate(&mut self, condition: &Expr) {
        if !contains_let(condition) {
            let negated = format!("!({})", self.text(condition.span()));
            self.add(condition.span(), Mutation::Instead(negated));
        }
    }

    /// Alters a value where it is used.
    fn alter(&mut self, value: &Expr) {
        let is_plain = match value {
            Expr::Closure(_) | Expr::Reference(_) | Expr::Block(_) | Expr::If(_) | Expr::Match(_) => false,
            Expr::Struct(_) | Expr::Macro(_) | Expr::Range(_) | Expr::Return(_) | Expr::Array(_) => false,
            Expr::Break(_) | Expr::Continue(_) | Expr::Assign(_) | Expr::ForLoop(_) | Expr::While(_) => false,
            Expr::Lit(literal) => !matches!(literal.lit, syn::Lit::Str(_)),
            Expr::Tuple(tuple) => !tuple.elems.is_empty(),
            // No other value of its type is known.
            Expr::Path(path) => !path.path.is_ident("None"),
            _ => true,
        };
        if is_plain {
            self.add(value.span(), Mutation::Altered);
        }
    }

    /// Swaps two arguments. If they are of different types, the mutant does not compile and is dropped.
    fn swap(&mut self, arguments: &syn::punctuated::Punctuated<Expr, syn::Token![,]>, call: Span) {
        let all: Vec<&Expr> = arguments.iter().collect();
        let [one, two] = all[..] else { return };
        let is_place = |argument: &Expr| matches!(argument, Expr::Path(_) | Expr::Field(_));
        if is_place(one) && is_place(two) {
            let (whole, first, second) =
                (call.byte_range(), one.span().byte_range(), two.span().byte_range());
            let part = |range: Range<usize>| &self.text[range];
            let swapped = [
                part(whole.start..first.start),
                part(second.clone()),
                part(first.end..second.start),
                part(first),
                part(second.end..whole.end),
            ];
            self.add(call, Mutation::Instead(swapped.concat()));
        }
    }

    /// Alters the value of a block, its last expression.
    fn alter_end(&mut self, block: &syn::Block) {
        if let Some(Stmt::Expr(value, None)) = block.stmts.last() {
            self.alter(value);
        }
    }

    fn visit_body(&mut self, attributes: &[syn::Attribute], signature: &syn::Signature, block: &syn::Block) {
        if signature.constness.is_none() && !is_for_tests(attributes) {
            self.visit_block(block);
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_for_tests(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.visit_body(&function.attrs, &function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.visit_body(&function.attrs, &function.sig, &function.block);
    }

    // These are not evaluated during a match.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_path_arguments(&mut self, _: &'ast syn::PathArguments) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        self.alter_end(block);
        visit::visit_block(self, block);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) | Expr::Try(_), Some(_)) =
            statement
        {
            self.add(statement.span(), Mutation::LeftOut);
        }
        if let Stmt::Expr(Expr::Binary(changed), Some(_)) = statement
            && is_assignment(&changed.op)
        {
            self.add(statement.span(), Mutation::LeftOut);
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr_return(&mut self, returned: &'ast syn::ExprReturn) {
        returned.expr.iter().for_each(|value| self.alter(value));
        visit::visit_expr_return(self, returned);
    }

    fn visit_expr_if(&mut self, branch: &'ast syn::ExprIf) {
        self.negate(&branch.cond);
        if let (Some(Stmt::Expr(shown, None)), Some((_, other))) =
            (branch.then_branch.stmts.last(), &branch.else_branch)
            && let Expr::Block(other) = &**other
            && let Some(Stmt::Expr(hidden, None)) = other.block.stmts.last()
            && is_none(hidden)
            && self.text(shown.span()).starts_with("Some(")
        {
            self.add(hidden.span(), Mutation::Instead(self.text(shown.span()).to_owned()));
        }
        visit::visit_expr_if(self, branch);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.negate(guard);
        }
        self.alter(&arm.body);
        visit::visit_arm(self, arm);
    }

    fn visit_expr_struct(&mut self, record: &'ast syn::ExprStruct) {
        for (field, next) in record.fields.iter().zip(record.fields.iter().cycle().skip(1)) {
            let Member::Named(name) = &field.member else { continue };
            self.alter(&field.expr);
            if record.fields.len() > 1 && !matches!(next.expr, Expr::Closure(_)) {
                let swapped = self.text(next.expr.span()).to_owned();
                self.add(field.expr.span(), Mutation::Instead(swapped));
            }
            if field.colon_token.is_none() {
                let range = field.expr.span().byte_range();
                let lead = format!("{name}: ");
                if let Some(site) = self.found.get_mut(&(range.start, usize::MAX - range.end)) {
                    site.lead = lead;
                }
                // Shorthand: there is no expression to visit.
                continue;
            }
            self.visit_expr(&field.expr);
        }
        record.rest.iter().for_each(|rest| self.visit_expr(rest));
    }

    fn visit_expr_tuple(&mut self, tuple: &'ast syn::ExprTuple) {
        let parts: Vec<&Expr> = tuple.elems.iter().collect();
        if let [one, two] = parts[..] {
            let swapped = format!("({}, {})", self.text(two.span()), self.text(one.span()));
            self.add(tuple.span(), Mutation::Instead(swapped));
        }
        parts.into_iter().for_each(|part| self.alter(part));
        visit::visit_expr_tuple(self, tuple);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let name = self.text(call.func.span());
        if IGNORED_CALLS.contains(&name.rsplit("::").next().unwrap_or_default()) {
            return;
        }
        let is_verdict = name == "must";
        for (place, argument) in call.args.iter().enumerate() {
            if is_verdict && place == 0 { self.negate(argument) } else { self.alter(argument) }
        }
        self.swap(&call.args, call.span());
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let method = call.method.to_string();
        if IGNORED_CALLS.contains(&method.as_str()) {
            return self.visit_expr(&call.receiver);
        }
        if let Some((_, other)) = OPPOSITES.iter().find(|(name, _)| *name == method) {
            let (whole, name) = (call.span().byte_range(), call.method.span().byte_range());
            let swapped =
                format!("{}{other}{}", &self.text[whole.start..name.start], &self.text[name.end..whole.end]);
            self.add(call.span(), Mutation::Instead(swapped));
        }
        if method.ends_with("shuffle")
            && let Some(list) = call.args.first()
        {
            let list = self.text(list.span());
            let receiver = self.text(call.receiver.span());
            let less = format!(
                "{{ let list = {list}; let most = list.len().saturating_sub(2); {receiver}.{method}(&mut list[..most]) }}"
            );
            self.add(call.span(), Mutation::Instead(less));
        }
        if method == "cmp" {
            self.alter(&Expr::MethodCall(call.clone()));
        }
        for argument in &call.args {
            match argument {
                Expr::Closure(closure) if PREDICATE_METHODS.contains(&method.as_str()) => {
                    self.negate(&closure.body)
                }
                Expr::Closure(closure) => self.alter(&closure.body),
                _ => self.alter(argument),
            }
        }
        self.swap(&call.args, call.span());
        let shown = match (method.as_str(), call.args.first()) {
            ("then_some", Some(value)) => Some(value),
            ("then", Some(Expr::Closure(closure))) => Some(&*closure.body),
            _ => None,
        };
        if let Some(value) = shown {
            let value = format!("Some({})", self.text(value.span()));
            self.add(call.span(), Mutation::Instead(value));
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        self.visit_expr(&closure.body);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let whole = Expr::Binary(binary.clone());
        let [left, right] = [&binary.left, &binary.right].map(|part| self.text(part.span()).to_owned());
        let other = match binary.op {
            BinOp::Ge(_) => Some(">"),
            BinOp::Gt(_) => Some(">="),
            BinOp::Le(_) => Some("<"),
            BinOp::Lt(_) => Some("<="),
            BinOp::Add(_) => Some("-"),
            BinOp::Sub(_) => Some("+"),
            _ => None,
        };
        if let Some(other) = other {
            self.add(binary.span(), Mutation::Instead(format!("{left} {other} {right}")));
        }
        match binary.op {
            BinOp::And(_) | BinOp::Or(_) if !contains_let(&whole) => {
                self.negate(&whole);
                self.add(binary.span(), Mutation::Instead(left));
                self.add(binary.span(), Mutation::Instead(right));
            }
            BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Ge(_) | BinOp::Gt(_) | BinOp::Le(_) | BinOp::Lt(_) => {
                self.negate(&whole);
            }
            BinOp::Mul(_) => {
                self.alter(&binary.left);
                self.alter(&binary.right);
            }
            _ => {}
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        let name = path.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        let is_constant = name.len() > 2 && name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
        if is_constant {
            self.add(path.span(), Mutation::Altered);
        }
    }

    fn visit_expr_lit(&mut self, literal: &'ast syn::ExprLit) {
        if matches!(literal.lit, syn::Lit::Int(_) | syn::Lit::Bool(_)) {
            self.add(literal.span(), Mutation::Altered);
        }
    }
}

/// Whether a condition contains `let`, so that it is not an expression that can be negated.
fn contains_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => contains_let(&binary.left) || contains_let(&binary.right),
        _ => false,
    }
}

fn is_none(value: &Expr) -> bool {
    matches!(value, Expr::Path(path) if path.path.is_ident("None"))
}

fn is_assignment(operator: &BinOp) -> bool {
    use BinOp::{AddAssign, BitAndAssign, BitOrAssign, MulAssign, SubAssign};
    matches!(operator, AddAssign(_) | SubAssign(_) | MulAssign(_) | BitOrAssign(_) | BitAndAssign(_))
}

/// Whether an item is compiled only for tests.
fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    let is_test = |attribute: &syn::Attribute| {
        let list = attribute.meta.require_list();
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg") && list.is_ok_and(|list| list.tokens.to_string() == "test")
    };
    attributes.iter().any(is_test)
}
