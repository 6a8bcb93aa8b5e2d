PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'tables','2026-11-30 09:29:42',1,X'e5b476a41751fd950b7a8dfffd0aa0667d4422b1326db1025d7d676f4bc0cdd611a4536e8363f548aed6203d5c06c8eb',2272174);
INSERT INTO _sqlx_migrations VALUES(2,'shared_lease','2026-11-30 09:29:42',1,X'2f5a2f5a3e92c5430ce0ff667831e4eb857567f4945b3518d92506441068a4c5f6c0c5784e85a06edf9ccc41c386a470',760179);
INSERT INTO _sqlx_migrations VALUES(3,'chat_numbers','2026-11-30 09:29:42',1,X'92fa3d79b56ac5422862a0af9c2d9ccac65d37a5ebdd31b82b0802b2a5c65beca4a79ee7554655badf8307a3d522cb46',6466575);
INSERT INTO _sqlx_migrations VALUES(4,'seat_names','2026-11-30 09:29:42',1,X'1a97a3edfd2b2eb6bc736340416e4a8c54561eb9aeda9d2fd1dbf8ac129fb959a02be4759079b7c22cf7bc11ab765e0e',377410);
INSERT INTO _sqlx_migrations VALUES(5,'sessions','2026-11-30 09:29:42',1,X'069e2bac2b27627ac68ac2e04751b4757ebfccbf381480356721472b47330bbbd5aace48a92456c07d231c9e6e10fdbb',9767928);
INSERT INTO _sqlx_migrations VALUES(6,'presence','2026-11-30 09:29:42',1,X'cd8a426d8fe3361415b06e12d66a12fd9336a5a75cc790b60e59335e0afd9a065c0bd2be1e4e29e164df214c198376ca',611558);
INSERT INTO _sqlx_migrations VALUES(7,'bans','2026-11-30 09:29:42',1,X'abfa5b9abcc549518ae2556c9a750c2708c955b2b14ebd4eefa74a413f9adc9c8a40c5fc5494e14bf84e4ec1a6bd1e2d',797204);
INSERT INTO _sqlx_migrations VALUES(8,'mutes','2026-11-30 09:29:42',1,X'2806f366747950b519fa3d820a56aee8197fa754b843b821818baaef1f9b86e520f4882b4500b60ea97da535f55fbe85',905425);
INSERT INTO _sqlx_migrations VALUES(9,'journal','2026-11-30 09:29:42',1,X'5ff26b8c5df35ace1ff3816f8cf30aced0e271ffe8a38ad382c0db8949b8623fe577cede709d99de5fcee7daa63035ce',532541);
INSERT INTO _sqlx_migrations VALUES(10,'unfinished','2026-11-30 09:29:42',1,X'6faa0d2378191b51ce3716a2e74a4d1d48d06492e2eead1d6944d2b46b7a58b4a66dd0203a20e84ffcdb0024706e5a78',960847);
INSERT INTO _sqlx_migrations VALUES(11,'decisions','2026-11-30 09:29:42',1,X'c47047cf2287b8b3a3e0091d55fcdeeed24711fb8e6e78878dc174525d92ef51453b08863a0072b580a4edebdb30a7e7',1955014);
INSERT INTO _sqlx_migrations VALUES(12,'snapshots','2026-11-30 09:29:42',1,X'3fa90df1c6281713cde808fb01a1a9c89ba32e7685c7b095d2eabf5234e46f819fdc7eeedca4b9924a598e6c7e8d3e97',521545);
INSERT INTO _sqlx_migrations VALUES(13,'places','2026-11-30 09:29:42',1,X'8122e4dcb6e660142947a840fa09013196f32a9a6e682d149c9237ffbf998e17aea85045fc44e553a33d3ee1a2b05d4e',1473589);
INSERT INTO _sqlx_migrations VALUES(14,'host_changes','2026-11-30 09:29:42',1,X'daaf65dd1b94f3a45bac9d14e13e1d9485642a7abb281fb404db09a3a13632878f0979c7efd92d4b1ba5e0fab74fa59b',1348032);
INSERT INTO _sqlx_migrations VALUES(15,'time_given_back','2026-11-30 09:29:42',1,X'3d772c1f659c451db1416ae3891f68737ed7a8cb3e42c8e3d0ee2adc380e833cabd35592fa08300835cbdd942d766630',1241965);
INSERT INTO _sqlx_migrations VALUES(16,'rules','2026-11-30 09:29:42',1,X'646c816cb03d94824f72e6acbfbdbe03b1e91480e34488c3dbda7b1fe23181e38dbd16d8838092e41538b54b36eb5376',826999);
INSERT INTO _sqlx_migrations VALUES(17,'entries','2026-11-30 09:29:42',1,X'e729d37782f8840354e7ef9cf15836ba25d3243139f81321944077ed5064d08f11ea730e0ce638be7a3555e5c840e4b3',861009);
INSERT INTO _sqlx_migrations VALUES(18,'notices','2026-11-30 09:29:42',1,X'39d445f2ae65cf712b72391aa324738213a3de471ccecac21d188d57aea026a2402eb704006e47b7e29090170566acb8',2469097);
INSERT INTO _sqlx_migrations VALUES(19,'people','2026-11-30 09:29:42',1,X'ca4561f752543d952a62578a5bb0074f41b1fc16a79456dd4111e88dc32548e297d87530b1b1064b21b436b488a8cdad',12662258);
INSERT INTO _sqlx_migrations VALUES(20,'vacations','2026-11-30 09:29:42',1,X'206e0097c92778165b341c9ae1e844f48d6f711495bb7654468197455a1432a005f9de84f5dc880263ff4177c5edff02',434245);
INSERT INTO _sqlx_migrations VALUES(21,'browser_sessions','2026-11-30 09:29:42',1,X'7406795516da17dbc6e446c8f0b9e37862d557d03653927d680f245074d372beca6e07f97b8529386da20f434ed382d9',976310);
INSERT INTO _sqlx_migrations VALUES(22,'merges','2026-11-30 09:29:42',1,X'2ca4811aebf76674c677673e3fa206069dc08eaa9dbf051362b088f591e0f08e562cbd54dc11895c04662762d2541367',728592);
INSERT INTO _sqlx_migrations VALUES(23,'sign_in','2026-11-30 09:29:42',1,X'255eb2685fe8c3e8b3f4306511a9034ce4916030939da4adc429c7c50ae25bed82dd17c72a72b06f04c88bb53de39c88',2026861);
INSERT INTO _sqlx_migrations VALUES(24,'levels','2026-11-30 09:29:42',1,X'c9214b4c08d931d56bb4c1ad8824436caefc21a366795359237d40cdae07e4449f0b6b471d8ac69c5ff5c60b2dee610f',2603216);
INSERT INTO _sqlx_migrations VALUES(25,'lessons','2026-11-30 09:29:42',1,X'9d2532f18ac6b13ac7629077ab46a7a6a27712069c25ae1f54068e76f214c671e9410df4aa86410a238ab8625571c534',1033505);
INSERT INTO _sqlx_migrations VALUES(26,'providers','2026-11-30 09:29:42',1,X'fd7f5af8e6a486c0e4509655fa594cc5cc5337ec7dab9be85cd9c480319e0b55a3429105cf2d26e43ecceeead8b844f3',2529978);
INSERT INTO _sqlx_migrations VALUES(27,'invitations','2026-11-30 09:29:42',1,X'f41ca94bb30e5360fe5da4ac92bf13aee0904a6ef5f5136b398bfc9a5773a8008ecbc28067c973b2763dcf30f6f45fb7',354817);
INSERT INTO _sqlx_migrations VALUES(28,'kept_names','2026-11-30 09:29:42',1,X'571418a1a43138e8a041b928645f86fb684ad2504ebc62d75d5604659edd564f83f840e55708b82dfae5d0c638602929',404191);
INSERT INTO _sqlx_migrations VALUES(29,'people_pages','2026-11-30 09:29:42',1,X'ebfe81642636c42ef4da82f520cd5dc84ee81c6fb7fab1d679ad7c91c902136dbf5e51b136a8e52cfe8cf35a6f986e95',1340140);
INSERT INTO _sqlx_migrations VALUES(30,'proofs','2026-11-30 09:29:42',1,X'57bb735b990f4ff15d6be89e2a564745a8997dbd9b6124acbbde791b0c39c8089981267c804c488f427bce7a1b038cfb',1859661);
INSERT INTO _sqlx_migrations VALUES(31,'code_limits','2026-11-30 09:29:42',1,X'06c03c594606285fab21e5ab19f7ecb9a6a923ec99b22078da1be7c433588e3e619b67f84e323193292c5b627c70d4f3',1105282);
INSERT INTO _sqlx_migrations VALUES(32,'turns_sent','2026-11-30 09:29:42',1,X'6ae121914cc07d6b0b4599faffa4160bc367f442d8240f82f59ad8298b62f7e3013447be6b2093f314fc6ba529aaa895',4547855);
INSERT INTO _sqlx_migrations VALUES(33,'keyed_requests','2026-11-30 09:29:42',1,X'90b958d90f541cd5266673501774805678849ba70295dbedd5b28df58546193b9652b631289b8a1bfeef175ec4afb284',4126049);
INSERT INTO _sqlx_migrations VALUES(34,'vacation_changes','2026-11-30 09:29:42',1,X'69548b83cb161411fca546f64cb8e42b6dc6d1fe44ce7e80001ee7888f59c74dec4c360ac4caefacc3ef185884bafcf6',1349304);
INSERT INTO _sqlx_migrations VALUES(35,'mailbox_offers','2026-11-30 09:29:42',1,X'9edbdf45137ddb2fc94de8a88cf7496abbc4367c55142ea1470c103b217b1ec991878343969c63d964a572a4e5d3206b',1126964);
INSERT INTO _sqlx_migrations VALUES(36,'no_entries_of_steps','2026-11-30 09:29:42',1,X'60d100d1d9400b387903d699ff0994fae0bd8835a02c73278692cc31bbe88e2e3ea82fc8d83fba85510a0bec9408fac1',802062);
INSERT INTO _sqlx_migrations VALUES(37,'retention','2026-11-30 09:29:42',1,X'a3d53614a7399e2157ef4b06c97ea84b6e4d99e8acc3a2dff776f3fff5394d1f2f2d3bd7d4ed2f310d5eee555c8e6aef',1884900);
INSERT INTO _sqlx_migrations VALUES(38,'ignored','2026-11-30 09:29:42',1,X'3dfd7cec849364b7d1d1d3c87df2eb69aa85f0ee1b0579a834c30a4a084e7dc3399e6aac6150af7afb3177df36137dff',644016);
INSERT INTO _sqlx_migrations VALUES(39,'ended_matches','2026-11-30 09:29:42',1,X'669a57002b59f6b26858499683f159c07f7d4b01318dfa8896f16d2a8943d0751c5013a3866e90240164d15d7d5b6319',1422113);
INSERT INTO _sqlx_migrations VALUES(40,'notice_channels','2026-11-30 09:29:42',1,X'7730398aaa622a0fe1067ab13d6f10afa58169090442ab4e0904364fd2e24d09e79e69d673d286a2bf5d45227d4e4b02',4046370);
INSERT INTO _sqlx_migrations VALUES(41,'analyses','2026-11-30 09:29:42',1,X'a54d920fd9ebc7d2478a1334c85c6879de44d7fb70497902696f13de7db71aa69a47fd33f1b2dd8e7c5c3d49a3e2e1c0',437560);
INSERT INTO _sqlx_migrations VALUES(42,'notes','2026-11-30 09:29:42',1,X'1154c3b7d6f75929729bbedf01c4a84d2f4014b2354de6d41c992207c2c45c740bd4f1ef6a9179cc67cc0133d709883a',468325);
INSERT INTO _sqlx_migrations VALUES(43,'branches','2026-11-30 09:29:42',1,X'db9a6fefb57e6b7a66ac01edc618b5bbf2781d03323f9f4740c7e89701c6ba2a9a6c6614a8f12b2a271ccbdc75513836',2108722);
INSERT INTO _sqlx_migrations VALUES(44,'reviews','2026-11-30 09:29:42',1,X'2f5c016aa69a431fac86fa1529fd8444f9719ee0d03f94e647c3e793c0b5f13d10abacd8774b0da6ce923cfc7b7cb623',606341);
INSERT INTO _sqlx_migrations VALUES(45,'match_summaries','2026-11-30 09:29:42',1,X'20a830655fe19a7c8648387ba1383404753d76f9e22fc9986ecda3857e7b0d192eb058befb6691a7e4eab96dfdda3acf',445281);
INSERT INTO _sqlx_migrations VALUES(46,'circles','2026-11-30 09:29:42',1,X'1c160b0c1c6276adcbe3a014572557e5b52e2bb8f2f7bd32f3478272cfcaff215343536826b07e85c2021225bd365d40',1804670);
INSERT INTO _sqlx_migrations VALUES(47,'hosts','2026-11-30 09:29:42',1,X'7cba6c6bae95c96dabbeb46e887918a3ef7ba6092c8a3af1e4c5a0c3abb176d56bc07be4e0c3e6e1d086edc9fffb5b22',604218);
INSERT INTO _sqlx_migrations VALUES(48,'ratings','2026-11-30 09:29:42',1,X'ddba65464f2d4b4c51bc91e70ed688883e37e9f17002757bf511afdada77e92d4c9e6d4b1a7722d74feef5711c25d8ef',1816468);
INSERT INTO _sqlx_migrations VALUES(49,'announcements_and_reports','2026-11-30 09:29:42',1,X'd7d61cd733fcf002b75ef53439f6d36706d9d1d068ee28a4feeef598601c007fb1431865a5858ea5c183d8c382a11600',866147);
INSERT INTO _sqlx_migrations VALUES(50,'evenings','2026-11-30 09:29:42',1,X'00f65991fb8ccb462741e50ff4d57ebbe59a3d6f21624f9209d36a8a470529a3b0a50c4bff6264fd17c26201b6663c52',632229);
INSERT INTO _sqlx_migrations VALUES(51,'leagues','2026-11-30 09:29:42',1,X'27c049e5d20fd9b137f06efda71c96bce23bf131f23012a39b1f7d8ddcc7a7cb329bac3be6f39f0b1205871a402634c6',1329224);
INSERT INTO _sqlx_migrations VALUES(52,'calendars','2026-11-30 09:29:42',1,X'8fd425b097e18fa500889304ddc2bcdb6802a86ce105371067e1f28d895531fb9fe0273d5b977b986cda091e38acabd6',348688);
INSERT INTO _sqlx_migrations VALUES(53,'circle_webhooks','2026-11-30 09:29:42',1,X'c5127652b60556561a4e470b497a9375909b6ea8683ae07a25c15a035b5338f5b7aba31a9c2db0ee423f48e51873d6b8',322289);
CREATE TABLE person (
    user_id blob not null primary key,
    name text not null,
    created integer not null
, banned_until integer, muted_until integer, name_folded text, erased integer not null default 0 check (erased in (0, 1)), page_id blob, vacation_changed integer) strict, without rowid;
INSERT INTO person VALUES(X'01a22bc9eac477bd80ea44809efa815d','Ana',1796030982852,NULL,NULL,'ana',0,X'bab7510415fa4a91965d50fb428b3977',NULL);
INSERT INTO person VALUES(X'01a22bc9ead170828c014d633405e6e8','Bia',1796030982865,NULL,NULL,'bia',0,X'11aadc037b614d9daffbadfb249f33bc',NULL);
INSERT INTO person VALUES(X'01a22bc9ead474e6b02eb82ca8c9cb01','Caio',1796030982868,NULL,NULL,'caio',0,X'c081daef0aa14ff2a06c30c6aa17935b',NULL);
CREATE TABLE session (
    token_hash blob not null primary key check (length(token_hash) = 32),
    user_id blob not null references person (user_id),
    ends integer not null
, created integer, seen integer, device text, proved integer, told integer, by_link integer not null default 0 check (by_link in (0, 1)), unused integer not null default 0 check (unused in (0, 1))) strict, without rowid;
INSERT INTO session VALUES(X'2d98617b38647dcc9613720910e37e63af4b8178bf96bcbf11ba9253baabe787',X'01a22bc9ead170828c014d633405e6e8',253402300800000,1796030982867,1796030982867,'',NULL,NULL,0,0);
INSERT INTO session VALUES(X'84487fe2c002d159e9bafd448fb4750f2f0fa736adca42f1842ba0ce8d0ab89e',X'01a22bc9ead474e6b02eb82ca8c9cb01',253402300800000,1796030982870,1796030982870,'',NULL,NULL,0,0);
INSERT INTO session VALUES(X'f40336db6435d0ff0193c6b312aaf33f0527b88cc820096b8fc829fe8252cdb4',X'01a22bc9eac477bd80ea44809efa815d',253402300800000,1796030982859,1796030982859,'',NULL,NULL,0,0);
CREATE TABLE device_link (
    token_hash blob not null primary key check (length(token_hash) = 32),
    user_id blob not null references person (user_id),
    ends integer not null
, proved integer) strict, without rowid;
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
, listed integer not null default 0, wakes integer, given_back integer not null default 0, rules integer, status_since integer not null default 0, is_lesson integer not null default 0 check (is_lesson in (0, 1)), branch_of blob references match (match_id), branched_at integer, circle_id blob) strict, without rowid;
INSERT INTO "match" VALUES(X'01a22bc9ead9766899cfef5f8741bcb9','draftosaurus',1,X'26324102e3ab57ae20011a4b309773d02bce06fe025cc8d3064892949344524f','d1063da57562a6382b715146ddd23553',NULL,1796030982873,1796030983115,10,NULL,'running','{"board":"summer","quick_turns":false}','{"kind":"free"}',1,NULL,1796030983115,NULL,0,1,1796030983049,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d','dogs',1,X'8b3fcd9dc45716559f82ff18ff8f5fb7a7719027aaa22a237810888c3a9468db','8c6aaee593d159cadea725d205a9aee8',NULL,1796030982880,1796030983116,8,NULL,'running','{"rehire_scores":true}','{"kind":"free"}',1,NULL,1796030983116,NULL,0,3,1796030983040,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22bc9eae373dca7356d7acb67e630','dogs-o-socio',1,X'ae9e20b5cd4514568621382bf4bc8417bf7c6ae224e24bd70ae7cddec0d314c3','dfeb1c2021a353cb75fd1162ce5571e4',NULL,1796030982883,1796030983116,6,NULL,'running','{"rehire_scores":true}','{"kind":"free"}',1,NULL,1796030983116,NULL,0,3,1796030983049,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22bc9eae77167ab28a3969642c6d7','dogs-cardgame',1,X'd41c46bc6b5a2b0a4d42c2b72788620b5011195f0db188e21bd34cfc7f5e2aeb','0695b4383cb423c05bac08b340cf9e35',NULL,1796030982887,1796030983115,10,NULL,'running','{"breeds":[],"children":false,"cured_are_healthy":false,"one_symbol":"drawn","puppies":false,"three_symbols":"drawn","two_symbols":"drawn","variant_1":false,"variant_2":false,"variant_3":false}','{"kind":"free"}',1,NULL,1796030983115,NULL,0,2,1796030983057,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22bc9eaea7550a0aab03593f5acac','dog-lover',1,X'479fc18a3ad9dc60d14c7ccfa50c4171f67ebf15143a132b1169be7627c6fb7b','8d8bb494e0710ef7d6ed2cdcf7f3cea3',NULL,1796030982890,1796030983112,6,NULL,'running','{"hands":"hidden","tricks":"special"}','{"kind":"free"}',1,NULL,1796030983112,NULL,0,2,1796030983078,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22bc9ebda76548cc0d368c2af6398','draftosaurus',1,X'312faf6fbac38987df4c046d1f07890e3e3584bae91c95b2db208467b15f3bc2','0e19a9607a443a6b6f481eccd96f79cc',NULL,1796030983130,1796030983296,67,NULL,'over','{"board":"summer","quick_turns":false}','{"kind":"free"}',1,'{"places":{"0":1,"1":2},"points":{"0":29,"1":23}}',1796030983296,NULL,0,1,1796030983296,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22bc9f2bb75aba31349cbe0bd935a','draftosaurus',1,X'ed3580fbbb481b30d2daa716f5c77e55567c4a7e2b56be33b462bfcf2a5ff0c0','4ca72ab8eae460f6273c5d415da4396b',NULL,1796030984853,1796030984853,1,1796203784853,'running','{"board":"summer","quick_turns":false}','{"kind":"days","days":2}',0,NULL,1796030984853,1796203784853,0,1,1796030984853,0,NULL,NULL,X'c74e3644af5845e18e1dd9a944546c60');
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
    fixed integer not null check (fixed in (0, 1)), decides integer,
    primary key (match_id, version)
) strict, without rowid;
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',1,1796030982873,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22bc9-eac4-77bd-80ea-44809efa815d"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',2,1796030983036,'table',1,X'01a22bc9ead170828c014d633405e6e8','Bia-11',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22bc9-ead1-7082-8c01-4d633405e6e8"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',3,1796030983049,'table',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-17',NULL,'[{"what":"leg_started","board":"summer","first":0,"bag":{"trex":8,"triceratops":8,"stegosaurus":8,"parasaurolophus":8,"spinosaurus":8,"brachiosaurus":8}},{"what":"dealt","round":1,"hands":[{"trex":2,"parasaurolophus":3,"spinosaurus":1},{"trex":1,"triceratops":4,"parasaurolophus":1}]},{"what":"rolled","turn":1,"face":"no_trex"},{"what":"entered","phase":"pick"}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',4,1796030983058,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-22','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',5,1796030983060,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-18','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"parasaurolophus"}},{"what":"picked","dinos":["spinosaurus","parasaurolophus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',6,1796030983072,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-24','{"do":"place","pen":"king"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"king"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',7,1796030983078,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-29','{"do":"place","pen":"river"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":1,"dino":"spinosaurus","pen":"river"},{"what":"placed","seat":1,"number":1,"dino":"parasaurolophus","pen":"king"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',8,1796030983092,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-35','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',9,1796030983100,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-35','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":2,"face":"no_trex"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',10,1796030983115,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-40','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"parasaurolophus"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',1,1796030982880,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"rehire_scores":true},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22bc9-eac4-77bd-80ea-44809efa815d"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',2,1796030983032,'table',1,X'01a22bc9ead170828c014d633405e6e8','Bia-7',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22bc9-ead1-7082-8c01-4d633405e6e8"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',3,1796030983040,'table',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-14',NULL,'[{"what":"laid","start":0,"removed":[["bulldog","lost"],["poodle","lost"]],"city":[{"dog":["bulldog","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["rottweiler","sick"]},"block",{"dog":["vira_lata","sick"]},{"dog":["bulldog","sick"]},{"dog":["rottweiler","sick"]},"block",{"dog":["golden_retriever","lost"]},{"dog":["golden_retriever","healthy"]},{"dog":["golden_retriever","healthy"]},{"dog":["golden_retriever","healthy"]},{"dog":["bulldog","healthy"]},{"dog":["bulldog","healthy"]},{"dog":["bulldog","sick"]},{"dog":["vira_lata","healthy"]},{"dog":["golden_retriever","sick"]},{"dog":["vira_lata","healthy"]},{"dog":["rottweiler","lost"]},{"dog":["rottweiler","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["rottweiler","healthy"]},{"dog":["golden_retriever","sick"]},{"dog":["rottweiler","healthy"]},{"dog":["vira_lata","sick"]},{"dog":["vira_lata","lost"]},{"dog":["bulldog","healthy"]},{"dog":["golden_retriever","healthy"]},{"dog":["rottweiler","healthy"]},"block"],"country":["block",{"dog":["poodle","sick"]},{"dog":["labrador","healthy"]},{"dog":["poodle","healthy"]},{"dog":["sao_bernardo","healthy"]},{"dog":["labrador","lost"]},{"dog":["sao_bernardo","lost"]},{"dog":["sao_bernardo","healthy"]},"block",{"dog":["labrador","sick"]},{"dog":["pastor_alemao","sick"]},{"dog":["labrador","healthy"]},{"dog":["labrador","healthy"]},{"dog":["sao_bernardo","sick"]},{"dog":["labrador","sick"]},{"dog":["poodle","healthy"]},{"dog":["pastor_alemao","healthy"]},{"dog":["sao_bernardo","healthy"]},{"dog":["labrador","healthy"]},{"dog":["pastor_alemao","lost"]},"block",{"dog":["pastor_alemao","healthy"]},{"dog":["pastor_alemao","healthy"]},{"dog":["sao_bernardo","sick"]},{"dog":["pastor_alemao","sick"]},{"dog":["poodle","sick"]},{"dog":["poodle","healthy"]},{"dog":["poodle","healthy"]},{"dog":["sao_bernardo","healthy"]},{"dog":["pastor_alemao","healthy"]}],"deck":["food1","gas2","discount","trained_dog","med1","helper","extra_dog","helper","gas2","gas2","food1","vet","coin2","award_dog","swap_dogs","free_entry","coin1","coin1","vet","food2","extra_dog","discount","extra_dog","med2","trained_dog","med2","gas2","helper","food2","trained_dog","free_entry","med1","swap_dogs","coin1","award_dog","discount"],"fair":["f1","f2","f4","f3"]},{"what":"refilled","region":"city","dogs":{"c2":{"id":0,"breed":"rottweiler","health":"healthy"},"c3":{"id":1,"breed":"golden_retriever","health":"healthy"},"c4":{"id":2,"breed":"bulldog","health":"healthy"},"c5":{"id":3,"breed":"vira_lata","health":"lost"},"c6":{"id":4,"breed":"vira_lata","health":"sick"},"c7":{"id":5,"breed":"rottweiler","health":"healthy"},"c8":{"id":6,"breed":"golden_retriever","health":"sick"}},"blocks":["c1"]},{"what":"refilled","region":"country","dogs":{"k1":{"id":7,"breed":"pastor_alemao","health":"healthy"},"k2":{"id":8,"breed":"sao_bernardo","health":"healthy"},"k3":{"id":9,"breed":"poodle","health":"healthy"},"k4":{"id":10,"breed":"poodle","health":"healthy"},"k5":{"id":11,"breed":"poodle","health":"sick"},"k6":{"id":12,"breed":"pastor_alemao","health":"sick"},"k7":{"id":13,"breed":"sao_bernardo","health":"sick"},"k8":{"id":14,"breed":"pastor_alemao","health":"healthy"}},"blocks":[]},{"what":"fair_turned","card":"f1"},{"what":"cards_laid","house":"town_hall","cards":["discount","award_dog"]},{"what":"cards_laid","house":"warehouse","cards":["coin1","swap_dogs"]},{"what":"cards_laid","house":"pet_shop","cards":["med1","free_entry"]},{"what":"cards_laid","house":"vet","cards":["trained_dog","food2"]},{"what":"cards_laid","house":"fair","cards":["helper","gas2"]},{"what":"round_began","round":1,"start":0},{"what":"phase_began","phase":"drive","seats":[]},{"what":"turn_began","seat":0,"lap":0}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',4,1796030983051,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-20','{"do":"drive","to":"k3"}','[{"what":"drove","seat":0,"path":["k1","k3"],"gas":2},{"what":"collected","seat":0,"dog":9},{"what":"turn_began","seat":1,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',5,1796030983066,'undo',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-26',NULL,'[]','[]',4,1,3);
INSERT INTO step VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',6,1796030983087,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-32','{"do":"drive","to":"k4"}','[{"what":"drove","seat":0,"path":["k1","k4"],"gas":2},{"what":"collected","seat":0,"dog":10},{"what":"turn_began","seat":1,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',7,1796030983099,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-33','{"do":"drive","to":"c8"}','[{"what":"drove","seat":1,"path":["c2","c4","c6","c8"],"gas":4},{"what":"collected","seat":1,"dog":6},{"what":"turn_began","seat":0,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',8,1796030983116,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-44','{"do":"drive","to":"k5"}','[{"what":"drove","seat":0,"path":["k6","k5"],"gas":2},{"what":"collected","seat":0,"dog":11},{"what":"turn_began","seat":1,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22bc9eae373dca7356d7acb67e630',1,1796030982883,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"rehire_scores":true},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22bc9-eac4-77bd-80ea-44809efa815d"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22bc9eae373dca7356d7acb67e630',2,1796030983034,'table',1,X'01a22bc9ead170828c014d633405e6e8','Bia-8',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22bc9-ead1-7082-8c01-4d633405e6e8"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22bc9eae373dca7356d7acb67e630',3,1796030983049,'table',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-18',NULL,'[{"what":"laid","start":0,"removed":[["golden_retriever","lost"],["poodle","lost"]],"city":[{"dog":["rottweiler","healthy"]},{"dog":["rottweiler","lost"]},{"dog":["bulldog","sick"]},{"dog":["rottweiler","healthy"]},{"dog":["bulldog","healthy"]},"block",{"dog":["golden_retriever","healthy"]},{"dog":["golden_retriever","sick"]},{"dog":["bulldog","lost"]},{"dog":["rottweiler","sick"]},{"dog":["vira_lata","sick"]},{"dog":["vira_lata","lost"]},{"dog":["golden_retriever","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["bulldog","healthy"]},"block",{"dog":["golden_retriever","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["rottweiler","healthy"]},{"dog":["rottweiler","healthy"]},{"dog":["golden_retriever","healthy"]},{"dog":["rottweiler","sick"]},{"dog":["vira_lata","sick"]},{"dog":["golden_retriever","sick"]},"block",{"dog":["bulldog","sick"]},{"dog":["vira_lata","healthy"]},{"dog":["bulldog","healthy"]},{"dog":["bulldog","healthy"]}],"country":[{"dog":["labrador","healthy"]},{"dog":["pastor_alemao","healthy"]},{"dog":["sao_bernardo","healthy"]},{"dog":["poodle","healthy"]},"block",{"dog":["pastor_alemao","healthy"]},{"dog":["labrador","healthy"]},{"dog":["sao_bernardo","lost"]},{"dog":["sao_bernardo","healthy"]},{"dog":["poodle","healthy"]},{"dog":["labrador","sick"]},{"dog":["poodle","sick"]},{"dog":["poodle","healthy"]},{"dog":["labrador","lost"]},{"dog":["pastor_alemao","sick"]},{"dog":["pastor_alemao","lost"]},{"dog":["sao_bernardo","healthy"]},"block",{"dog":["poodle","healthy"]},{"dog":["sao_bernardo","healthy"]},{"dog":["labrador","healthy"]},{"dog":["sao_bernardo","sick"]},{"dog":["labrador","healthy"]},{"dog":["pastor_alemao","healthy"]},{"dog":["sao_bernardo","sick"]},{"dog":["poodle","sick"]},"block",{"dog":["pastor_alemao","healthy"]},{"dog":["labrador","sick"]},{"dog":["pastor_alemao","sick"]}],"deck":["coin1","discount","med1","swap_dogs","free_entry","trained_dog","swap_dogs","gas2","coin1","gas2","vet","food1","med2","extra_dog","med1","trained_dog","gas2","food2","discount","coin1","extra_dog","award_dog","extra_dog","discount","helper","free_entry","helper","food2","trained_dog","med2","coin2","gas2","helper","award_dog","food1","vet"],"fair":["f2","f3","f4","f1"]},{"what":"refilled","region":"city","dogs":{"c1":{"id":0,"breed":"bulldog","health":"healthy"},"c2":{"id":1,"breed":"bulldog","health":"healthy"},"c3":{"id":2,"breed":"vira_lata","health":"healthy"},"c4":{"id":3,"breed":"bulldog","health":"sick"},"c6":{"id":4,"breed":"golden_retriever","health":"sick"},"c7":{"id":5,"breed":"vira_lata","health":"sick"},"c8":{"id":6,"breed":"rottweiler","health":"sick"}},"blocks":["c5"]},{"what":"refilled","region":"country","dogs":{"k1":{"id":7,"breed":"pastor_alemao","health":"sick"},"k2":{"id":8,"breed":"labrador","health":"sick"},"k3":{"id":9,"breed":"pastor_alemao","health":"healthy"},"k5":{"id":10,"breed":"poodle","health":"sick"},"k6":{"id":11,"breed":"sao_bernardo","health":"sick"},"k7":{"id":12,"breed":"pastor_alemao","health":"healthy"},"k8":{"id":13,"breed":"labrador","health":"healthy"}},"blocks":["k4"]},{"what":"fair_turned","card":"f2"},{"what":"cards_laid","house":"town_hall","cards":["vet","food1"]},{"what":"cards_laid","house":"warehouse","cards":["award_dog","helper"]},{"what":"cards_laid","house":"pet_shop","cards":["gas2","coin2"]},{"what":"cards_laid","house":"vet","cards":["med2","trained_dog"]},{"what":"cards_laid","house":"fair","cards":["food2","helper"]},{"what":"partners_laid","new_dogs":[["pit_bull","healthy"],["chow_chow","healthy"],["pit_bull","healthy"],["pit_bull","sick"],["basset_hound","healthy"],["basset_hound","sick"],["chow_chow","healthy"],["basset_hound","healthy"],["pit_bull","healthy"],["basset_hound","healthy"],["chow_chow","sick"],["chow_chow","healthy"]],"deck":["x_food2","service_centre","guest_12","guide_dog","x_gas2","guest_11","hospital","guest_5","guest_9","guest_10","trainer","guest_4","trainer","guest_8","x_coin1","x_coin2","ngo","guest_1","service_centre","guest_3","licence_discount","guest_6","x_gas2","guest_2","licence_discount","x_med2","guide_dog","ngo","guide_dog","guest_7"]},{"what":"partner_cards_laid","at":"ngo","cards":["guest_7","guide_dog"]},{"what":"partner_cards_laid","at":"agency","cards":["ngo","guide_dog"]},{"what":"partner_cards_laid","at":"service_centre","cards":["x_med2","licence_discount"]},{"what":"round_began","round":1,"start":0},{"what":"announced","seat":0,"city":1,"country":1},{"what":"new_dog","region":"city","faces":[5],"space":"c5","dog":{"id":14,"breed":"chow_chow","health":"healthy"}},{"what":"new_dog","region":"country","faces":[5],"space":"k5","dog":{"id":15,"breed":"chow_chow","health":"sick"}},{"what":"phase_began","phase":"drive","seats":[]},{"what":"turn_began","seat":0,"lap":0}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9eae373dca7356d7acb67e630',4,1796030983064,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-24','{"do":"drive","to":"k6"}','[{"what":"drove","seat":0,"path":["k1","k4","k6"],"gas":4},{"what":"collected","seat":0,"dog":11},{"what":"turn_began","seat":1,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22bc9eae373dca7356d7acb67e630',5,1796030983081,'undo',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-31',NULL,'[]','[]',4,1,3);
INSERT INTO step VALUES(X'01a22bc9eae373dca7356d7acb67e630',6,1796030983116,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-46','{"do":"drive","to":"c8"}','[{"what":"drove","seat":0,"path":["c2","c4","c6","c8"],"gas":4},{"what":"collected","seat":0,"dog":6},{"what":"turn_began","seat":1,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',1,1796030982887,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"breeds":[],"children":false,"cured_are_healthy":false,"one_symbol":"drawn","puppies":false,"three_symbols":"drawn","two_symbols":"drawn","variant_1":false,"variant_2":false,"variant_3":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22bc9-eac4-77bd-80ea-44809efa815d"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',2,1796030983034,'table',1,X'01a22bc9ead170828c014d633405e6e8','Bia-9',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22bc9-ead1-7082-8c01-4d633405e6e8"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',3,1796030983057,'table',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-21',NULL,'[{"what":"laid","start":1,"locations":["corner","square","highway"],"breeds":["pastor_alemao","poodle","sao_bernardo","yorkshire","dachshund","husky"],"dogs":[{"breed":"yorkshire","sign":"fair"},{"breed":"husky","sign":"sick"},{"breed":"dachshund","sign":"hotel"},{"breed":"husky","sign":"fair"},{"breed":"poodle","sign":"fair"},{"breed":"sao_bernardo","sign":"healthy"},{"breed":"sao_bernardo","sign":"trained"},{"breed":"poodle","sign":"healthy"},{"breed":"dachshund","sign":"fair"},{"breed":"pastor_alemao","sign":"fair"},{"breed":"husky","sign":"healthy"},{"breed":"dachshund","sign":"sick"},{"breed":"dachshund","sign":"trained"},{"breed":"sao_bernardo","sign":"sick"},{"breed":"sao_bernardo","sign":"hotel"},{"breed":"sao_bernardo","sign":"fair"},{"breed":"pastor_alemao","sign":"sick"},{"breed":"dachshund","sign":"healthy"},{"breed":"pastor_alemao","sign":"trained"},{"breed":"husky","sign":"hotel"},{"breed":"poodle","sign":"trained"},{"breed":"pastor_alemao","sign":"healthy"},{"breed":"pastor_alemao","sign":"hotel"},{"breed":"husky","sign":"trained"},{"breed":"yorkshire","sign":"healthy"},{"breed":"poodle","sign":"hotel"},{"breed":"poodle","sign":"sick"},{"breed":"yorkshire","sign":"hotel"},{"breed":"yorkshire","sign":"sick"},{"breed":"yorkshire","sign":"trained"}],"characters":["partner","trainer","manager","vet","trainer","merchant","merchant","manager","merchant","partner","manager","partner","trainer","vet","vet"]},{"what":"refilled","location":"corner","dogs":[{"id":0,"breed":"yorkshire","sign":"trained","via":"collect"}]},{"what":"refilled","location":"square","dogs":[{"id":1,"breed":"yorkshire","sign":"sick","via":"collect"},{"id":2,"breed":"yorkshire","sign":"hotel","via":"collect"}]},{"what":"refilled","location":"highway","dogs":[{"id":3,"breed":"poodle","sign":"sick","via":"collect"},{"id":4,"breed":"poodle","sign":"hotel","via":"collect"},{"id":5,"breed":"yorkshire","sign":"healthy","via":"collect"}]},{"what":"dealt","seat":0,"hand":["trainer","vet","vet"]},{"what":"dealt","seat":1,"hand":["partner","manager","partner"]}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',4,1796030983064,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-25','{"do":"choose","character":"vet"}','[{"what":"chose","seat":0,"character":"vet"}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',5,1796030983065,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-21','{"do":"choose","character":"partner"}','[{"what":"chose","seat":1,"character":"partner"},{"what":"revealed","characters":["vet","partner"]},{"what":"shuffled","pile":["merchant","manager","manager","manager","merchant","vet","merchant","partner","vet","trainer","partner","trainer","trainer"]},{"what":"posted","location":"corner","character":"trainer"},{"what":"posted","location":"square","character":"trainer"},{"what":"posted","location":"highway","character":"partner"},{"what":"turn_began","seat":1,"round":1}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',6,1796030983080,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-26','{"do":"use","character":"partner"}','[{"what":"used","seat":1,"character":"partner","food":0,"coins":0}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',7,1796030983092,'undo',1,X'01a22bc9ead170828c014d633405e6e8','Bia-31',NULL,'[]','[]',6,1,2);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',8,1796030983099,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-36','{"do":"move","to":"highway"}','[{"what":"moved","seat":1,"to":"highway"}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',9,1796030983106,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-37','{"do":"hire"}','[{"what":"hired","seat":1,"location":"highway","character":"partner","coins":1},{"what":"posted","location":"highway","character":"trainer"}]','[]',NULL,1,2);
INSERT INTO step VALUES(X'01a22bc9eae77167ab28a3969642c6d7',10,1796030983115,'action',1,X'01a22bc9ead170828c014d633405e6e8','Bia-42','{"do":"use","character":"partner"}','[{"what":"used","seat":1,"character":"partner","food":0,"coins":0}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22bc9eaea7550a0aab03593f5acac',1,1796030982890,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"hands":"hidden","tricks":"special"},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22bc9-eac4-77bd-80ea-44809efa815d"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22bc9eaea7550a0aab03593f5acac',2,1796030983035,'table',1,X'01a22bc9ead170828c014d633405e6e8','Bia-10',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22bc9-ead1-7082-8c01-4d633405e6e8"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22bc9eaea7550a0aab03593f5acac',3,1796030983078,'table',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-28',NULL,'[{"what":"laid","start":1,"dogs":["d03","d02"],"tricks":["s1","s4"],"deck":["d12","a3","g02","d05","d07","g01","d01","d10","g07","p02","f15","d06","x2","f06","b04","f34","f20","b03","b02","v09","v15","a2","f14","p06","g04","f02","p05","p04","v01","f03","f28","v11","g05","p03","v06","a4","v05","d11","v02","f07","w01","v14","f19","f17","v08","w03","w02","f01","f30","f08","g06","f29","g03","d09","b01","f13","p01","v12","f35","d04","f18","f25","f05","a1","d08"],"shelter":["r08","r14","r02","r13","r09","r11","r05","r15","r12","r01","r04","r03","r07","r06","r10"],"school":["t02","t08","t10","t01","t05","t04","t03","t06","t09","t07","t11"]},{"what":"sheltered","dog":"r10"},{"what":"sheltered","dog":"r06"},{"what":"sheltered","dog":"r07"},{"what":"offered","trick":"t11"},{"what":"offered","trick":"t07"},{"what":"offered","trick":"t09"},{"what":"refilled","cards":{"a1":"d08","a2":"a1","a3":"f05","b1":"f25","b2":"f18","b3":"d04","c1":"f35","c2":"v12","c3":"p01"}}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9eaea7550a0aab03593f5acac',4,1796030983091,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-34','{"do":"guard","lane":"column_1"}','[{"what":"guarded","seat":0,"lane":"column_1"},{"what":"turn_began","seat":1,"round":1}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22bc9eaea7550a0aab03593f5acac',5,1796030983101,'undo',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-39',NULL,'[]','[]',4,1,3);
INSERT INTO step VALUES(X'01a22bc9eaea7550a0aab03593f5acac',6,1796030983112,'action',0,X'01a22bc9eac477bd80ea44809efa815d','Ana-42','{"do":"guard","lane":"column_3"}','[{"what":"guarded","seat":0,"lane":"column_3"},{"what":"turn_began","seat":1,"round":1}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',1,1796030983130,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22bc9-eac4-77bd-80ea-44809efa815d"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',2,1796030983136,'table',1,X'01a22bc9ead170828c014d633405e6e8','r2',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22bc9-ead1-7082-8c01-4d633405e6e8"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',3,1796030983141,'table',0,X'01a22bc9eac477bd80ea44809efa815d','r2',NULL,'[{"what":"leg_started","board":"summer","first":1,"bag":{"trex":8,"triceratops":8,"stegosaurus":8,"parasaurolophus":8,"spinosaurus":8,"brachiosaurus":8}},{"what":"dealt","round":1,"hands":[{"triceratops":2,"stegosaurus":1,"parasaurolophus":2,"brachiosaurus":1},{"trex":1,"triceratops":1,"stegosaurus":1,"parasaurolophus":1,"brachiosaurus":2}]},{"what":"rolled","turn":1,"face":"no_trex"},{"what":"entered","phase":"pick"}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',4,1796030983147,'action',1,X'01a22bc9ead170828c014d633405e6e8','r3','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"trex"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',5,1796030983147,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r3','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["triceratops","trex"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',6,1796030983153,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r4','{"do":"place","pen":"sameness"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"sameness"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',7,1796030983154,'action',1,X'01a22bc9ead170828c014d633405e6e8','r4','{"do":"place","pen":"sameness"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"sameness"}},{"what":"placed","seat":0,"number":1,"dino":"triceratops","pen":"sameness"},{"what":"placed","seat":1,"number":1,"dino":"trex","pen":"sameness"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',8,1796030983157,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r5','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',9,1796030983158,'action',1,X'01a22bc9ead170828c014d633405e6e8','r5','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"triceratops"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"triceratops"},{"what":"passed"},{"what":"rolled","turn":2,"face":"no_trex"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',10,1796030983160,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r6','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"stegosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',11,1796030983166,'action',1,X'01a22bc9ead170828c014d633405e6e8','r6','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["stegosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',12,1796030983177,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r7','{"do":"place","pen":"trio"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',13,1796030983177,'action',1,X'01a22bc9ead170828c014d633405e6e8','r7','{"do":"place","pen":"trio"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"trio"}},{"what":"placed","seat":0,"number":2,"dino":"stegosaurus","pen":"trio"},{"what":"placed","seat":1,"number":2,"dino":"stegosaurus","pen":"trio"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',14,1796030983182,'action',1,X'01a22bc9ead170828c014d633405e6e8','r8','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',15,1796030983182,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r8','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"parasaurolophus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"no_trex"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',16,1796030983187,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r9','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"parasaurolophus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',17,1796030983189,'action',1,X'01a22bc9ead170828c014d633405e6e8','r9','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"brachiosaurus"}},{"what":"picked","dinos":["parasaurolophus","brachiosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',18,1796030983194,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r10','{"do":"place","pen":"trio"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',19,1796030983196,'action',1,X'01a22bc9ead170828c014d633405e6e8','r10','{"do":"place","pen":"trio"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"trio"}},{"what":"placed","seat":0,"number":3,"dino":"parasaurolophus","pen":"trio"},{"what":"placed","seat":1,"number":3,"dino":"brachiosaurus","pen":"trio"},{"what":"set_aside","seat":0,"dino":"brachiosaurus"},{"what":"set_aside","seat":1,"dino":"brachiosaurus"},{"what":"dealt","round":2,"hands":[{"trex":1,"triceratops":2,"parasaurolophus":1,"spinosaurus":2},{"trex":3,"stegosaurus":1,"parasaurolophus":1,"spinosaurus":1}]},{"what":"rolled","turn":1,"face":"restrooms"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',20,1796030983199,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r11','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"trex"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',21,1796030983201,'action',1,X'01a22bc9ead170828c014d633405e6e8','r11','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"trex"}},{"what":"picked","dinos":["trex","trex"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',22,1796030983204,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r12','{"do":"place","pen":"trio"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',23,1796030983204,'action',1,X'01a22bc9ead170828c014d633405e6e8','r12','{"do":"place","pen":"king"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"king"}},{"what":"placed","seat":0,"number":4,"dino":"trex","pen":"trio"},{"what":"placed","seat":1,"number":4,"dino":"trex","pen":"king"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',24,1796030983207,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r13','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',25,1796030983208,'action',1,X'01a22bc9ead170828c014d633405e6e8','r13','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":2,"face":"empty_pen"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',26,1796030983212,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r14','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"trex"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',27,1796030983212,'action',1,X'01a22bc9ead170828c014d633405e6e8','r14','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["trex","triceratops"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',28,1796030983216,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r15','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',29,1796030983216,'action',1,X'01a22bc9ead170828c014d633405e6e8','r15','{"do":"place","pen":"trio"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"trio"}},{"what":"placed","seat":0,"number":5,"dino":"trex","pen":"prairie"},{"what":"placed","seat":1,"number":5,"dino":"triceratops","pen":"trio"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',30,1796030983219,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r16','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"stegosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',31,1796030983219,'action',1,X'01a22bc9ead170828c014d633405e6e8','r16','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"parasaurolophus"}},{"what":"set_aside","seat":0,"dino":"stegosaurus"},{"what":"set_aside","seat":1,"dino":"parasaurolophus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"grassland"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',32,1796030983222,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r17','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',33,1796030983222,'action',1,X'01a22bc9ead170828c014d633405e6e8','r17','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"parasaurolophus"}},{"what":"picked","dinos":["spinosaurus","parasaurolophus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',34,1796030983229,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r18','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',35,1796030983230,'action',1,X'01a22bc9ead170828c014d633405e6e8','r18','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":6,"dino":"spinosaurus","pen":"prairie"},{"what":"placed","seat":1,"number":6,"dino":"parasaurolophus","pen":"prairie"},{"what":"set_aside","seat":0,"dino":"spinosaurus"},{"what":"set_aside","seat":1,"dino":"spinosaurus"},{"what":"dealt","round":3,"hands":[{"trex":1,"stegosaurus":2,"parasaurolophus":1,"spinosaurus":1,"brachiosaurus":1},{"stegosaurus":1,"parasaurolophus":1,"spinosaurus":2,"brachiosaurus":2}]},{"what":"rolled","turn":1,"face":"empty_pen"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',36,1796030983234,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r19','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"trex"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',37,1796030983235,'action',1,X'01a22bc9ead170828c014d633405e6e8','r19','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["trex","stegosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',38,1796030983239,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r20','{"do":"place","pen":"king"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"king"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',39,1796030983241,'action',1,X'01a22bc9ead170828c014d633405e6e8','r20','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":7,"dino":"trex","pen":"king"},{"what":"placed","seat":1,"number":7,"dino":"stegosaurus","pen":"prairie"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',40,1796030983243,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r21','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"stegosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',41,1796030983243,'action',1,X'01a22bc9ead170828c014d633405e6e8','r21','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"parasaurolophus"}},{"what":"set_aside","seat":0,"dino":"stegosaurus"},{"what":"set_aside","seat":1,"dino":"parasaurolophus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"woods"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',42,1796030983246,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r22','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',43,1796030983247,'action',1,X'01a22bc9ead170828c014d633405e6e8','r22','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["spinosaurus","stegosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',44,1796030983250,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r23','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',45,1796030983251,'action',1,X'01a22bc9ead170828c014d633405e6e8','r23','{"do":"place","pen":"river"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":8,"dino":"spinosaurus","pen":"prairie"},{"what":"placed","seat":1,"number":8,"dino":"stegosaurus","pen":"river"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',46,1796030983254,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r24','{"do":"set_aside","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',47,1796030983255,'action',1,X'01a22bc9ead170828c014d633405e6e8','r24','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"parasaurolophus"}},{"what":"set_aside","seat":0,"dino":"spinosaurus"},{"what":"set_aside","seat":1,"dino":"parasaurolophus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"no_trex"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',48,1796030983257,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r25','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',49,1796030983258,'action',1,X'01a22bc9ead170828c014d633405e6e8','r25','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"brachiosaurus"}},{"what":"picked","dinos":["spinosaurus","brachiosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',50,1796030983260,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r26','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"meadow"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',51,1796030983261,'action',1,X'01a22bc9ead170828c014d633405e6e8','r26','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":9,"dino":"spinosaurus","pen":"meadow"},{"what":"placed","seat":1,"number":9,"dino":"brachiosaurus","pen":"prairie"},{"what":"set_aside","seat":0,"dino":"brachiosaurus"},{"what":"set_aside","seat":1,"dino":"brachiosaurus"},{"what":"dealt","round":4,"hands":[{"triceratops":3,"stegosaurus":1,"spinosaurus":2},{"trex":2,"stegosaurus":1,"parasaurolophus":1,"brachiosaurus":2}]},{"what":"rolled","turn":1,"face":"empty_pen"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',52,1796030983268,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r27','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"triceratops"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',53,1796030983270,'action',1,X'01a22bc9ead170828c014d633405e6e8','r27','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"trex"}},{"what":"picked","dinos":["triceratops","trex"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',54,1796030983273,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r28','{"do":"place","pen":"sameness"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"sameness"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',55,1796030983275,'action',1,X'01a22bc9ead170828c014d633405e6e8','r28','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"meadow"}},{"what":"placed","seat":0,"number":10,"dino":"triceratops","pen":"sameness"},{"what":"placed","seat":1,"number":10,"dino":"trex","pen":"meadow"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',56,1796030983276,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r29','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',57,1796030983277,'action',1,X'01a22bc9ead170828c014d633405e6e8','r29','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":2,"face":"restrooms"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',58,1796030983279,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r30','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"stegosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',59,1796030983280,'action',1,X'01a22bc9ead170828c014d633405e6e8','r30','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["stegosaurus","triceratops"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',60,1796030983282,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r31','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"meadow"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',61,1796030983283,'action',1,X'01a22bc9ead170828c014d633405e6e8','r31','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":11,"dino":"stegosaurus","pen":"meadow"},{"what":"placed","seat":1,"number":11,"dino":"triceratops","pen":"prairie"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',62,1796030983287,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r32','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',63,1796030983288,'action',1,X'01a22bc9ead170828c014d633405e6e8','r32','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"stegosaurus"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"stegosaurus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"restrooms"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',64,1796030983292,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r33','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',65,1796030983292,'action',1,X'01a22bc9ead170828c014d633405e6e8','r33','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"brachiosaurus"}},{"what":"picked","dinos":["spinosaurus","brachiosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',66,1796030983295,'action',0,X'01a22bc9eac477bd80ea44809efa815d','r34','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22bc9ebda76548cc0d368c2af6398',67,1796030983296,'action',1,X'01a22bc9ead170828c014d633405e6e8','r34','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"meadow"}},{"what":"placed","seat":0,"number":12,"dino":"spinosaurus","pen":"prairie"},{"what":"placed","seat":1,"number":12,"dino":"brachiosaurus","pen":"meadow"},{"what":"set_aside","seat":0,"dino":"spinosaurus"},{"what":"set_aside","seat":1,"dino":"brachiosaurus"},{"what":"entered","phase":"over"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22bc9f2bb75aba31349cbe0bd935a',1,1796030984853,'table',NULL,NULL,NULL,NULL,'[{"what":"leg_started","board":"summer","first":0,"bag":{"trex":6,"triceratops":6,"stegosaurus":6,"parasaurolophus":6,"spinosaurus":6,"brachiosaurus":6}},{"what":"dealt","round":1,"hands":[{"triceratops":2,"parasaurolophus":1,"brachiosaurus":3},{"triceratops":1,"parasaurolophus":2,"spinosaurus":2,"brachiosaurus":1},{"trex":2,"triceratops":2,"parasaurolophus":1,"spinosaurus":1}]},{"what":"rolled","turn":1,"face":"food_court"},{"what":"entered","phase":"pick"}]','[{"what":"changed","seats":3,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"days","days":2},"first_seat":0,"open":false},{"what":"sat","seat":0,"user":"01a22bc9-ead4-74e6-b02e-b82ca8c9cb01"},{"what":"sat","seat":1,"user":"01a22bc9-eac4-77bd-80ea-44809efa815d"},{"what":"sat","seat":2,"user":"01a22bc9-ead1-7082-8c01-4d633405e6e8"},{"what":"started"}]',NULL,1,7);
CREATE TABLE watched (
    user_id blob not null references person (user_id),
    match_id blob not null references match (match_id),
    at integer not null,
    primary key (user_id, match_id)
) strict, without rowid;
INSERT INTO watched VALUES(X'01a22bc9eac477bd80ea44809efa815d',X'01a22bc9ead9766899cfef5f8741bcb9',1796030982906);
INSERT INTO watched VALUES(X'01a22bc9eac477bd80ea44809efa815d',X'01a22bc9eae070ae9be4ef10d3938e4d',1796030982937);
INSERT INTO watched VALUES(X'01a22bc9eac477bd80ea44809efa815d',X'01a22bc9eae373dca7356d7acb67e630',1796030982986);
INSERT INTO watched VALUES(X'01a22bc9eac477bd80ea44809efa815d',X'01a22bc9eae77167ab28a3969642c6d7',1796030983006);
INSERT INTO watched VALUES(X'01a22bc9eac477bd80ea44809efa815d',X'01a22bc9eaea7550a0aab03593f5acac',1796030983014);
INSERT INTO watched VALUES(X'01a22bc9eac477bd80ea44809efa815d',X'01a22bc9ebda76548cc0d368c2af6398',1796030983135);
INSERT INTO watched VALUES(X'01a22bc9ead170828c014d633405e6e8',X'01a22bc9ead9766899cfef5f8741bcb9',1796030983019);
INSERT INTO watched VALUES(X'01a22bc9ead170828c014d633405e6e8',X'01a22bc9eae070ae9be4ef10d3938e4d',1796030983020);
INSERT INTO watched VALUES(X'01a22bc9ead170828c014d633405e6e8',X'01a22bc9eae373dca7356d7acb67e630',1796030983022);
INSERT INTO watched VALUES(X'01a22bc9ead170828c014d633405e6e8',X'01a22bc9eae77167ab28a3969642c6d7',1796030983023);
INSERT INTO watched VALUES(X'01a22bc9ead170828c014d633405e6e8',X'01a22bc9eaea7550a0aab03593f5acac',1796030983024);
INSERT INTO watched VALUES(X'01a22bc9ead170828c014d633405e6e8',X'01a22bc9ebda76548cc0d368c2af6398',1796030983136);
CREATE TABLE lease (
    match_id blob not null primary key references match (match_id),
    server_id blob not null,
    ends integer not null
, shared_until integer) strict, without rowid;
CREATE TABLE server_beat (
    one integer not null primary key check (one = 1),
    at integer not null,
    previous integer
, behind integer not null default 0) strict;
INSERT INTO server_beat VALUES(1,1796030982836,NULL,0);
CREATE TABLE IF NOT EXISTS "chat" (
    match_id blob not null references match (match_id),
    number integer not null,
    at integer not null,
    user_id blob,
    request text,
    seat integer,
    text text not null,
    primary key (match_id, number)
) strict, without rowid;
INSERT INTO chat VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',1,1796030983024,X'01a22bc9eac477bd80ea44809efa815d','Ana-6',0,'Ana-6');
INSERT INTO chat VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',2,1796030983025,X'01a22bc9ead170828c014d633405e6e8','Bia-6',NULL,'Bia-6');
INSERT INTO chat VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',3,1796030983030,X'01a22bc9eac477bd80ea44809efa815d','Ana-11',0,'Ana-11');
INSERT INTO chat VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',4,1796030983047,X'01a22bc9ead170828c014d633405e6e8','Bia-13',1,'Bia-13');
INSERT INTO chat VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',5,1796030983091,X'01a22bc9ead170828c014d633405e6e8','Bia-29',1,'Bia-29');
INSERT INTO chat VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',6,1796030983115,X'01a22bc9eac477bd80ea44809efa815d','Ana-43',0,'Ana-43');
INSERT INTO chat VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',1,1796030983030,X'01a22bc9eac477bd80ea44809efa815d','Ana-10',0,'Ana-10');
INSERT INTO chat VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',2,1796030983047,X'01a22bc9ead170828c014d633405e6e8','Bia-12',1,'Bia-12');
INSERT INTO chat VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',3,1796030983060,X'01a22bc9ead170828c014d633405e6e8','Bia-19',1,'Bia-19');
INSERT INTO chat VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',4,1796030983078,X'01a22bc9eac477bd80ea44809efa815d','Ana-30',0,'Ana-30');
INSERT INTO chat VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',5,1796030983082,X'01a22bc9ead170828c014d633405e6e8','Bia-27',1,'Bia-27');
INSERT INTO chat VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',6,1796030983100,X'01a22bc9eac477bd80ea44809efa815d','Ana-37',0,'Ana-37');
INSERT INTO chat VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',7,1796030983116,X'01a22bc9ead170828c014d633405e6e8','Bia-41',1,'Bia-41');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',1,1796030983027,X'01a22bc9eac477bd80ea44809efa815d','Ana-8',0,'Ana-8');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',2,1796030983032,X'01a22bc9eac477bd80ea44809efa815d','Ana-12',0,'Ana-12');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',3,1796030983041,X'01a22bc9eac477bd80ea44809efa815d','Ana-16',0,'Ana-16');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',4,1796030983047,X'01a22bc9ead170828c014d633405e6e8','Bia-14',1,'Bia-14');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',5,1796030983059,X'01a22bc9ead170828c014d633405e6e8','Bia-17',1,'Bia-17');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',6,1796030983064,X'01a22bc9ead170828c014d633405e6e8','Bia-20',1,'Bia-20');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',7,1796030983077,X'01a22bc9ead170828c014d633405e6e8','Bia-25',1,'Bia-25');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',8,1796030983093,X'01a22bc9eac477bd80ea44809efa815d','Ana-36',0,'Ana-36');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',9,1796030983093,X'01a22bc9ead170828c014d633405e6e8','Bia-32',1,'Bia-32');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',10,1796030983103,X'01a22bc9eac477bd80ea44809efa815d','Ana-41',0,'Ana-41');
INSERT INTO chat VALUES(X'01a22bc9eae373dca7356d7acb67e630',11,1796030983115,X'01a22bc9ead170828c014d633405e6e8','Bia-39',1,'Bia-39');
INSERT INTO chat VALUES(X'01a22bc9eae77167ab28a3969642c6d7',1,1796030983027,X'01a22bc9eac477bd80ea44809efa815d','Ana-9',0,'Ana-9');
INSERT INTO chat VALUES(X'01a22bc9eae77167ab28a3969642c6d7',2,1796030983042,X'01a22bc9eac477bd80ea44809efa815d','Ana-15',0,'Ana-15');
INSERT INTO chat VALUES(X'01a22bc9eae77167ab28a3969642c6d7',3,1796030983050,X'01a22bc9ead170828c014d633405e6e8','Bia-16',1,'Bia-16');
INSERT INTO chat VALUES(X'01a22bc9eae77167ab28a3969642c6d7',4,1796030983091,X'01a22bc9eac477bd80ea44809efa815d','Ana-33',0,'Ana-33');
INSERT INTO chat VALUES(X'01a22bc9eae77167ab28a3969642c6d7',5,1796030983100,X'01a22bc9eac477bd80ea44809efa815d','Ana-38',0,'Ana-38');
INSERT INTO chat VALUES(X'01a22bc9eae77167ab28a3969642c6d7',6,1796030983116,X'01a22bc9eac477bd80ea44809efa815d','Ana-45',0,'Ana-45');
INSERT INTO chat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',1,1796030983027,X'01a22bc9eac477bd80ea44809efa815d','Ana-7',0,'Ana-7');
INSERT INTO chat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',2,1796030983033,X'01a22bc9eac477bd80ea44809efa815d','Ana-13',0,'Ana-13');
INSERT INTO chat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',3,1796030983048,X'01a22bc9ead170828c014d633405e6e8','Bia-15',1,'Bia-15');
INSERT INTO chat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',4,1796030983049,X'01a22bc9eac477bd80ea44809efa815d','Ana-19',0,'Ana-19');
INSERT INTO chat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',5,1796030983060,X'01a22bc9eac477bd80ea44809efa815d','Ana-23',0,'Ana-23');
INSERT INTO chat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',6,1796030983065,X'01a22bc9ead170828c014d633405e6e8','Bia-22',1,'Bia-22');
INSERT INTO chat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',7,1796030983087,X'01a22bc9ead170828c014d633405e6e8','Bia-28',1,'Bia-28');
INSERT INTO chat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',8,1796030983100,X'01a22bc9ead170828c014d633405e6e8','Bia-34',1,'Bia-34');
CREATE TABLE presence (
    match_id blob not null references match (match_id),
    server_id blob not null,
    seats text not null,
    ends integer not null,
    primary key (match_id, server_id)
) strict, without rowid;
CREATE TABLE journal (
    entry integer not null primary key,
    match_id blob not null,
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
    deadline integer,
    awaited text
, decides integer) strict;
CREATE TABLE snapshot (
    match_id blob not null primary key references match (match_id),
    version integer not null,
    build text not null,
    content text not null
) strict;
CREATE TABLE entry (
    number integer not null primary key autoincrement,
    transaction_id integer not null default 0 check (transaction_id = 0),
    at integer not null,
    kind text not null,
    user_id blob,
    matches text,
    by_host text,
    value integer,
    check ((by_host is null) = (kind not like 'host\_%' escape '\'))
) strict;
INSERT INTO entry VALUES(1,0,1796030982852,'created',X'01a22bc9eac477bd80ea44809efa815d',NULL,NULL,NULL);
INSERT INTO entry VALUES(2,0,1796030982865,'created',X'01a22bc9ead170828c014d633405e6e8',NULL,NULL,NULL);
INSERT INTO entry VALUES(3,0,1796030982868,'created',X'01a22bc9ead474e6b02eb82ca8c9cb01',NULL,NULL,NULL);
INSERT INTO entry VALUES(4,0,1796030983296,'ended',NULL,'["01a22bc9-ebda-7654-8cc0-d368c2af6398"]',NULL,NULL);
CREATE TABLE reader (
    name text not null primary key,
    transaction_id integer not null,
    number integer not null,
    rebuilt text
) strict, without rowid;
INSERT INTO reader VALUES('audit',0,1,NULL);
INSERT INTO reader VALUES('ended',0,4,NULL);
CREATE TABLE audit (
    number integer not null primary key,
    at integer not null,
    kind text not null,
    user_id blob,
    match_id blob,
    by_host text not null,
    value integer
) strict;
CREATE TABLE notice_settings (
    user_id blob not null primary key references person (user_id),
    language text not null,
    kinds text not null,
    wants_chat integer not null check (wants_chat in (0, 1)),
    always integer not null check (always in (0, 1)),
    quiet text
, offered text not null default '[]') strict, without rowid;
CREATE TABLE notice_silent (
    user_id blob not null references person (user_id),
    match_id blob not null references match (match_id),
    primary key (user_id, match_id)
) strict, without rowid;
CREATE TABLE notice_told (
    target_id blob not null,
    match_id blob not null,
    kind text not null,
    since integer not null,
    at integer not null, sent integer,
    primary key (target_id, match_id, kind)
) strict, without rowid;
CREATE TABLE notice_claim (
    target_id blob not null,
    match_id blob not null,
    kind text not null,
    since integer not null,
    server_id blob not null,
    ends integer not null,
    primary key (target_id, match_id, kind)
) strict, without rowid;
CREATE TABLE notice_code (
    user_id blob not null primary key references person (user_id),
    address text not null,
    code_hash blob not null check (length(code_hash) = 32),
    ends integer not null,
    attempts integer not null
) strict, without rowid;
CREATE TABLE notice_key (
    one integer not null primary key check (one = 1),
    private_key blob not null
) strict, without rowid;
INSERT INTO notice_key VALUES(1,X'308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b02010104207ab3955a5d79456949f3f838e61ed51353f50258b84e826d207fcbe0bb92de87a144034200043ef0b899a92f38aceba2739b4657f1499e48b80d9aae0a810452847b649f06a57d00398328c83c2d156fb21541012ae31773d23a99c9efc6bc35389f4b7e7949');
CREATE TABLE vacation (
    user_id blob not null references person (user_id),
    begins integer not null,
    ends integer not null check (ends > begins),
    primary key (user_id, begins)
) strict, without rowid;
CREATE TABLE user_merge (
    from_user blob not null primary key references person (user_id),
    into_user blob not null references person (user_id),
    session_hash blob not null check (length(session_hash) = 32),
    at integer not null,
    tables integer not null,
    left_behind integer not null
) strict, without rowid;
CREATE TABLE sign_in_code (
    browser_hash blob not null primary key check (length(browser_hash) = 32),
    address text not null,
    user_id blob references person (user_id),
    adds integer not null check (adds in (0, 1)),
    is_sent integer not null check (is_sent in (0, 1)),
    code_hash blob not null check (length(code_hash) = 32),
    asked integer not null,
    ends integer not null,
    attempts integer not null
) strict, without rowid;
CREATE TABLE passkey_ceremony (
    challenge blob not null primary key check (length(challenge) = 16),
    user_id blob references person (user_id),
    state blob not null,
    ends integer not null
) strict, without rowid;
CREATE TABLE IF NOT EXISTS "seat" (
    match_id blob not null references match (match_id),
    seat integer not null,
    user_id blob references person (user_id),
    stand_in integer not null check (stand_in in (0, 1)),
    level text check (level in ('beginner', 'easy', 'good', 'strong')),
    awaited_since integer,
    stand_in_since integer,
    unfinished integer not null default 1 check (unfinished in (0, 1)), seen integer,
    primary key (match_id, seat),
    check (user_id is null or level is null)
) strict, without rowid;
INSERT INTO seat VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',0,X'01a22bc9eac477bd80ea44809efa815d',0,NULL,1796030983100,NULL,1,1796030982873);
INSERT INTO seat VALUES(X'01a22bc9ead9766899cfef5f8741bcb9',1,X'01a22bc9ead170828c014d633405e6e8',0,NULL,NULL,NULL,1,1796030983123);
INSERT INTO seat VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',0,X'01a22bc9eac477bd80ea44809efa815d',0,NULL,NULL,NULL,1,1796030982880);
INSERT INTO seat VALUES(X'01a22bc9eae070ae9be4ef10d3938e4d',1,X'01a22bc9ead170828c014d633405e6e8',0,NULL,1796030983116,NULL,1,1796030983124);
INSERT INTO seat VALUES(X'01a22bc9eae373dca7356d7acb67e630',0,X'01a22bc9eac477bd80ea44809efa815d',0,NULL,NULL,NULL,1,1796030982883);
INSERT INTO seat VALUES(X'01a22bc9eae373dca7356d7acb67e630',1,X'01a22bc9ead170828c014d633405e6e8',0,NULL,1796030983116,NULL,1,1796030983124);
INSERT INTO seat VALUES(X'01a22bc9eae77167ab28a3969642c6d7',0,X'01a22bc9eac477bd80ea44809efa815d',0,NULL,NULL,NULL,1,1796030982887);
INSERT INTO seat VALUES(X'01a22bc9eae77167ab28a3969642c6d7',1,X'01a22bc9ead170828c014d633405e6e8',0,NULL,1796030983057,NULL,1,1796030983124);
INSERT INTO seat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',0,X'01a22bc9eac477bd80ea44809efa815d',0,NULL,NULL,NULL,1,1796030982890);
INSERT INTO seat VALUES(X'01a22bc9eaea7550a0aab03593f5acac',1,X'01a22bc9ead170828c014d633405e6e8',0,NULL,1796030983112,NULL,1,1796030983124);
INSERT INTO seat VALUES(X'01a22bc9ebda76548cc0d368c2af6398',0,X'01a22bc9eac477bd80ea44809efa815d',0,NULL,NULL,NULL,0,1796030983130);
INSERT INTO seat VALUES(X'01a22bc9ebda76548cc0d368c2af6398',1,X'01a22bc9ead170828c014d633405e6e8',0,NULL,NULL,NULL,0,1796030983307);
INSERT INTO seat VALUES(X'01a22bc9f2bb75aba31349cbe0bd935a',0,X'01a22bc9ead474e6b02eb82ca8c9cb01',0,NULL,1796030984853,NULL,1,1796030984853);
INSERT INTO seat VALUES(X'01a22bc9f2bb75aba31349cbe0bd935a',1,X'01a22bc9eac477bd80ea44809efa815d',0,NULL,1796030984853,NULL,1,1796030984853);
INSERT INTO seat VALUES(X'01a22bc9f2bb75aba31349cbe0bd935a',2,X'01a22bc9ead170828c014d633405e6e8',0,NULL,1796030984853,NULL,1,1796030984853);
CREATE TABLE seen_hint (
    user_id blob not null references person (user_id),
    game text not null,
    hint text not null,
    primary key (user_id, game, hint)
) strict, without rowid;
CREATE TABLE IF NOT EXISTS "sign_in_method" (
    method_id blob not null primary key,
    user_id blob not null references person (user_id),
    kind text not null check (kind in ('mail', 'passkey', 'provider')),
    handle text not null,
    label text not null,
    secret text not null,
    added integer not null,
    used integer,
    unique (kind, handle)
) strict, without rowid;
CREATE TABLE provider_visit (
    state_hash blob not null primary key check (length(state_hash) = 32),
    browser_hash blob not null check (length(browser_hash) = 32),
    provider text not null,
    user_id blob references person (user_id),
    nonce text not null,
    verifier text not null,
    ends integer not null
) strict, without rowid;
CREATE TABLE host_invitation (
    invitation_id blob not null primary key,
    token_hash blob not null unique check (length(token_hash) = 32),
    uses integer not null,
    used integer not null,
    created integer not null,
    ends integer not null,
    check (used <= uses)
) strict, without rowid;
CREATE TABLE kept_name (
    skeleton text not null primary key,
    user_id blob not null references person (user_id)
) strict, without rowid;
CREATE TABLE erasure (
    user_id blob not null primary key references person (user_id),
    name text not null,
    due integer not null
) strict, without rowid;
CREATE TABLE code_limit (
    counter blob not null primary key check (length(counter) = 32),
    free_at integer not null
) strict, without rowid;
CREATE TABLE keyed_request (
    key_hash blob not null check (length(key_hash) = 32),
    asker_id blob not null,
    content_hash blob not null check (length(content_hash) = 32),
    made_id blob,
    session_hash blob check (length(session_hash) = 32),
    is_refused integer not null check (is_refused in (0, 1)),
    at integer not null,
    primary key (key_hash, asker_id)
) strict, without rowid;
CREATE TABLE ignored (
    user_id blob not null references person (user_id),
    ignored_user_id blob not null references person (user_id),
    primary key (user_id, ignored_user_id)
) strict, without rowid;
CREATE TABLE ended_match (
    number integer not null primary key autoincrement,
    match_id blob not null unique references match (match_id)
) strict;
INSERT INTO ended_match VALUES(1,X'01a22bc9ebda76548cc0d368c2af6398');
CREATE TABLE IF NOT EXISTS "notice_target" (
    target_id blob not null primary key,
    user_id blob not null references person (user_id),
    channel text not null,
    address text not null,
    detail text not null,
    since integer not null,
    failures integer not null default 0,
    retry_at integer,
    is_refused integer not null default 0 check (is_refused in (0, 1)),
    session_hash blob
) strict, without rowid;
CREATE TABLE analysis (
    match_id blob not null primary key references match (match_id),
    build text not null,
    body text not null
) strict;
CREATE TABLE note (
    match_id blob not null references match (match_id),
    user_id blob not null references person (user_id),
    version integer not null,
    changed integer not null,
    text text not null,
    is_shared integer not null check (is_shared in (0, 1)),
    primary key (match_id, user_id, version)
) strict, without rowid;
CREATE TABLE review (
    review_id blob not null primary key,
    match_id blob not null references match (match_id),
    leader_id blob not null references person (user_id),
    step integer not null,
    touched integer not null
) strict, without rowid;
CREATE TABLE match_summary (
    match_id blob not null primary key references match (match_id),
    number integer not null,
    due integer not null check (due in (0, 1)),
    body text
, rating_due integer check (rating_due in (0, 1))) strict, without rowid;
INSERT INTO match_summary VALUES(X'01a22bc9ebda76548cc0d368c2af6398',1,1,NULL,NULL);
CREATE TABLE circle (
    circle_id blob not null primary key,
    name text not null,
    owner_id blob not null references person (user_id),
    join_key blob not null unique,
    created integer not null
) strict, without rowid;
INSERT INTO circle VALUES(X'c74e3644af5845e18e1dd9a944546c60','Friday',X'01a22bc9eac477bd80ea44809efa815d',X'ddb442ebcafebf87c48b9d75f357c035',1796030983318);
CREATE TABLE circle_member (
    circle_id blob not null references circle (circle_id),
    user_id blob not null references person (user_id),
    joined integer not null,
    primary key (circle_id, user_id)
) strict, without rowid;
INSERT INTO circle_member VALUES(X'c74e3644af5845e18e1dd9a944546c60',X'01a22bc9eac477bd80ea44809efa815d',1796030983318);
INSERT INTO circle_member VALUES(X'c74e3644af5845e18e1dd9a944546c60',X'01a22bc9ead170828c014d633405e6e8',1796030983323);
INSERT INTO circle_member VALUES(X'c74e3644af5845e18e1dd9a944546c60',X'01a22bc9ead474e6b02eb82ca8c9cb01',1796030983325);
CREATE TABLE host_person (
    user_id blob not null primary key references person (user_id),
    named integer not null
) strict, without rowid;
CREATE TABLE host_link (
    token_hash blob not null primary key check (length(token_hash) = 32),
    ends integer not null
) strict, without rowid;
CREATE TABLE host_visit (
    token_hash blob not null primary key check (length(token_hash) = 32),
    ends integer not null
) strict, without rowid;
CREATE TABLE rating (
    scale blob not null,
    game text not null,
    user_id blob not null references person (user_id),
    points integer not null,
    deviation integer not null,
    matches integer not null,
    latest integer not null,
    primary key (scale, game, user_id)
) strict, without rowid;
CREATE TABLE rating_change (
    match_id blob not null references match (match_id),
    scale blob not null,
    seat integer not null,
    points_before integer not null,
    points integer not null,
    deviation integer not null,
    matches integer not null,
    primary key (match_id, scale, seat)
) strict, without rowid;
CREATE TABLE rating_stale (
    game text not null primary key
) strict, without rowid;
CREATE TABLE announcement (
    announcement_id blob not null primary key,
    says text not null,
    shown_from integer not null,
    shown_until integer not null
) strict, without rowid;
CREATE TABLE report (
    report_id blob not null primary key,
    subject text not null unique,
    kind text not null,
    reported_id blob not null references person (user_id),
    match_id blob references match (match_id),
    circle_id blob,
    text text not null,
    at integer not null,
    answered integer,
    verdict text,
    answer text
) strict, without rowid;
CREATE TABLE reporter (
    report_id blob not null references report (report_id),
    user_id blob not null references person (user_id),
    reported integer not null,
    words text not null,
    is_told integer not null check (is_told in (0, 1)),
    primary key (report_id, user_id)
) strict, without rowid;
CREATE TABLE evening (
    evening_id blob not null primary key,
    circle_id blob not null,
    maker_id blob references person (user_id),
    plan text not null,
    created integer not null,
    ended integer
) strict, without rowid;
CREATE TABLE evening_match (
    evening_id blob not null references evening (evening_id),
    number integer not null,
    match_id blob not null unique references match (match_id),
    primary key (evening_id, number)
) strict, without rowid;
CREATE TABLE league (
    league_id blob not null primary key,
    circle_id blob not null,
    maker_id blob references person (user_id),
    plan text not null,
    created integer not null,
    state text not null,
    is_played integer not null,
    due integer,
    version integer not null
) strict, without rowid;
INSERT INTO league VALUES(X'ceb74c9686a8423a8bcf6140c1869d80',X'c74e3644af5845e18e1dd9a944546c60',X'01a22bc9eac477bd80ea44809efa815d','{"name":"Spring","game":"draftosaurus","options":{"board":"summer","quick_turns":false},"seats":3,"rounds":2,"final_table":false,"pace":{"kind":"days","days":2},"round_hours":24}',1796030983327,'running',1,253402300800000,5);
CREATE TABLE league_player (
    league_id blob not null references league (league_id),
    number integer not null,
    user_id blob references person (user_id),
    state text not null,
    since integer not null,
    primary key (league_id, number),
    unique (league_id, user_id)
) strict, without rowid;
INSERT INTO league_player VALUES(X'ceb74c9686a8423a8bcf6140c1869d80',0,X'01a22bc9eac477bd80ea44809efa815d','playing',1796030983327);
INSERT INTO league_player VALUES(X'ceb74c9686a8423a8bcf6140c1869d80',1,X'01a22bc9ead170828c014d633405e6e8','playing',1796030983333);
INSERT INTO league_player VALUES(X'ceb74c9686a8423a8bcf6140c1869d80',2,X'01a22bc9ead474e6b02eb82ca8c9cb01','playing',1796030983347);
CREATE TABLE league_round (
    league_id blob not null references league (league_id),
    round integer not null,
    began integer not null,
    ends integer not null,
    primary key (league_id, round)
) strict, without rowid;
INSERT INTO league_round VALUES(X'ceb74c9686a8423a8bcf6140c1869d80',1,1796030984853,253402300800000);
CREATE TABLE league_table (
    league_id blob not null,
    round integer not null,
    number integer not null,
    match_id blob unique references match (match_id),
    primary key (league_id, round, number),
    foreign key (league_id, round) references league_round (league_id, round)
) strict, without rowid;
INSERT INTO league_table VALUES(X'ceb74c9686a8423a8bcf6140c1869d80',1,1,X'01a22bc9f2bb75aba31349cbe0bd935a');
CREATE TABLE league_seat (
    league_id blob not null,
    round integer not null,
    player integer not null,
    number integer,
    seat integer,
    kind text,
    points integer,
    place integer,
    primary key (league_id, round, player),
    foreign key (league_id, round) references league_round (league_id, round),
    foreign key (league_id, player) references league_player (league_id, number),
    check ((number is null) = (seat is null) and (kind is null) = (points is null))
) strict, without rowid;
INSERT INTO league_seat VALUES(X'ceb74c9686a8423a8bcf6140c1869d80',1,0,1,1,NULL,NULL,NULL);
INSERT INTO league_seat VALUES(X'ceb74c9686a8423a8bcf6140c1869d80',1,1,1,2,NULL,NULL,NULL);
INSERT INTO league_seat VALUES(X'ceb74c9686a8423a8bcf6140c1869d80',1,2,1,0,NULL,NULL,NULL);
CREATE TABLE calendar (
    user_id blob not null primary key references person (user_id),
    secret blob not null unique,
    language text not null,
    made integer not null
) strict, without rowid;
CREATE TABLE circle_webhook (
    circle_id blob not null primary key references circle (circle_id),
    address text not null,
    secret text not null,
    language text not null,
    number integer not null,
    failures integer not null,
    retry_at integer,
    claimed_until integer
) strict, without rowid;
ANALYZE sqlite_schema;
INSERT INTO sqlite_stat1 VALUES('league_seat','league_seat','3 3 3 1');
INSERT INTO sqlite_stat1 VALUES('league_player','league_player_user','3 1');
INSERT INTO sqlite_stat1 VALUES('league_player','sqlite_autoindex_league_player_2','3 3 1');
INSERT INTO sqlite_stat1 VALUES('league_player','league_player','3 3 1');
INSERT INTO sqlite_stat1 VALUES('circle_member','circle_member_user','3 1');
INSERT INTO sqlite_stat1 VALUES('circle_member','circle_member','3 3 1');
INSERT INTO sqlite_stat1 VALUES('circle','circle_owner','1 1');
INSERT INTO sqlite_stat1 VALUES('circle','sqlite_autoindex_circle_2','1 1');
INSERT INTO sqlite_stat1 VALUES('circle','circle','1 1');
INSERT INTO sqlite_stat1 VALUES('ended_match','sqlite_autoindex_ended_match_1','1 1');
INSERT INTO sqlite_stat1 VALUES('session','session_person','3 1');
INSERT INTO sqlite_stat1 VALUES('session','session','3 1');
INSERT INTO sqlite_stat1 VALUES('person','person_page','3 1');
INSERT INTO sqlite_stat1 VALUES('person','person_unfolded','0 0');
INSERT INTO sqlite_stat1 VALUES('person','person_name','3 1');
INSERT INTO sqlite_stat1 VALUES('person','person','3 1');
INSERT INTO sqlite_stat1 VALUES('_sqlx_migrations','sqlite_autoindex__sqlx_migrations_1','53 1');
INSERT INTO sqlite_stat1 VALUES('step','step','108 16 1');
INSERT INTO sqlite_stat1 VALUES('league_table','league_table','1 1 1 1');
INSERT INTO sqlite_stat1 VALUES('league_table','sqlite_autoindex_league_table_1','1 1');
INSERT INTO sqlite_stat1 VALUES('league_round','league_round','1 1 1');
INSERT INTO sqlite_stat1 VALUES('notice_key','notice_key','1 1');
INSERT INTO sqlite_stat1 VALUES('watched','watched_match','12 2');
INSERT INTO sqlite_stat1 VALUES('watched','watched','12 6 1');
INSERT INTO sqlite_stat1 VALUES('match_summary','match_summary_rating_due','0 0');
INSERT INTO sqlite_stat1 VALUES('match_summary','match_summary_due','1 1');
INSERT INTO sqlite_stat1 VALUES('match_summary','match_summary','1 1');
INSERT INTO sqlite_stat1 VALUES('chat','chat_author','38 19 4');
INSERT INTO sqlite_stat1 VALUES('chat','chat_request','38 8 4 1');
INSERT INTO sqlite_stat1 VALUES('chat','chat','38 8 1');
INSERT INTO sqlite_stat1 VALUES('league','league_running','1 1');
INSERT INTO sqlite_stat1 VALUES('league','league_maker','1 1');
INSERT INTO sqlite_stat1 VALUES('league','league_circle','1 1 1');
INSERT INTO sqlite_stat1 VALUES('league','league','1 1');
INSERT INTO sqlite_stat1 VALUES('reader','reader','2 1');
INSERT INTO sqlite_stat1 VALUES('seat','seat_unfinished','13 5 1');
INSERT INTO sqlite_stat1 VALUES('seat','seat_person','15 5 1');
INSERT INTO sqlite_stat1 VALUES('seat','seat','15 3 1');
INSERT INTO sqlite_stat1 VALUES('match','match_circle','1 1 1 1 1');
INSERT INTO sqlite_stat1 VALUES('match','match_branch','0 0');
INSERT INTO sqlite_stat1 VALUES('match','match_rematch','0 0');
INSERT INTO sqlite_stat1 VALUES('match','match_lesson','0 0 0');
INSERT INTO sqlite_stat1 VALUES('match','match_unstarted','0 0 0');
INSERT INTO sqlite_stat1 VALUES('match','match_status_since','7 2');
INSERT INTO sqlite_stat1 VALUES('match','match_wakes','1 1');
INSERT INTO sqlite_stat1 VALUES('match','match_open','6 3 2 1');
INSERT INTO sqlite_stat1 VALUES('match','match_running','6 1');
INSERT INTO sqlite_stat1 VALUES('match','match','7 1');
ANALYZE sqlite_schema;
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('entry',4);
INSERT INTO sqlite_sequence VALUES('ended_match',1);
CREATE INDEX match_running on match (match_id) where status = 'running';
CREATE UNIQUE INDEX chat_request on chat (match_id, user_id, request) where request is not null;
CREATE INDEX session_person on session (user_id);
CREATE INDEX match_open on match (status, listed, match_id) where is_open;
CREATE INDEX match_wakes on match (wakes) where status = 'running' and wakes is not null;
CREATE INDEX match_status_since on match (status_since);
CREATE INDEX notice_told_at on notice_told (at);
CREATE INDEX person_name on person (name_folded);
CREATE INDEX person_unfolded on person (user_id) where name_folded is null;
CREATE INDEX user_merge_into on user_merge (into_user);
CREATE INDEX user_merge_session on user_merge (session_hash);
CREATE INDEX user_merge_at on user_merge (at);
CREATE INDEX chat_author on chat (user_id, match_id);
CREATE INDEX seat_person on seat (user_id, match_id) where user_id is not null;
CREATE INDEX seat_unfinished on seat (user_id, match_id) where unfinished and user_id is not null;
CREATE INDEX sign_in_method_user on sign_in_method (user_id);
CREATE INDEX kept_name_user on kept_name (user_id);
CREATE UNIQUE INDEX person_page on person (page_id) where page_id is not null;
CREATE INDEX erasure_due on erasure (due);
CREATE INDEX code_limit_free_at on code_limit (free_at);
CREATE INDEX sign_in_code_ends on sign_in_code (ends);
CREATE INDEX keyed_request_at on keyed_request (at);
CREATE INDEX match_unstarted on match (listed, match_id) where status in ('gathering', 'abandoned');
CREATE INDEX match_lesson on match (listed, match_id) where is_lesson;
CREATE INDEX match_rematch on match (rematch_of) where rematch_of is not null;
CREATE INDEX watched_match on watched (match_id);
CREATE INDEX notice_silent_match on notice_silent (match_id);
CREATE INDEX notice_told_match on notice_told (match_id);
CREATE INDEX notice_claim_match on notice_claim (match_id);
CREATE INDEX ignored_user on ignored (ignored_user_id);
CREATE INDEX notice_target_user on notice_target (user_id, channel);
CREATE UNIQUE INDEX notice_target_browser on notice_target (address) where channel = 'push';
CREATE INDEX notice_target_session on notice_target (session_hash) where session_hash is not null;
CREATE INDEX note_user on note (user_id);
CREATE INDEX match_branch on match (branch_of) where branch_of is not null;
CREATE INDEX review_match on review (match_id);
CREATE INDEX review_leader on review (leader_id, touched);
CREATE INDEX review_touched on review (touched);
CREATE INDEX match_summary_due on match_summary (number) where due;
CREATE INDEX circle_owner on circle (owner_id);
CREATE INDEX circle_member_user on circle_member (user_id);
CREATE INDEX match_circle on match (circle_id, status, listed, match_id) where circle_id is not null;
CREATE INDEX match_summary_rating_due on match_summary (number) where rating_due;
CREATE INDEX rating_ladder on rating (scale, game, points);
CREATE INDEX rating_user on rating (user_id);
CREATE INDEX report_reported on report (reported_id);
CREATE INDEX report_match on report (match_id);
CREATE INDEX reporter_user on reporter (user_id);
CREATE INDEX evening_circle on evening (circle_id, created);
CREATE INDEX evening_maker on evening (maker_id) where maker_id is not null;
CREATE INDEX league_circle on league (circle_id, created);
CREATE INDEX league_maker on league (maker_id) where maker_id is not null;
CREATE INDEX league_running on league (due) where state = 'running';
CREATE INDEX league_player_user on league_player (user_id) where user_id is not null;
COMMIT;
PRAGMA application_id = 1383031905;
