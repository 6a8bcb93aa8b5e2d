//! Statements for many rows at a time.

/// Maximum number of rows in one statement, because SQLite limits the number of parameters.
pub(super) const AT_ONCE: usize = 128;

/// `values (?,?),(?,?)…`, with the number of rows rounded up to a power of two so that few different statements are
/// prepared and cached. Nothing is bound to the extra rows: they are null, and no statement here uses rows whose match
/// id is null.
pub(super) fn values(rows: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    format!("values {}", vec![row.as_str(); rows.next_power_of_two()].join(","))
}

/// `count` question marks, rounded up to a power of two so that few different statements are prepared and cached.
pub(super) fn parameters(count: usize) -> String {
    vec!["?"; count.next_power_of_two()].join(",")
}

#[cfg(test)]
mod tests {
    use super::values;

    #[test]
    fn tables_of_values_come_in_few_sizes() {
        assert_eq!(values(1, 2), "values (?,?)");
        assert_eq!(values(3, 1), "values (?),(?),(?),(?)");
    }
}
