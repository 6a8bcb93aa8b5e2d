-- A database of the version before steps were written to a journal: one match that is over, one that is being played.
-- Sessions last for ever.
pragma application_id = 1383031905;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-22 13:04:51',1,X'E5B476A41751FD950B7A8DFFFD0AA0667D4422B1326DB1025D7D676F4BC0CDD611A4536E8363F548AED6203D5C06C8EB',1538957);
INSERT INTO "_sqlx_migrations" VALUES(2,'shared_lease','2026-11-22 13:04:51',1,X'2F5A2F5A3E92C5430CE0FF667831E4EB857567F4945B3518D92506441068A4C5F6C0C5784E85A06EDF9CCC41C386A470',767761);
INSERT INTO "_sqlx_migrations" VALUES(3,'chat_numbers','2026-11-22 13:04:51',1,X'92FA3D79B56AC5422862A0AF9C2D9CCAC65D37A5EBDD31B82B0802B2A5C65BECA4A79EE7554655BADF8307A3D522CB46',1394622);
INSERT INTO "_sqlx_migrations" VALUES(4,'seat_names','2026-11-22 13:04:51',1,X'1A97A3EDFD2B2EB6BC736340416E4A8C54561EB9AEDA9D2FD1DBF8AC129FB959A02BE4759079B7C22CF7BC11AB765E0E',415097);
INSERT INTO "_sqlx_migrations" VALUES(5,'sessions','2026-11-22 13:04:51',1,X'069E2BAC2B27627AC68AC2E04751B4757EBFCCBF381480356721472B47330BBBD5AACE48A92456C07D231C9E6E10FDBB',1216418);
INSERT INTO "_sqlx_migrations" VALUES(6,'presence','2026-11-22 13:04:51',1,X'CD8A426D8FE3361415B06E12D66A12FD9336A5A75CC790B60E59335E0AFD9A065C0BD2BE1E4E29E164DF214C198376CA',538450);
INSERT INTO "_sqlx_migrations" VALUES(7,'bans','2026-11-22 13:04:51',1,X'ABFA5B9ABCC549518AE2556C9A750C2708C955B2B14EBD4EEFA74A413F9ADC9C8A40C5FC5494E14BF84E4EC1A6BD1E2D',772658);
INSERT INTO "_sqlx_migrations" VALUES(8,'mutes','2026-11-22 13:04:51',1,X'2806F366747950B519FA3D820A56AEE8197FA754B843B821818BAAEF1F9B86E520F4882B4500B60EA97DA535F55FBE85',876042);
CREATE TABLE "chat" (
    match_id blob not null references match (match_id),
    number integer not null,
    at integer not null,
    user_id blob,
    request text,
    name text not null,
    seat integer,
    text text not null,
    primary key (match_id, number)
) strict, without rowid;
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',1,1795352691838,X'01A2035C04537284BFC53B6AB34CD282','Ana-3','Ana',0,'Ana-3');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',2,1795352691844,X'01A2035C04537284BFC53B6AB34CD282','Ana-5','Ana',0,'Ana-5');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',3,1795352691850,X'01A2035C04537284BFC53B6AB34CD282','Ana-6','Ana',0,'Ana-6');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',4,1795352691852,X'01A2035C04537284BFC53B6AB34CD282','Ana-7','Ana',0,'Ana-7');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',5,1795352691857,X'01A2035C045777E0BA7768489CDAC7D9','Bia-6','Bia',1,'Bia-6');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',6,1795352691862,X'01A2035C045777E0BA7768489CDAC7D9','Bia-8','Bia',1,'Bia-8');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',7,1795352691868,X'01A2035C045777E0BA7768489CDAC7D9','Bia-10','Bia',1,'Bia-10');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',8,1795352691872,X'01A2035C045777E0BA7768489CDAC7D9','Bia-12','Bia',1,'Bia-12');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',9,1795352691881,X'01A2035C04537284BFC53B6AB34CD282','Ana-16','Ana',0,'Ana-16');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',10,1795352691886,X'01A2035C045777E0BA7768489CDAC7D9','Bia-17','Bia',1,'Bia-17');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',11,1795352691894,X'01A2035C04537284BFC53B6AB34CD282','Ana-21','Ana',0,'Ana-21');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',12,1795352691894,X'01A2035C045777E0BA7768489CDAC7D9','Bia-19','Bia',1,'Bia-19');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',13,1795352691922,X'01A2035C045777E0BA7768489CDAC7D9','Bia-27','Bia',1,'Bia-27');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',14,1795352691924,X'01A2035C045777E0BA7768489CDAC7D9','Bia-29','Bia',1,'Bia-29');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',15,1795352691934,X'01A2035C045777E0BA7768489CDAC7D9','Bia-32','Bia',1,'Bia-32');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',16,1795352691936,X'01A2035C04537284BFC53B6AB34CD282','Ana-36','Ana',0,'Ana-36');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',17,1795352691938,X'01A2035C04537284BFC53B6AB34CD282','Ana-38','Ana',0,'Ana-38');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',18,1795352691939,X'01A2035C045777E0BA7768489CDAC7D9','Bia-35','Bia',1,'Bia-35');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',19,1795352691940,X'01A2035C045777E0BA7768489CDAC7D9','Bia-36','Bia',1,'Bia-36');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',20,1795352691940,X'01A2035C04537284BFC53B6AB34CD282','Ana-39','Ana',0,'Ana-39');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',21,1795352691944,X'01A2035C04537284BFC53B6AB34CD282','Ana-41','Ana',0,'Ana-41');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',22,1795352691946,X'01A2035C04537284BFC53B6AB34CD282','Ana-42','Ana',0,'Ana-42');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',23,1795352691947,X'01A2035C045777E0BA7768489CDAC7D9','Bia-39','Bia',1,'Bia-39');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',24,1795352691951,X'01A2035C045777E0BA7768489CDAC7D9','Bia-41','Bia',1,'Bia-41');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',25,1795352691955,X'01A2035C045777E0BA7768489CDAC7D9','Bia-44','Bia',1,'Bia-44');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',26,1795352691966,X'01A2035C04537284BFC53B6AB34CD282','Ana-52','Ana',0,'Ana-52');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',27,1795352691968,X'01A2035C04537284BFC53B6AB34CD282','Ana-53','Ana',0,'Ana-53');
INSERT INTO "chat" VALUES(X'01A2035C045971319E61AD40B2D2628F',28,1795352691970,X'01A2035C04537284BFC53B6AB34CD282','Ana-55','Ana',0,'Ana-55');
INSERT INTO "chat" VALUES(X'01A2035C05037300AFEA75D1D247326D',1,1795352691989,X'01A2035C04537284BFC53B6AB34CD282','Ana-62','Ana',0,'Ana-62');
INSERT INTO "chat" VALUES(X'01A2035C05037300AFEA75D1D247326D',2,1795352691993,X'01A2035C045777E0BA7768489CDAC7D9','Bia-55','Bia',1,'Bia-55');
INSERT INTO "chat" VALUES(X'01A2035C05037300AFEA75D1D247326D',3,1795352691994,X'01A2035C045777E0BA7768489CDAC7D9','Bia-56','Bia',1,'Bia-56');
CREATE TABLE device_link (
    token_hash blob not null primary key check (length(token_hash) = 32),
    user_id blob not null references person (user_id),
    ends integer not null
) strict, without rowid;
CREATE TABLE lease (
    match_id blob not null primary key references match (match_id),
    server_id blob not null,
    ends integer not null
, shared_until integer) strict, without rowid;
CREATE TABLE match (
    match_id blob not null primary key,
    game text not null,
    format integer not null,
    seed blob not null check (length(seed) = 32),
    invitation text not null,
    rematch_of blob references match (match_id),
    created integer not null,
    touched integer not null,
    version integer not null,
    deadline integer,
    status text not null check (status in ('gathering', 'running', 'over', 'abandoned')),
    options text not null,
    pace text not null,
    is_open integer not null check (is_open in (0, 1)),
    result text
) strict, without rowid;
INSERT INTO "match" VALUES(X'01A2035C045971319E61AD40B2D2628F','draftosaurus',1,X'9A256629A020B5E79FA27234466E59969AD0608A97DC7EFE7EE9B21F2AAABDA8','c11ae182cacc329d77537c5555c960f7',NULL,1795352691801,1795352691971,74,NULL,'over','{"board":"summer","quick_turns":false}','{"kind":"free"}',1,'{"places":{"0":1,"1":2},"points":{"0":24,"1":18}}');
INSERT INTO "match" VALUES(X'01A2035C05037300AFEA75D1D247326D','draftosaurus',1,X'F7865AB3E86A5611E8B3F6017980E93CE897971A8A8290EBA2DB9AC6D59160F4','1a322aaeac714370e7441196f8274813',X'01A2035C045971319E61AD40B2D2628F',1795352691971,1795352692294,9,NULL,'running','{"board":"summer","quick_turns":false}','{"kind":"free"}',1,NULL);
CREATE TABLE person (
    user_id blob not null primary key,
    name text not null,
    created integer not null
, banned_until integer, muted_until integer) strict, without rowid;
INSERT INTO "person" VALUES(X'01A2035C04537284BFC53B6AB34CD282','Ana',1795352691795,NULL,NULL);
INSERT INTO "person" VALUES(X'01A2035C045777E0BA7768489CDAC7D9','Bia',1795352691799,NULL,NULL);
CREATE TABLE presence (
    match_id blob not null references match (match_id),
    server_id blob not null,
    seats text not null,
    ends integer not null,
    primary key (match_id, server_id)
) strict, without rowid;
CREATE TABLE seat (
    match_id blob not null references match (match_id),
    seat integer not null,
    user_id blob references person (user_id),
    name text,
    name_folded text,
    stand_in integer not null check (stand_in in (0, 1)),
    level text check (level in ('easy', 'good')),
    awaited_since integer,
    primary key (match_id, seat),
    check (user_id is null or level is null),
    check ((user_id is null) = (name is null) and (name is null) = (name_folded is null))
) strict, without rowid;
INSERT INTO "seat" VALUES(X'01A2035C045971319E61AD40B2D2628F',0,X'01A2035C04537284BFC53B6AB34CD282','Ana','ana',0,NULL,NULL);
INSERT INTO "seat" VALUES(X'01A2035C045971319E61AD40B2D2628F',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia','bia',0,NULL,NULL);
INSERT INTO "seat" VALUES(X'01A2035C05037300AFEA75D1D247326D',0,X'01A2035C04537284BFC53B6AB34CD282','Ana','ana',0,NULL,NULL);
INSERT INTO "seat" VALUES(X'01A2035C05037300AFEA75D1D247326D',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia','bia',0,NULL,1795352691991);
CREATE TABLE server_beat (
    one integer not null primary key check (one = 1),
    at integer not null,
    previous integer
) strict;
INSERT INTO "server_beat" VALUES(1,1795352691780,NULL);
CREATE TABLE session (
    token_hash blob not null primary key check (length(token_hash) = 32),
    user_id blob not null references person (user_id),
    ends integer not null
, created integer, seen integer, device text) strict, without rowid;
INSERT INTO "session" VALUES(X'D7EB883BE4908315A96EAC6B6059DAF34C4FFE02BEE8A8278D123E0B30A60BE0',X'01A2035C045777E0BA7768489CDAC7D9',253402300800000,1795352691800,1795352691800,'');
INSERT INTO "session" VALUES(X'EB912480C15163A5DB778398103F91CED3A0C65E8E0A1CB0A52797FA5C375A7A',X'01A2035C04537284BFC53B6AB34CD282',253402300800000,1795352691798,1795352691798,'');
ANALYZE "sqlite_master";
INSERT INTO "sqlite_stat1" VALUES('chat','chat_request','31 16 8 1');
INSERT INTO "sqlite_stat1" VALUES('chat','chat','31 16 1');
INSERT INTO "sqlite_stat1" VALUES('watched','watched','4 2 1');
INSERT INTO "sqlite_stat1" VALUES('seat','seat_name','4 2 1');
INSERT INTO "sqlite_stat1" VALUES('seat','seat_person','4 2 1');
INSERT INTO "sqlite_stat1" VALUES('seat','seat','4 2 1');
INSERT INTO "sqlite_stat1" VALUES('match','match_running','1 1');
INSERT INTO "sqlite_stat1" VALUES('match','match_deadline','0 0');
INSERT INTO "sqlite_stat1" VALUES('match','match_open','2 1 1 1');
INSERT INTO "sqlite_stat1" VALUES('match','match','2 1');
INSERT INTO "sqlite_stat1" VALUES('step','step_request','81 41 21 1');
INSERT INTO "sqlite_stat1" VALUES('step','step','83 42 1');
INSERT INTO "sqlite_stat1" VALUES('_sqlx_migrations','sqlite_autoindex__sqlx_migrations_1','8 1');
INSERT INTO "sqlite_stat1" VALUES('person','person','2 1');
INSERT INTO "sqlite_stat1" VALUES('session','session_person','2 1');
INSERT INTO "sqlite_stat1" VALUES('session','session','2 1');
CREATE TABLE step (
    match_id blob not null references match (match_id),
    version integer not null,
    at integer not null,
    kind text not null check (kind in ('action', 'undo', 'table')),
    seat integer,
    user_id blob,
    request text,
    action text,
    events text not null,
    table_events text not null,
    undoes integer,
    fixed integer not null check (fixed in (0, 1)),
    primary key (match_id, version)
) strict, without rowid;
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',1,1795352691801,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"name":"Ana","user":"01a2035c-0453-7284-bfc5-3b6ab34cd282"}]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',2,1795352691833,'table',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-2',NULL,'[]','[{"what":"sat","seat":1,"name":"Bia","user":"01a2035c-0457-77e0-ba77-68489cdac7d9"}]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',3,1795352691835,'table',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-2',NULL,'[{"what":"leg_started","board":"summer","first":0,"bag":{"trex":8,"triceratops":8,"stegosaurus":8,"parasaurolophus":8,"spinosaurus":8,"brachiosaurus":8}},{"what":"dealt","round":1,"hands":[{"trex":2,"triceratops":1,"spinosaurus":1,"brachiosaurus":2},{"triceratops":2,"parasaurolophus":2,"spinosaurus":2}]},{"what":"rolled","turn":1,"face":"restrooms"},{"what":"entered","phase":"pick"}]','[{"what":"started"}]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',4,1795352691839,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-3','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"parasaurolophus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',5,1795352691842,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-4','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}},{"what":"picked","dinos":["brachiosaurus","parasaurolophus"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',6,1795352691845,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-4','{"do":"place","pen":"river"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',7,1795352691853,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-8','{"do":"place","pen":"trio"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}},{"what":"placed","seat":0,"number":1,"dino":"brachiosaurus","pen":"trio"},{"what":"placed","seat":1,"number":1,"dino":"parasaurolophus","pen":"river"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',8,1795352691855,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-5','{"do":"set_aside","dino":"spinosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"spinosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',9,1795352691856,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-9','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"spinosaurus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"food_court"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',10,1795352691859,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-10','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',11,1795352691860,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-7','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"spinosaurus"}},{"what":"picked","dinos":["spinosaurus","spinosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',12,1795352691861,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-11','{"do":"place","pen":"sameness"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"sameness"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',13,1795352691866,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-9','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"meadow"}},{"what":"placed","seat":0,"number":2,"dino":"spinosaurus","pen":"sameness"},{"what":"placed","seat":1,"number":2,"dino":"spinosaurus","pen":"meadow"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',14,1795352691867,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-12','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',15,1795352691870,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-11','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":3,"face":"empty_pen"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',16,1795352691872,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-13','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',17,1795352691877,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-13','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["brachiosaurus","triceratops"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',18,1795352691878,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-14','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"meadow"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',19,1795352691879,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-14','{"do":"place","pen":"island"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"island"}},{"what":"placed","seat":0,"number":3,"dino":"brachiosaurus","pen":"meadow"},{"what":"placed","seat":1,"number":3,"dino":"triceratops","pen":"island"},{"what":"set_aside","seat":0,"dino":"trex"},{"what":"set_aside","seat":1,"dino":"triceratops"},{"what":"dealt","round":2,"hands":[{"stegosaurus":4,"parasaurolophus":1,"brachiosaurus":1},{"trex":1,"triceratops":1,"stegosaurus":2,"spinosaurus":1,"brachiosaurus":1}]},{"what":"rolled","turn":1,"face":"restrooms"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',20,1795352691880,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-15','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',21,1795352691881,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-15','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"trex"}},{"what":"picked","dinos":["brachiosaurus","trex"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',22,1795352691882,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-16','{"do":"place","pen":"sameness"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"sameness"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',23,1795352691883,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-17','{"do":"place","pen":"river"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":4,"dino":"brachiosaurus","pen":"river"},{"what":"placed","seat":1,"number":4,"dino":"trex","pen":"sameness"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',24,1795352691885,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-18','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"stegosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',25,1795352691887,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-19','{"do":"reconsider"}','[{"what":"reconsidered","seat":0}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',26,1795352691887,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-18','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"stegosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',27,1795352691889,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-20','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"stegosaurus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"empty_pen"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',28,1795352691895,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-22','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',29,1795352691896,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-20','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["brachiosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',30,1795352691897,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-23','{"do":"place","pen":"king"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"king"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',31,1795352691898,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-21','{"do":"place","pen":"river"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":5,"dino":"brachiosaurus","pen":"king"},{"what":"placed","seat":1,"number":5,"dino":"stegosaurus","pen":"river"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',32,1795352691901,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-24','{"do":"set_aside","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"spinosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',33,1795352691902,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-22','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"stegosaurus"}},{"what":"set_aside","seat":0,"dino":"spinosaurus"},{"what":"set_aside","seat":1,"dino":"stegosaurus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"food_court"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',34,1795352691904,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-25','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"stegosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',35,1795352691904,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-23','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["stegosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',36,1795352691910,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-26','{"do":"place","pen":"trio"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',37,1795352691911,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-24','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":6,"dino":"stegosaurus","pen":"trio"},{"what":"placed","seat":1,"number":6,"dino":"stegosaurus","pen":"prairie"},{"what":"set_aside","seat":0,"dino":"stegosaurus"},{"what":"set_aside","seat":1,"dino":"triceratops"},{"what":"dealt","round":3,"hands":[{"trex":1,"triceratops":1,"stegosaurus":1,"parasaurolophus":1,"spinosaurus":2},{"trex":1,"triceratops":1,"stegosaurus":1,"parasaurolophus":1,"brachiosaurus":2}]},{"what":"rolled","turn":1,"face":"food_court"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',38,1795352691912,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-27','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"stegosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',39,1795352691913,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-25','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["stegosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',40,1795352691917,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-28','{"do":"place","pen":"river"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"river"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',41,1795352691919,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-26','{"do":"place","pen":"river"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":7,"dino":"stegosaurus","pen":"river"},{"what":"placed","seat":1,"number":7,"dino":"stegosaurus","pen":"river"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',42,1795352691921,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-30','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',43,1795352691923,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-28','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"parasaurolophus"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"parasaurolophus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"grassland"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',44,1795352691924,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-31','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"triceratops"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',45,1795352691926,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-32','{"do":"reconsider"}','[{"what":"reconsidered","seat":0}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',46,1795352691927,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-30','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"parasaurolophus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',47,1795352691928,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-33','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}},{"what":"picked","dinos":["brachiosaurus","parasaurolophus"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',48,1795352691930,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-31','{"do":"place","pen":"king"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"king"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',49,1795352691930,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-34','{"do":"place","pen":"river"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":8,"dino":"brachiosaurus","pen":"river"},{"what":"placed","seat":1,"number":8,"dino":"parasaurolophus","pen":"king"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',50,1795352691932,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-35','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"trex"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',51,1795352691934,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-33','{"do":"set_aside","dino":"spinosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"spinosaurus"}},{"what":"set_aside","seat":0,"dino":"trex"},{"what":"set_aside","seat":1,"dino":"spinosaurus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"empty_pen"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',52,1795352691937,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-37','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"trex"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',53,1795352691937,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-34','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["trex","triceratops"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',54,1795352691941,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-37','{"do":"place","pen":"river"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',55,1795352691942,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-40','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"meadow"}},{"what":"placed","seat":0,"number":9,"dino":"trex","pen":"meadow"},{"what":"placed","seat":1,"number":9,"dino":"triceratops","pen":"river"},{"what":"set_aside","seat":0,"dino":"spinosaurus"},{"what":"set_aside","seat":1,"dino":"brachiosaurus"},{"what":"dealt","round":4,"hands":[{"trex":2,"parasaurolophus":1,"spinosaurus":1,"brachiosaurus":2},{"trex":1,"triceratops":2,"parasaurolophus":2,"spinosaurus":1}]},{"what":"rolled","turn":1,"face":"grassland"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',56,1795352691944,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-38','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',57,1795352691947,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-43','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"parasaurolophus"}},{"what":"picked","dinos":["parasaurolophus","spinosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',58,1795352691948,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-44','{"do":"place","pen":"river"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"river"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',59,1795352691949,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-40','{"do":"place","pen":"river"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":10,"dino":"parasaurolophus","pen":"river"},{"what":"placed","seat":1,"number":10,"dino":"spinosaurus","pen":"river"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',60,1795352691951,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-45','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"trex"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',61,1795352691952,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-42','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"triceratops"}},{"what":"set_aside","seat":0,"dino":"trex"},{"what":"set_aside","seat":1,"dino":"triceratops"},{"what":"passed"},{"what":"rolled","turn":2,"face":"food_court"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',62,1795352691954,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-43','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',63,1795352691955,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-46','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"parasaurolophus"}},{"what":"picked","dinos":["parasaurolophus","spinosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',64,1795352691957,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-47','{"do":"place","pen":"trio"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',65,1795352691958,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-45','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":11,"dino":"parasaurolophus","pen":"trio"},{"what":"placed","seat":1,"number":11,"dino":"spinosaurus","pen":"prairie"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',66,1795352691960,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-48','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',67,1795352691961,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-46','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":3,"face":"no_trex"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',68,1795352691962,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-49','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',69,1795352691964,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-50','{"do":"reconsider"}','[{"what":"reconsidered","seat":0}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',70,1795352691964,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-47','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"trex"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',71,1795352691965,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-51','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}},{"what":"picked","dinos":["brachiosaurus","trex"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',72,1795352691967,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-48','{"do":"place","pen":"sameness"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"sameness"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',73,1795352691969,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-54','{"do":"place","pen":"island"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"island"}},{"what":"placed","seat":0,"number":12,"dino":"brachiosaurus","pen":"island"},{"what":"placed","seat":1,"number":12,"dino":"trex","pen":"sameness"},{"what":"set_aside","seat":0,"dino":"brachiosaurus"},{"what":"set_aside","seat":1,"dino":"triceratops"},{"what":"entered","phase":"over"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C045971319E61AD40B2D2628F',74,1795352691971,'table',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-49',NULL,'[]','[{"what":"rematched","next":"01a2035c-0503-7300-afea-75d1d247326d"}]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C05037300AFEA75D1D247326D',1,1795352691971,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"name":"Ana","user":"01a2035c-0453-7284-bfc5-3b6ab34cd282"},{"what":"sat","seat":1,"name":"Bia","user":"01a2035c-0457-77e0-ba77-68489cdac7d9"}]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C05037300AFEA75D1D247326D',2,1795352691981,'table',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-59',NULL,'[{"what":"leg_started","board":"summer","first":0,"bag":{"trex":8,"triceratops":8,"stegosaurus":8,"parasaurolophus":8,"spinosaurus":8,"brachiosaurus":8}},{"what":"dealt","round":1,"hands":[{"trex":2,"stegosaurus":1,"parasaurolophus":2,"spinosaurus":1},{"trex":1,"triceratops":1,"stegosaurus":1,"parasaurolophus":2,"brachiosaurus":1}]},{"what":"rolled","turn":1,"face":"food_court"},{"what":"entered","phase":"pick"}]','[{"what":"started"}]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C05037300AFEA75D1D247326D',3,1795352691985,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-52','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C05037300AFEA75D1D247326D',4,1795352691986,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-60','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}},{"what":"picked","dinos":["spinosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C05037300AFEA75D1D247326D',5,1795352691987,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-61','{"do":"place","pen":"island"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"island"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C05037300AFEA75D1D247326D',6,1795352691989,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-53','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":1,"dino":"spinosaurus","pen":"island"},{"what":"placed","seat":1,"number":1,"dino":"stegosaurus","pen":"prairie"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C05037300AFEA75D1D247326D',7,1795352691990,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-63','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]','[]',NULL,0);
INSERT INTO "step" VALUES(X'01A2035C05037300AFEA75D1D247326D',8,1795352691991,'action',1,X'01A2035C045777E0BA7768489CDAC7D9','Bia-54','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":2,"face":"woods"},{"what":"entered","phase":"pick"}]','[]',NULL,1);
INSERT INTO "step" VALUES(X'01A2035C05037300AFEA75D1D247326D',9,1795352692294,'action',0,X'01A2035C04537284BFC53B6AB34CD282','Ana-64','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"parasaurolophus"}}]','[]',NULL,0);
CREATE TABLE watched (
    user_id blob not null references person (user_id),
    match_id blob not null references match (match_id),
    at integer not null,
    primary key (user_id, match_id)
) strict, without rowid;
INSERT INTO "watched" VALUES(X'01A2035C04537284BFC53B6AB34CD282',X'01A2035C045971319E61AD40B2D2628F',1795352691829);
INSERT INTO "watched" VALUES(X'01A2035C04537284BFC53B6AB34CD282',X'01A2035C05037300AFEA75D1D247326D',1795352691981);
INSERT INTO "watched" VALUES(X'01A2035C045777E0BA7768489CDAC7D9',X'01A2035C045971319E61AD40B2D2628F',1795352691832);
INSERT INTO "watched" VALUES(X'01A2035C045777E0BA7768489CDAC7D9',X'01A2035C05037300AFEA75D1D247326D',1795352691981);
CREATE INDEX match_open on match (status, touched, match_id) where is_open;
CREATE INDEX match_deadline on match (deadline) where status = 'running' and deadline is not null;
CREATE INDEX match_running on match (match_id) where status = 'running';
CREATE INDEX seat_person on seat (user_id, match_id) where user_id is not null;
CREATE UNIQUE INDEX step_request on step (match_id, user_id, request) where request is not null;
CREATE UNIQUE INDEX chat_request on chat (match_id, user_id, request) where request is not null;
CREATE INDEX seat_name on seat (name_folded, match_id) where name_folded is not null;
CREATE INDEX session_person on session (user_id);
COMMIT;