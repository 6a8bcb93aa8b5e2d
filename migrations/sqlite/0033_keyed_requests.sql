-- Requests that have made something and carry a key, kept for a day, so that one that is repeated makes nothing anew. The key
-- is known to who sent it alone: here are its SHA-256, and one of the key together with what was asked for. `asker_id` is the
-- user who asked, or all zeros if nobody had a session. `made_id` is the match or the user that was made, or as whom the
-- request signed in; `session_hash` is the session that it began. `is_refused` marks a code that was wrong, and whose attempt
-- was counted.
create table keyed_request (
    key_hash blob not null check (length(key_hash) = 32),
    asker_id blob not null,
    content_hash blob not null check (length(content_hash) = 32),
    made_id blob,
    session_hash blob check (length(session_hash) = 32),
    is_refused integer not null check (is_refused in (0, 1)),
    at integer not null,
    primary key (key_hash, asker_id)
) strict, without rowid;

create index keyed_request_at on keyed_request (at);

-- Whether no request has come with this session yet: until then, its cookie is set again when the request that began it is
-- repeated.
alter table session add column unused integer not null default 0 check (unused in (0, 1));
