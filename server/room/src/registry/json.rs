//! Values of games as JSON. The laws of the games serialize every type of every game, so that cannot fail.

use serde::Serialize;
use serde_json::Value;

pub(super) const WRITABLE: &str = "values of a game have a JSON form";

pub(super) fn json(value: &(impl Serialize + ?Sized)) -> Value {
    serde_json::to_value(value).expect(WRITABLE)
}
