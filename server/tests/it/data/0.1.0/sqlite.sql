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
INSERT INTO _sqlx_migrations VALUES(1,'tables','2026-11-30 08:03:11',1,X'e5b476a41751fd950b7a8dfffd0aa0667d4422b1326db1025d7d676f4bc0cdd611a4536e8363f548aed6203d5c06c8eb',2222200);
INSERT INTO _sqlx_migrations VALUES(2,'shared_lease','2026-11-30 08:03:11',1,X'2f5a2f5a3e92c5430ce0ff667831e4eb857567f4945b3518d92506441068a4c5f6c0c5784e85a06edf9ccc41c386a470',1393440);
INSERT INTO _sqlx_migrations VALUES(3,'chat_numbers','2026-11-30 08:03:11',1,X'92fa3d79b56ac5422862a0af9c2d9ccac65d37a5ebdd31b82b0802b2a5c65beca4a79ee7554655badf8307a3d522cb46',1533248);
INSERT INTO _sqlx_migrations VALUES(4,'seat_names','2026-11-30 08:03:11',1,X'1a97a3edfd2b2eb6bc736340416e4a8c54561eb9aeda9d2fd1dbf8ac129fb959a02be4759079b7c22cf7bc11ab765e0e',371982);
INSERT INTO _sqlx_migrations VALUES(5,'sessions','2026-11-30 08:03:11',1,X'069e2bac2b27627ac68ac2e04751b4757ebfccbf381480356721472b47330bbbd5aace48a92456c07d231c9e6e10fdbb',1468701);
INSERT INTO _sqlx_migrations VALUES(6,'presence','2026-11-30 08:03:11',1,X'cd8a426d8fe3361415b06e12d66a12fd9336a5a75cc790b60e59335e0afd9a065c0bd2be1e4e29e164df214c198376ca',450178);
INSERT INTO _sqlx_migrations VALUES(7,'bans','2026-11-30 08:03:11',1,X'abfa5b9abcc549518ae2556c9a750c2708c955b2b14ebd4eefa74a413f9adc9c8a40c5fc5494e14bf84e4ec1a6bd1e2d',748311);
INSERT INTO _sqlx_migrations VALUES(8,'mutes','2026-11-30 08:03:11',1,X'2806f366747950b519fa3d820a56aee8197fa754b843b821818baaef1f9b86e520f4882b4500b60ea97da535f55fbe85',699489);
INSERT INTO _sqlx_migrations VALUES(9,'journal','2026-11-30 08:03:11',1,X'5ff26b8c5df35ace1ff3816f8cf30aced0e271ffe8a38ad382c0db8949b8623fe577cede709d99de5fcee7daa63035ce',526602);
INSERT INTO _sqlx_migrations VALUES(10,'unfinished','2026-11-30 08:03:11',1,X'6faa0d2378191b51ce3716a2e74a4d1d48d06492e2eead1d6944d2b46b7a58b4a66dd0203a20e84ffcdb0024706e5a78',985684);
INSERT INTO _sqlx_migrations VALUES(11,'decisions','2026-11-30 08:03:11',1,X'c47047cf2287b8b3a3e0091d55fcdeeed24711fb8e6e78878dc174525d92ef51453b08863a0072b580a4edebdb30a7e7',1111931);
INSERT INTO _sqlx_migrations VALUES(12,'snapshots','2026-11-30 08:03:11',1,X'3fa90df1c6281713cde808fb01a1a9c89ba32e7685c7b095d2eabf5234e46f819fdc7eeedca4b9924a598e6c7e8d3e97',416148);
INSERT INTO _sqlx_migrations VALUES(13,'places','2026-11-30 08:03:11',1,X'8122e4dcb6e660142947a840fa09013196f32a9a6e682d149c9237ffbf998e17aea85045fc44e553a33d3ee1a2b05d4e',1352709);
INSERT INTO _sqlx_migrations VALUES(14,'host_changes','2026-11-30 08:03:11',1,X'daaf65dd1b94f3a45bac9d14e13e1d9485642a7abb281fb404db09a3a13632878f0979c7efd92d4b1ba5e0fab74fa59b',1404977);
INSERT INTO _sqlx_migrations VALUES(15,'time_given_back','2026-11-30 08:03:11',1,X'3d772c1f659c451db1416ae3891f68737ed7a8cb3e42c8e3d0ee2adc380e833cabd35592fa08300835cbdd942d766630',1207864);
INSERT INTO _sqlx_migrations VALUES(16,'rules','2026-11-30 08:03:11',1,X'646c816cb03d94824f72e6acbfbdbe03b1e91480e34488c3dbda7b1fe23181e38dbd16d8838092e41538b54b36eb5376',740299);
INSERT INTO _sqlx_migrations VALUES(17,'entries','2026-11-30 08:03:11',1,X'e729d37782f8840354e7ef9cf15836ba25d3243139f81321944077ed5064d08f11ea730e0ce638be7a3555e5c840e4b3',928779);
INSERT INTO _sqlx_migrations VALUES(18,'notices','2026-11-30 08:03:11',1,X'39d445f2ae65cf712b72391aa324738213a3de471ccecac21d188d57aea026a2402eb704006e47b7e29090170566acb8',2461055);
INSERT INTO _sqlx_migrations VALUES(19,'people','2026-11-30 08:03:11',1,X'ca4561f752543d952a62578a5bb0074f41b1fc16a79456dd4111e88dc32548e297d87530b1b1064b21b436b488a8cdad',11317880);
INSERT INTO _sqlx_migrations VALUES(20,'vacations','2026-11-30 08:03:11',1,X'206e0097c92778165b341c9ae1e844f48d6f711495bb7654468197455a1432a005f9de84f5dc880263ff4177c5edff02',600622);
INSERT INTO _sqlx_migrations VALUES(21,'browser_sessions','2026-11-30 08:03:11',1,X'7406795516da17dbc6e446c8f0b9e37862d557d03653927d680f245074d372beca6e07f97b8529386da20f434ed382d9',1185570);
INSERT INTO _sqlx_migrations VALUES(22,'merges','2026-11-30 08:03:11',1,X'2ca4811aebf76674c677673e3fa206069dc08eaa9dbf051362b088f591e0f08e562cbd54dc11895c04662762d2541367',894028);
INSERT INTO _sqlx_migrations VALUES(23,'sign_in','2026-11-30 08:03:11',1,X'255eb2685fe8c3e8b3f4306511a9034ce4916030939da4adc429c7c50ae25bed82dd17c72a72b06f04c88bb53de39c88',2391011);
INSERT INTO _sqlx_migrations VALUES(24,'levels','2026-11-30 08:03:11',1,X'c9214b4c08d931d56bb4c1ad8824436caefc21a366795359237d40cdae07e4449f0b6b471d8ac69c5ff5c60b2dee610f',2601744);
INSERT INTO _sqlx_migrations VALUES(25,'lessons','2026-11-30 08:03:11',1,X'9d2532f18ac6b13ac7629077ab46a7a6a27712069c25ae1f54068e76f214c671e9410df4aa86410a238ab8625571c534',1215696);
INSERT INTO _sqlx_migrations VALUES(26,'providers','2026-11-30 08:03:11',1,X'fd7f5af8e6a486c0e4509655fa594cc5cc5337ec7dab9be85cd9c480319e0b55a3429105cf2d26e43ecceeead8b844f3',2610227);
INSERT INTO _sqlx_migrations VALUES(27,'invitations','2026-11-30 08:03:11',1,X'f41ca94bb30e5360fe5da4ac92bf13aee0904a6ef5f5136b398bfc9a5773a8008ecbc28067c973b2763dcf30f6f45fb7',655905);
INSERT INTO _sqlx_migrations VALUES(28,'kept_names','2026-11-30 08:03:11',1,X'571418a1a43138e8a041b928645f86fb684ad2504ebc62d75d5604659edd564f83f840e55708b82dfae5d0c638602929',616305);
INSERT INTO _sqlx_migrations VALUES(29,'people_pages','2026-11-30 08:03:11',1,X'ebfe81642636c42ef4da82f520cd5dc84ee81c6fb7fab1d679ad7c91c902136dbf5e51b136a8e52cfe8cf35a6f986e95',1511726);
INSERT INTO _sqlx_migrations VALUES(30,'proofs','2026-11-30 08:03:11',1,X'57bb735b990f4ff15d6be89e2a564745a8997dbd9b6124acbbde791b0c39c8089981267c804c488f427bce7a1b038cfb',1840043);
INSERT INTO _sqlx_migrations VALUES(31,'code_limits','2026-11-30 08:03:11',1,X'06c03c594606285fab21e5ab19f7ecb9a6a923ec99b22078da1be7c433588e3e619b67f84e323193292c5b627c70d4f3',788511);
INSERT INTO _sqlx_migrations VALUES(32,'turns_sent','2026-11-30 08:03:11',1,X'6ae121914cc07d6b0b4599faffa4160bc367f442d8240f82f59ad8298b62f7e3013447be6b2093f314fc6ba529aaa895',1139993);
INSERT INTO _sqlx_migrations VALUES(33,'keyed_requests','2026-11-30 08:03:11',1,X'90b958d90f541cd5266673501774805678849ba70295dbedd5b28df58546193b9652b631289b8a1bfeef175ec4afb284',1514890);
INSERT INTO _sqlx_migrations VALUES(34,'vacation_changes','2026-11-30 08:03:11',1,X'69548b83cb161411fca546f64cb8e42b6dc6d1fe44ce7e80001ee7888f59c74dec4c360ac4caefacc3ef185884bafcf6',1231910);
INSERT INTO _sqlx_migrations VALUES(35,'mailbox_offers','2026-11-30 08:03:11',1,X'9edbdf45137ddb2fc94de8a88cf7496abbc4367c55142ea1470c103b217b1ec991878343969c63d964a572a4e5d3206b',1240172);
INSERT INTO _sqlx_migrations VALUES(36,'no_entries_of_steps','2026-11-30 08:03:11',1,X'60d100d1d9400b387903d699ff0994fae0bd8835a02c73278692cc31bbe88e2e3ea82fc8d83fba85510a0bec9408fac1',456428);
INSERT INTO _sqlx_migrations VALUES(37,'retention','2026-11-30 08:03:11',1,X'a3d53614a7399e2157ef4b06c97ea84b6e4d99e8acc3a2dff776f3fff5394d1f2f2d3bd7d4ed2f310d5eee555c8e6aef',1968063);
INSERT INTO _sqlx_migrations VALUES(38,'ignored','2026-11-30 08:03:11',1,X'3dfd7cec849364b7d1d1d3c87df2eb69aa85f0ee1b0579a834c30a4a084e7dc3399e6aac6150af7afb3177df36137dff',679209);
INSERT INTO _sqlx_migrations VALUES(39,'ended_matches','2026-11-30 08:03:11',1,X'669a57002b59f6b26858499683f159c07f7d4b01318dfa8896f16d2a8943d0751c5013a3866e90240164d15d7d5b6319',537668);
INSERT INTO _sqlx_migrations VALUES(40,'notice_channels','2026-11-30 08:03:11',1,X'7730398aaa622a0fe1067ab13d6f10afa58169090442ab4e0904364fd2e24d09e79e69d673d286a2bf5d45227d4e4b02',3287483);
INSERT INTO _sqlx_migrations VALUES(41,'analyses','2026-11-30 08:03:11',1,X'a54d920fd9ebc7d2478a1334c85c6879de44d7fb70497902696f13de7db71aa69a47fd33f1b2dd8e7c5c3d49a3e2e1c0',564769);
INSERT INTO _sqlx_migrations VALUES(42,'notes','2026-11-30 08:03:11',1,X'1154c3b7d6f75929729bbedf01c4a84d2f4014b2354de6d41c992207c2c45c740bd4f1ef6a9179cc67cc0133d709883a',669815);
INSERT INTO _sqlx_migrations VALUES(43,'branches','2026-11-30 08:03:11',1,X'db9a6fefb57e6b7a66ac01edc618b5bbf2781d03323f9f4740c7e89701c6ba2a9a6c6614a8f12b2a271ccbdc75513836',2604188);
INSERT INTO _sqlx_migrations VALUES(44,'reviews','2026-11-30 08:03:11',1,X'2f5c016aa69a431fac86fa1529fd8444f9719ee0d03f94e647c3e793c0b5f13d10abacd8774b0da6ce923cfc7b7cb623',983691);
INSERT INTO _sqlx_migrations VALUES(45,'match_summaries','2026-11-30 08:03:11',1,X'20a830655fe19a7c8648387ba1383404753d76f9e22fc9986ecda3857e7b0d192eb058befb6691a7e4eab96dfdda3acf',679890);
INSERT INTO _sqlx_migrations VALUES(46,'circles','2026-11-30 08:03:11',1,X'1c160b0c1c6276adcbe3a014572557e5b52e2bb8f2f7bd32f3478272cfcaff215343536826b07e85c2021225bd365d40',2111721);
INSERT INTO _sqlx_migrations VALUES(47,'hosts','2026-11-30 08:03:11',1,X'7cba6c6bae95c96dabbeb46e887918a3ef7ba6092c8a3af1e4c5a0c3abb176d56bc07be4e0c3e6e1d086edc9fffb5b22',1023701);
INSERT INTO _sqlx_migrations VALUES(48,'ratings','2026-11-30 08:03:11',1,X'ddba65464f2d4b4c51bc91e70ed688883e37e9f17002757bf511afdada77e92d4c9e6d4b1a7722d74feef5711c25d8ef',2632931);
INSERT INTO _sqlx_migrations VALUES(49,'announcements_and_reports','2026-11-30 08:03:11',1,X'd7d61cd733fcf002b75ef53439f6d36706d9d1d068ee28a4feeef598601c007fb1431865a5858ea5c183d8c382a11600',1508972);
INSERT INTO _sqlx_migrations VALUES(50,'evenings','2026-11-30 08:03:11',1,X'00f65991fb8ccb462741e50ff4d57ebbe59a3d6f21624f9209d36a8a470529a3b0a50c4bff6264fd17c26201b6663c52',1248204);
INSERT INTO _sqlx_migrations VALUES(51,'leagues','2026-11-30 08:03:11',1,X'27c049e5d20fd9b137f06efda71c96bce23bf131f23012a39b1f7d8ddcc7a7cb329bac3be6f39f0b1205871a402634c6',1997006);
INSERT INTO _sqlx_migrations VALUES(52,'calendars','2026-11-30 08:03:11',1,X'8fd425b097e18fa500889304ddc2bcdb6802a86ce105371067e1f28d895531fb9fe0273d5b977b986cda091e38acabd6',749042);
INSERT INTO _sqlx_migrations VALUES(53,'circle_webhooks','2026-11-30 08:03:11',1,X'c5127652b60556561a4e470b497a9375909b6ea8683ae07a25c15a035b5338f5b7aba31a9c2db0ee423f48e51873d6b8',656896);
CREATE TABLE person (
    user_id blob not null primary key,
    name text not null,
    created integer not null
, banned_until integer, muted_until integer, name_folded text, erased integer not null default 0 check (erased in (0, 1)), page_id blob, vacation_changed integer) strict, without rowid;
INSERT INTO person VALUES(X'01a22b7ab49f7009a1be3de069c37218','Ana',1796025791646,NULL,NULL,'ana',0,X'3e1ede10689a458e834314a48f884102',NULL);
INSERT INTO person VALUES(X'01a22b7ab4a871538092dd964fc7ad5a','Bia',1796025791656,NULL,NULL,'bia',0,X'fa44756853bb445f8e9d008c7dcca702',NULL);
INSERT INTO person VALUES(X'01a22b7ab4ac7689a2e1ac007ec21f50','Caio',1796025791660,NULL,NULL,'caio',0,X'02334019d89f49239c89d5074026a4bf',NULL);
CREATE TABLE session (
    token_hash blob not null primary key check (length(token_hash) = 32),
    user_id blob not null references person (user_id),
    ends integer not null
, created integer, seen integer, device text, proved integer, told integer, by_link integer not null default 0 check (by_link in (0, 1)), unused integer not null default 0 check (unused in (0, 1))) strict, without rowid;
INSERT INTO session VALUES(X'02d777b2c9f22be7f242afa8e235f7186977350f85c3041f33e10e6d89f02504',X'01a22b7ab4ac7689a2e1ac007ec21f50',1830585791663,1796025791663,1796025791663,'',NULL,NULL,0,0);
INSERT INTO session VALUES(X'7011790e387f019283d11b52ebedcfd59e58f4636c8b05f04947557579c3db9a',X'01a22b7ab49f7009a1be3de069c37218',1830585791650,1796025791650,1796025791650,'',NULL,NULL,0,0);
INSERT INTO session VALUES(X'dfb65e75a12fd211620629d817ab2b2ebc7d2154614d844c52ec2ff78c0640b3',X'01a22b7ab4a871538092dd964fc7ad5a',1830585791659,1796025791659,1796025791659,'',NULL,NULL,0,0);
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
INSERT INTO "match" VALUES(X'01a22b7ab4b37281984fa09d5e870022','draftosaurus',1,X'26116717f01633e491f4e07c38ae22ae4fc3d902c840c833cce88a63e6467787','cd5dede7fa2709c23f1eae2326f33acb',NULL,1796025791667,1796025791875,10,NULL,'running','{"board":"summer","quick_turns":false}','{"kind":"free"}',1,NULL,1796025791875,NULL,0,1,1796025791837,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22b7ab4b9741887a8a5ae644d1804','dogs',1,X'a8a4d5e7636e48982bb1dfd00f709220fea9069c8cdc93e8055786f2aa7a7824','91f0eafd5f33ade11ea94f4e9f4e1c53',NULL,1796025791673,1796025791874,9,NULL,'running','{"rehire_scores":true}','{"kind":"free"}',1,NULL,1796025791874,NULL,0,3,1796025791821,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22b7ab4be71428cd2cf96066b7239','dogs-o-socio',1,X'e252dbe5bfa2655a8ab08dc337ef0084ba781f838e2e20594fe4c4c692b627c9','5febd89e26f6eb116cebdc321f88fd2b',NULL,1796025791678,1796025791874,7,NULL,'running','{"rehire_scores":true}','{"kind":"free"}',1,NULL,1796025791874,NULL,0,3,1796025791827,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03','dogs-cardgame',1,X'cbbae5575f374975597debdf45a1d459eb825344fcc8bf90402f1e7a91571d4a','d0b1633f6275d0f45f65087593785b30',NULL,1796025791682,1796025791868,8,NULL,'running','{"breeds":[],"children":false,"cured_are_healthy":false,"one_symbol":"drawn","puppies":false,"three_symbols":"drawn","two_symbols":"drawn","variant_1":false,"variant_2":false,"variant_3":false}','{"kind":"free"}',1,NULL,1796025791868,NULL,0,2,1796025791835,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22b7ab4c6741086ff029e32ad4aba','dog-lover',1,X'ddeb2a7d33344b1511ecfd124e031bf311d22bc4b7491f837783261f7143b366','5730968ae332276531725cfa751af273',NULL,1796025791686,1796025791872,7,NULL,'running','{"hands":"hidden","tricks":"special"}','{"kind":"free"}',1,NULL,1796025791872,NULL,0,2,1796025791827,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22b7ab5927386b9e8fe76281d7197','draftosaurus',1,X'690fe83d17f404978349d7a99351f55e33f96b59cbc2e59e7c80cb17cb041018','acbfc6c612c6952e12310e894c078664',NULL,1796025791890,1796025792010,67,NULL,'over','{"board":"summer","quick_turns":false}','{"kind":"free"}',1,'{"places":{"0":2,"1":1},"points":{"0":25,"1":26}}',1796025792010,NULL,0,1,1796025792010,0,NULL,NULL,NULL);
INSERT INTO "match" VALUES(X'01a22b7abc78763893a4678ec4292ed6','draftosaurus',1,X'a9fb0acad895f93e6ee51ab5a9fe1e312f775ad4916c8f0a6c9a15b5d307e6ba','984c461f236f53f7cf7804d6a28c5227',NULL,1796025793649,1796025793649,1,1796198593649,'running','{"board":"summer","quick_turns":false}','{"kind":"days","days":2}',0,NULL,1796025793649,1796198593649,0,1,1796025793649,0,NULL,NULL,X'532de4e81dd7426c8620ac11be978a2c');
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
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',1,1796025791667,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22b7a-b49f-7009-a1be-3de069c37218"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',2,1796025791816,'table',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-11',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22b7a-b4a8-7153-8092-dd964fc7ad5a"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',3,1796025791837,'table',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-21',NULL,'[{"what":"leg_started","board":"summer","first":0,"bag":{"trex":8,"triceratops":8,"stegosaurus":8,"parasaurolophus":8,"spinosaurus":8,"brachiosaurus":8}},{"what":"dealt","round":1,"hands":[{"trex":1,"triceratops":1,"stegosaurus":2,"parasaurolophus":1,"spinosaurus":1},{"trex":1,"triceratops":1,"stegosaurus":1,"parasaurolophus":1,"spinosaurus":1,"brachiosaurus":1}]},{"what":"rolled","turn":1,"face":"empty_pen"},{"what":"entered","phase":"pick"}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',4,1796025791846,'action',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-26','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',5,1796025791847,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-21','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["spinosaurus","triceratops"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',6,1796025791856,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-25','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',7,1796025791858,'action',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-31','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"meadow"}},{"what":"placed","seat":0,"number":1,"dino":"spinosaurus","pen":"meadow"},{"what":"placed","seat":1,"number":1,"dino":"triceratops","pen":"prairie"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',8,1796025791862,'action',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-35','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',9,1796025791867,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-35','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":2,"face":"grassland"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab4b37281984fa09d5e870022',10,1796025791875,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-40','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',1,1796025791673,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"rehire_scores":true},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22b7a-b49f-7009-a1be-3de069c37218"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',2,1796025791812,'table',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-7',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22b7a-b4a8-7153-8092-dd964fc7ad5a"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',3,1796025791821,'table',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-14',NULL,'[{"what":"laid","start":0,"removed":[["vira_lata","lost"],["poodle","lost"]],"city":[{"dog":["vira_lata","sick"]},{"dog":["vira_lata","healthy"]},"block",{"dog":["golden_retriever","healthy"]},"block",{"dog":["golden_retriever","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["rottweiler","healthy"]},{"dog":["rottweiler","healthy"]},{"dog":["rottweiler","sick"]},{"dog":["vira_lata","healthy"]},{"dog":["golden_retriever","sick"]},{"dog":["golden_retriever","sick"]},{"dog":["golden_retriever","lost"]},{"dog":["golden_retriever","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["bulldog","healthy"]},{"dog":["golden_retriever","healthy"]},{"dog":["rottweiler","lost"]},{"dog":["bulldog","sick"]},{"dog":["bulldog","sick"]},{"dog":["bulldog","healthy"]},{"dog":["bulldog","healthy"]},"block",{"dog":["vira_lata","sick"]},{"dog":["rottweiler","healthy"]},{"dog":["rottweiler","healthy"]},{"dog":["bulldog","healthy"]},{"dog":["bulldog","lost"]},{"dog":["rottweiler","sick"]}],"country":[{"dog":["poodle","sick"]},{"dog":["poodle","healthy"]},{"dog":["pastor_alemao","healthy"]},{"dog":["labrador","healthy"]},{"dog":["labrador","lost"]},{"dog":["labrador","healthy"]},{"dog":["sao_bernardo","sick"]},{"dog":["pastor_alemao","healthy"]},{"dog":["sao_bernardo","healthy"]},{"dog":["poodle","healthy"]},{"dog":["pastor_alemao","sick"]},"block",{"dog":["sao_bernardo","healthy"]},{"dog":["pastor_alemao","lost"]},{"dog":["labrador","sick"]},{"dog":["pastor_alemao","healthy"]},{"dog":["poodle","healthy"]},{"dog":["pastor_alemao","healthy"]},{"dog":["sao_bernardo","sick"]},{"dog":["sao_bernardo","healthy"]},{"dog":["pastor_alemao","sick"]},{"dog":["poodle","sick"]},"block",{"dog":["labrador","healthy"]},{"dog":["labrador","healthy"]},{"dog":["poodle","healthy"]},{"dog":["sao_bernardo","healthy"]},{"dog":["labrador","sick"]},"block",{"dog":["sao_bernardo","lost"]}],"deck":["discount","vet","coin1","free_entry","extra_dog","gas2","helper","trained_dog","coin1","vet","coin2","extra_dog","med1","discount","med1","trained_dog","free_entry","food1","award_dog","med2","med2","discount","coin1","gas2","food2","helper","award_dog","gas2","food1","swap_dogs","food2","swap_dogs","extra_dog","trained_dog","gas2","helper"],"fair":["f4","f2","f3","f1"]},{"what":"refilled","region":"city","dogs":{"c1":{"id":0,"breed":"rottweiler","health":"sick"},"c2":{"id":1,"breed":"bulldog","health":"lost"},"c3":{"id":2,"breed":"bulldog","health":"healthy"},"c4":{"id":3,"breed":"rottweiler","health":"healthy"},"c5":{"id":4,"breed":"rottweiler","health":"healthy"},"c6":{"id":5,"breed":"vira_lata","health":"sick"},"c8":{"id":6,"breed":"bulldog","health":"healthy"}},"blocks":["c7"]},{"what":"refilled","region":"country","dogs":{"k1":{"id":7,"breed":"sao_bernardo","health":"lost"},"k3":{"id":8,"breed":"labrador","health":"sick"},"k4":{"id":9,"breed":"sao_bernardo","health":"healthy"},"k5":{"id":10,"breed":"poodle","health":"healthy"},"k6":{"id":11,"breed":"labrador","health":"healthy"},"k7":{"id":12,"breed":"labrador","health":"healthy"}},"blocks":["k2","k8"]},{"what":"fair_turned","card":"f4"},{"what":"cards_laid","house":"town_hall","cards":["helper","gas2"]},{"what":"cards_laid","house":"warehouse","cards":["trained_dog","extra_dog"]},{"what":"cards_laid","house":"pet_shop","cards":["swap_dogs","food2"]},{"what":"cards_laid","house":"vet","cards":["swap_dogs","food1"]},{"what":"cards_laid","house":"fair","cards":["gas2","award_dog"]},{"what":"round_began","round":1,"start":0},{"what":"phase_began","phase":"drive","seats":[]},{"what":"turn_began","seat":0,"lap":0}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',4,1796025791832,'action',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-19','{"do":"drive","to":"c5"}','[{"what":"drove","seat":0,"path":["c1","c3","c5"],"gas":3},{"what":"collected","seat":0,"dog":4},{"what":"turn_began","seat":1,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',5,1796025791848,'undo',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-27',NULL,'[]','[]',4,1,3);
INSERT INTO step VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',6,1796025791856,'action',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-29','{"do":"drive","to":"k3"}','[{"what":"drove","seat":0,"path":["k1","k3"],"gas":2},{"what":"collected","seat":0,"dog":8},{"what":"turn_began","seat":1,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',7,1796025791862,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-29','{"do":"drive","to":"c8"}','[{"what":"drove","seat":1,"path":["c2","c4","c6","c8"],"gas":4},{"what":"collected","seat":1,"dog":6},{"what":"turn_began","seat":0,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',8,1796025791865,'undo',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-34',NULL,'[]','[]',7,1,3);
INSERT INTO step VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',9,1796025791874,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-38','{"do":"drive","to":"c4"}','[{"what":"drove","seat":1,"path":["c2","c4"],"gas":2},{"what":"collected","seat":1,"dog":3},{"what":"turn_began","seat":0,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22b7ab4be71428cd2cf96066b7239',1,1796025791678,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"rehire_scores":true},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22b7a-b49f-7009-a1be-3de069c37218"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22b7ab4be71428cd2cf96066b7239',2,1796025791814,'table',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-8',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22b7a-b4a8-7153-8092-dd964fc7ad5a"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22b7ab4be71428cd2cf96066b7239',3,1796025791827,'table',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-18',NULL,'[{"what":"laid","start":0,"removed":[["rottweiler","lost"],["sao_bernardo","lost"]],"city":[{"dog":["vira_lata","sick"]},{"dog":["bulldog","healthy"]},{"dog":["vira_lata","sick"]},{"dog":["bulldog","healthy"]},{"dog":["rottweiler","sick"]},{"dog":["golden_retriever","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["bulldog","healthy"]},"block",{"dog":["bulldog","sick"]},{"dog":["golden_retriever","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["vira_lata","lost"]},{"dog":["golden_retriever","healthy"]},{"dog":["golden_retriever","sick"]},{"dog":["bulldog","sick"]},{"dog":["golden_retriever","healthy"]},{"dog":["bulldog","healthy"]},{"dog":["rottweiler","sick"]},{"dog":["golden_retriever","sick"]},{"dog":["rottweiler","healthy"]},{"dog":["rottweiler","healthy"]},"block","block",{"dog":["rottweiler","healthy"]},{"dog":["bulldog","lost"]},{"dog":["golden_retriever","lost"]},{"dog":["vira_lata","healthy"]},{"dog":["vira_lata","healthy"]},{"dog":["rottweiler","healthy"]}],"country":[{"dog":["pastor_alemao","sick"]},{"dog":["poodle","sick"]},{"dog":["sao_bernardo","sick"]},{"dog":["sao_bernardo","sick"]},{"dog":["poodle","healthy"]},{"dog":["pastor_alemao","healthy"]},{"dog":["labrador","healthy"]},"block","block",{"dog":["sao_bernardo","healthy"]},{"dog":["poodle","healthy"]},{"dog":["labrador","lost"]},{"dog":["poodle","lost"]},{"dog":["pastor_alemao","sick"]},{"dog":["pastor_alemao","lost"]},{"dog":["pastor_alemao","healthy"]},{"dog":["labrador","healthy"]},{"dog":["labrador","sick"]},{"dog":["poodle","healthy"]},{"dog":["poodle","sick"]},{"dog":["pastor_alemao","healthy"]},{"dog":["pastor_alemao","healthy"]},{"dog":["poodle","healthy"]},{"dog":["labrador","healthy"]},{"dog":["sao_bernardo","healthy"]},{"dog":["labrador","healthy"]},{"dog":["labrador","sick"]},{"dog":["sao_bernardo","healthy"]},"block",{"dog":["sao_bernardo","healthy"]}],"deck":["food2","free_entry","trained_dog","helper","helper","med2","gas2","trained_dog","swap_dogs","food1","helper","coin1","extra_dog","trained_dog","med1","coin1","discount","extra_dog","discount","discount","swap_dogs","gas2","free_entry","food1","med1","med2","food2","gas2","gas2","vet","extra_dog","award_dog","award_dog","coin1","vet","coin2"],"fair":["f3","f4","f2","f1"]},{"what":"refilled","region":"city","dogs":{"c1":{"id":0,"breed":"rottweiler","health":"healthy"},"c2":{"id":1,"breed":"vira_lata","health":"healthy"},"c3":{"id":2,"breed":"vira_lata","health":"healthy"},"c4":{"id":3,"breed":"golden_retriever","health":"lost"},"c5":{"id":4,"breed":"bulldog","health":"lost"},"c6":{"id":5,"breed":"rottweiler","health":"healthy"}},"blocks":["c7","c8"]},{"what":"refilled","region":"country","dogs":{"k1":{"id":6,"breed":"sao_bernardo","health":"healthy"},"k3":{"id":7,"breed":"sao_bernardo","health":"healthy"},"k4":{"id":8,"breed":"labrador","health":"sick"},"k5":{"id":9,"breed":"labrador","health":"healthy"},"k6":{"id":10,"breed":"sao_bernardo","health":"healthy"},"k7":{"id":11,"breed":"labrador","health":"healthy"},"k8":{"id":12,"breed":"poodle","health":"healthy"}},"blocks":["k2"]},{"what":"fair_turned","card":"f3"},{"what":"cards_laid","house":"town_hall","cards":["coin2","vet"]},{"what":"cards_laid","house":"warehouse","cards":["coin1","award_dog"]},{"what":"cards_laid","house":"pet_shop","cards":["award_dog","extra_dog"]},{"what":"cards_laid","house":"vet","cards":["vet","gas2"]},{"what":"cards_laid","house":"fair","cards":["gas2","food2"]},{"what":"partners_laid","new_dogs":[["chow_chow","sick"],["chow_chow","healthy"],["pit_bull","healthy"],["pit_bull","healthy"],["chow_chow","healthy"],["basset_hound","healthy"],["pit_bull","sick"],["basset_hound","sick"],["pit_bull","healthy"],["chow_chow","healthy"],["basset_hound","healthy"],["basset_hound","healthy"]],"deck":["guest_11","guide_dog","service_centre","guest_2","guest_10","x_coin2","guest_3","x_gas2","licence_discount","trainer","x_gas2","guide_dog","guest_9","guest_12","trainer","x_food2","ngo","guest_6","guest_8","guest_4","licence_discount","hospital","guest_5","guest_7","x_med2","guide_dog","ngo","x_coin1","service_centre","guest_1"]},{"what":"partner_cards_laid","at":"ngo","cards":["guest_1","service_centre"]},{"what":"partner_cards_laid","at":"agency","cards":["x_coin1","ngo"]},{"what":"partner_cards_laid","at":"service_centre","cards":["guide_dog","x_med2"]},{"what":"round_began","round":1,"start":0},{"what":"announced","seat":0,"city":1,"country":1},{"what":"new_dog","region":"city","faces":[2],"space":"c2","dog":{"id":13,"breed":"basset_hound","health":"healthy"}},{"what":"new_dog","region":"country","faces":[4],"space":"k4","dog":{"id":14,"breed":"basset_hound","health":"healthy"}},{"what":"phase_began","phase":"drive","seats":[]},{"what":"turn_began","seat":0,"lap":0}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab4be71428cd2cf96066b7239',4,1796025791844,'action',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-24','{"do":"drive","to":"c5"}','[{"what":"drove","seat":0,"path":["c1","c3","c5"],"gas":3},{"what":"returned","seat":0,"dog":4,"coins":3},{"what":"turn_began","seat":1,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22b7ab4be71428cd2cf96066b7239',5,1796025791858,'undo',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-30',NULL,'[]','[]',4,1,3);
INSERT INTO step VALUES(X'01a22b7ab4be71428cd2cf96066b7239',6,1796025791864,'action',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-37','{"do":"drive","to":"k6"}','[{"what":"drove","seat":0,"path":["k1","k4","k6"],"gas":3},{"what":"collected","seat":0,"dog":10},{"what":"turn_began","seat":1,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22b7ab4be71428cd2cf96066b7239',7,1796025791874,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-39','{"do":"drive","to":"k1"}','[{"what":"drove","seat":1,"path":["k1"],"gas":1},{"what":"collected","seat":1,"dog":6},{"what":"turn_began","seat":0,"lap":0}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',1,1796025791682,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"breeds":[],"children":false,"cured_are_healthy":false,"one_symbol":"drawn","puppies":false,"three_symbols":"drawn","two_symbols":"drawn","variant_1":false,"variant_2":false,"variant_3":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22b7a-b49f-7009-a1be-3de069c37218"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',2,1796025791816,'table',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-9',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22b7a-b4a8-7153-8092-dd964fc7ad5a"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',3,1796025791835,'table',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-20',NULL,'[{"what":"laid","start":1,"locations":["playing_field","hill_street","highway"],"breeds":["poodle","rottweiler","golden_retriever","yorkshire","chow_chow","dachshund"],"dogs":[{"breed":"dachshund","sign":"trained"},{"breed":"chow_chow","sign":"healthy"},{"breed":"rottweiler","sign":"trained"},{"breed":"golden_retriever","sign":"sick"},{"breed":"yorkshire","sign":"fair"},{"breed":"chow_chow","sign":"trained"},{"breed":"golden_retriever","sign":"trained"},{"breed":"poodle","sign":"healthy"},{"breed":"yorkshire","sign":"healthy"},{"breed":"chow_chow","sign":"hotel"},{"breed":"rottweiler","sign":"healthy"},{"breed":"poodle","sign":"sick"},{"breed":"dachshund","sign":"hotel"},{"breed":"yorkshire","sign":"trained"},{"breed":"dachshund","sign":"healthy"},{"breed":"rottweiler","sign":"fair"},{"breed":"yorkshire","sign":"hotel"},{"breed":"poodle","sign":"trained"},{"breed":"golden_retriever","sign":"healthy"},{"breed":"chow_chow","sign":"fair"},{"breed":"dachshund","sign":"fair"},{"breed":"dachshund","sign":"sick"},{"breed":"rottweiler","sign":"hotel"},{"breed":"rottweiler","sign":"sick"},{"breed":"poodle","sign":"fair"},{"breed":"chow_chow","sign":"sick"},{"breed":"yorkshire","sign":"sick"},{"breed":"poodle","sign":"hotel"},{"breed":"golden_retriever","sign":"fair"},{"breed":"golden_retriever","sign":"hotel"}],"characters":["vet","merchant","trainer","merchant","trainer","manager","trainer","manager","merchant","partner","vet","partner","manager","vet","partner"]},{"what":"refilled","location":"playing_field","dogs":[{"id":0,"breed":"golden_retriever","sign":"hotel","via":"collect"}]},{"what":"refilled","location":"hill_street","dogs":[{"id":1,"breed":"golden_retriever","sign":"fair","via":"collect"},{"id":2,"breed":"poodle","sign":"hotel","via":"collect"}]},{"what":"refilled","location":"highway","dogs":[{"id":3,"breed":"yorkshire","sign":"sick","via":"collect"},{"id":4,"breed":"chow_chow","sign":"sick","via":"collect"},{"id":5,"breed":"poodle","sign":"fair","via":"collect"}]},{"what":"dealt","seat":0,"hand":["manager","vet","partner"]},{"what":"dealt","seat":1,"hand":["partner","vet","partner"]}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',4,1796025791845,'action',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-25','{"do":"choose","character":"manager"}','[{"what":"chose","seat":0,"character":"manager"}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',5,1796025791846,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-20','{"do":"choose","character":"partner"}','[{"what":"chose","seat":1,"character":"partner"},{"what":"revealed","characters":["manager","partner"]},{"what":"shuffled","pile":["manager","merchant","trainer","merchant","partner","trainer","vet","vet","vet","partner","manager","merchant","trainer"]},{"what":"posted","location":"playing_field","character":"trainer"},{"what":"posted","location":"hill_street","character":"merchant"},{"what":"posted","location":"highway","character":"manager"},{"what":"turn_began","seat":1,"round":1}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',6,1796025791858,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-27','{"do":"move","to":"hill_street"}','[{"what":"moved","seat":1,"to":"hill_street"}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',7,1796025791864,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-31','{"do":"hire"}','[{"what":"hired","seat":1,"location":"hill_street","character":"merchant","coins":1},{"what":"posted","location":"hill_street","character":"partner"}]','[]',NULL,1,2);
INSERT INTO step VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',8,1796025791868,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-36','{"do":"collect"}','[{"what":"collected","seat":1,"location":"hill_street","dogs":[1,2],"food":2}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',1,1796025791686,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"hands":"hidden","tricks":"special"},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22b7a-b49f-7009-a1be-3de069c37218"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',2,1796025791815,'table',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-10',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22b7a-b4a8-7153-8092-dd964fc7ad5a"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',3,1796025791827,'table',0,X'01a22b7ab49f7009a1be3de069c37218','Ana-17',NULL,'[{"what":"laid","start":0,"dogs":["d07","d11"],"tricks":["s1","s2"],"deck":["v05","f20","f35","d02","f13","v02","f05","f06","f25","v08","b03","v01","b02","x2","g06","f29","g02","g03","v06","f14","v09","f19","w01","w02","f02","d04","b04","d03","a1","w03","g04","a2","g01","f03","d12","p04","d08","g05","f07","p06","f18","p05","f15","a3","v12","d09","p02","d05","d10","f28","f08","b01","f30","g07","f17","p03","d06","f01","v14","p01","f34","v11","a4","v15","d01"],"shelter":["r10","r11","r04","r06","r09","r15","r14","r08","r12","r07","r01","r13","r05","r03","r02"],"school":["t09","t06","t11","t04","t08","t07","t02","t03","t05","t01","t10"]},{"what":"sheltered","dog":"r02"},{"what":"sheltered","dog":"r03"},{"what":"sheltered","dog":"r05"},{"what":"offered","trick":"t10"},{"what":"offered","trick":"t01"},{"what":"offered","trick":"t05"},{"what":"refilled","cards":{"a1":"d01","a2":"v15","a3":"a4","b1":"v11","b2":"f34","b3":"p01","c1":"v14","c2":"f01","c3":"d06"}}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',4,1796025791840,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-19','{"do":"guard","lane":"column_1"}','[{"what":"guarded","seat":1,"lane":"column_1"},{"what":"turn_began","seat":0,"round":1}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',5,1796025791856,'undo',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-24',NULL,'[]','[]',4,1,3);
INSERT INTO step VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',6,1796025791865,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-32','{"do":"guard","lane":"column_2"}','[{"what":"guarded","seat":1,"lane":"column_2"},{"what":"turn_began","seat":0,"round":1}]','[]',NULL,0,3);
INSERT INTO step VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',7,1796025791872,'undo',1,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-37',NULL,'[]','[]',6,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',1,1796025791890,'table',NULL,NULL,NULL,NULL,'[]','[{"what":"changed","seats":2,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"free"},"open":true},{"what":"sat","seat":0,"user":"01a22b7a-b49f-7009-a1be-3de069c37218"}]',NULL,1,0);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',2,1796025791896,'table',1,X'01a22b7ab4a871538092dd964fc7ad5a','r2',NULL,'[]','[{"what":"sat","seat":1,"user":"01a22b7a-b4a8-7153-8092-dd964fc7ad5a"}]',NULL,1,2);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',3,1796025791900,'table',0,X'01a22b7ab49f7009a1be3de069c37218','r2',NULL,'[{"what":"leg_started","board":"summer","first":1,"bag":{"trex":8,"triceratops":8,"stegosaurus":8,"parasaurolophus":8,"spinosaurus":8,"brachiosaurus":8}},{"what":"dealt","round":1,"hands":[{"trex":1,"triceratops":1,"parasaurolophus":1,"spinosaurus":2,"brachiosaurus":1},{"trex":2,"triceratops":1,"stegosaurus":1,"spinosaurus":1,"brachiosaurus":1}]},{"what":"rolled","turn":1,"face":"restrooms"},{"what":"entered","phase":"pick"}]','[{"what":"started"}]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',4,1796025791904,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r3','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"trex"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',5,1796025791904,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r3','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"trex"}},{"what":"picked","dinos":["trex","trex"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',6,1796025791908,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r4','{"do":"place","pen":"king"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"king"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',7,1796025791908,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r4','{"do":"place","pen":"sameness"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"sameness"}},{"what":"placed","seat":0,"number":1,"dino":"trex","pen":"king"},{"what":"placed","seat":1,"number":1,"dino":"trex","pen":"sameness"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',8,1796025791911,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r5','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',9,1796025791912,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r5','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"trex"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"trex"},{"what":"passed"},{"what":"rolled","turn":2,"face":"restrooms"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',10,1796025791915,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r6','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"triceratops"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',11,1796025791915,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r6','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"parasaurolophus"}},{"what":"picked","dinos":["triceratops","parasaurolophus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',12,1796025791919,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r7','{"do":"place","pen":"king"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"king"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',13,1796025791919,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r7','{"do":"place","pen":"sameness"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"sameness"}},{"what":"placed","seat":0,"number":2,"dino":"triceratops","pen":"sameness"},{"what":"placed","seat":1,"number":2,"dino":"parasaurolophus","pen":"king"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',14,1796025791922,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r8','{"do":"set_aside","dino":"spinosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"spinosaurus"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',15,1796025791922,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r8','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"stegosaurus"}},{"what":"set_aside","seat":0,"dino":"stegosaurus"},{"what":"set_aside","seat":1,"dino":"spinosaurus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"food_court"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',16,1796025791925,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r9','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',17,1796025791925,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r9','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"spinosaurus"}},{"what":"picked","dinos":["spinosaurus","spinosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',18,1796025791928,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r10','{"do":"place","pen":"trio"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',19,1796025791928,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r10','{"do":"place","pen":"trio"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"trio"}},{"what":"placed","seat":0,"number":3,"dino":"spinosaurus","pen":"trio"},{"what":"placed","seat":1,"number":3,"dino":"spinosaurus","pen":"trio"},{"what":"set_aside","seat":0,"dino":"brachiosaurus"},{"what":"set_aside","seat":1,"dino":"brachiosaurus"},{"what":"dealt","round":2,"hands":[{"trex":2,"triceratops":1,"parasaurolophus":1,"spinosaurus":1,"brachiosaurus":1},{"triceratops":1,"stegosaurus":2,"parasaurolophus":3}]},{"what":"rolled","turn":1,"face":"empty_pen"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',20,1796025791931,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r11','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"trex"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',21,1796025791931,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r11','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["trex","triceratops"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',22,1796025791934,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r12','{"do":"place","pen":"trio"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',23,1796025791934,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r12','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":4,"dino":"trex","pen":"trio"},{"what":"placed","seat":1,"number":4,"dino":"triceratops","pen":"prairie"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',24,1796025791942,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r13','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"trex"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',25,1796025791942,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r13','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"stegosaurus"}},{"what":"set_aside","seat":0,"dino":"trex"},{"what":"set_aside","seat":1,"dino":"stegosaurus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"no_trex"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',26,1796025791945,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r14','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',27,1796025791945,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r14','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["stegosaurus","triceratops"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',28,1796025791948,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r15','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',29,1796025791948,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r15','{"do":"place","pen":"trio"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"trio"}},{"what":"placed","seat":0,"number":5,"dino":"stegosaurus","pen":"prairie"},{"what":"placed","seat":1,"number":5,"dino":"triceratops","pen":"trio"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',30,1796025791951,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r16','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',31,1796025791951,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r16','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"parasaurolophus"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"parasaurolophus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"no_trex"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',32,1796025791953,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r17','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',33,1796025791953,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r17','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"parasaurolophus"}},{"what":"picked","dinos":["spinosaurus","parasaurolophus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',34,1796025791956,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r18','{"do":"place","pen":"trio"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"trio"}}]','[]',NULL,0,2);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',35,1796025791956,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r18','{"do":"place","pen":"trio"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"trio"}},{"what":"placed","seat":0,"number":6,"dino":"spinosaurus","pen":"trio"},{"what":"placed","seat":1,"number":6,"dino":"parasaurolophus","pen":"trio"},{"what":"set_aside","seat":0,"dino":"brachiosaurus"},{"what":"set_aside","seat":1,"dino":"parasaurolophus"},{"what":"dealt","round":3,"hands":[{"triceratops":2,"stegosaurus":1,"brachiosaurus":3},{"triceratops":1,"stegosaurus":1,"parasaurolophus":2,"spinosaurus":1,"brachiosaurus":1}]},{"what":"rolled","turn":1,"face":"grassland"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',36,1796025791959,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r19','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"triceratops"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',37,1796025791960,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r19','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["triceratops","triceratops"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',38,1796025791962,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r20','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',39,1796025791963,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r20','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":7,"dino":"triceratops","pen":"prairie"},{"what":"placed","seat":1,"number":7,"dino":"triceratops","pen":"prairie"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',40,1796025791966,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r21','{"do":"set_aside","dino":"triceratops"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"triceratops"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',41,1796025791966,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r21','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"stegosaurus"}},{"what":"set_aside","seat":0,"dino":"triceratops"},{"what":"set_aside","seat":1,"dino":"stegosaurus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"woods"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',42,1796025791969,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r22','{"do":"pick","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"parasaurolophus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',43,1796025791970,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r22','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"stegosaurus"}},{"what":"picked","dinos":["parasaurolophus","stegosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',44,1796025791973,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r23','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',45,1796025791974,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r23','{"do":"place","pen":"river"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"river"}},{"what":"placed","seat":0,"number":8,"dino":"parasaurolophus","pen":"prairie"},{"what":"placed","seat":1,"number":8,"dino":"stegosaurus","pen":"river"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',46,1796025791976,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r24','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',47,1796025791977,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r24','{"do":"set_aside","dino":"brachiosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"brachiosaurus"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"brachiosaurus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"restrooms"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',48,1796025791978,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r25','{"do":"pick","dino":"brachiosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"brachiosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',49,1796025791979,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r25','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"spinosaurus"}},{"what":"picked","dinos":["brachiosaurus","spinosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',50,1796025791982,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r26','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"meadow"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',51,1796025791982,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r26','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":9,"dino":"brachiosaurus","pen":"meadow"},{"what":"placed","seat":1,"number":9,"dino":"spinosaurus","pen":"prairie"},{"what":"set_aside","seat":0,"dino":"brachiosaurus"},{"what":"set_aside","seat":1,"dino":"brachiosaurus"},{"what":"dealt","round":4,"hands":[{"trex":3,"stegosaurus":1,"spinosaurus":2},{"triceratops":1,"stegosaurus":2,"parasaurolophus":1,"spinosaurus":1,"brachiosaurus":1}]},{"what":"rolled","turn":1,"face":"grassland"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',52,1796025791984,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r27','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"trex"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',53,1796025791985,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r27','{"do":"pick","dino":"triceratops"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"triceratops"}},{"what":"picked","dinos":["trex","triceratops"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',54,1796025791988,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r28','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',55,1796025791988,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r28','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"prairie"}},{"what":"placed","seat":0,"number":10,"dino":"trex","pen":"prairie"},{"what":"placed","seat":1,"number":10,"dino":"triceratops","pen":"prairie"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',56,1796025791991,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r29','{"do":"set_aside","dino":"trex"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"trex"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',57,1796025791991,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r29','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"stegosaurus"}},{"what":"set_aside","seat":0,"dino":"trex"},{"what":"set_aside","seat":1,"dino":"stegosaurus"},{"what":"passed"},{"what":"rolled","turn":2,"face":"grassland"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',58,1796025791993,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r30','{"do":"pick","dino":"stegosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"stegosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',59,1796025791994,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r30','{"do":"pick","dino":"trex"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"trex"}},{"what":"picked","dinos":["stegosaurus","trex"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',60,1796025791998,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r31','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',61,1796025791998,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r31','{"do":"place","pen":"sameness"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"sameness"}},{"what":"placed","seat":0,"number":11,"dino":"stegosaurus","pen":"prairie"},{"what":"placed","seat":1,"number":11,"dino":"trex","pen":"sameness"},{"what":"entered","phase":"set_aside"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',62,1796025792001,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r32','{"do":"set_aside","dino":"parasaurolophus"}','[{"what":"chose","seat":0,"choice":{"do":"set_aside","dino":"parasaurolophus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',63,1796025792002,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r32','{"do":"set_aside","dino":"stegosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"set_aside","dino":"stegosaurus"}},{"what":"set_aside","seat":0,"dino":"parasaurolophus"},{"what":"set_aside","seat":1,"dino":"stegosaurus"},{"what":"passed"},{"what":"rolled","turn":3,"face":"restrooms"},{"what":"entered","phase":"pick"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',64,1796025792005,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r33','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":0,"choice":{"do":"pick","dino":"spinosaurus"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',65,1796025792006,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r33','{"do":"pick","dino":"spinosaurus"}','[{"what":"chose","seat":1,"choice":{"do":"pick","dino":"spinosaurus"}},{"what":"picked","dinos":["spinosaurus","spinosaurus"]},{"what":"entered","phase":"place"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',66,1796025792010,'action',0,X'01a22b7ab49f7009a1be3de069c37218','r34','{"do":"place","pen":"prairie"}','[{"what":"chose","seat":0,"choice":{"do":"place","pen":"prairie"}}]','[]',NULL,0,1);
INSERT INTO step VALUES(X'01a22b7ab5927386b9e8fe76281d7197',67,1796025792010,'action',1,X'01a22b7ab4a871538092dd964fc7ad5a','r34','{"do":"place","pen":"meadow"}','[{"what":"chose","seat":1,"choice":{"do":"place","pen":"meadow"}},{"what":"placed","seat":0,"number":12,"dino":"spinosaurus","pen":"prairie"},{"what":"placed","seat":1,"number":12,"dino":"spinosaurus","pen":"meadow"},{"what":"set_aside","seat":0,"dino":"spinosaurus"},{"what":"set_aside","seat":1,"dino":"brachiosaurus"},{"what":"entered","phase":"over"}]','[]',NULL,1,3);
INSERT INTO step VALUES(X'01a22b7abc78763893a4678ec4292ed6',1,1796025793649,'table',NULL,NULL,NULL,NULL,'[{"what":"leg_started","board":"summer","first":0,"bag":{"trex":6,"triceratops":6,"stegosaurus":6,"parasaurolophus":6,"spinosaurus":6,"brachiosaurus":6}},{"what":"dealt","round":1,"hands":[{"trex":1,"stegosaurus":1,"spinosaurus":1,"brachiosaurus":3},{"trex":1,"triceratops":1,"stegosaurus":2,"parasaurolophus":1,"spinosaurus":1},{"trex":2,"triceratops":1,"parasaurolophus":2,"brachiosaurus":1}]},{"what":"rolled","turn":1,"face":"food_court"},{"what":"entered","phase":"pick"}]','[{"what":"changed","seats":3,"options":{"board":"summer","quick_turns":false},"pace":{"kind":"days","days":2},"first_seat":0,"open":false},{"what":"sat","seat":0,"user":"01a22b7a-b4ac-7689-a2e1-ac007ec21f50"},{"what":"sat","seat":1,"user":"01a22b7a-b49f-7009-a1be-3de069c37218"},{"what":"sat","seat":2,"user":"01a22b7a-b4a8-7153-8092-dd964fc7ad5a"},{"what":"started"}]',NULL,1,7);
CREATE TABLE watched (
    user_id blob not null references person (user_id),
    match_id blob not null references match (match_id),
    at integer not null,
    primary key (user_id, match_id)
) strict, without rowid;
INSERT INTO watched VALUES(X'01a22b7ab49f7009a1be3de069c37218',X'01a22b7ab4b37281984fa09d5e870022',1796025791704);
INSERT INTO watched VALUES(X'01a22b7ab49f7009a1be3de069c37218',X'01a22b7ab4b9741887a8a5ae644d1804',1796025791733);
INSERT INTO watched VALUES(X'01a22b7ab49f7009a1be3de069c37218',X'01a22b7ab4be71428cd2cf96066b7239',1796025791779);
INSERT INTO watched VALUES(X'01a22b7ab49f7009a1be3de069c37218',X'01a22b7ab4c271edbfcbd9dd9a3d6a03',1796025791794);
INSERT INTO watched VALUES(X'01a22b7ab49f7009a1be3de069c37218',X'01a22b7ab4c6741086ff029e32ad4aba',1796025791802);
INSERT INTO watched VALUES(X'01a22b7ab49f7009a1be3de069c37218',X'01a22b7ab5927386b9e8fe76281d7197',1796025791894);
INSERT INTO watched VALUES(X'01a22b7ab4a871538092dd964fc7ad5a',X'01a22b7ab4b37281984fa09d5e870022',1796025791806);
INSERT INTO watched VALUES(X'01a22b7ab4a871538092dd964fc7ad5a',X'01a22b7ab4b9741887a8a5ae644d1804',1796025791807);
INSERT INTO watched VALUES(X'01a22b7ab4a871538092dd964fc7ad5a',X'01a22b7ab4be71428cd2cf96066b7239',1796025791807);
INSERT INTO watched VALUES(X'01a22b7ab4a871538092dd964fc7ad5a',X'01a22b7ab4c271edbfcbd9dd9a3d6a03',1796025791808);
INSERT INTO watched VALUES(X'01a22b7ab4a871538092dd964fc7ad5a',X'01a22b7ab4c6741086ff029e32ad4aba',1796025791808);
INSERT INTO watched VALUES(X'01a22b7ab4a871538092dd964fc7ad5a',X'01a22b7ab5927386b9e8fe76281d7197',1796025791895);
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
INSERT INTO server_beat VALUES(1,1796025791630,NULL,0);
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
INSERT INTO chat VALUES(X'01a22b7ab4b37281984fa09d5e870022',1,1796025791809,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-6',NULL,'Bia-6');
INSERT INTO chat VALUES(X'01a22b7ab4b37281984fa09d5e870022',2,1796025791809,X'01a22b7ab49f7009a1be3de069c37218','Ana-6',0,'Ana-6');
INSERT INTO chat VALUES(X'01a22b7ab4b37281984fa09d5e870022',3,1796025791813,X'01a22b7ab49f7009a1be3de069c37218','Ana-10',0,'Ana-10');
INSERT INTO chat VALUES(X'01a22b7ab4b37281984fa09d5e870022',4,1796025791821,X'01a22b7ab49f7009a1be3de069c37218','Ana-16',0,'Ana-16');
INSERT INTO chat VALUES(X'01a22b7ab4b37281984fa09d5e870022',5,1796025791831,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-16',1,'Bia-16');
INSERT INTO chat VALUES(X'01a22b7ab4b37281984fa09d5e870022',6,1796025791862,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-28',1,'Bia-28');
INSERT INTO chat VALUES(X'01a22b7ab4b37281984fa09d5e870022',7,1796025791871,X'01a22b7ab49f7009a1be3de069c37218','Ana-39',0,'Ana-39');
INSERT INTO chat VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',1,1796025791814,X'01a22b7ab49f7009a1be3de069c37218','Ana-11',0,'Ana-11');
INSERT INTO chat VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',2,1796025791821,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-12',1,'Bia-12');
INSERT INTO chat VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',3,1796025791841,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-17',1,'Bia-17');
INSERT INTO chat VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',4,1796025791856,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-26',1,'Bia-26');
INSERT INTO chat VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',5,1796025791862,X'01a22b7ab49f7009a1be3de069c37218','Ana-34',0,'Ana-34');
INSERT INTO chat VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',6,1796025791875,X'01a22b7ab49f7009a1be3de069c37218','Ana-43',0,'Ana-43');
INSERT INTO chat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',1,1796025791809,X'01a22b7ab49f7009a1be3de069c37218','Ana-8',0,'Ana-8');
INSERT INTO chat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',2,1796025791818,X'01a22b7ab49f7009a1be3de069c37218','Ana-13',0,'Ana-13');
INSERT INTO chat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',3,1796025791826,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-13',1,'Bia-13');
INSERT INTO chat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',4,1796025791839,X'01a22b7ab49f7009a1be3de069c37218','Ana-22',0,'Ana-22');
INSERT INTO chat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',5,1796025791841,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-18',1,'Bia-18');
INSERT INTO chat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',6,1796025791856,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-23',1,'Bia-23');
INSERT INTO chat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',7,1796025791866,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-33',1,'Bia-33');
INSERT INTO chat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',8,1796025791874,X'01a22b7ab49f7009a1be3de069c37218','Ana-42',0,'Ana-42');
INSERT INTO chat VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',1,1796025791809,X'01a22b7ab49f7009a1be3de069c37218','Ana-9',0,'Ana-9');
INSERT INTO chat VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',2,1796025791813,X'01a22b7ab49f7009a1be3de069c37218','Ana-12',0,'Ana-12');
INSERT INTO chat VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',3,1796025791821,X'01a22b7ab49f7009a1be3de069c37218','Ana-15',0,'Ana-15');
INSERT INTO chat VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',4,1796025791826,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-14',1,'Bia-14');
INSERT INTO chat VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',5,1796025791863,X'01a22b7ab49f7009a1be3de069c37218','Ana-33',0,'Ana-33');
INSERT INTO chat VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',6,1796025791871,X'01a22b7ab49f7009a1be3de069c37218','Ana-40',0,'Ana-40');
INSERT INTO chat VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',1,1796025791809,X'01a22b7ab49f7009a1be3de069c37218','Ana-7',0,'Ana-7');
INSERT INTO chat VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',2,1796025791826,X'01a22b7ab4a871538092dd964fc7ad5a','Bia-15',1,'Bia-15');
INSERT INTO chat VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',3,1796025791841,X'01a22b7ab49f7009a1be3de069c37218','Ana-23',0,'Ana-23');
INSERT INTO chat VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',4,1796025791852,X'01a22b7ab49f7009a1be3de069c37218','Ana-28',0,'Ana-28');
INSERT INTO chat VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',5,1796025791865,X'01a22b7ab49f7009a1be3de069c37218','Ana-36',0,'Ana-36');
INSERT INTO chat VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',6,1796025791871,X'01a22b7ab49f7009a1be3de069c37218','Ana-41',0,'Ana-41');
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
INSERT INTO entry VALUES(1,0,1796025791646,'created',X'01a22b7ab49f7009a1be3de069c37218',NULL,NULL,NULL);
INSERT INTO entry VALUES(2,0,1796025791656,'created',X'01a22b7ab4a871538092dd964fc7ad5a',NULL,NULL,NULL);
INSERT INTO entry VALUES(3,0,1796025791660,'created',X'01a22b7ab4ac7689a2e1ac007ec21f50',NULL,NULL,NULL);
INSERT INTO entry VALUES(4,0,1796025792010,'ended',NULL,'["01a22b7a-b592-7386-b9e8-fe76281d7197"]',NULL,NULL);
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
INSERT INTO notice_key VALUES(1,X'308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b02010104204bf83dced9d0608a5f67f2e91c86807e3c4bb666a763a819ede6a01245867e86a1440342000447dc3113f9ce4e5134350b63e550d36161f780db114a045b26fa52f674e48e309be81861d4c9621615cc9341613735e53545ee8958eb9966761b641f14d410e0');
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
INSERT INTO seat VALUES(X'01a22b7ab4b37281984fa09d5e870022',0,X'01a22b7ab49f7009a1be3de069c37218',0,NULL,1796025791867,NULL,1,1796025791667);
INSERT INTO seat VALUES(X'01a22b7ab4b37281984fa09d5e870022',1,X'01a22b7ab4a871538092dd964fc7ad5a',0,NULL,NULL,NULL,1,1796025791886);
INSERT INTO seat VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',0,X'01a22b7ab49f7009a1be3de069c37218',0,NULL,1796025791874,NULL,1,1796025791673);
INSERT INTO seat VALUES(X'01a22b7ab4b9741887a8a5ae644d1804',1,X'01a22b7ab4a871538092dd964fc7ad5a',0,NULL,NULL,NULL,1,1796025791886);
INSERT INTO seat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',0,X'01a22b7ab49f7009a1be3de069c37218',0,NULL,1796025791874,NULL,1,1796025791678);
INSERT INTO seat VALUES(X'01a22b7ab4be71428cd2cf96066b7239',1,X'01a22b7ab4a871538092dd964fc7ad5a',0,NULL,NULL,NULL,1,1796025791886);
INSERT INTO seat VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',0,X'01a22b7ab49f7009a1be3de069c37218',0,NULL,NULL,NULL,1,1796025791682);
INSERT INTO seat VALUES(X'01a22b7ab4c271edbfcbd9dd9a3d6a03',1,X'01a22b7ab4a871538092dd964fc7ad5a',0,NULL,1796025791835,NULL,1,1796025791886);
INSERT INTO seat VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',0,X'01a22b7ab49f7009a1be3de069c37218',0,NULL,NULL,NULL,1,1796025791686);
INSERT INTO seat VALUES(X'01a22b7ab4c6741086ff029e32ad4aba',1,X'01a22b7ab4a871538092dd964fc7ad5a',0,NULL,1796025791827,NULL,1,1796025791886);
INSERT INTO seat VALUES(X'01a22b7ab5927386b9e8fe76281d7197',0,X'01a22b7ab49f7009a1be3de069c37218',0,NULL,NULL,NULL,0,1796025791890);
INSERT INTO seat VALUES(X'01a22b7ab5927386b9e8fe76281d7197',1,X'01a22b7ab4a871538092dd964fc7ad5a',0,NULL,NULL,NULL,0,1796025792016);
INSERT INTO seat VALUES(X'01a22b7abc78763893a4678ec4292ed6',0,X'01a22b7ab4ac7689a2e1ac007ec21f50',0,NULL,1796025793649,NULL,1,1796025793649);
INSERT INTO seat VALUES(X'01a22b7abc78763893a4678ec4292ed6',1,X'01a22b7ab49f7009a1be3de069c37218',0,NULL,1796025793649,NULL,1,1796025793649);
INSERT INTO seat VALUES(X'01a22b7abc78763893a4678ec4292ed6',2,X'01a22b7ab4a871538092dd964fc7ad5a',0,NULL,1796025793649,NULL,1,1796025793649);
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
INSERT INTO ended_match VALUES(1,X'01a22b7ab5927386b9e8fe76281d7197');
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
INSERT INTO match_summary VALUES(X'01a22b7ab5927386b9e8fe76281d7197',1,1,NULL,NULL);
CREATE TABLE circle (
    circle_id blob not null primary key,
    name text not null,
    owner_id blob not null references person (user_id),
    join_key blob not null unique,
    created integer not null
) strict, without rowid;
INSERT INTO circle VALUES(X'532de4e81dd7426c8620ac11be978a2c','Friday',X'01a22b7ab49f7009a1be3de069c37218',X'dd717649bb92e19519e3e4bd91362c53',1796025792024);
CREATE TABLE circle_member (
    circle_id blob not null references circle (circle_id),
    user_id blob not null references person (user_id),
    joined integer not null,
    primary key (circle_id, user_id)
) strict, without rowid;
INSERT INTO circle_member VALUES(X'532de4e81dd7426c8620ac11be978a2c',X'01a22b7ab49f7009a1be3de069c37218',1796025792024);
INSERT INTO circle_member VALUES(X'532de4e81dd7426c8620ac11be978a2c',X'01a22b7ab4a871538092dd964fc7ad5a',1796025792031);
INSERT INTO circle_member VALUES(X'532de4e81dd7426c8620ac11be978a2c',X'01a22b7ab4ac7689a2e1ac007ec21f50',1796025792034);
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
INSERT INTO league VALUES(X'72f9114e581b48d2ad822abe434267fc',X'532de4e81dd7426c8620ac11be978a2c',X'01a22b7ab49f7009a1be3de069c37218','{"name":"Spring","game":"draftosaurus","options":{"board":"summer","quick_turns":false},"seats":3,"rounds":2,"final_table":false,"pace":{"kind":"days","days":2},"round_hours":24}',1796025792036,'running',1,1796112193649,5);
CREATE TABLE league_player (
    league_id blob not null references league (league_id),
    number integer not null,
    user_id blob references person (user_id),
    state text not null,
    since integer not null,
    primary key (league_id, number),
    unique (league_id, user_id)
) strict, without rowid;
INSERT INTO league_player VALUES(X'72f9114e581b48d2ad822abe434267fc',0,X'01a22b7ab49f7009a1be3de069c37218','playing',1796025792036);
INSERT INTO league_player VALUES(X'72f9114e581b48d2ad822abe434267fc',1,X'01a22b7ab4a871538092dd964fc7ad5a','playing',1796025792043);
INSERT INTO league_player VALUES(X'72f9114e581b48d2ad822abe434267fc',2,X'01a22b7ab4ac7689a2e1ac007ec21f50','playing',1796025792050);
CREATE TABLE league_round (
    league_id blob not null references league (league_id),
    round integer not null,
    began integer not null,
    ends integer not null,
    primary key (league_id, round)
) strict, without rowid;
INSERT INTO league_round VALUES(X'72f9114e581b48d2ad822abe434267fc',1,1796025793649,1796112193649);
CREATE TABLE league_table (
    league_id blob not null,
    round integer not null,
    number integer not null,
    match_id blob unique references match (match_id),
    primary key (league_id, round, number),
    foreign key (league_id, round) references league_round (league_id, round)
) strict, without rowid;
INSERT INTO league_table VALUES(X'72f9114e581b48d2ad822abe434267fc',1,1,X'01a22b7abc78763893a4678ec4292ed6');
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
INSERT INTO league_seat VALUES(X'72f9114e581b48d2ad822abe434267fc',1,0,1,1,NULL,NULL,NULL);
INSERT INTO league_seat VALUES(X'72f9114e581b48d2ad822abe434267fc',1,1,1,2,NULL,NULL,NULL);
INSERT INTO league_seat VALUES(X'72f9114e581b48d2ad822abe434267fc',1,2,1,0,NULL,NULL,NULL);
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
INSERT INTO sqlite_stat1 VALUES('step','step','109 16 1');
INSERT INTO sqlite_stat1 VALUES('league_table','league_table','1 1 1 1');
INSERT INTO sqlite_stat1 VALUES('league_table','sqlite_autoindex_league_table_1','1 1');
INSERT INTO sqlite_stat1 VALUES('league_round','league_round','1 1 1');
INSERT INTO sqlite_stat1 VALUES('notice_key','notice_key','1 1');
INSERT INTO sqlite_stat1 VALUES('watched','watched_match','12 2');
INSERT INTO sqlite_stat1 VALUES('watched','watched','12 6 1');
INSERT INTO sqlite_stat1 VALUES('match_summary','match_summary_rating_due','0 0');
INSERT INTO sqlite_stat1 VALUES('match_summary','match_summary_due','1 1');
INSERT INTO sqlite_stat1 VALUES('match_summary','match_summary','1 1');
INSERT INTO sqlite_stat1 VALUES('chat','chat_author','33 17 4');
INSERT INTO sqlite_stat1 VALUES('chat','chat_request','33 7 4 1');
INSERT INTO sqlite_stat1 VALUES('chat','chat','33 7 1');
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
