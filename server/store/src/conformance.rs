//! The conformance suite: tests that run on both backends.

mod analyses;
mod announcements;
mod backup;
mod chat;
mod circle_webhooks;
mod circles;
mod commits;
mod counter;
mod databases;
mod ended;
mod entries;
mod evenings;
mod fixtures;
mod host;
mod hosts;
mod ignored;
mod indexes;
mod invitations;
mod journal;
mod keyed;
mod killed;
mod leagues;
mod lessons;
mod lists;
mod matches;
mod merges;
mod names;
mod news;
mod notes;
mod notice_channels;
mod notices;
mod old_people;
mod only_postgres;
mod only_sqlite;
mod people;
mod plans;
mod proofs;
mod ratings;
mod readers;
mod readers_killed;
mod reports;
mod retention;
mod reviews;
mod scrubbing;
mod sign_in;
mod statistics;
mod storage;
mod time;
mod users;
mod vacations;

pub(crate) use counter::{Counted, Counting, EndedMatches};
pub(super) use fixtures::step;

/// Turns each listed function into one test on SQLite and one on Postgres.
macro_rules! on_both {
    ($($module:ident { $($test:ident)+ })+) => {
        mod on_sqlite {
            $($(
                #[tokio::test]
                async fn $test() {
                    super::databases::on_sqlite(async |store| super::$module::$test(&**store).await).await;
                }
            )+)+
        }

        mod on_postgres {
            $($(
                #[tokio::test]
                async fn $test() {
                    super::databases::on_postgres(async |store| super::$module::$test(&**store).await).await;
                }
            )+)+
        }
    };
}

on_both! {
    matches {
        a_match_is_loaded_as_it_was_written
        a_branch_is_loaded_with_all_that_it_has_copied
        an_unknown_match_is_none
        a_match_is_set_up_once
        a_failed_setup_leaves_nothing
        a_step_updates_the_header
        a_step_changes_the_rules
        only_new_steps_are_loaded
        latest_loads_what_a_room_needs
        the_latest_snapshot_is_kept_while_a_match_runs
        a_step_changes_the_seats
    }
    commits {
        an_empty_batch_is_nothing
        the_second_writer_of_a_version_loses
        of_many_writers_of_a_version_one_wins
        a_step_must_be_the_next_one
        a_conflict_fails_only_its_own_step
        steps_of_a_match_follow_each_other
        a_step_planned_on_a_lost_step_is_rejected
        the_last_of_several_steps_may_end_the_match
        a_rematch_is_created_with_its_step_or_not_at_all
        many_rematches_can_be_created_in_one_batch
        a_batch_with_a_refused_step_writes_nothing
        a_batch_may_be_long
        many_rooms_commit_at_once
    }
    time {
        deadlines_pass_in_order
        the_earliest_deadline_is_known_however_deadlines_change
        only_running_matches_have_deadlines
        downtime_is_given_back
        downtime_is_given_back_later_if_it_fails_at_first
        a_step_planned_before_time_is_given_back_gets_it_too
        a_clock_that_was_set_back_and_is_right_again_gives_nothing
        servers_whose_clocks_differ_lose_no_time
        of_servers_that_resume_together_one_gives_time_back
        a_heartbeat_returns_the_previous_one
        has_running_finds_running_matches
        matches_that_await_only_bots_are_found
        expired_rows_are_deleted
    }
    storage {
        what_a_database_holds_is_measured
    }
    retention {
        a_table_that_never_began_is_deleted_when_nobody_opens_it
        a_match_in_which_a_step_was_made_is_never_deleted
        a_lesson_is_deleted_and_remembered
        all_that_belongs_to_a_table_goes_with_it
        a_branch_without_a_step_of_its_own_goes_like_a_table_that_did_not_begin
        a_guest_who_holds_nothing_is_deleted
        what_somebody_holds_keeps_them
        a_match_that_nobody_opens_leaves_the_lists_until_a_player_does
        what_is_held_is_counted
    }
    analyses {
        an_analysis_is_kept_for_its_build_alone
        nothing_is_kept_of_a_match_that_is_gone_and_nothing_that_is_too_long
    }
    notes {
        a_note_is_written_changed_and_deleted
        shared_notes_are_seen_after_the_end_alone
        a_user_has_so_many_notes_in_a_match
        a_note_needs_a_step_and_somebody_who_may_write
        nothing_of_notes_is_left_when_their_writer_is_erased
        notes_come_along_with_a_guest
        what_a_guest_shared_where_both_sat_is_shared_no_more
        the_host_deletes_what_is_shared
        who_shares_a_note_is_kept
    }
    reviews {
        a_review_is_kept_as_it_was_shown_last
        a_review_is_begun_once_for_a_request
        of_many_reviews_the_latest_are_kept
        a_review_follows_its_leader
        who_is_muted_or_signed_out_is_silent
    }
    circles {
        a_circle_is_seen_by_its_members_alone
        a_circle_is_made_once_for_a_request
        a_circle_and_a_user_have_so_many_of_each_other
        the_owner_changes_a_circle_and_nobody_else
        who_has_been_a_member_the_longest_follows_the_owner
        memberships_come_along_with_a_guest
        tables_of_a_circle_are_found_by_its_members
        a_rematch_is_played_in_the_same_circle
        matches_outlast_their_circle
    }
    evenings {
        an_evening_has_a_plan_and_the_matches_that_were_set_up
        an_evening_is_made_once_for_a_request
        no_match_joins_an_evening_that_has_ended
        an_evening_goes_with_its_last_match
        who_is_erased_has_set_up_no_evening_and_who_is_merged_has
    }
    leagues {
        a_league_has_a_plan_and_players_who_join_and_leave
        a_league_is_made_once_for_a_request
        a_round_begins_once_and_ends_once
        a_round_is_due_when_its_time_is_up
        who_leaves_meanwhile_makes_a_round_wait
        a_league_that_gathers_players_ends_with_its_circle
        a_league_in_which_no_round_has_begun_is_deleted_when_nobody_comes
        results_outlast_their_matches
        who_is_merged_plays_on_and_who_is_erased_is_nobody
        a_calendar_has_one_secret_address_and_the_dates_of_its_owner
    }
    lessons {
        a_lesson_is_in_no_list
        the_latest_unfinished_lesson_of_a_user_is_found
        the_matches_of_a_game_are_counted_without_its_lessons
        seen_hints_are_kept_until_a_user_is_erased
    }
    lists {
        newest_come_first
        a_host_with_many_tables_does_not_hide_others
        a_table_that_is_played_is_listed_before_others
        no_table_is_listed_twice_while_it_is_played
        closed_tables_are_listed_only_for_their_players_and_spectators
        watched_matches_are_recorded
        filters_narrow_the_list
        names_are_found_in_any_case
        pages_follow_each_other_without_gaps
        played_matches_of_a_user_are_found
        an_entry_contains_its_seats
        an_entry_says_who_is_awaited
        the_earliest_deadline_comes_first
        the_deadline_of_a_waiting_table_is_that_of_who_reads
    }
    users {
        a_user_has_sessions
        sessions_end
        a_user_lists_and_ends_their_sessions
        names_are_looked_up
        a_link_works_once
        a_link_is_used_up_only_by_a_session
        of_many_users_of_a_link_one_gets_a_session
    }
    names {
        a_kept_name_is_nobody_elses
        a_name_is_kept_as_long_as_there_is_a_way_to_sign_in
        who_is_called_like_a_kept_name_is_a_guest_and_chooses_another
        of_two_who_keep_a_name_at_once_one_does
        a_name_that_is_taken_while_it_is_kept_belongs_to_one
    }
    people {
        a_public_page_is_found_until_it_is_private
        only_matches_that_are_over_lead_to_pages
        what_a_user_can_take_along_is_found
        who_asked_to_be_erased_is_hidden_and_signed_out
        who_asked_to_be_erased_may_come_back
        who_asked_to_be_erased_is_erased_in_time
        of_coming_back_and_being_erased_at_once_one_counts
        who_is_about_to_be_erased_does_and_is_told_nothing
        those_at_the_same_tables_are_named
        who_was_removed_is_found
        who_was_erased_is_known
    }
    merges {
        the_seats_of_a_guest_come_along
        what_a_guest_said_and_watched_comes_along
        a_guest_stays_where_both_ever_sat
        a_second_press_does_nothing_twice
        whoever_is_banned_or_erased_is_merged_with_nobody
        of_merges_at_once_one_counts
        of_a_step_and_a_merge_at_once_each_is_whole
        what_was_under_way_comes_along_later
        a_browser_comes_along_and_no_other_target_of_a_guest
        vacations_are_united_from_then_on
        a_merge_is_told_to_servers
    }
    host {
        users_are_found_by_name_and_id
        a_banned_user_has_no_session
        a_user_is_renamed
        a_user_is_erased
        orders_about_nobody_write_nothing
        nothing_that_a_banned_or_erased_user_says_is_kept
        nothing_that_is_said_while_a_user_is_erased_is_kept
        lines_of_chat_are_deleted
    }
    announcements {
        announcements_are_kept_until_they_are_over_or_withdrawn
    }
    reports {
        a_line_is_kept_once_with_each_reporter
        names_are_reported_as_they_are
        who_reported_hears_the_answer
        reports_go_after_a_while_and_with_people
        reports_come_along_with_a_guest
    }
    hosts {
        whom_the_host_named_opens_the_page_when_signed_in
        an_erased_host_is_none
        a_link_opens_the_page_while_no_host_is_named
    }
    notices {
        a_wait_is_found_until_it_was_told
        what_began_and_ended_is_found_for_a_day
        silence_pauses_and_refusals_keep_notices_back
        chat_is_found_for_those_who_want_to_know
        settings_and_targets_are_kept
        a_code_confirms_a_mailbox_once_and_soon
        a_user_who_signs_out_everywhere_is_pushed_nothing
        a_browser_that_is_signed_out_is_pushed_nothing
        somebody_who_is_banned_is_told_nothing
        of_several_servers_one_tells
        erasing_a_user_erases_their_targets
    }
    vacations {
        the_vacations_of_users_are_looked_up
        a_change_of_a_vacation_is_told_and_a_refused_one_changes_nothing
        of_two_vacations_at_once_one_counts
        no_change_takes_place_before_an_earlier_one
        changes_and_merges_of_two_servers_leave_a_union_of_times
        an_erased_user_has_no_vacation
        unfinished_matches_of_a_user_are_found
    }
    keyed {
        a_repeated_request_makes_nothing_anew
        of_the_same_request_at_once_one_makes_something
        a_refused_request_is_not_kept
        a_session_is_unused_until_a_request_comes_with_it
        a_link_and_its_session_are_made_once
        a_repeat_uses_up_no_code
        a_mailbox_is_confirmed_once
        requests_are_forgotten_after_a_day
    }
    invitations {
        a_user_begins_with_a_method_that_nobody_has
        an_invitation_is_used_as_often_as_the_host_says
    }
    sign_in {
        a_method_is_found_by_what_it_has
        nobody_has_what_another_user_has
        a_code_works_once_in_the_browser_that_asked
        a_code_can_be_entered_five_times
        a_code_ends_and_is_forgotten
        so_many_codes_may_be_asked_for_in_a_day
        askers_at_the_same_time_get_no_more_codes
        a_code_that_adds_an_address_signs_nobody_in
        a_passkey_is_used_by_one_at_a_time
        who_signs_in_is_no_guest_and_a_guest_who_is_somebody_signs_in_no_more
        a_ceremony_is_answered_once
        a_browser_comes_back_from_a_provider_once
        other_devices_hear_of_a_sign_in_once
        nothing_is_left_of_how_an_erased_user_signs_in
    }
    ignored {
        somebody_is_ignored_until_the_user_undoes_it
        those_who_may_have_written_at_a_table_are_found
        nothing_of_ignoring_is_left_when_one_of_the_two_is_erased
        ignoring_comes_along_with_a_guest
        nobody_is_told_of_lines_of_those_whom_they_ignore
    }
    proofs {
        only_a_sign_in_proves
        a_link_hands_on_what_its_session_proves
        a_guest_is_lent_while_they_go_on_elsewhere
        no_link_or_session_outlives_an_erasure
    }
    chat {
        chat_lines_keep_their_order
        a_line_is_stored_once
        lines_of_a_muted_user_are_not_stored
        concurrent_lines_get_distinct_numbers
        a_lease_can_be_taken_and_given_back
        presence_is_visible_to_other_servers
        a_closed_store_is_unavailable
    }
}

#[tokio::test]
async fn a_group_commit_serves_many_rooms_on_sqlite() {
    databases::on_sqlite(commits::a_group_commit_serves_many_rooms).await;
}

#[tokio::test]
async fn a_group_commit_serves_many_rooms_on_postgres() {
    databases::on_postgres(commits::a_group_commit_serves_many_rooms).await;
}
