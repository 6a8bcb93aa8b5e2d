//! The mutation operators: where a file might be otherwise, and how.
//!
//! - a condition is negated, loses one of its parts, or has its bound moved by one;
//! - a value (an argument, a field, what an arm or a block comes to, a number, a named constant) is *altered*: one more,
//!   the next seat, the next word, one entry less, nothing instead of something. `runtime.rs` says how, type by type;
//! - two fields of a record, or two parts of a pair, change places;
//! - a method is called that does the opposite: the least instead of the greatest;
//! - a shuffle leaves the two last entries where they are;
//! - a statement is left out.

use proc_macro2::Span;
use std::collections::BTreeMap;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprMethodCall, Member, Stmt};

/// Methods and what might be called instead, with the same arguments and to a result of the same type.
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
/// Methods whose closure says yes or no.
const ASKING: [&str; 12] = [
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
/// What is given to these is a matter of speed, or of a message to developers.
const IDLE: [&str; 4] = ["expect", "for_about", "reserve", "with_capacity"];

/// How a place might be otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mutation {
    /// Another expression stands there.
    Instead(String),
    /// The value is another one of its type.
    Altered,
    /// The statement is left out.
    LeftOut,
}

/// A place that might be otherwise.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    pub(crate) range: Range<usize>,
    /// What has to be written before a value there: the name of a field that is written once for both.
    pub(crate) lead: String,
    pub(crate) mutations: Vec<Mutation>,
}

/// All such places of a file, sorted so that what contains others comes before them.
pub(crate) fn sites(text: &str, file: &syn::File) -> Vec<Site> {
    let mut finder = Finder { text, found: BTreeMap::new() };
    finder.visit_file(file);
    finder.found.into_values().collect()
}

struct Finder<'a> {
    text: &'a str,
    /// By where they begin and how long they are, the longest first.
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
        if !holds_let(condition) {
            let negated = format!("!({})", self.text(condition.span()));
            self.add(condition.span(), Mutation::Instead(negated));
        }
    }

    /// A value is altered where it is given on.
    fn alter(&mut self, value: &Expr) {
        let is_plain = match value {
            Expr::Closure(_) | Expr::Reference(_) | Expr::Block(_) | Expr::If(_) | Expr::Match(_) => false,
            Expr::Struct(_) | Expr::Macro(_) | Expr::Range(_) | Expr::Return(_) | Expr::Array(_) => false,
            Expr::Break(_) | Expr::Continue(_) | Expr::Assign(_) | Expr::ForLoop(_) | Expr::While(_) => false,
            Expr::Lit(literal) => !matches!(literal.lit, syn::Lit::Str(_)),
            Expr::Tuple(tuple) => !tuple.elems.is_empty(),
            // It has no other value that is known.
            Expr::Path(path) => !path.path.is_ident("None"),
            _ => true,
        };
        if is_plain {
            self.add(value.span(), Mutation::Altered);
        }
    }

    /// A block's last expression is its value.
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

    // Nothing is worked out in these while a match is played.
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
            && is_assigning(&changed.op)
        {
            self.add(statement.span(), Mutation::LeftOut);
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr_if(&mut self, branch: &'ast syn::ExprIf) {
        self.negate(&branch.cond);
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
                // The name is the value too: there is nothing within it.
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
        if IDLE.contains(&name.rsplit("::").next().unwrap_or_default()) {
            return;
        }
        let is_verdict = name == "must";
        for (place, argument) in call.args.iter().enumerate() {
            if is_verdict && place == 0 { self.negate(argument) } else { self.alter(argument) }
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let method = call.method.to_string();
        if IDLE.contains(&method.as_str()) {
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
                Expr::Closure(closure) if ASKING.contains(&method.as_str()) => self.negate(&closure.body),
                Expr::Closure(closure) => self.alter(&closure.body),
                _ => self.alter(argument),
            }
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
            BinOp::And(_) | BinOp::Or(_) if !holds_let(&whole) => {
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

/// Whether a condition binds something: then it is no value.
fn holds_let(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => holds_let(&binary.left) || holds_let(&binary.right),
        _ => false,
    }
}

fn is_assigning(operator: &BinOp) -> bool {
    use BinOp::{AddAssign, BitAndAssign, BitOrAssign, MulAssign, SubAssign};
    matches!(operator, AddAssign(_) | SubAssign(_) | MulAssign(_) | BitOrAssign(_) | BitAndAssign(_))
}

/// Whether an item is compiled for tests alone.
fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    let is_test = |attribute: &syn::Attribute| {
        let list = attribute.meta.require_list();
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg") && list.is_ok_and(|list| list.tokens.to_string() == "test")
    };
    attributes.iter().any(is_test)
}
