//! How the databases read lists: from the place where a page begins, not from the top.

use super::databases::{Folder, in_schema};
use super::fixtures::{START, new_user, set_up, user_seat};
use crate::Store;
use crate::postgres::PostgresStore;
use crate::sqlite::SqliteStore;
use protocol::{MatchId, TableStatus};
use sqlx::{Connection as _, PgConnection};

/// Enough that reading them all costs more than following an index.
const MATCHES: u64 = 300;

/// Stores finished matches. Returns the one in the middle of the list.
async fn fill(store: &dyn Store) -> (u64, MatchId) {
    let ana = new_user(store, "Ana").await;
    let mut ids = Vec::new();
    for n in 0..MATCHES {
        let id = set_up(store, &[user_seat(ana)], |new| {
            new.row.table.status = TableStatus::Over;
            new.row.touched = START + n;
        })
        .await;
        ids.push(id);
    }
    let middle = MATCHES / 2;
    (START + middle, ids[usize::try_from(middle).unwrap()])
}

#[tokio::test]
async fn sqlite_reads_lists_from_the_place_where_a_page_begins() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.database()).await.unwrap();
    let after = fill(&store).await;
    for (list, plan) in store.plans_of_lists("explain query plan", after).await {
        let wanted = match list {
            "open" => "SEARCH m USING INDEX match_open (status=? AND listed>? AND (listed,match_id)<(?,?))",
            "circle" => {
                "SEARCH m USING INDEX match_circle (circle_id=? AND status=? AND listed>? AND (listed,match_id)<(?,?))"
            }
            _ => "SEARCH m USING PRIMARY KEY (match_id=?)",
        };
        assert!(plan.contains(wanted), "{list}: {plan}");
    }
    for (whose, plan) in store.plans_of_played("explain query plan").await {
        let first = match whose {
            "user" => [
                "SEARCH seat USING COVERING INDEX seat_person (user_id=?)",
                "SEARCH m USING PRIMARY KEY (match_id=?)",
            ],
            _ => ["SEARCH m USING INDEX match_circle (circle_id=? AND status=?)"; 2],
        };
        for step in first
            .into_iter()
            .chain(["SEARCH s USING PRIMARY KEY (match_id=?)", "SEARCH u USING PRIMARY KEY (match_id=?)"])
        {
            assert!(plan.contains(step), "{step} is not in the plan of statistics of a {whose}: {plan}");
        }
    }
    store.close().await;
}

#[tokio::test]
async fn postgres_reads_lists_from_the_place_where_a_page_begins() {
    in_schema(async |url| {
        let store = PostgresStore::open(url).await.unwrap();
        let after = fill(&store).await;
        let mut admin = PgConnection::connect(url).await.unwrap();
        sqlx::raw_sql("analyze match; analyze seat; analyze person").execute(&mut admin).await.unwrap();
        admin.close().await.unwrap();
        // How few users it takes to begin with them is the planner's choice; the long list is the open one.
        let plans = store.plans_of_lists("explain", after).await;
        let (_, plan) = plans.into_iter().find(|(list, _)| *list == "open").unwrap();
        assert!(plan.contains("Index Scan Backward using match_open"), "{plan}");
        let condition = plan.lines().find(|line| line.contains("Index Cond") && line.contains("listed"));
        assert!(condition.is_some_and(|line| line.contains("ROW(")), "{plan}");
        for (whose, plan) in store.plans_of_played("explain").await {
            let wanted = if whose == "user" { ["seat_person", "match_pkey"] } else { ["match_circle"; 2] };
            assert!(wanted.iter().all(|index| plan.contains(index)), "{whose}: {plan}");
        }
        store.close().await;
    })
    .await;
}
