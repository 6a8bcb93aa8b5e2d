-- A database of the version before steps were written to a journal, in Postgres: what before-the-journal.sql holds, as
-- `pg_dump --inserts` writes it after the migrations of that version.
CREATE TABLE _sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE chat (
    match_id uuid NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    user_id uuid,
    request text,
    name text NOT NULL,
    seat bigint,
    text text NOT NULL
);
CREATE TABLE device_link (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    ends bigint NOT NULL,
    CONSTRAINT device_link_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE TABLE lease (
    match_id uuid NOT NULL,
    server_id uuid NOT NULL,
    ends bigint NOT NULL,
    shared_until bigint
);
CREATE TABLE match (
    match_id uuid NOT NULL,
    game text NOT NULL,
    format bigint NOT NULL,
    seed bytea NOT NULL,
    invitation text NOT NULL,
    rematch_of uuid,
    created bigint NOT NULL,
    touched bigint NOT NULL,
    version bigint NOT NULL,
    deadline bigint,
    status text NOT NULL,
    options jsonb NOT NULL,
    pace jsonb NOT NULL,
    is_open boolean NOT NULL,
    result jsonb,
    CONSTRAINT match_seed_check CHECK ((length(seed) = 32)),
    CONSTRAINT match_status_check CHECK ((status = ANY (ARRAY['gathering'::text, 'running'::text, 'over'::text, 'abandoned'::text])))
);
CREATE TABLE person (
    user_id uuid NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    banned_until bigint,
    muted_until bigint
);
CREATE TABLE presence (
    match_id uuid NOT NULL,
    server_id uuid NOT NULL,
    seats jsonb NOT NULL,
    ends bigint NOT NULL
);
CREATE TABLE seat (
    match_id uuid NOT NULL,
    seat bigint NOT NULL,
    user_id uuid,
    name text,
    name_folded text,
    stand_in boolean NOT NULL,
    level text,
    awaited_since bigint,
    CONSTRAINT seat_check CHECK (((user_id IS NULL) OR (level IS NULL))),
    CONSTRAINT seat_check1 CHECK ((((user_id IS NULL) = (name IS NULL)) AND ((name IS NULL) = (name_folded IS NULL)))),
    CONSTRAINT seat_level_check CHECK ((level = ANY (ARRAY['easy'::text, 'good'::text])))
);
CREATE TABLE server_beat (
    one bigint NOT NULL,
    at bigint NOT NULL,
    previous bigint,
    CONSTRAINT server_beat_one_check CHECK ((one = 1))
);
CREATE TABLE session (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    ends bigint NOT NULL,
    created bigint,
    seen bigint,
    device text,
    CONSTRAINT session_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE TABLE step (
    match_id uuid NOT NULL,
    version bigint NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    seat bigint,
    user_id uuid,
    request text,
    action text,
    events text NOT NULL,
    table_events text NOT NULL,
    undoes bigint,
    fixed boolean NOT NULL,
    CONSTRAINT step_kind_check CHECK ((kind = ANY (ARRAY['action'::text, 'undo'::text, 'table'::text])))
);
CREATE TABLE watched (
    user_id uuid NOT NULL,
    match_id uuid NOT NULL,
    at bigint NOT NULL
);
INSERT INTO _sqlx_migrations VALUES (1, 'tables', '2026-11-22 13:04:51+00', true, '\x6009798c9810cfcf3d4cacdbfab90ba4cf4b26f9392757c8d44392ab31958865144848c873b166a268642ee6f09bdce3', 1000000);
INSERT INTO _sqlx_migrations VALUES (2, 'shared_lease', '2026-11-22 13:04:51+00', true, '\x0c669726c68cf5efa825b1e82eef369974d45b209beac1d6c223525ea729132ec0de3debad71f2904663a76d4886608d', 1000000);
INSERT INTO _sqlx_migrations VALUES (3, 'chat_numbers', '2026-11-22 13:04:51+00', true, '\x20b670291a1db50f553db4a901227149b2ea7569879db1851cc1b064a6ceb813d96cbb72dca49cae5b3435808346ab7b', 1000000);
INSERT INTO _sqlx_migrations VALUES (4, 'seat_names', '2026-11-22 13:04:51+00', true, '\x1a97a3edfd2b2eb6bc736340416e4a8c54561eb9aeda9d2fd1dbf8ac129fb959a02be4759079b7c22cf7bc11ab765e0e', 1000000);
INSERT INTO _sqlx_migrations VALUES (5, 'sessions', '2026-11-22 13:04:51+00', true, '\xe0e2274bcafed11106c8099a9be2fead1d0ea3b3f6e0bc152e34336c098b3e593a8393c7e5ea50d0ee2918b8115654f2', 1000000);
INSERT INTO _sqlx_migrations VALUES (6, 'presence', '2026-11-22 13:04:51+00', true, '\x464346d41b325804309e676864d573dba61216d10fcee3652b1083b45c88807da6c89aba808677844cef42bc2c44a95e', 1000000);
INSERT INTO _sqlx_migrations VALUES (7, 'bans', '2026-11-22 13:04:51+00', true, '\xb1dfe725129e79d532845c7e4fccb8b56655ffa02615d71778d5705f5e98a4b4bd54227c41e6f11d568df90f5e1fe8e6', 1000000);
INSERT INTO _sqlx_migrations VALUES (8, 'mutes', '2026-11-22 13:04:51+00', true, '\x7272fa2446a128798da4764001240ba16f710c51b876f777a3d024ad436f2953652b7b01bae25a5fa09980fd9483e996', 1000000);
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 1, 1795352691838, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-3', 'Ana', 0, 'Ana-3');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 2, 1795352691844, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-5', 'Ana', 0, 'Ana-5');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 3, 1795352691850, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-6', 'Ana', 0, 'Ana-6');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 4, 1795352691852, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-7', 'Ana', 0, 'Ana-7');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 5, 1795352691857, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-6', 'Bia', 1, 'Bia-6');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 6, 1795352691862, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-8', 'Bia', 1, 'Bia-8');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 7, 1795352691868, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-10', 'Bia', 1, 'Bia-10');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 8, 1795352691872, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-12', 'Bia', 1, 'Bia-12');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 9, 1795352691881, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-16', 'Ana', 0, 'Ana-16');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 10, 1795352691886, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-17', 'Bia', 1, 'Bia-17');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 11, 1795352691894, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-21', 'Ana', 0, 'Ana-21');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 12, 1795352691894, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-19', 'Bia', 1, 'Bia-19');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 13, 1795352691922, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-27', 'Bia', 1, 'Bia-27');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 14, 1795352691924, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-29', 'Bia', 1, 'Bia-29');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 15, 1795352691934, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-32', 'Bia', 1, 'Bia-32');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 16, 1795352691936, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-36', 'Ana', 0, 'Ana-36');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 17, 1795352691938, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-38', 'Ana', 0, 'Ana-38');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 18, 1795352691939, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-35', 'Bia', 1, 'Bia-35');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 19, 1795352691940, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-36', 'Bia', 1, 'Bia-36');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 20, 1795352691940, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-39', 'Ana', 0, 'Ana-39');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 21, 1795352691944, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-41', 'Ana', 0, 'Ana-41');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 22, 1795352691946, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-42', 'Ana', 0, 'Ana-42');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 23, 1795352691947, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-39', 'Bia', 1, 'Bia-39');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 24, 1795352691951, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-41', 'Bia', 1, 'Bia-41');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 25, 1795352691955, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-44', 'Bia', 1, 'Bia-44');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 26, 1795352691966, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-52', 'Ana', 0, 'Ana-52');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 27, 1795352691968, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-53', 'Ana', 0, 'Ana-53');
INSERT INTO chat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 28, 1795352691970, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-55', 'Ana', 0, 'Ana-55');
INSERT INTO chat VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 1, 1795352691989, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-62', 'Ana', 0, 'Ana-62');
INSERT INTO chat VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 2, 1795352691993, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-55', 'Bia', 1, 'Bia-55');
INSERT INTO chat VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 3, 1795352691994, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-56', 'Bia', 1, 'Bia-56');
INSERT INTO match VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 'draftosaurus', 1, '\x9a256629a020b5e79fa27234466e59969ad0608a97dc7efe7ee9b21f2aaabda8', 'c11ae182cacc329d77537c5555c960f7', NULL, 1795352691801, 1795352691971, 74, NULL, 'over', '{"board": "summer", "quick_turns": false}', '{"kind": "free"}', true, '{"places": {"0": 1, "1": 2}, "points": {"0": 24, "1": 18}}');
INSERT INTO match VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 'draftosaurus', 1, '\xf7865ab3e86a5611e8b3f6017980e93ce897971a8a8290eba2db9ac6d59160f4', '1a322aaeac714370e7441196f8274813', '01a2035c-0459-7131-9e61-ad40b2d2628f', 1795352691971, 1795352692294, 9, NULL, 'running', '{"board": "summer", "quick_turns": false}', '{"kind": "free"}', true, NULL);
INSERT INTO person VALUES ('01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana', 1795352691795, NULL, NULL);
INSERT INTO person VALUES ('01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia', 1795352691799, NULL, NULL);
INSERT INTO seat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana', 'ana', false, NULL, NULL);
INSERT INTO seat VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia', 'bia', false, NULL, NULL);
INSERT INTO seat VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana', 'ana', false, NULL, NULL);
INSERT INTO seat VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia', 'bia', false, NULL, 1795352691991);
INSERT INTO server_beat VALUES (1, 1795352691780, NULL);
INSERT INTO session VALUES ('\xd7eb883be4908315a96eac6b6059daf34c4ffe02bee8a8278d123e0b30a60be0', '01a2035c-0457-77e0-ba77-68489cdac7d9', 253402300800000, 1795352691800, 1795352691800, '');
INSERT INTO session VALUES ('\xeb912480c15163a5db778398103f91ced3a0c65e8e0a1cb0a52797fa5c375a7a', '01a2035c-0453-7284-bfc5-3b6ab34cd282', 253402300800000, 1795352691798, 1795352691798, '');
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 1, 1795352691801, 'table', NULL, NULL, NULL, NULL, '[]', '[{"what":"changed","seats":2,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"name":"Ana","user":"01a2035c-0453-7284-bfc5-3b6ab34cd282"}]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 2, 1795352691833, 'table', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-2', NULL, '[]', '[{"what":"sat","seat":1,"name":"Bia","user":"01a2035c-0457-77e0-ba77-68489cdac7d9"}]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 3, 1795352691835, 'table', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-2', NULL, '[{"what":"leg_started","board":"summer","first":0,"bag":{"trex":8,"triceratops":8,"stegosaurus":8,"parasaurolophus":8,"spinosaurus":8,"brachiosaurus":8}},{"what":"dealt","round":1,"hands":[{"trex":2,"triceratops":1,"spinosaurus":1,"brachiosaurus":2},{"triceratops":2,"parasaurolophus":2,"spinosaurus":2}]},{"what":"rolled","turn":1,"face":"restrooms"},{"what":"entered","phase":"pick"}]', '[{"what":"started"}]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 4, 1795352691839, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-3', '{"do":"pick","dino":"parasaurolophus"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"parasaurolophus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 5, 1795352691842, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-4', '{"do":"pick","dino":"brachiosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}},{"what":"picked","dinos":["brachiosaurus","parasaurolophus"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 6, 1795352691845, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-4', '{"do":"place","pen":"river"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 7, 1795352691853, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-8', '{"do":"place","pen":"trio"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}},{"what":"placed","seat":0,"number":1,"dino":"brachiosaurus","pen":"trio"},{"what":"placed","seat":1,"number":1,"dino":"parasaurolophus","pen":"river"},{"what":"entered","phase":"set_aside"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 8, 1795352691855, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-5', '{"do":"set_aside","dino":"spinosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"spinosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 9, 1795352691856, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-9', '{"do":"set_aside","dino":"triceratops"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"spinosaurus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"food_court"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 10, 1795352691859, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-10', '{"do":"pick","dino":"spinosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 11, 1795352691860, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-7', '{"do":"pick","dino":"spinosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"spinosaurus"}},{"what":"picked","dinos":["spinosaurus","spinosaurus"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 12, 1795352691861, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-11', '{"do":"place","pen":"sameness"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"sameness"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 13, 1795352691866, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-9', '{"do":"place","pen":"meadow"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"meadow"}},{"what":"placed","seat":0,"number":2,"dino":"spinosaurus","pen":"sameness"},{"what":"placed","seat":1,"number":2,"dino":"spinosaurus","pen":"meadow"},{"what":"entered","phase":"set_aside"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 14, 1795352691867, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-12', '{"do":"set_aside","dino":"parasaurolophus"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 15, 1795352691870, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-11', '{"do":"set_aside","dino":"trex"}', '[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":3,"face":"empty_pen"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 16, 1795352691872, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-13', '{"do":"pick","dino":"brachiosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 17, 1795352691877, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-13', '{"do":"pick","dino":"triceratops"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["brachiosaurus","triceratops"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 18, 1795352691878, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-14', '{"do":"place","pen":"meadow"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"meadow"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 19, 1795352691879, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-14', '{"do":"place","pen":"island"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"island"}},{"what":"placed","seat":0,"number":3,"dino":"brachiosaurus","pen":"meadow"},{"what":"placed","seat":1,"number":3,"dino":"triceratops","pen":"island"},{"what":"set_aside","seat":0,"dino":"trex"},{"what":"set_aside","seat":1,"dino":"triceratops"},{"what":"dealt","round":2,"hands":[{"stegosaurus":4,"parasaurolophus":1,"brachiosaurus":1},{"trex":1,"triceratops":1,"stegosaurus":2,"spinosaurus":1,"brachiosaurus":1}]},{"what":"rolled","turn":1,"face":"restrooms"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 20, 1795352691880, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-15', '{"do":"pick","dino":"brachiosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 21, 1795352691881, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-15', '{"do":"pick","dino":"trex"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"trex"}},{"what":"picked","dinos":["brachiosaurus","trex"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 22, 1795352691882, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-16', '{"do":"place","pen":"sameness"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"sameness"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 23, 1795352691883, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-17', '{"do":"place","pen":"river"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":4,"dino":"brachiosaurus","pen":"river"},{"what":"placed","seat":1,"number":4,"dino":"trex","pen":"sameness"},{"what":"entered","phase":"set_aside"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 24, 1795352691885, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-18', '{"do":"set_aside","dino":"stegosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"stegosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 25, 1795352691887, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-19', '{"do":"reconsider"}', '[{"what":"reconsidered","seat":0}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 26, 1795352691887, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-18', '{"do":"set_aside","dino":"stegosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"stegosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 5, 1795352691987, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-61', '{"do":"place","pen":"island"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"island"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 27, 1795352691889, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-20', '{"do":"set_aside","dino":"parasaurolophus"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"stegosaurus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"empty_pen"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 28, 1795352691895, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-22', '{"do":"pick","dino":"brachiosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 29, 1795352691896, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-20', '{"do":"pick","dino":"stegosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["brachiosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 30, 1795352691897, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-23', '{"do":"place","pen":"king"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"king"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 31, 1795352691898, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-21', '{"do":"place","pen":"river"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":5,"dino":"brachiosaurus","pen":"king"},{"what":"placed","seat":1,"number":5,"dino":"stegosaurus","pen":"river"},{"what":"entered","phase":"set_aside"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 32, 1795352691901, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-24', '{"do":"set_aside","dino":"spinosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"spinosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 33, 1795352691902, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-22', '{"do":"set_aside","dino":"stegosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"stegosaurus"}},{"what":"set_aside","seat":0,"dino":"spinosaurus"},{"what":"set_aside","seat":1,"dino":"stegosaurus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"food_court"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 34, 1795352691904, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-25', '{"do":"pick","dino":"stegosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"stegosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 35, 1795352691904, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-23', '{"do":"pick","dino":"stegosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["stegosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 36, 1795352691910, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-26', '{"do":"place","pen":"trio"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 37, 1795352691911, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-24', '{"do":"place","pen":"prairie"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":6,"dino":"stegosaurus","pen":"trio"},{"what":"placed","seat":1,"number":6,"dino":"stegosaurus","pen":"prairie"},{"what":"set_aside","seat":0,"dino":"stegosaurus"},{"what":"set_aside","seat":1,"dino":"triceratops"},{"what":"dealt","round":3,"hands":[{"trex":1,"triceratops":1,"stegosaurus":1,"parasaurolophus":1,"spinosaurus":2},{"trex":1,"triceratops":1,"stegosaurus":1,"parasaurolophus":1,"brachiosaurus":2}]},{"what":"rolled","turn":1,"face":"food_court"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 38, 1795352691912, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-27', '{"do":"pick","dino":"stegosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"stegosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 39, 1795352691913, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-25', '{"do":"pick","dino":"stegosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["stegosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 40, 1795352691917, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-28', '{"do":"place","pen":"river"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"river"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 41, 1795352691919, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-26', '{"do":"place","pen":"river"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":7,"dino":"stegosaurus","pen":"river"},{"what":"placed","seat":1,"number":7,"dino":"stegosaurus","pen":"river"},{"what":"entered","phase":"set_aside"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 42, 1795352691921, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-30', '{"do":"set_aside","dino":"triceratops"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 43, 1795352691923, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-28', '{"do":"set_aside","dino":"parasaurolophus"}', '[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"parasaurolophus"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"parasaurolophus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"grassland"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 44, 1795352691924, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-31', '{"do":"pick","dino":"triceratops"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"triceratops"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 45, 1795352691926, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-32', '{"do":"reconsider"}', '[{"what":"reconsidered","seat":0}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 46, 1795352691927, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-30', '{"do":"pick","dino":"parasaurolophus"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"parasaurolophus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 47, 1795352691928, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-33', '{"do":"pick","dino":"brachiosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}},{"what":"picked","dinos":["brachiosaurus","parasaurolophus"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 48, 1795352691930, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-31', '{"do":"place","pen":"king"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"king"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 49, 1795352691930, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-34', '{"do":"place","pen":"river"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":8,"dino":"brachiosaurus","pen":"river"},{"what":"placed","seat":1,"number":8,"dino":"parasaurolophus","pen":"king"},{"what":"entered","phase":"set_aside"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 50, 1795352691932, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-35', '{"do":"set_aside","dino":"trex"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"trex"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 51, 1795352691934, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-33', '{"do":"set_aside","dino":"spinosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"spinosaurus"}},{"what":"set_aside","seat":0,"dino":"trex"},{"what":"set_aside","seat":1,"dino":"spinosaurus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"empty_pen"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 52, 1795352691937, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-37', '{"do":"pick","dino":"trex"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"trex"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 53, 1795352691937, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-34', '{"do":"pick","dino":"triceratops"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["trex","triceratops"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 54, 1795352691941, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-37', '{"do":"place","pen":"river"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 55, 1795352691942, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-40', '{"do":"place","pen":"meadow"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"meadow"}},{"what":"placed","seat":0,"number":9,"dino":"trex","pen":"meadow"},{"what":"placed","seat":1,"number":9,"dino":"triceratops","pen":"river"},{"what":"set_aside","seat":0,"dino":"spinosaurus"},{"what":"set_aside","seat":1,"dino":"brachiosaurus"},{"what":"dealt","round":4,"hands":[{"trex":2,"parasaurolophus":1,"spinosaurus":1,"brachiosaurus":2},{"trex":1,"triceratops":2,"parasaurolophus":2,"spinosaurus":1}]},{"what":"rolled","turn":1,"face":"grassland"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 56, 1795352691944, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-38', '{"do":"pick","dino":"spinosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"spinosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 57, 1795352691947, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-43', '{"do":"pick","dino":"parasaurolophus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"parasaurolophus"}},{"what":"picked","dinos":["parasaurolophus","spinosaurus"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 58, 1795352691948, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-44', '{"do":"place","pen":"river"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"river"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 59, 1795352691949, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-40', '{"do":"place","pen":"river"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":10,"dino":"parasaurolophus","pen":"river"},{"what":"placed","seat":1,"number":10,"dino":"spinosaurus","pen":"river"},{"what":"entered","phase":"set_aside"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 60, 1795352691951, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-45', '{"do":"set_aside","dino":"trex"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"trex"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 61, 1795352691952, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-42', '{"do":"set_aside","dino":"triceratops"}', '[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"triceratops"}},{"what":"set_aside","seat":0,"dino":"trex"},{"what":"set_aside","seat":1,"dino":"triceratops"},{"what":"passed"},{"what":"rolled","turn":2,"face":"food_court"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 62, 1795352691954, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-43', '{"do":"pick","dino":"spinosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"spinosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 63, 1795352691955, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-46', '{"do":"pick","dino":"parasaurolophus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"parasaurolophus"}},{"what":"picked","dinos":["parasaurolophus","spinosaurus"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 64, 1795352691957, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-47', '{"do":"place","pen":"trio"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 65, 1795352691958, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-45', '{"do":"place","pen":"prairie"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":11,"dino":"parasaurolophus","pen":"trio"},{"what":"placed","seat":1,"number":11,"dino":"spinosaurus","pen":"prairie"},{"what":"entered","phase":"set_aside"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 66, 1795352691960, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-48', '{"do":"set_aside","dino":"parasaurolophus"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 67, 1795352691961, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-46', '{"do":"set_aside","dino":"trex"}', '[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":3,"face":"no_trex"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 68, 1795352691962, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-49', '{"do":"pick","dino":"brachiosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 69, 1795352691964, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-50', '{"do":"reconsider"}', '[{"what":"reconsidered","seat":0}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 70, 1795352691964, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-47', '{"do":"pick","dino":"trex"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"trex"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 71, 1795352691965, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-51', '{"do":"pick","dino":"brachiosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}},{"what":"picked","dinos":["brachiosaurus","trex"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 72, 1795352691967, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-48', '{"do":"place","pen":"sameness"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"sameness"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 73, 1795352691969, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-54', '{"do":"place","pen":"island"}', '[{"what":"chose","seat":0,"choice":{"do":"place","pen":"island"}},{"what":"placed","seat":0,"number":12,"dino":"brachiosaurus","pen":"island"},{"what":"placed","seat":1,"number":12,"dino":"trex","pen":"sameness"},{"what":"set_aside","seat":0,"dino":"brachiosaurus"},{"what":"set_aside","seat":1,"dino":"triceratops"},{"what":"entered","phase":"over"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0459-7131-9e61-ad40b2d2628f', 74, 1795352691971, 'table', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-49', NULL, '[]', '[{"what":"rematched","next":"01a2035c-0503-7300-afea-75d1d247326d"}]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 1, 1795352691971, 'table', NULL, NULL, NULL, NULL, '[]', '[{"what":"changed","seats":2,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"name":"Ana","user":"01a2035c-0453-7284-bfc5-3b6ab34cd282"},{"what":"sat","seat":1,"name":"Bia","user":"01a2035c-0457-77e0-ba77-68489cdac7d9"}]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 2, 1795352691981, 'table', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-59', NULL, '[{"what":"leg_started","board":"summer","first":0,"bag":{"trex":8,"triceratops":8,"stegosaurus":8,"parasaurolophus":8,"spinosaurus":8,"brachiosaurus":8}},{"what":"dealt","round":1,"hands":[{"trex":2,"stegosaurus":1,"parasaurolophus":2,"spinosaurus":1},{"trex":1,"triceratops":1,"stegosaurus":1,"parasaurolophus":2,"brachiosaurus":1}]},{"what":"rolled","turn":1,"face":"food_court"},{"what":"entered","phase":"pick"}]', '[{"what":"started"}]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 3, 1795352691985, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-52', '{"do":"pick","dino":"stegosaurus"}', '[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 4, 1795352691986, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-60', '{"do":"pick","dino":"spinosaurus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}},{"what":"picked","dinos":["spinosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 6, 1795352691989, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-53', '{"do":"place","pen":"prairie"}', '[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":1,"dino":"spinosaurus","pen":"island"},{"what":"placed","seat":1,"number":1,"dino":"stegosaurus","pen":"prairie"},{"what":"entered","phase":"set_aside"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 7, 1795352691990, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-63', '{"do":"set_aside","dino":"parasaurolophus"}', '[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]', '[]', NULL, false);
INSERT INTO step VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 8, 1795352691991, 'action', 1, '01a2035c-0457-77e0-ba77-68489cdac7d9', 'Bia-54', '{"do":"set_aside","dino":"trex"}', '[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":2,"face":"woods"},{"what":"entered","phase":"pick"}]', '[]', NULL, true);
INSERT INTO step VALUES ('01a2035c-0503-7300-afea-75d1d247326d', 9, 1795352692294, 'action', 0, '01a2035c-0453-7284-bfc5-3b6ab34cd282', 'Ana-64', '{"do":"pick","dino":"parasaurolophus"}', '[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"parasaurolophus"}}]', '[]', NULL, false);
INSERT INTO watched VALUES ('01a2035c-0453-7284-bfc5-3b6ab34cd282', '01a2035c-0459-7131-9e61-ad40b2d2628f', 1795352691829);
INSERT INTO watched VALUES ('01a2035c-0453-7284-bfc5-3b6ab34cd282', '01a2035c-0503-7300-afea-75d1d247326d', 1795352691981);
INSERT INTO watched VALUES ('01a2035c-0457-77e0-ba77-68489cdac7d9', '01a2035c-0459-7131-9e61-ad40b2d2628f', 1795352691832);
INSERT INTO watched VALUES ('01a2035c-0457-77e0-ba77-68489cdac7d9', '01a2035c-0503-7300-afea-75d1d247326d', 1795352691981);
ALTER TABLE ONLY _sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY device_link
    ADD CONSTRAINT device_link_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY lease
    ADD CONSTRAINT lease_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY match
    ADD CONSTRAINT match_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY chat
    ADD CONSTRAINT numbered_chat_pkey PRIMARY KEY (match_id, number);
ALTER TABLE ONLY person
    ADD CONSTRAINT person_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (match_id, server_id);
ALTER TABLE ONLY seat
    ADD CONSTRAINT seat_pkey PRIMARY KEY (match_id, seat);
ALTER TABLE ONLY server_beat
    ADD CONSTRAINT server_beat_pkey PRIMARY KEY (one);
ALTER TABLE ONLY session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY step
    ADD CONSTRAINT step_pkey PRIMARY KEY (match_id, version);
ALTER TABLE ONLY watched
    ADD CONSTRAINT watched_pkey PRIMARY KEY (user_id, match_id);
CREATE UNIQUE INDEX chat_request ON chat USING btree (match_id, user_id, request) WHERE (request IS NOT NULL);
CREATE INDEX match_deadline ON match USING btree (deadline) WHERE ((status = 'running'::text) AND (deadline IS NOT NULL));
CREATE INDEX match_open ON match USING btree (status, touched, match_id) WHERE is_open;
CREATE INDEX match_running ON match USING btree (match_id) WHERE (status = 'running'::text);
CREATE INDEX seat_name ON seat USING btree (name_folded, match_id) WHERE (name_folded IS NOT NULL);
CREATE INDEX seat_person ON seat USING btree (user_id, match_id) WHERE (user_id IS NOT NULL);
CREATE INDEX session_person ON session USING btree (user_id);
CREATE UNIQUE INDEX step_request ON step USING btree (match_id, user_id, request) WHERE (request IS NOT NULL);
ALTER TABLE ONLY device_link
    ADD CONSTRAINT device_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id);
ALTER TABLE ONLY lease
    ADD CONSTRAINT lease_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(match_id);
ALTER TABLE ONLY match
    ADD CONSTRAINT match_rematch_of_fkey FOREIGN KEY (rematch_of) REFERENCES match(match_id);
ALTER TABLE ONLY chat
    ADD CONSTRAINT numbered_chat_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(match_id);
ALTER TABLE ONLY presence
    ADD CONSTRAINT presence_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(match_id);
ALTER TABLE ONLY seat
    ADD CONSTRAINT seat_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(match_id);
ALTER TABLE ONLY seat
    ADD CONSTRAINT seat_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id);
ALTER TABLE ONLY session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id);
ALTER TABLE ONLY step
    ADD CONSTRAINT step_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(match_id);
ALTER TABLE ONLY watched
    ADD CONSTRAINT watched_match_id_fkey FOREIGN KEY (match_id) REFERENCES match(match_id);
ALTER TABLE ONLY watched
    ADD CONSTRAINT watched_user_id_fkey FOREIGN KEY (user_id) REFERENCES person(user_id);
