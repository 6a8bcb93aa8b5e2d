//! One story, two databases: what every store does, told to each of them.

mod backup;
mod commits;
mod host;
mod indexes;
mod journal;
mod killed;
mod lists;
mod matches;
mod only_postgres;
mod only_sqlite;
mod people;
mod place;
mod tables;
mod talk;
mod time;

pub(super) use tables::step;

/// Makes of each story a test on SQLite and a test on Postgres.
macro_rules! stories {
    ($($chapter:ident { $($story:ident)+ })+) => {
        mod on_sqlite {
            $($(
                #[tokio::test]
                async fn $story() {
                    super::place::on_sqlite(async |store| super::$chapter::$story(&**store).await).await;
                }
            )+)+
        }

        mod on_postgres {
            $($(
                #[tokio::test]
                async fn $story() {
                    super::place::on_postgres(async |store| super::$chapter::$story(&**store).await).await;
                }
            )+)+
        }
    };
}

stories! {
    matches {
        a_match_comes_back_as_it_was_written
        an_unknown_match_is_none
        a_match_is_set_up_once
        a_failed_setup_leaves_nothing
        a_step_moves_the_header
        what_is_new_is_loaded_alone
        a_room_gets_all_that_it_needs
        the_latest_snapshot_is_kept_while_a_match_runs
        seats_follow_the_step
    }
    commits {
        an_empty_batch_is_nothing
        the_second_writer_of_a_version_loses
        of_many_writers_of_a_version_one_wins
        a_step_must_be_the_next_one
        a_conflict_touches_its_own_step_only
        steps_of_a_match_follow_each_other
        what_was_planned_on_a_lost_step_falls_with_it
        the_last_of_several_steps_may_end_the_match
        a_rematch_comes_with_its_step_or_not_at_all
        many_rematches_come_in_one_batch
        a_poisoned_batch_writes_nothing
        a_batch_may_be_long
        many_rooms_commit_at_once
    }
    time {
        deadlines_pass_in_order
        however_deadlines_move_the_earliest_is_known
        only_running_matches_have_deadlines
        time_away_is_given_back
        time_that_could_not_be_given_back_is_not_forgotten
        a_step_that_was_planned_before_time_was_given_back_has_it_too
        a_clock_that_was_set_back_and_is_right_again_gives_nothing
        servers_whose_clocks_differ_lose_no_time
        of_servers_that_come_back_together_one_gives_time_back
        the_server_beats
        it_is_known_whether_a_match_runs
        bots_are_found_where_they_alone_are_awaited
        what_has_lapsed_is_swept
    }
    lists {
        newest_come_first
        one_host_hides_nobody_elses_tables
        a_table_that_is_played_is_listed_before_others
        no_table_is_listed_twice_while_it_is_played
        private_tables_are_for_those_who_belong
        filters_narrow_the_list
        names_are_found_whatever_their_letters
        pages_follow_each_other_without_gaps
        own_matches_that_were_played_are_found
        a_line_tells_of_its_seats
        the_most_urgent_waits_first
    }
    people {
        a_person_has_sessions
        sessions_end
        people_see_and_end_their_sessions
        a_name_changes_but_not_at_the_table
        a_link_opens_once
        a_link_is_used_up_only_by_a_session
        of_many_who_open_a_link_one_gets_in
    }
    host {
        people_are_found_by_name_and_id
        who_is_banned_has_no_session_until_then
        a_person_gets_another_name_everywhere
        what_was_planned_under_a_name_of_before_is_not_written
        somebody_is_forgotten
        what_the_host_changes_is_told_in_order
        lines_are_removed
    }
    talk {
        chat_keeps_its_order
        a_line_is_kept_once
        who_is_muted_says_nothing_until_then
        many_who_speak_at_once_get_numbers_of_their_own
        a_lease_can_be_taken_and_given_back
        who_is_there_is_told_to_other_servers
        a_closed_store_is_unavailable
    }
}

#[tokio::test]
async fn a_committer_serves_many_rooms_on_sqlite() {
    place::on_sqlite(commits::a_committer_serves_many_rooms).await;
}

#[tokio::test]
async fn a_committer_serves_many_rooms_on_postgres() {
    place::on_postgres(commits::a_committer_serves_many_rooms).await;
}

#[tokio::test]
async fn visits_are_noted_on_sqlite() {
    place::on_sqlite(lists::visits_are_noted).await;
}

#[tokio::test]
async fn visits_are_noted_on_postgres() {
    place::on_postgres(lists::visits_are_noted).await;
}
