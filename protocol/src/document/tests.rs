use super::*;
use proptest::prelude::*;
use serde_json::json;

fn check(old: &Value, new: &Value) -> Option<Value> {
    let (before, after) = (Document::of(old).unwrap(), Document::of(new).unwrap());
    let patch = before.diff(&after).map(|text| serde_json::from_str::<Value>(&text).unwrap());
    let mut target = old.clone();
    if let Some(patch) = &patch {
        apply(&mut target, patch);
    }
    assert_eq!(&target, new);
    patch
}

#[test]
fn equal_documents_need_no_patch() {
    assert_eq!(check(&json!({"a": {"b": 1}}), &json!({"a": {"b": 1}})), None);
}

#[test]
fn only_what_changed_is_sent() {
    let old = json!({"game": {"hand": {"c1": 1, "c2": 2}, "round": 1}, "table": {"awaited": [0]}});
    let new = json!({"game": {"hand": {"c1": 1, "c3": 3}, "round": 1}, "table": {"awaited": [0]}});
    assert_eq!(check(&old, &new), Some(json!({"game": {"hand": {"c2": null, "c3": 3}}})));
}

#[test]
fn a_changed_variant_loses_the_fields_of_the_old_one() {
    let old = json!({"phase": {"kind": "pick", "left": 3}});
    let new = json!({"phase": {"kind": "place", "face": "woods"}});
    assert_eq!(check(&old, &new), Some(json!({"phase": {"kind": "place", "face": "woods", "left": null}})));
}

#[test]
fn lists_are_replaced_whole() {
    let old = json!({"order": ["a", "b"], "x": {}});
    let new = json!({"order": ["b", "a"], "x": {}});
    assert_eq!(check(&old, &new), Some(json!({"order": ["b", "a"]})));
}

#[test]
fn quotes_brackets_and_backslashes_in_texts_do_no_harm() {
    let old = json!({"name": "a\"},{\\", "n": 1, "deep": {"k": "]}\\\""}});
    let new = json!({"name": "b\"},{\\", "n": 1, "deep": {"k": "]}\\\\\""}});
    check(&old, &new);
}

#[test]
fn a_value_may_begin_like_another() {
    check(&json!({"a": 12, "b": "x", "c": 1}), &json!({"a": 123, "b": "xy", "c": 1}));
    check(&json!({"a": 123, "b": [1, 2], "ab": 1}), &json!({"a": 12, "b": [1], "abc": 1}));
}

#[test]
fn objects_and_plain_values_take_each_others_place() {
    check(&json!({"a": 1, "b": {"c": 2}}), &json!({"a": {"c": 2}, "b": 1}));
    check(&json!({"a": {"b": 1}}), &json!({"a": {}}));
    check(&json!({"a": [1]}), &json!({"a": {}}));
}

/// The same vectors go through the client's own `apply`.
#[test]
fn vectors_shared_with_the_client() {
    let vectors: Vec<Value> = serde_json::from_str(include_str!("../../vectors/merge.json")).unwrap();
    assert!(vectors.len() > 10);
    for vector in vectors {
        let mut target = vector["old"].clone();
        apply(&mut target, &vector["patch"]);
        assert_eq!(target, vector["new"], "{vector}");
    }
}

/// Documents as they are allowed to be: no null outside lists.
fn documents() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        ".{0,6}".prop_map(Value::from),
    ];
    let inner = leaf.prop_recursive(4, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-d]", inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    });
    prop::collection::btree_map("[a-d]", inner, 0..4).prop_map(|map| Value::Object(map.into_iter().collect()))
}

proptest! {
    #[test]
    fn a_patch_leads_exactly_to_the_next_document(old in documents(), new in documents()) {
        check(&old, &new);
    }

    /// What both begin and end with is passed over in large pieces.
    #[test]
    fn long_documents_that_differ_in_the_middle(
        old in documents(), new in documents(), around in documents(), text in ".{0,80}"
    ) {
        let wrap = |middle: &Value| {
            let same = json!({ "around": around, "text": text });
            json!({ "a": same, "b": { "c": same, "m": middle, "n": same }, "z": { "y": same } })
        };
        check(&wrap(&old), &wrap(&new));
    }
}
