//! A map for a map entries.

#[cfg(feature = "ts")]
use alloc::collections::BTreeMap;
use alloc::vec::{self, Vec};
use core::borrow::Borrow;
use core::ops::Index;
use core::slice;
use serde::{Serialize, Serializer};

/// A map stored as a sorted list of entries. With map entries it is faster and smaller than a `BTreeMap`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallMap<K, V>(Vec<(K, V)>);

impl<K: Ord, V> SmallMap<K, V> {
    /// Inserts a value, and returns the value that the key had before.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.place(&key) {
            Ok(at) => Some(core::mem::replace(&mut self.0[at].1, value)),
            Err(at) => {
                self.0.insert(at, (key, value));
                None
            }
        }
    }

    /// The value of a key, which is inserted with the default value if it is missing.
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

    /// The value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|at| &self.0[at].1)
    }

    /// Whether the map has the key.
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

impl<K, V> SmallMap<K, V> {
    /// An empty map with space for so many entries.
    #[must_use]
    pub fn for_about(entries: usize) -> Self {
        Self(Vec::with_capacity(entries))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The keys, in order.
    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.0.iter().map(|(key, _)| key)
    }

    /// The values, in the order of their keys.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }

    /// The entries, in the order of their keys.
    pub fn iter(&self) -> slice::Iter<'_, (K, V)> {
        self.0.iter()
    }
}

impl<K, V> Default for SmallMap<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Ord, V> Index<K> for SmallMap<K, V> {
    type Output = V;

    fn index(&self, key: K) -> &V {
        self.get(&key).expect("the key is in the map")
    }
}

impl<K: Ord, V> Index<&K> for SmallMap<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("the key is in the map")
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for SmallMap<K, V> {
    /// Entries in ascending order are taken over without a search. Of equal keys the last one counts.
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let list: Vec<_> = entries.into_iter().collect();
        if list.is_sorted_by(|(one, _), (next, _)| one < next) {
            return Self(list);
        }
        let mut map = Self::default();
        map.extend(list);
        map
    }
}

impl<K: Ord, V> Extend<(K, V)> for SmallMap<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl<'a, K, V> IntoIterator for &'a SmallMap<K, V> {
    type Item = &'a (K, V);
    type IntoIter = slice::Iter<'a, (K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<K, V> IntoIterator for SmallMap<K, V> {
    type Item = (K, V);
    type IntoIter = vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<K: Serialize, V: Serialize> Serialize for SmallMap<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key, value)))
    }
}

/// In TypeScript it has the type of a `BTreeMap`.
#[cfg(feature = "ts")]
impl<K: ts_rs::TS, V: ts_rs::TS> ts_rs::TS for SmallMap<K, V> {
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
        let mut map: SmallMap<_, _> = [("n", 2), ("best", 1)].into_iter().collect();
        assert_eq!((map["best"], map.get(&"of"), map.len()), (1, None, 2));
        assert_eq!(map.insert("best", 3), Some(1));
        assert_eq!(json!(map), json!({ "best": 3, "n": 2 }));
        assert_eq!(map, [("best", 3), ("n", 2)].into_iter().collect());
        assert!(map.keys().eq(&["best", "n"]) && map.values().eq(&[3, 2]));
        *map.get_or_default("n") += 1;
        *map.get_or_default("a") += 1;
        let sorted: SmallMap<_, _> = [("a", 1), ("best", 3), ("n", 3)].into_iter().collect();
        assert_eq!(map, sorted);
        assert_eq!(
            [("n", 7), ("a", 0), ("n", 3), ("a", 1), ("best", 3)].into_iter().collect::<SmallMap<_, _>>(),
            map
        );
    }
}
