//! Maps of a few entries, made by the dozen in every step.

#[cfg(feature = "ts")]
use alloc::collections::BTreeMap;
use alloc::vec::{self, Vec};
use core::borrow::Borrow;
use core::ops::Index;
use core::slice;
use serde::{Serialize, Serializer};

/// A map of so few entries that a sorted list of them is quicker than a tree, and smaller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Few<K, V>(Vec<(K, V)>);

impl<K: Ord, V> Few<K, V> {
    /// Puts a value under a key; what stood there before.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.place(&key) {
            Ok(at) => Some(core::mem::replace(&mut self.0[at].1, value)),
            Err(at) => {
                self.0.insert(at, (key, value));
                None
            }
        }
    }

    /// What stands under a key, made first where nothing does.
    pub fn get_or_default(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        let at = self.place(&key).unwrap_or_else(|at| {
            self.0.insert(at, (key, V::default()));
            at
        });
        &mut self.0[at].1
    }

    /// What stands under a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|at| &self.0[at].1)
    }

    /// Whether anything stands under a key.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.place(key).is_ok()
    }

    fn place<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.0.binary_search_by(|(other, _)| other.borrow().cmp(key))
    }
}

impl<K, V> Few<K, V> {
    /// An empty map that takes so many entries without being moved.
    #[must_use]
    pub fn for_about(entries: usize) -> Self {
        Self(Vec::with_capacity(entries))
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many entries it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// All keys, in order.
    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.0.iter().map(|(key, _)| key)
    }

    /// All values, in the order of their keys.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }

    /// All entries, in the order of their keys.
    pub fn iter(&self) -> slice::Iter<'_, (K, V)> {
        self.0.iter()
    }
}

impl<K, V> Default for Few<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Ord, V> Index<K> for Few<K, V> {
    type Output = V;

    fn index(&self, key: K) -> &V {
        self.get(&key).expect("it is in the map")
    }
}

impl<K: Ord, V> Index<&K> for Few<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("it is in the map")
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for Few<K, V> {
    /// Of entries that come in order it is made at once.
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let list: Vec<_> = entries.into_iter().collect();
        if list.is_sorted_by(|(one, _), (next, _)| one < next) {
            return Self(list);
        }
        let mut few = Self::default();
        for (key, value) in list {
            few.insert(key, value);
        }
        few
    }
}

impl<K: Ord, V> Extend<(K, V)> for Few<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl<'a, K, V> IntoIterator for &'a Few<K, V> {
    type Item = &'a (K, V);
    type IntoIter = slice::Iter<'a, (K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<K, V> IntoIterator for Few<K, V> {
    type Item = (K, V);
    type IntoIter = vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Few<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key, value)))
    }
}

/// In TypeScript it is what a tree is.
#[cfg(feature = "ts")]
impl<K: ts_rs::TS, V: ts_rs::TS> ts_rs::TS for Few<K, V> {
    type WithoutGenerics = <BTreeMap<K, V> as ts_rs::TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(cfg: &ts_rs::Config) -> String {
        <BTreeMap<K, V> as ts_rs::TS>::name(cfg)
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        <BTreeMap<K, V> as ts_rs::TS>::inline(cfg)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <BTreeMap<K, V> as ts_rs::TS>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        <BTreeMap<K, V> as ts_rs::TS>::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn it_is_written_and_compared_as_a_map() {
        let mut few: Few<_, _> = [("n", 2), ("best", 1)].into_iter().collect();
        assert_eq!((few["best"], few.get(&"of"), few.len()), (1, None, 2));
        assert_eq!(few.insert("best", 3), Some(1));
        assert_eq!(json!(few), json!({ "best": 3, "n": 2 }));
        assert_eq!(few, [("best", 3), ("n", 2)].into_iter().collect());
        assert!(few.keys().eq(&["best", "n"]) && few.values().eq(&[3, 2]));
        *few.get_or_default("n") += 1;
        *few.get_or_default("a") += 1;
        let sorted: Few<_, _> = [("a", 1), ("best", 3), ("n", 3)].into_iter().collect();
        assert_eq!(few, sorted);
        assert_eq!(
            [("n", 7), ("a", 0), ("n", 3), ("a", 1), ("best", 3)].into_iter().collect::<Few<_, _>>(),
            few
        );
    }
}
