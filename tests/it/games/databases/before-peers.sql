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
INSERT INTO "_sqlx_migrations" VALUES(1,'tables and scores','2026-11-22 11:09:50',1,X'1F99067D15EE4F5D58AD18652B5DEC788FADFA556F865B380192F8A7230786EE2E83810B51F1D4678A02660D6C84738C',15700172);
INSERT INTO "_sqlx_migrations" VALUES(2,'dice game','2026-11-22 11:09:50',1,X'6B04C067D66BED3F4BD3DDBBC53F96447C462500D752F0D9F66F70EE046505B004A847C5F982EB8FB36D5C897B6359D0',15934444);
INSERT INTO "_sqlx_migrations" VALUES(3,'orders and results','2026-11-22 11:09:50',1,X'D24148789F6165696F268DD9A5C53BB1B88FC166F6AFB09542AE6D644B0CB8A305CFA3C91811E08CD2FD11D0F7DE6D3D',37111271);
INSERT INTO "_sqlx_migrations" VALUES(4,'leaderboards','2026-11-22 11:09:50',1,X'ECDC78E9DFCECBF1B9D3F3B14E6B998FA37282089C9E569CEF45A490E4D47D749E7C9DB07D5B7DCD22389394717690CF',37155937);
INSERT INTO "_sqlx_migrations" VALUES(5,'set aside','2026-11-22 11:09:50',1,X'1CF4C5E8BB85A8F373D5E357CE2BAC8056A3400539DD89AFD34F19248E05E55B6BB96BFD9AA64DFDB35B2AAFED8ACFE0',7503100);
INSERT INTO "_sqlx_migrations" VALUES(6,'clocks','2026-11-22 11:09:50',1,X'E94093DCD76078FDE41165AC0E1CF944FE2F5618FAD8BC8E3B11784C6043847FFEC0BAE1A8F3F491C6711FE4428EDF3F',43255226);
INSERT INTO "_sqlx_migrations" VALUES(7,'cuts','2026-11-22 11:09:50',1,X'A3ACF0DAAE303D222D679A16D4CC3F90C50E2C6158D91CFF16258165F7FDE415B3CA264A7B0377C3C051D9567CC826B7',65126299);
INSERT INTO "_sqlx_migrations" VALUES(8,'lobby panel','2026-11-22 11:09:50',1,X'29359D0AEF47534C268C5A45922A3250A873136AA03B31336F2CC19239153337BB970F3A7E1A8DD19E038901E43DF86D',17046884);
INSERT INTO "_sqlx_migrations" VALUES(9,'votes','2026-11-22 16:00:00',1,X'7D25D017333F7385735F02C7CE24E780EEA70E42A6C14EA5B55676ABF230E397BCB3A183289DB7F51E55D6C3638AF46E',0);
INSERT INTO "_sqlx_migrations" VALUES(10,'threads','2026-11-22 16:00:00',1,X'8EC2D1A84B33CCCE68B6B415AA8BEC3BBB9E9FE7A80E6FE74F4B4C4777F4A120BBA6D9C9FBD7CA4E1A9AE10D50AFBBC5',0);
INSERT INTO "_sqlx_migrations" VALUES(11,'places','2026-11-22 16:00:00',1,X'2B5F1009E3E666A46FEA739D857E35C278D7B8F14478E9957481A4E7FA03287A73396ABD18DE21542CB602B1AB5C97E4',0);
INSERT INTO "_sqlx_migrations" VALUES(12,'done for you','2026-11-22 16:00:00',1,X'04E8858CBB0C3C8322D1D220759901295AAD1C755E4B0954401188F652B30D79DA619712783EB765673A12E3C9BCBB9F',0);
INSERT INTO "_sqlx_migrations" VALUES(13,'lifetime','2026-11-25 21:41:21',1,X'0764150C0F8C6E623FED748FD0BF69C73157A4E0EC5A35B0C0C8488F2EAA73401E3605460D1B369B4E698DF061835AEA',9165453);
INSERT INTO "_sqlx_migrations" VALUES(14,'settings','2026-11-25 21:41:21',1,X'476C10E906A348BB04636019AC40AF836282B1F40BAD5A6FCE45795F0819409E415EC4110237B2038D5235B25CAF895B',1031675);
INSERT INTO "_sqlx_migrations" VALUES(15,'privacy','2026-11-25 21:41:21',1,X'2D3D29642F56428F0C3A27F24A3FEA1B87E8C397D9504D1C05804AAA379DBB085CC2CD9C566FDAE61696DBA2CD4EA010',2659922);
INSERT INTO "_sqlx_migrations" VALUES(16,'history','2026-11-25 21:41:21',1,X'E050B59FD3542035D2E2A19059D0CF4233AAC0048646B0FBB60348888C2ABEF0AE3F1D1AF7C02FC06FDE4888884353F6',943987);
INSERT INTO "_sqlx_migrations" VALUES(17,'looks','2026-11-25 21:41:21',1,X'DDA7656A96F02AA6F238541266F502C86E9EB8DBED491634FE49E3B6242A85D1983F65AF60585E72216665B109B874E4',1842046);
INSERT INTO "_sqlx_migrations" VALUES(18,'games of one person','2026-11-25 21:41:21',1,X'8415A9101EC1D8FD255AF211E4D7519386BE0805AEE716FD2D3F4738921E8FBA5EE943FFE42E336569A9102A5FBA0AA2',823535);
INSERT INTO "_sqlx_migrations" VALUES(19,'results of a person','2026-11-25 21:41:21',1,X'E163C5462917768AADCD6CB2AF368934BEA14E405836F9919E39A4F8DFAE03B2E24710B1A8AC8488DF490BB981070901',795386);
INSERT INTO "_sqlx_migrations" VALUES(20,'hints','2026-11-25 21:41:21',1,X'C9A894AB67A1B83CCC8844A0256AF1F376D65B7AAD5C497A2DA0AB5FFD62D071C2A7CA0CBDCF1C48D7C9FE609FC42CAB',4095197);
INSERT INTO "_sqlx_migrations" VALUES(21,'deletions','2026-11-25 21:41:21',1,X'0E56548449EEA62B6E07C32E3D2D8BFFA8DEDD3C7D207A2036DFCC8D9C9786A9F776C0E34FF8788B3EFDC173437152EE',1962289);
INSERT INTO "_sqlx_migrations" VALUES(22,'gateway session','2026-11-25 21:41:21',1,X'B1CC3EAF89457488E2A926F2E15915B3DB587F730A71D0E9D7226F0A4FF92B6A7B40090CC8513CA7B4C4ED6ACAC3A0DB',806803);
INSERT INTO "_sqlx_migrations" VALUES(23,'messages','2026-11-26 02:22:36',1,X'A1349BF0B0FB7C17468E0C7580BF58D5CE18AE232737D5987DB445E53C9725D8B20848E5A55FE8F64D754672B164086D',52367872);
INSERT INTO "_sqlx_migrations" VALUES(24,'tempo','2026-11-27 02:34:18',1,X'50F3CE01CD934AFD44C8CCC774C229C74F2A1536DBF1C32CB966F74075F83B319C0EDE66D2BDBA2FC060FD792B496FA2',4309128);
INSERT INTO "_sqlx_migrations" VALUES(25,'next players','2026-11-26 20:14:03',1,X'D53FFB9D20201666BA29D5E68D475F3BC0D075041605B1BAF07AD078582E9C50BDE761073F000F272CDCE9803567AA4A',1318417);
INSERT INTO "_sqlx_migrations" VALUES(26,'newcomers and verdicts','2026-11-28 00:03:08',1,X'9F112D559B388BA207012C029AA913AE265513740D5E8E2B749BFAE1C0FF3571A789903727EBEAB1824A9B648244BFFE',6505152);
INSERT INTO "_sqlx_migrations" VALUES(27,'languages','2026-11-29 15:36:21',1,X'6147AC3A8CE0EFBA7AF224ED1F0F939A285EB83821F5FFD2D7B6BD61F51078D3DC0E6EB3FCD619DFFC89A58692DBBC5B',3093672);
INSERT INTO "_sqlx_migrations" VALUES(28,'reviews','2026-11-29 23:00:00',1,X'9FBC1A74F0B896D70ED511B58AE1EB4AF9BA6DC5032D05D02EB7C5B805117DEF663DFC4A6AA3836534041D6708495C1C',1000000);
INSERT INTO "_sqlx_migrations" VALUES(29,'daily','2026-11-30 02:00:00',1,X'2688A618B8C4BBCC3E7A5AE9FB81227062AD6F4FCAB9B9CEFCED9538AD6D5354E345F685B0CA345185D3D57A72ADB361',1000000);
INSERT INTO "_sqlx_migrations" VALUES(30,'titles','2026-11-30 02:00:00',1,X'F704E06320F164C794B45E50C8F3D7DD4D7E1B0C03E3E664B8C4801523F122847FB23FBA29DF21B51E07013E820E605B',1000000);
INSERT INTO "_sqlx_migrations" VALUES(31,'challenges','2026-11-30 06:00:00',1,X'BC8EA1AF77278FD8E84D82C61812E9E538E26C67E7EB04E994AC1CB24403571F2448D9240D15BE9155E2E0CC95FD4E16',6622518);
INSERT INTO "_sqlx_migrations" VALUES(32,'day shown','2026-11-30 06:00:00',1,X'E8931A139EA56DFF1B54F8135A8F63802E626769E227A6B7D13F183943D37FEBBC266DFA0D41FA92303CDAE23043BAAF',12270507);
INSERT INTO "_sqlx_migrations" VALUES(33,'week','2026-11-30 10:00:00',1,X'44E6B910FB2834712C58FCABEA785560E25729236AAA6B0AC2DD7E97CECAFEAF1EDF98F0009CAF0232A3A563C3F4967E',7000000);
INSERT INTO "_sqlx_migrations" VALUES(34,'bell','2026-11-30 10:00:00',1,X'A505E79D548C980ECF8830DA6A7C576FA1407EA292C71AF233BF054DB49EE5785C686041E11C17340402815515E3F224',7000000);
INSERT INTO "_sqlx_migrations" VALUES(35,'tablets','2026-11-29 09:00:00',1,X'4D578A7CBB4A8FC94534C22F3EBDDBF400449A4F8913AAC0C196E81DF17FE0FC61282E543320F7EE003ACF124D44FD09',1000000);
INSERT INTO "_sqlx_migrations" VALUES(36,'company','2026-11-29 09:00:00',1,X'27E8AE67DC708DCF57B450C0F96EB2CEEBBE95ED6E646CB86C6CB53D56B8C6CC9F35E26DE10A8EA3F3991078829DFAF0',1000000);
INSERT INTO "_sqlx_migrations" VALUES(37,'elsewhere','2026-11-29 09:00:00',1,X'594C15E2A713CD5139B1AA733A2635F68C78713C8B0F26041E285EF400332EA724DE1551A7817654BE56667B8A84CBB3',1000000);
CREATE TABLE alive (
    only_row integer primary key check (only_row = 1),
    at integer not null
) strict;
INSERT INTO "alive" VALUES(1,1795345850720);
CREATE TABLE bell (
    guild integer not null,            -- Discord's server id
    person integer not null references person (id),
    calls_for text not null check (calls_for in ('both', 'cards', 'dice')),
    quiet_from integer check (quiet_from between 0 and 23), -- the first hour of the day without calls, in the person's zone
    quiet_to integer check (quiet_to between 0 and 23), -- the first hour with calls again; null together
    primary key (guild, person),
    check ((quiet_from is null) = (quiet_to is null))
) strict, without rowid;
CREATE TABLE called (
    person integer primary key references person (id),
    at integer not null
) strict;
CREATE TABLE carried_out (
    only_row integer primary key check (only_row = 1),
    until integer not null
) strict;
INSERT INTO "carried_out" VALUES(1,0);
CREATE TABLE challenge (
    game_table integer not null references game_table (id),
    person integer not null references person (id),
    actions blob not null,             -- the text of those of all players, in order; some are hidden from the person
    totals text,                       -- the person's total after each round; null until the game is over
    finished_at integer,               -- in Unix milliseconds
    primary key (game_table, person)
) strict, without rowid;
INSERT INTO "challenge" VALUES(1,1125899906842626,X'7031','20 10',1796000000000);
CREATE TABLE chat (
    channel integer primary key,       -- Discord's channel id
    language text not null             -- a code of ISO 639
) strict;
INSERT INTO "chat" VALUES(4503599627370496,'nl');
CREATE TABLE cut (
    game_table integer not null references game_table (id),
    place integer not null check (place between 0 and 5), -- in this order they are mixed in
    person integer not null references person (id), -- whose they are: somebody who sits there, and one cut each
    words text not null,               -- their UTF-8 is what is mixed in
    primary key (game_table, place)
) strict, without rowid;
INSERT INTO "cut" VALUES(1,0,1125899906842625,'abra 🐉');
INSERT INTO "cut" VALUES(1,1,1125899906842624,'open sesame');
INSERT INTO "cut" VALUES(2,0,1125899906842625,'abra 🐉');
INSERT INTO "cut" VALUES(2,1,1125899906842624,'open sesame');
INSERT INTO "cut" VALUES(3,0,1125899906842625,'abra 🐉');
INSERT INTO "cut" VALUES(3,1,1125899906842624,'open sesame');
INSERT INTO "cut" VALUES(4,0,1125899906842625,'abra 🐉');
INSERT INTO "cut" VALUES(4,1,1125899906842624,'open sesame');
INSERT INTO "cut" VALUES(5,0,1125899906842625,'abra 🐉');
INSERT INTO "cut" VALUES(5,1,1125899906842624,'open sesame');
INSERT INTO "cut" VALUES(6,0,1125899906842625,'abra 🐉');
INSERT INTO "cut" VALUES(6,1,1125899906842624,'open sesame');
CREATE TABLE daily_game (
    guild integer not null,            -- the server on which it counts
    day integer not null,
    person integer not null references person (id),
    players integer not null,          -- the version of the computer players
    actions text not null,             -- of all players, in order; emptied some days later
    totals text,                       -- the person's total after each round; null until the game is over
    points integer,                    -- the last of them
    finished_at integer,               -- in Unix milliseconds
    -- Another process has seen the person finish on another server before: it does not count.
    struck integer not null default 0,
    primary key (guild, day, person)
) strict, without rowid;
INSERT INTO "daily_game" VALUES(2251799813685248,29,1125899906842624,1,'p1','20 10',10,1764460800000,0);
CREATE TABLE "daily_message" (
    guild integer not null,
    day integer not null,
    channel integer not null,
    message integer,                   -- null while it is being posted
    shown integer,                     -- the number of finished games that it shows; null if not known
    primary key (guild, day)
) strict, without rowid;
INSERT INTO "daily_message" VALUES(2251799813685248,20,4503599627370496,1300000000000000020,1);
INSERT INTO "daily_message" VALUES(2251799813685248,29,4503599627370496,1300000000000000029,0);
CREATE TABLE daily_people (
    guild integer not null,
    day integer not null,
    people integer not null,
    primary key (guild, day)
) strict, without rowid;
INSERT INTO "daily_people" VALUES(2251799813685248,29,1);
CREATE TABLE daily_reminder (
    guild integer not null,
    person integer not null references person (id),
    primary key (guild, person)
) strict, without rowid;
CREATE TABLE event (
    game_table integer not null references game_table (id),
    number integer not null check (number >= 0),
    form integer not null,             -- the form of the body; older forms are lifted when they are read
    body text not null, written_at integer,                -- JSON, as in the game's record
    primary key (game_table, number)
) strict, without rowid;
INSERT INTO "event" VALUES(1,0,1,'{"game":"cards","seats":4,"options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"},"dealer":0,"suits":null}',1795345790747);
INSERT INTO "event" VALUES(1,1,1,'{"event":"round","round":1,"cards":3,"dealer":0}',1795345790747);
INSERT INTO "event" VALUES(1,2,1,'{"event":"deal","hands":[["G11","R9","W"],["B3","R2","J"],["B9","G10","Y8"],["G7","R1","Y13"]],"turned":"G9"}',1795345790747);
INSERT INTO "event" VALUES(1,3,1,'{"event":"trump","suit":"green","by":null}',1795345790747);
INSERT INTO "event" VALUES(1,4,1,'{"event":"predict","seat":1,"tricks":0}',1795345790748);
INSERT INTO "event" VALUES(1,5,1,'{"event":"predict","seat":2,"tricks":1}',1795345790749);
INSERT INTO "event" VALUES(1,6,1,'{"event":"predict","seat":3,"tricks":1}',1795345790823);
INSERT INTO "event" VALUES(1,7,1,'{"event":"predict","seat":0,"tricks":2}',1795345790828);
INSERT INTO "event" VALUES(1,8,1,'{"event":"play","seat":1,"card":"J"}',1795345790832);
INSERT INTO "event" VALUES(1,9,1,'{"event":"play","seat":2,"card":"G10"}',1795345790837);
INSERT INTO "event" VALUES(1,10,1,'{"event":"play","seat":3,"card":"G7"}',1795345790894);
INSERT INTO "event" VALUES(1,11,1,'{"event":"play","seat":0,"card":"G11"}',1795345790908);
INSERT INTO "event" VALUES(1,12,1,'{"event":"trick","winner":0}',1795345790908);
INSERT INTO "event" VALUES(1,13,1,'{"event":"play","seat":0,"card":"W"}',1795345790912);
INSERT INTO "event" VALUES(1,14,1,'{"event":"play","seat":1,"card":"B3"}',1795345790916);
INSERT INTO "event" VALUES(1,15,1,'{"event":"play","seat":2,"card":"Y8"}',1795345790924);
INSERT INTO "event" VALUES(1,16,1,'{"event":"play","seat":3,"card":"R1"}',1795345790928);
INSERT INTO "event" VALUES(1,17,1,'{"event":"trick","winner":0}',1795345790928);
INSERT INTO "event" VALUES(1,18,1,'{"event":"play","seat":0,"card":"R9"}',1795345790928);
INSERT INTO "event" VALUES(1,19,1,'{"event":"play","seat":1,"card":"R2"}',1795345790928);
INSERT INTO "event" VALUES(1,20,1,'{"event":"play","seat":2,"card":"B9"}',1795345790928);
INSERT INTO "event" VALUES(1,21,1,'{"event":"play","seat":3,"card":"Y13"}',1795345790928);
INSERT INTO "event" VALUES(1,22,1,'{"event":"trick","winner":0}',1795345790928);
INSERT INTO "event" VALUES(1,23,1,'{"event":"score","points":[-10,20,-10,-10],"totals":[-10,20,-10,-10]}',1795345790928);
INSERT INTO "event" VALUES(1,24,1,'{"event":"round","round":2,"cards":6,"dealer":1}',1795345790928);
INSERT INTO "event" VALUES(1,25,1,'{"event":"deal","hands":[["B11","G12","R1","R6","Y11","W"],["B4","B8","R4","R8","R13","W"],["B7","G4","G9","R12","Y1","Y5"],["B13","G1","G8","G11","R2","R11"]],"turned":"Y12"}',1795345790928);
INSERT INTO "event" VALUES(1,26,1,'{"event":"trump","suit":"yellow","by":null}',1795345790928);
INSERT INTO "event" VALUES(1,27,1,'{"event":"predict","seat":2,"tricks":2}',1795345790937);
INSERT INTO "event" VALUES(1,28,1,'{"event":"predict","seat":3,"tricks":1}',1795345790953);
INSERT INTO "event" VALUES(1,29,1,'{"event":"predict","seat":0,"tricks":3}',1795345790957);
INSERT INTO "event" VALUES(1,30,1,'{"event":"predict","seat":1,"tricks":2}',1795345790960);
INSERT INTO "event" VALUES(1,31,1,'{"event":"play","seat":2,"card":"Y5"}',1795345790968);
INSERT INTO "event" VALUES(1,32,1,'{"event":"play","seat":3,"card":"G1"}',1795345790972);
INSERT INTO "event" VALUES(1,33,1,'{"event":"play","seat":0,"card":"W"}',1795345790980);
INSERT INTO "event" VALUES(1,34,1,'{"event":"play","seat":1,"card":"B4"}',1795345790984);
INSERT INTO "event" VALUES(1,35,1,'{"event":"trick","winner":0}',1795345790984);
INSERT INTO "event" VALUES(1,36,1,'{"event":"play","seat":0,"card":"Y11"}',1795345790992);
INSERT INTO "event" VALUES(1,37,1,'{"event":"play","seat":1,"card":"W"}',1795345791000);
INSERT INTO "event" VALUES(1,38,1,'{"event":"play","seat":2,"card":"Y1"}',1795345791053);
INSERT INTO "event" VALUES(1,39,1,'{"event":"play","seat":3,"card":"R2"}',1795345791072);
INSERT INTO "event" VALUES(1,40,1,'{"event":"trick","winner":1}',1795345791072);
INSERT INTO "event" VALUES(1,41,1,'{"event":"play","seat":1,"card":"R13"}',1795345791172);
INSERT INTO "event" VALUES(1,42,1,'{"event":"play","seat":2,"card":"R12"}',1795345791229);
INSERT INTO "event" VALUES(1,43,1,'{"event":"play","seat":3,"card":"R11"}',1795345791252);
INSERT INTO "event" VALUES(1,44,1,'{"event":"play","seat":0,"card":"R1"}',1795345791272);
INSERT INTO "event" VALUES(1,45,1,'{"event":"trick","winner":1}',1795345791272);
INSERT INTO "event" VALUES(1,46,1,'{"event":"play","seat":1,"card":"R4"}',1795345791273);
INSERT INTO "event" VALUES(1,47,1,'{"event":"play","seat":2,"card":"G4"}',1795345791280);
INSERT INTO "event" VALUES(1,48,1,'{"event":"play","seat":3,"card":"G8"}',1795345791288);
INSERT INTO "event" VALUES(1,49,1,'{"event":"play","seat":0,"card":"R6"}',1795345791296);
INSERT INTO "event" VALUES(1,50,1,'{"event":"trick","winner":0}',1795345791296);
INSERT INTO "event" VALUES(1,51,1,'{"event":"play","seat":0,"card":"G12"}',1795345791304);
INSERT INTO "event" VALUES(1,52,1,'{"event":"play","seat":1,"card":"R8"}',1795345791312);
INSERT INTO "event" VALUES(1,53,1,'{"event":"play","seat":2,"card":"G9"}',1795345791316);
INSERT INTO "event" VALUES(1,54,1,'{"event":"play","seat":3,"card":"G11"}',1795345791324);
INSERT INTO "event" VALUES(1,55,1,'{"event":"trick","winner":0}',1795345791324);
INSERT INTO "event" VALUES(1,56,1,'{"event":"play","seat":0,"card":"B11"}',1795345791324);
INSERT INTO "event" VALUES(1,57,1,'{"event":"play","seat":1,"card":"B8"}',1795345791324);
INSERT INTO "event" VALUES(1,58,1,'{"event":"play","seat":2,"card":"B7"}',1795345791324);
INSERT INTO "event" VALUES(1,59,1,'{"event":"play","seat":3,"card":"B13"}',1795345791324);
INSERT INTO "event" VALUES(1,60,1,'{"event":"trick","winner":3}',1795345791324);
INSERT INTO "event" VALUES(1,61,1,'{"event":"score","points":[50,40,-20,30],"totals":[40,60,-30,20]}',1795345791324);
INSERT INTO "event" VALUES(1,62,1,'{"event":"round","round":3,"cards":9,"dealer":2}',1795345791324);
INSERT INTO "event" VALUES(1,63,1,'{"event":"deal","hands":[["B4","G5","G10","G11","R9","Y1","Y6","Y12","Y13"],["B1","B3","B9","G13","R11","Y5","Y9","W","J"],["G2","G4","G9","R5","R6","R8","R12","Y8","W"],["B10","G1","G3","G6","R2","R3","Y3","Y4","Y11"]],"turned":"G8"}',1795345791324);
INSERT INTO "event" VALUES(1,64,1,'{"event":"trump","suit":"green","by":null}',1795345791324);
INSERT INTO "event" VALUES(1,65,1,'{"event":"predict","seat":3,"tricks":2}',1795345791464);
INSERT INTO "event" VALUES(1,66,1,'{"event":"predict","seat":0,"tricks":3}',1795345791488);
INSERT INTO "event" VALUES(1,67,1,'{"event":"predict","seat":1,"tricks":3}',1795345791489);
INSERT INTO "event" VALUES(1,68,1,'{"event":"predict","seat":2,"tricks":3}',1795345791494);
INSERT INTO "event" VALUES(1,69,1,'{"event":"play","seat":3,"card":"G6"}',1795345791500);
INSERT INTO "event" VALUES(1,70,1,'{"event":"play","seat":0,"card":"G11"}',1795345791524);
INSERT INTO "event" VALUES(1,71,1,'{"event":"play","seat":1,"card":"W"}',1795345791547);
INSERT INTO "event" VALUES(1,72,1,'{"event":"play","seat":2,"card":"G2"}',1795345791549);
INSERT INTO "event" VALUES(1,73,1,'{"event":"trick","winner":1}',1795345791549);
INSERT INTO "event" VALUES(1,74,1,'{"event":"play","seat":1,"card":"G13"}',1795345791550);
INSERT INTO "event" VALUES(1,75,1,'{"event":"play","seat":2,"card":"W"}',1795345791551);
INSERT INTO "event" VALUES(1,76,1,'{"event":"play","seat":3,"card":"G1"}',1795345791552);
INSERT INTO "event" VALUES(1,77,1,'{"event":"play","seat":0,"card":"G5"}',1795345791557);
INSERT INTO "event" VALUES(1,78,1,'{"event":"trick","winner":2}',1795345791557);
INSERT INTO "event" VALUES(1,79,1,'{"event":"play","seat":2,"card":"G9"}',1795345791558);
INSERT INTO "event" VALUES(1,80,1,'{"event":"play","seat":3,"card":"G3"}',1795345791559);
INSERT INTO "event" VALUES(1,81,1,'{"event":"play","seat":0,"card":"G10"}',1795345791564);
INSERT INTO "event" VALUES(1,82,1,'{"event":"play","seat":1,"card":"J"}',1795345791568);
INSERT INTO "event" VALUES(1,83,1,'{"event":"trick","winner":0}',1795345791568);
INSERT INTO "event" VALUES(1,84,1,'{"event":"play","seat":0,"card":"Y13"}',1795345791569);
INSERT INTO "event" VALUES(1,85,1,'{"event":"play","seat":1,"card":"Y5"}',1795345791570);
INSERT INTO "event" VALUES(1,86,1,'{"event":"play","seat":2,"card":"Y8"}',1795345791571);
INSERT INTO "event" VALUES(1,87,1,'{"event":"play","seat":3,"card":"Y3"}',1795345791571);
INSERT INTO "event" VALUES(1,88,1,'{"event":"trick","winner":0}',1795345791571);
INSERT INTO "event" VALUES(1,89,1,'{"event":"play","seat":0,"card":"Y12"}',1795345791575);
INSERT INTO "event" VALUES(1,90,1,'{"event":"play","seat":1,"card":"Y9"}',1795345791577);
INSERT INTO "event" VALUES(1,91,1,'{"event":"play","seat":2,"card":"G4"}',1795345791577);
INSERT INTO "event" VALUES(1,92,1,'{"event":"play","seat":3,"card":"Y4"}',1795345791578);
INSERT INTO "event" VALUES(1,93,1,'{"event":"trick","winner":2}',1795345791578);
INSERT INTO "event" VALUES(1,94,1,'{"event":"play","seat":2,"card":"R12"}',1795345791582);
INSERT INTO "event" VALUES(1,95,1,'{"event":"play","seat":3,"card":"R2"}',1795345791583);
INSERT INTO "event" VALUES(1,96,1,'{"event":"play","seat":0,"card":"R9"}',1795345791587);
INSERT INTO "event" VALUES(1,97,1,'{"event":"play","seat":1,"card":"R11"}',1795345791588);
INSERT INTO "event" VALUES(1,98,1,'{"event":"trick","winner":2}',1795345791588);
INSERT INTO "event" VALUES(1,99,1,'{"event":"play","seat":2,"card":"R5"}',1795345791589);
INSERT INTO "event" VALUES(1,100,1,'{"event":"play","seat":3,"card":"R3"}',1795345791590);
INSERT INTO "event" VALUES(1,101,1,'{"event":"play","seat":0,"card":"Y1"}',1795345791594);
INSERT INTO "event" VALUES(1,102,1,'{"event":"play","seat":1,"card":"B1"}',1795345791595);
INSERT INTO "event" VALUES(1,103,1,'{"event":"trick","winner":2}',1795345791595);
INSERT INTO "event" VALUES(1,104,1,'{"event":"play","seat":2,"card":"R6"}',1795345791596);
INSERT INTO "event" VALUES(1,105,1,'{"event":"play","seat":3,"card":"B10"}',1795345791597);
INSERT INTO "event" VALUES(1,106,1,'{"event":"play","seat":0,"card":"B4"}',1795345791601);
INSERT INTO "event" VALUES(1,107,1,'{"event":"play","seat":1,"card":"B3"}',1795345791602);
INSERT INTO "event" VALUES(1,108,1,'{"event":"trick","winner":2}',1795345791602);
INSERT INTO "event" VALUES(1,109,1,'{"event":"play","seat":2,"card":"R8"}',1795345791602);
INSERT INTO "event" VALUES(1,110,1,'{"event":"play","seat":3,"card":"Y11"}',1795345791602);
INSERT INTO "event" VALUES(1,111,1,'{"event":"play","seat":0,"card":"Y6"}',1795345791602);
INSERT INTO "event" VALUES(1,112,1,'{"event":"play","seat":1,"card":"B9"}',1795345791602);
INSERT INTO "event" VALUES(1,113,1,'{"event":"trick","winner":2}',1795345791602);
INSERT INTO "event" VALUES(1,114,1,'{"event":"score","points":[-10,-20,-30,-20],"totals":[30,40,-60,0]}',1795345791602);
INSERT INTO "event" VALUES(1,115,1,'{"event":"round","round":4,"cards":12,"dealer":3}',1795345791602);
INSERT INTO "event" VALUES(1,116,1,'{"event":"deal","hands":[["B8","B10","B12","B13","G4","R1","R6","R12","Y1","Y5","Y13","W"],["B3","B5","G1","G3","G5","G7","G9","G13","R2","R7","W","J"],["B2","B4","B7","B11","G8","G10","R4","R10","Y3","Y10","W","W"],["B6","B9","G2","G6","G12","R5","R8","R9","R11","Y11","Y12","J"]],"turned":"Y8"}',1795345791602);
INSERT INTO "event" VALUES(1,117,1,'{"event":"trump","suit":"yellow","by":null}',1795345791602);
INSERT INTO "event" VALUES(1,118,1,'{"event":"predict","seat":0,"tricks":5}',1795345791603);
INSERT INTO "event" VALUES(1,119,1,'{"event":"predict","seat":1,"tricks":2}',1795345791604);
INSERT INTO "event" VALUES(1,120,1,'{"event":"predict","seat":2,"tricks":4}',1795345791605);
INSERT INTO "event" VALUES(1,121,1,'{"event":"predict","seat":3,"tricks":3}',1795345791606);
INSERT INTO "event" VALUES(1,122,1,'{"event":"play","seat":0,"card":"W"}',1795345791611);
INSERT INTO "event" VALUES(1,123,1,'{"event":"play","seat":1,"card":"J"}',1795345791612);
INSERT INTO "event" VALUES(1,124,1,'{"event":"play","seat":2,"card":"B2"}',1795345791613);
INSERT INTO "event" VALUES(1,125,1,'{"event":"play","seat":3,"card":"J"}',1795345791614);
INSERT INTO "event" VALUES(1,126,1,'{"event":"trick","winner":0}',1795345791614);
INSERT INTO "event" VALUES(1,127,1,'{"event":"play","seat":0,"card":"Y13"}',1795345791618);
INSERT INTO "event" VALUES(1,128,1,'{"event":"play","seat":1,"card":"W"}',1795345791619);
INSERT INTO "event" VALUES(1,129,1,'{"event":"play","seat":2,"card":"Y3"}',1795345791619);
INSERT INTO "event" VALUES(1,130,1,'{"event":"play","seat":3,"card":"Y11"}',1795345791620);
INSERT INTO "event" VALUES(1,131,1,'{"event":"trick","winner":1}',1795345791620);
INSERT INTO "event" VALUES(1,132,1,'{"event":"play","seat":1,"card":"G13"}',1795345791624);
INSERT INTO "event" VALUES(1,133,1,'{"event":"play","seat":2,"card":"W"}',1795345791626);
INSERT INTO "event" VALUES(1,134,1,'{"event":"play","seat":3,"card":"G2"}',1795345791626);
INSERT INTO "event" VALUES(1,135,1,'{"event":"play","seat":0,"card":"G4"}',1795345791630);
INSERT INTO "event" VALUES(1,136,1,'{"event":"trick","winner":2}',1795345791630);
INSERT INTO "event" VALUES(1,137,1,'{"event":"play","seat":2,"card":"W"}',1795345791631);
INSERT INTO "event" VALUES(1,138,1,'{"event":"play","seat":3,"card":"R5"}',1795345791632);
INSERT INTO "event" VALUES(1,139,1,'{"event":"play","seat":0,"card":"R1"}',1795345791637);
INSERT INTO "event" VALUES(1,140,1,'{"event":"play","seat":1,"card":"G1"}',1795345791638);
INSERT INTO "event" VALUES(1,141,1,'{"event":"trick","winner":2}',1795345791638);
INSERT INTO "event" VALUES(1,142,1,'{"event":"play","seat":2,"card":"Y10"}',1795345791639);
INSERT INTO "event" VALUES(1,143,1,'{"event":"play","seat":3,"card":"Y12"}',1795345791640);
INSERT INTO "event" VALUES(1,144,1,'{"event":"play","seat":0,"card":"Y1"}',1795345791644);
INSERT INTO "event" VALUES(1,145,1,'{"event":"play","seat":1,"card":"R2"}',1795345791645);
INSERT INTO "event" VALUES(1,146,1,'{"event":"trick","winner":3}',1795345791645);
INSERT INTO "event" VALUES(1,147,1,'{"event":"play","seat":3,"card":"G12"}',1795345791646);
INSERT INTO "event" VALUES(1,148,1,'{"event":"play","seat":0,"card":"Y5"}',1795345791649);
INSERT INTO "event" VALUES(1,149,1,'{"event":"play","seat":1,"card":"G3"}',1795345791650);
INSERT INTO "event" VALUES(1,150,1,'{"event":"play","seat":2,"card":"G8"}',1795345791651);
INSERT INTO "event" VALUES(1,151,1,'{"event":"trick","winner":0}',1795345791651);
INSERT INTO "event" VALUES(1,152,1,'{"event":"play","seat":0,"card":"B13"}',1795345791652);
INSERT INTO "event" VALUES(1,153,1,'{"event":"play","seat":1,"card":"B3"}',1795345791653);
INSERT INTO "event" VALUES(1,154,1,'{"event":"play","seat":2,"card":"B4"}',1795345791653);
INSERT INTO "event" VALUES(1,155,1,'{"event":"play","seat":3,"card":"B6"}',1795345791654);
INSERT INTO "event" VALUES(1,156,1,'{"event":"trick","winner":0}',1795345791654);
INSERT INTO "event" VALUES(1,157,1,'{"event":"play","seat":0,"card":"R12"}',1795345791658);
INSERT INTO "event" VALUES(1,158,1,'{"event":"play","seat":1,"card":"R7"}',1795345791659);
INSERT INTO "event" VALUES(1,159,1,'{"event":"play","seat":2,"card":"R4"}',1795345791660);
INSERT INTO "event" VALUES(1,160,1,'{"event":"play","seat":3,"card":"R8"}',1795345791661);
INSERT INTO "event" VALUES(1,161,1,'{"event":"trick","winner":0}',1795345791661);
INSERT INTO "event" VALUES(1,162,1,'{"event":"play","seat":0,"card":"B12"}',1795345791664);
INSERT INTO "event" VALUES(1,163,1,'{"event":"play","seat":1,"card":"B5"}',1795345791666);
INSERT INTO "event" VALUES(1,164,1,'{"event":"play","seat":2,"card":"B7"}',1795345791666);
INSERT INTO "event" VALUES(1,165,1,'{"event":"play","seat":3,"card":"B9"}',1795345791667);
INSERT INTO "event" VALUES(1,166,1,'{"event":"trick","winner":0}',1795345791667);
INSERT INTO "event" VALUES(1,167,1,'{"event":"play","seat":0,"card":"R6"}',1795345791671);
INSERT INTO "event" VALUES(1,168,1,'{"event":"play","seat":1,"card":"G5"}',1795345791676);
INSERT INTO "event" VALUES(1,169,1,'{"event":"play","seat":2,"card":"R10"}',1795345791677);
INSERT INTO "event" VALUES(1,170,1,'{"event":"play","seat":3,"card":"R11"}',1795345791678);
INSERT INTO "event" VALUES(1,171,1,'{"event":"trick","winner":3}',1795345791678);
INSERT INTO "event" VALUES(1,172,1,'{"event":"play","seat":3,"card":"R9"}',1795345791679);
INSERT INTO "event" VALUES(1,173,1,'{"event":"play","seat":0,"card":"B10"}',1795345791683);
INSERT INTO "event" VALUES(1,174,1,'{"event":"play","seat":1,"card":"G7"}',1795345791685);
INSERT INTO "event" VALUES(1,175,1,'{"event":"play","seat":2,"card":"G10"}',1795345791687);
INSERT INTO "event" VALUES(1,176,1,'{"event":"trick","winner":3}',1795345791687);
INSERT INTO "event" VALUES(1,177,1,'{"event":"play","seat":3,"card":"G6"}',1795345791687);
INSERT INTO "event" VALUES(1,178,1,'{"event":"play","seat":0,"card":"B8"}',1795345791687);
INSERT INTO "event" VALUES(1,179,1,'{"event":"play","seat":1,"card":"G9"}',1795345791687);
INSERT INTO "event" VALUES(1,180,1,'{"event":"play","seat":2,"card":"B11"}',1795345791687);
INSERT INTO "event" VALUES(1,181,1,'{"event":"trick","winner":1}',1795345791687);
INSERT INTO "event" VALUES(1,182,1,'{"event":"score","points":[70,40,-20,50],"totals":[100,80,-80,50]}',1795345791687);
INSERT INTO "event" VALUES(1,183,1,'{"event":"round","round":5,"cards":15,"dealer":0}',1795345791687);
INSERT INTO "event" VALUES(1,184,1,'{"event":"deal","hands":[["B1","B2","B6","B13","G3","G6","G9","G10","G12","R8","Y4","Y7","Y11","W","W"],["B4","B7","B8","G1","G5","R4","R6","R10","R11","Y3","Y10","Y13","W","W","J"],["B3","B5","G2","G4","G7","G11","G13","R2","R5","R13","Y1","Y2","Y9","J","J"],["B9","B10","B11","B12","G8","R1","R3","R7","R9","R12","Y5","Y6","Y8","Y12","J"]],"turned":null}',1795345791687);
INSERT INTO "event" VALUES(1,185,1,'{"event":"trump","suit":null,"by":null}',1795345791687);
INSERT INTO "event" VALUES(1,186,1,'{"event":"predict","seat":1,"tricks":4}',1795345791688);
INSERT INTO "event" VALUES(1,187,1,'{"event":"predict","seat":2,"tricks":2}',1795345791689);
INSERT INTO "event" VALUES(1,188,1,'{"event":"predict","seat":3,"tricks":3}',1795345791689);
INSERT INTO "event" VALUES(1,189,1,'{"event":"predict","seat":0,"tricks":4}',1795345791693);
INSERT INTO "event" VALUES(1,190,1,'{"event":"play","seat":1,"card":"W"}',1795345791694);
INSERT INTO "event" VALUES(1,191,1,'{"event":"play","seat":2,"card":"J"}',1795345791695);
INSERT INTO "event" VALUES(1,192,1,'{"event":"play","seat":3,"card":"J"}',1795345791696);
INSERT INTO "event" VALUES(1,193,1,'{"event":"play","seat":0,"card":"B1"}',1795345791699);
INSERT INTO "event" VALUES(1,194,1,'{"event":"trick","winner":1}',1795345791699);
INSERT INTO "event" VALUES(1,195,1,'{"event":"play","seat":1,"card":"W"}',1795345791726);
INSERT INTO "event" VALUES(1,196,1,'{"event":"play","seat":2,"card":"J"}',1795345791740);
INSERT INTO "event" VALUES(1,197,1,'{"event":"play","seat":3,"card":"R1"}',1795345791747);
INSERT INTO "event" VALUES(1,198,1,'{"event":"play","seat":0,"card":"B2"}',1795345791754);
INSERT INTO "event" VALUES(1,199,1,'{"event":"trick","winner":1}',1795345791754);
INSERT INTO "event" VALUES(1,200,1,'{"event":"play","seat":1,"card":"Y13"}',1795345791772);
INSERT INTO "event" VALUES(1,201,1,'{"event":"play","seat":2,"card":"Y1"}',1795345791776);
INSERT INTO "event" VALUES(1,202,1,'{"event":"play","seat":3,"card":"Y5"}',1795345791788);
INSERT INTO "event" VALUES(1,203,1,'{"event":"play","seat":0,"card":"W"}',1795345791792);
INSERT INTO "event" VALUES(1,204,1,'{"event":"trick","winner":0}',1795345791792);
INSERT INTO "event" VALUES(1,205,1,'{"event":"play","seat":0,"card":"W"}',1795345791793);
INSERT INTO "event" VALUES(1,206,1,'{"event":"play","seat":1,"card":"J"}',1795345791794);
INSERT INTO "event" VALUES(1,207,1,'{"event":"play","seat":2,"card":"G2"}',1795345791795);
INSERT INTO "event" VALUES(1,208,1,'{"event":"play","seat":3,"card":"R3"}',1795345791803);
INSERT INTO "event" VALUES(1,209,1,'{"event":"trick","winner":0}',1795345791803);
INSERT INTO "event" VALUES(1,210,1,'{"event":"play","seat":0,"card":"B13"}',1795345791824);
INSERT INTO "event" VALUES(1,211,1,'{"event":"play","seat":1,"card":"B4"}',1795345791836);
INSERT INTO "event" VALUES(1,212,1,'{"event":"play","seat":2,"card":"B3"}',1795345791848);
INSERT INTO "event" VALUES(1,213,1,'{"event":"play","seat":3,"card":"B9"}',1795345791869);
INSERT INTO "event" VALUES(1,214,1,'{"event":"trick","winner":0}',1795345791869);
INSERT INTO "event" VALUES(1,215,1,'{"event":"play","seat":0,"card":"G12"}',1795345791885);
INSERT INTO "event" VALUES(1,216,1,'{"event":"play","seat":1,"card":"G1"}',1795345791905);
INSERT INTO "event" VALUES(1,217,1,'{"event":"play","seat":2,"card":"G13"}',1795345791913);
INSERT INTO "event" VALUES(1,218,1,'{"event":"play","seat":3,"card":"G8"}',1795345791923);
INSERT INTO "event" VALUES(1,219,1,'{"event":"trick","winner":2}',1795345791923);
INSERT INTO "event" VALUES(1,220,1,'{"event":"play","seat":2,"card":"R13"}',1795345791926);
INSERT INTO "event" VALUES(1,221,1,'{"event":"play","seat":3,"card":"R7"}',1795345791927);
INSERT INTO "event" VALUES(1,222,1,'{"event":"play","seat":0,"card":"R8"}',1795345791931);
INSERT INTO "event" VALUES(1,223,1,'{"event":"play","seat":1,"card":"R4"}',1795345791933);
INSERT INTO "event" VALUES(1,224,1,'{"event":"trick","winner":2}',1795345791933);
INSERT INTO "event" VALUES(1,225,1,'{"event":"play","seat":2,"card":"R2"}',1795345791934);
INSERT INTO "event" VALUES(1,226,1,'{"event":"play","seat":3,"card":"R12"}',1795345791935);
INSERT INTO "event" VALUES(1,227,1,'{"event":"play","seat":0,"card":"G3"}',1795345791938);
INSERT INTO "event" VALUES(1,228,1,'{"event":"play","seat":1,"card":"R6"}',1795345791940);
INSERT INTO "event" VALUES(1,229,1,'{"event":"trick","winner":3}',1795345791940);
INSERT INTO "event" VALUES(1,230,1,'{"event":"play","seat":3,"card":"Y12"}',1795345791941);
INSERT INTO "event" VALUES(1,231,1,'{"event":"play","seat":0,"card":"Y4"}',1795345791945);
INSERT INTO "event" VALUES(1,232,1,'{"event":"play","seat":1,"card":"Y3"}',1795345791946);
INSERT INTO "event" VALUES(1,233,1,'{"event":"play","seat":2,"card":"Y9"}',1795345791947);
INSERT INTO "event" VALUES(1,234,1,'{"event":"trick","winner":3}',1795345791947);
INSERT INTO "event" VALUES(1,235,1,'{"event":"play","seat":3,"card":"B12"}',1795345791948);
INSERT INTO "event" VALUES(1,236,1,'{"event":"play","seat":0,"card":"B6"}',1795345791952);
INSERT INTO "event" VALUES(1,237,1,'{"event":"play","seat":1,"card":"B7"}',1795345791953);
INSERT INTO "event" VALUES(1,238,1,'{"event":"play","seat":2,"card":"B5"}',1795345791954);
INSERT INTO "event" VALUES(1,239,1,'{"event":"trick","winner":3}',1795345791954);
INSERT INTO "event" VALUES(1,240,1,'{"event":"play","seat":3,"card":"Y6"}',1795345791960);
INSERT INTO "event" VALUES(1,241,1,'{"event":"play","seat":0,"card":"Y11"}',1795345791965);
INSERT INTO "event" VALUES(1,242,1,'{"event":"play","seat":1,"card":"Y10"}',1795345791981);
INSERT INTO "event" VALUES(1,243,1,'{"event":"play","seat":2,"card":"Y2"}',1795345791982);
INSERT INTO "event" VALUES(1,244,1,'{"event":"trick","winner":0}',1795345791982);
INSERT INTO "event" VALUES(1,245,1,'{"event":"play","seat":0,"card":"G6"}',1795345791983);
INSERT INTO "event" VALUES(1,246,1,'{"event":"play","seat":1,"card":"G5"}',1795345791983);
INSERT INTO "event" VALUES(1,247,1,'{"event":"play","seat":2,"card":"G4"}',1795345791984);
INSERT INTO "event" VALUES(1,248,1,'{"event":"play","seat":3,"card":"B11"}',1795345791985);
INSERT INTO "event" VALUES(1,249,1,'{"event":"trick","winner":0}',1795345791985);
INSERT INTO "event" VALUES(1,250,1,'{"event":"play","seat":0,"card":"Y7"}',1795345791990);
INSERT INTO "event" VALUES(1,251,1,'{"event":"play","seat":1,"card":"B8"}',1795345791991);
INSERT INTO "event" VALUES(1,252,1,'{"event":"play","seat":2,"card":"G11"}',1795345791992);
INSERT INTO "event" VALUES(1,253,1,'{"event":"play","seat":3,"card":"Y8"}',1795345791993);
INSERT INTO "event" VALUES(1,254,1,'{"event":"trick","winner":3}',1795345791993);
INSERT INTO "event" VALUES(1,255,1,'{"event":"play","seat":3,"card":"R9"}',1795345791994);
INSERT INTO "event" VALUES(1,256,1,'{"event":"play","seat":0,"card":"G10"}',1795345791997);
INSERT INTO "event" VALUES(1,257,1,'{"event":"play","seat":1,"card":"R11"}',1795345791998);
INSERT INTO "event" VALUES(1,258,1,'{"event":"play","seat":2,"card":"R5"}',1795345791999);
INSERT INTO "event" VALUES(1,259,1,'{"event":"trick","winner":1}',1795345791999);
INSERT INTO "event" VALUES(1,260,1,'{"event":"play","seat":1,"card":"R10"}',1795345791999);
INSERT INTO "event" VALUES(1,261,1,'{"event":"play","seat":2,"card":"G7"}',1795345791999);
INSERT INTO "event" VALUES(1,262,1,'{"event":"play","seat":3,"card":"B10"}',1795345791999);
INSERT INTO "event" VALUES(1,263,1,'{"event":"play","seat":0,"card":"G9"}',1795345791999);
INSERT INTO "event" VALUES(1,264,1,'{"event":"trick","winner":1}',1795345791999);
INSERT INTO "event" VALUES(1,265,1,'{"event":"score","points":[-10,60,40,-10],"totals":[90,140,-40,40]}',1795345791999);
INSERT INTO "event" VALUES(1,266,1,'{"event":"end","totals":[90,140,-40,40],"places":[2,1,4,3]}',1795345791999);
INSERT INTO "event" VALUES(2,0,1,'{"game":"dice","seats":4,"options":{"target":9,"magic-cards":false},"seer":0,"first":"drawn","last_played":[true,false,true,true]}',1795345792010);
INSERT INTO "event" VALUES(2,1,1,'{"event":"round","round":1,"seer":0,"magic":null}',1795345792010);
INSERT INTO "event" VALUES(2,2,1,'{"event":"predict","seat":0,"number":4,"color":"yellow"}',1795345792012);
INSERT INTO "event" VALUES(2,3,1,'{"event":"predict","seat":1,"number":3,"color":"yellow"}',1795345792014);
INSERT INTO "event" VALUES(2,4,1,'{"event":"predict","seat":2,"number":2,"color":"yellow"}',1795345792018);
INSERT INTO "event" VALUES(2,5,1,'{"event":"predict","seat":3,"number":2,"color":"red"}',1795345792019);
INSERT INTO "event" VALUES(2,6,1,'{"event":"wizard-color","color":"yellow"}',1795345792020);
INSERT INTO "event" VALUES(2,7,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["blue","red","red","wizard","red","yellow","jester"]}',1795345792020);
INSERT INTO "event" VALUES(2,8,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795345792020);
INSERT INTO "event" VALUES(2,9,1,'{"event":"intend","seat":0,"intention":{"roll":[0,1,2,4,6]}}',1795345792021);
INSERT INTO "event" VALUES(2,10,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792022);
INSERT INTO "event" VALUES(2,11,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792022);
INSERT INTO "event" VALUES(2,12,1,'{"event":"leave","seat":2,"jester":false,"count":2,"jesters":1,"xs":1,"minus":0}',1795345792022);
INSERT INTO "event" VALUES(2,13,1,'{"event":"roll","roll":2,"rolled":[0,1,2,4,6],"dice":["blue","blue","green","wizard","blue","yellow","jester"]}',1795345792022);
INSERT INTO "event" VALUES(2,14,1,'{"event":"intend","seat":0,"intention":{"roll":[0,1,2,4,6]}}',1795345792023);
INSERT INTO "event" VALUES(2,15,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792023);
INSERT INTO "event" VALUES(2,16,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792024);
INSERT INTO "event" VALUES(2,17,1,'{"event":"roll","roll":3,"rolled":[0,1,2,4,6],"dice":["red","jester","blue","wizard","wizard","yellow","yellow"]}',1795345792024);
INSERT INTO "event" VALUES(2,18,1,'{"event":"leave","seat":0,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795345792024);
INSERT INTO "event" VALUES(2,19,1,'{"event":"leave","seat":3,"jester":true,"count":1,"jesters":1,"xs":0,"minus":0}',1795345792024);
INSERT INTO "event" VALUES(2,20,1,'{"event":"leave","seat":1,"jester":true,"count":4,"jesters":1,"xs":0,"minus":0}',1795345792025);
INSERT INTO "event" VALUES(2,21,1,'{"event":"round","round":2,"seer":3,"magic":null}',1795345792025);
INSERT INTO "event" VALUES(2,22,1,'{"event":"predict","seat":3,"number":4,"color":"yellow"}',1795345792030);
INSERT INTO "event" VALUES(2,23,1,'{"event":"predict","seat":0,"number":3,"color":"yellow"}',1795345792032);
INSERT INTO "event" VALUES(2,24,1,'{"event":"predict","seat":1,"number":2,"color":"yellow"}',1795345792033);
INSERT INTO "event" VALUES(2,25,1,'{"event":"predict","seat":2,"number":2,"color":"red"}',1795345792042);
INSERT INTO "event" VALUES(2,26,1,'{"event":"wizard-color","color":"yellow"}',1795345792043);
INSERT INTO "event" VALUES(2,27,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["yellow","blue","blue","jester","red","blue","blue"]}',1795345792043);
INSERT INTO "event" VALUES(2,28,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345792044);
INSERT INTO "event" VALUES(2,29,1,'{"event":"intend","seat":3,"intention":{"roll":[1,2,3,4,5,6]}}',1795345792044);
INSERT INTO "event" VALUES(2,30,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792045);
INSERT INTO "event" VALUES(2,31,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792045);
INSERT INTO "event" VALUES(2,32,1,'{"event":"roll","roll":2,"rolled":[1,2,3,4,5,6],"dice":["yellow","green","yellow","blue","green","yellow","blue"]}',1795345792045);
INSERT INTO "event" VALUES(2,33,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795345792045);
INSERT INTO "event" VALUES(2,34,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792045);
INSERT INTO "event" VALUES(2,35,1,'{"event":"intend","seat":3,"intention":{"roll":[1,3]}}',1795345792046);
INSERT INTO "event" VALUES(2,36,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792047);
INSERT INTO "event" VALUES(2,37,1,'{"event":"leave","seat":0,"jester":false,"count":3,"jesters":0,"xs":1,"minus":0}',1795345792047);
INSERT INTO "event" VALUES(2,38,1,'{"event":"roll","roll":3,"rolled":[1,3],"dice":["yellow","green","yellow","wizard","green","yellow","blue"]}',1795345792047);
INSERT INTO "event" VALUES(2,39,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":0,"xs":1,"minus":0}',1795345792047);
INSERT INTO "event" VALUES(2,40,1,'{"event":"leave","seat":1,"jester":false,"count":4,"jesters":0,"xs":0,"minus":2}',1795345792047);
INSERT INTO "event" VALUES(2,41,1,'{"event":"leave","seat":2,"jester":false,"count":0,"jesters":0,"xs":0,"minus":2}',1795345792047);
INSERT INTO "event" VALUES(2,42,1,'{"event":"round","round":3,"seer":2,"magic":null}',1795345792047);
INSERT INTO "event" VALUES(2,43,1,'{"event":"predict","seat":2,"number":4,"color":"yellow"}',1795345792056);
INSERT INTO "event" VALUES(2,44,1,'{"event":"predict","seat":3,"number":3,"color":"yellow"}',1795345792061);
INSERT INTO "event" VALUES(2,45,1,'{"event":"predict","seat":0,"number":2,"color":"yellow"}',1795345792250);
INSERT INTO "event" VALUES(2,46,1,'{"event":"predict","seat":1,"number":2,"color":"red"}',1795345792252);
INSERT INTO "event" VALUES(2,47,1,'{"event":"wizard-color","color":"yellow"}',1795345792256);
INSERT INTO "event" VALUES(2,48,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["blue","wizard","blue","blue","yellow","wizard","red"]}',1795345792256);
INSERT INTO "event" VALUES(2,49,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795345792256);
INSERT INTO "event" VALUES(2,50,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345792257);
INSERT INTO "event" VALUES(2,51,1,'{"event":"intend","seat":2,"intention":{"roll":[0,2,3]}}',1795345792258);
INSERT INTO "event" VALUES(2,52,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792259);
INSERT INTO "event" VALUES(2,53,1,'{"event":"leave","seat":3,"jester":false,"count":3,"jesters":0,"xs":1,"minus":0}',1795345792259);
INSERT INTO "event" VALUES(2,54,1,'{"event":"roll","roll":2,"rolled":[0,2,3],"dice":["red","wizard","yellow","green","yellow","wizard","red"]}',1795345792259);
INSERT INTO "event" VALUES(2,55,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345792259);
INSERT INTO "event" VALUES(2,56,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795345792259);
INSERT INTO "event" VALUES(2,57,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795345792260);
INSERT INTO "event" VALUES(2,58,1,'{"event":"leave","seat":1,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795345792260);
INSERT INTO "event" VALUES(2,59,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":0,"xs":1,"minus":0}',1795345792260);
INSERT INTO "event" VALUES(2,60,1,'{"event":"leave","seat":0,"jester":false,"count":4,"jesters":0,"xs":0,"minus":2}',1795345792260);
INSERT INTO "event" VALUES(2,61,1,'{"event":"round","round":4,"seer":1,"magic":null}',1795345792260);
INSERT INTO "event" VALUES(2,62,1,'{"event":"predict","seat":1,"number":4,"color":"yellow"}',1795345792262);
INSERT INTO "event" VALUES(2,63,1,'{"event":"predict","seat":2,"number":3,"color":"yellow"}',1795345792266);
INSERT INTO "event" VALUES(2,64,1,'{"event":"predict","seat":3,"number":2,"color":"yellow"}',1795345792268);
INSERT INTO "event" VALUES(2,65,1,'{"event":"predict","seat":0,"number":2,"color":"red"}',1795345792270);
INSERT INTO "event" VALUES(2,66,1,'{"event":"wizard-color","color":"yellow"}',1795345792271);
INSERT INTO "event" VALUES(2,67,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["yellow","wizard","red","green","red","yellow","blue"]}',1795345792271);
INSERT INTO "event" VALUES(2,68,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795345792271);
INSERT INTO "event" VALUES(2,69,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795345792271);
INSERT INTO "event" VALUES(2,70,1,'{"event":"intend","seat":1,"intention":{"roll":[2,3,4]}}',1795345792272);
INSERT INTO "event" VALUES(2,71,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792276);
INSERT INTO "event" VALUES(2,72,1,'{"event":"leave","seat":2,"jester":false,"count":3,"jesters":0,"xs":1,"minus":0}',1795345792276);
INSERT INTO "event" VALUES(2,73,1,'{"event":"leave","seat":0,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795345792276);
INSERT INTO "event" VALUES(2,74,1,'{"event":"roll","roll":2,"rolled":[2,3,4],"dice":["yellow","wizard","red","wizard","red","yellow","blue"]}',1795345792276);
INSERT INTO "event" VALUES(2,75,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792276);
INSERT INTO "event" VALUES(2,76,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795345792277);
INSERT INTO "event" VALUES(2,77,1,'{"event":"leave","seat":1,"jester":false,"count":4,"jesters":0,"xs":1,"minus":0}',1795345792277);
INSERT INTO "event" VALUES(2,78,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":0,"xs":0,"minus":2}',1795345792277);
INSERT INTO "event" VALUES(2,79,1,'{"event":"round","round":5,"seer":0,"magic":null}',1795345792277);
INSERT INTO "event" VALUES(2,80,1,'{"event":"predict","seat":0,"number":4,"color":"red"}',1795345792296);
INSERT INTO "event" VALUES(2,81,1,'{"event":"predict","seat":1,"number":3,"color":"red"}',1795345792308);
INSERT INTO "event" VALUES(2,82,1,'{"event":"predict","seat":2,"number":2,"color":"green"}',1795345792317);
INSERT INTO "event" VALUES(2,83,1,'{"event":"predict","seat":3,"number":2,"color":"blue"}',1795345792330);
INSERT INTO "event" VALUES(2,84,1,'{"event":"wizard-color","color":"red"}',1795345792446);
INSERT INTO "event" VALUES(2,85,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["blue","jester","jester","jester","green","yellow","wizard"]}',1795345792446);
INSERT INTO "event" VALUES(2,86,1,'{"event":"intend","seat":0,"intention":{"roll":[0,1,2,3,4,5]}}',1795345792460);
INSERT INTO "event" VALUES(2,87,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792472);
INSERT INTO "event" VALUES(2,88,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792483);
INSERT INTO "event" VALUES(2,89,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792484);
INSERT INTO "event" VALUES(2,90,1,'{"event":"roll","roll":2,"rolled":[0,1,2,3,4,5],"dice":["jester","wizard","red","red","yellow","blue","wizard"]}',1795345792484);
INSERT INTO "event" VALUES(2,91,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795345792485);
INSERT INTO "event" VALUES(2,92,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792485);
INSERT INTO "event" VALUES(2,93,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792486);
INSERT INTO "event" VALUES(2,94,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792487);
INSERT INTO "event" VALUES(2,95,1,'{"event":"leave","seat":0,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795345792487);
INSERT INTO "event" VALUES(2,96,1,'{"event":"leave","seat":1,"jester":false,"count":4,"jesters":1,"xs":0,"minus":1}',1795345792487);
INSERT INTO "event" VALUES(2,97,1,'{"event":"leave","seat":3,"jester":false,"count":1,"jesters":1,"xs":0,"minus":1}',1795345792487);
INSERT INTO "event" VALUES(2,98,1,'{"event":"leave","seat":2,"jester":true,"count":0,"jesters":1,"xs":0,"minus":0}',1795345792488);
INSERT INTO "event" VALUES(2,99,1,'{"event":"round","round":6,"seer":2,"magic":null}',1795345792488);
INSERT INTO "event" VALUES(2,100,1,'{"event":"predict","seat":2,"number":4,"color":"red"}',1795345792495);
INSERT INTO "event" VALUES(2,101,1,'{"event":"predict","seat":3,"number":3,"color":"red"}',1795345792497);
INSERT INTO "event" VALUES(2,102,1,'{"event":"predict","seat":0,"number":2,"color":"green"}',1795345792498);
INSERT INTO "event" VALUES(2,103,1,'{"event":"predict","seat":1,"number":2,"color":"blue"}',1795345792499);
INSERT INTO "event" VALUES(2,104,1,'{"event":"wizard-color","color":"red"}',1795345792502);
INSERT INTO "event" VALUES(2,105,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["red","jester","wizard","jester","red","red","yellow"]}',1795345792502);
INSERT INTO "event" VALUES(2,106,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345792503);
INSERT INTO "event" VALUES(2,107,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792504);
INSERT INTO "event" VALUES(2,108,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795345792505);
INSERT INTO "event" VALUES(2,109,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792505);
INSERT INTO "event" VALUES(2,110,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":2,"xs":1,"minus":0}',1795345792505);
INSERT INTO "event" VALUES(2,111,1,'{"event":"leave","seat":0,"jester":true,"count":0,"jesters":2,"xs":0,"minus":0}',1795345792506);
INSERT INTO "event" VALUES(2,112,1,'{"event":"leave","seat":3,"jester":true,"count":4,"jesters":2,"xs":0,"minus":0}',1795345792506);
INSERT INTO "event" VALUES(2,113,1,'{"event":"leave","seat":1,"jester":true,"count":0,"jesters":2,"xs":0,"minus":0}',1795345792507);
INSERT INTO "event" VALUES(2,114,1,'{"event":"round","round":7,"seer":0,"magic":null}',1795345792507);
INSERT INTO "event" VALUES(2,115,1,'{"event":"predict","seat":0,"number":4,"color":"green"}',1795345792508);
INSERT INTO "event" VALUES(2,116,1,'{"event":"predict","seat":1,"number":3,"color":"green"}',1795345792509);
INSERT INTO "event" VALUES(2,117,1,'{"event":"predict","seat":2,"number":2,"color":"blue"}',1795345792516);
INSERT INTO "event" VALUES(2,118,1,'{"event":"predict","seat":3,"number":2,"color":"green"}',1795345792520);
INSERT INTO "event" VALUES(2,119,1,'{"event":"wizard-color","color":"green"}',1795345792520);
INSERT INTO "event" VALUES(2,120,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["red","yellow","yellow","red","wizard","yellow","blue"]}',1795345792520);
INSERT INTO "event" VALUES(2,121,1,'{"event":"intend","seat":0,"intention":{"roll":[0,1,2,3,5,6]}}',1795345792521);
INSERT INTO "event" VALUES(2,122,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792524);
INSERT INTO "event" VALUES(2,123,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792524);
INSERT INTO "event" VALUES(2,124,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792525);
INSERT INTO "event" VALUES(2,125,1,'{"event":"roll","roll":2,"rolled":[0,1,2,3,5,6],"dice":["yellow","yellow","red","jester","wizard","red","jester"]}',1795345792525);
INSERT INTO "event" VALUES(2,126,1,'{"event":"intend","seat":0,"intention":{"roll":[0,1,2,3,5,6]}}',1795345792532);
INSERT INTO "event" VALUES(2,127,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792533);
INSERT INTO "event" VALUES(2,128,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792533);
INSERT INTO "event" VALUES(2,129,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792534);
INSERT INTO "event" VALUES(2,130,1,'{"event":"roll","roll":3,"rolled":[0,1,2,3,5,6],"dice":["red","red","blue","jester","wizard","red","red"]}',1795345792534);
INSERT INTO "event" VALUES(2,131,1,'{"event":"leave","seat":1,"jester":false,"count":1,"jesters":1,"xs":0,"minus":2}',1795345792534);
INSERT INTO "event" VALUES(2,132,1,'{"event":"leave","seat":2,"jester":false,"count":1,"jesters":1,"xs":0,"minus":1}',1795345792534);
INSERT INTO "event" VALUES(2,133,1,'{"event":"leave","seat":3,"jester":false,"count":1,"jesters":1,"xs":0,"minus":1}',1795345792534);
INSERT INTO "event" VALUES(2,134,1,'{"event":"leave","seat":0,"jester":true,"count":1,"jesters":1,"xs":0,"minus":0}',1795345792609);
INSERT INTO "event" VALUES(2,135,1,'{"event":"round","round":8,"seer":2,"magic":null}',1795345792609);
INSERT INTO "event" VALUES(2,136,1,'{"event":"predict","seat":2,"number":4,"color":"green"}',1795345792613);
INSERT INTO "event" VALUES(2,137,1,'{"event":"predict","seat":3,"number":3,"color":"green"}',1795345792621);
INSERT INTO "event" VALUES(2,138,1,'{"event":"predict","seat":0,"number":2,"color":"blue"}',1795345792632);
INSERT INTO "event" VALUES(2,139,1,'{"event":"predict","seat":1,"number":2,"color":"green"}',1795345792780);
INSERT INTO "event" VALUES(2,140,1,'{"event":"wizard-color","color":"green"}',1795345792793);
INSERT INTO "event" VALUES(2,141,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["wizard","red","red","jester","red","yellow","blue"]}',1795345792793);
INSERT INTO "event" VALUES(2,142,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792793);
INSERT INTO "event" VALUES(2,143,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345792795);
INSERT INTO "event" VALUES(2,144,1,'{"event":"intend","seat":2,"intention":{"roll":[1,2,3,4,5,6]}}',1795345792796);
INSERT INTO "event" VALUES(2,145,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792798);
INSERT INTO "event" VALUES(2,146,1,'{"event":"roll","roll":2,"rolled":[1,2,3,4,5,6],"dice":["wizard","red","yellow","yellow","yellow","wizard","green"]}',1795345792798);
INSERT INTO "event" VALUES(2,147,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345792798);
INSERT INTO "event" VALUES(2,148,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795345792798);
INSERT INTO "event" VALUES(2,149,1,'{"event":"intend","seat":2,"intention":{"roll":[1,2]}}',1795345792803);
INSERT INTO "event" VALUES(2,150,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792869);
INSERT INTO "event" VALUES(2,151,1,'{"event":"leave","seat":3,"jester":false,"count":3,"jesters":0,"xs":1,"minus":0}',1795345792869);
INSERT INTO "event" VALUES(2,152,1,'{"event":"roll","roll":3,"rolled":[1,2],"dice":["wizard","red","green","yellow","yellow","wizard","green"]}',1795345792869);
INSERT INTO "event" VALUES(2,153,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":0,"xs":1,"minus":0}',1795345792869);
INSERT INTO "event" VALUES(2,154,1,'{"event":"leave","seat":0,"jester":false,"count":0,"jesters":0,"xs":0,"minus":2}',1795345792869);
INSERT INTO "event" VALUES(2,155,1,'{"event":"leave","seat":1,"jester":false,"count":4,"jesters":0,"xs":0,"minus":2}',1795345792869);
INSERT INTO "event" VALUES(2,156,1,'{"event":"round","round":9,"seer":0,"magic":null}',1795345792869);
INSERT INTO "event" VALUES(2,157,1,'{"event":"predict","seat":0,"number":4,"color":"blue"}',1795345792884);
INSERT INTO "event" VALUES(2,158,1,'{"event":"predict","seat":1,"number":3,"color":"blue"}',1795345792889);
INSERT INTO "event" VALUES(2,159,1,'{"event":"predict","seat":2,"number":5,"color":"blue"}',1795345792896);
INSERT INTO "event" VALUES(2,160,1,'{"event":"predict","seat":3,"number":1,"color":"yellow"}',1795345792912);
INSERT INTO "event" VALUES(2,161,1,'{"event":"wizard-color","color":"blue"}',1795345792920);
INSERT INTO "event" VALUES(2,162,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["jester","red","blue","green","jester","wizard","wizard"]}',1795345792920);
INSERT INTO "event" VALUES(2,163,1,'{"event":"intend","seat":0,"intention":{"roll":[0,1,3]}}',1795345792941);
INSERT INTO "event" VALUES(2,164,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795345792952);
INSERT INTO "event" VALUES(2,165,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345792957);
INSERT INTO "event" VALUES(2,166,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792958);
INSERT INTO "event" VALUES(2,167,1,'{"event":"leave","seat":1,"jester":false,"count":3,"jesters":2,"xs":1,"minus":0}',1795345792958);
INSERT INTO "event" VALUES(2,168,1,'{"event":"roll","roll":2,"rolled":[0,1,3],"dice":["jester","red","blue","yellow","jester","wizard","wizard"]}',1795345792958);
INSERT INTO "event" VALUES(2,169,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795345792958);
INSERT INTO "event" VALUES(2,170,1,'{"event":"intend","seat":0,"intention":{"roll":[0,1]}}',1795345792961);
INSERT INTO "event" VALUES(2,171,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792964);
INSERT INTO "event" VALUES(2,172,1,'{"event":"leave","seat":3,"jester":false,"count":1,"jesters":2,"xs":1,"minus":0}',1795345792964);
INSERT INTO "event" VALUES(2,173,1,'{"event":"roll","roll":3,"rolled":[0,1],"dice":["yellow","jester","blue","yellow","jester","wizard","wizard"]}',1795345792964);
INSERT INTO "event" VALUES(2,174,1,'{"event":"leave","seat":0,"jester":false,"count":3,"jesters":2,"xs":0,"minus":1}',1795345792964);
INSERT INTO "event" VALUES(2,175,1,'{"event":"leave","seat":2,"jester":true,"count":3,"jesters":2,"xs":0,"minus":0}',1795345792966);
INSERT INTO "event" VALUES(2,176,1,'{"event":"round","round":10,"seer":3,"magic":null}',1795345792966);
INSERT INTO "event" VALUES(2,177,1,'{"event":"predict","seat":3,"number":4,"color":"red"}',1795345792972);
INSERT INTO "event" VALUES(2,178,1,'{"event":"predict","seat":0,"number":3,"color":"red"}',1795345792976);
INSERT INTO "event" VALUES(2,179,1,'{"event":"predict","seat":1,"number":5,"color":"red"}',1795345792977);
INSERT INTO "event" VALUES(2,180,1,'{"event":"predict","seat":2,"number":1,"color":"yellow"}',1795345792980);
INSERT INTO "event" VALUES(2,181,1,'{"event":"wizard-color","color":"red"}',1795345792980);
INSERT INTO "event" VALUES(2,182,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["yellow","wizard","green","red","jester","yellow","jester"]}',1795345792980);
INSERT INTO "event" VALUES(2,183,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345792984);
INSERT INTO "event" VALUES(2,184,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345792985);
INSERT INTO "event" VALUES(2,185,1,'{"event":"intend","seat":3,"intention":{"roll":[0,2,4,5,6]}}',1795345792985);
INSERT INTO "event" VALUES(2,186,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792986);
INSERT INTO "event" VALUES(2,187,1,'{"event":"roll","roll":2,"rolled":[0,2,4,5,6],"dice":["red","wizard","red","red","jester","blue","red"]}',1795345792986);
INSERT INTO "event" VALUES(2,188,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345792986);
INSERT INTO "event" VALUES(2,189,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795345792988);
INSERT INTO "event" VALUES(2,190,1,'{"event":"intend","seat":3,"intention":{"roll":[0]}}',1795345792989);
INSERT INTO "event" VALUES(2,191,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345792992);
INSERT INTO "event" VALUES(2,192,1,'{"event":"leave","seat":1,"jester":false,"count":5,"jesters":1,"xs":1,"minus":0}',1795345792992);
INSERT INTO "event" VALUES(2,193,1,'{"event":"roll","roll":3,"rolled":[0],"dice":["blue","wizard","red","red","jester","blue","red"]}',1795345792992);
INSERT INTO "event" VALUES(2,194,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795345792992);
INSERT INTO "event" VALUES(2,195,1,'{"event":"leave","seat":0,"jester":false,"count":4,"jesters":1,"xs":0,"minus":1}',1795345792992);
INSERT INTO "event" VALUES(2,196,1,'{"event":"leave","seat":2,"jester":false,"count":0,"jesters":1,"xs":0,"minus":1}',1795345792992);
INSERT INTO "event" VALUES(2,197,1,'{"event":"round","round":11,"seer":2,"magic":null}',1795345792992);
INSERT INTO "event" VALUES(2,198,1,'{"event":"predict","seat":2,"number":4,"color":"blue"}',1795345792996);
INSERT INTO "event" VALUES(2,199,1,'{"event":"predict","seat":3,"number":3,"color":"blue"}',1795345792996);
INSERT INTO "event" VALUES(2,200,1,'{"event":"predict","seat":0,"number":5,"color":"blue"}',1795345793001);
INSERT INTO "event" VALUES(2,201,1,'{"event":"predict","seat":1,"number":1,"color":"yellow"}',1795345793001);
INSERT INTO "event" VALUES(2,202,1,'{"event":"wizard-color","color":"blue"}',1795345793006);
INSERT INTO "event" VALUES(2,203,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["red","yellow","yellow","blue","red","jester","green"]}',1795345793006);
INSERT INTO "event" VALUES(2,204,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345793006);
INSERT INTO "event" VALUES(2,205,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345793006);
INSERT INTO "event" VALUES(2,206,1,'{"event":"intend","seat":2,"intention":{"roll":[0,1,2,4,5,6]}}',1795345793008);
INSERT INTO "event" VALUES(2,207,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345793012);
INSERT INTO "event" VALUES(2,208,1,'{"event":"roll","roll":2,"rolled":[0,1,2,4,5,6],"dice":["red","green","wizard","blue","red","yellow","jester"]}',1795345793012);
INSERT INTO "event" VALUES(2,209,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345793012);
INSERT INTO "event" VALUES(2,210,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345793013);
INSERT INTO "event" VALUES(2,211,1,'{"event":"intend","seat":2,"intention":{"roll":[0,1,4,5,6]}}',1795345793013);
INSERT INTO "event" VALUES(2,212,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795345793016);
INSERT INTO "event" VALUES(2,213,1,'{"event":"leave","seat":1,"jester":false,"count":1,"jesters":1,"xs":1,"minus":0}',1795345793016);
INSERT INTO "event" VALUES(2,214,1,'{"event":"roll","roll":3,"rolled":[0,1,4,5,6],"dice":["blue","wizard","wizard","blue","blue","wizard","green"]}',1795345793016);
INSERT INTO "event" VALUES(2,215,1,'{"event":"leave","seat":2,"jester":false,"count":6,"jesters":0,"xs":0,"minus":2}',1795345793016);
INSERT INTO "event" VALUES(2,216,1,'{"event":"leave","seat":3,"jester":false,"count":6,"jesters":0,"xs":0,"minus":3}',1795345793016);
INSERT INTO "event" VALUES(2,217,1,'{"event":"leave","seat":0,"jester":false,"count":6,"jesters":0,"xs":0,"minus":1}',1795345793016);
INSERT INTO "event" VALUES(2,218,1,'{"event":"round","round":12,"seer":1,"magic":null}',1795345793016);
INSERT INTO "event" VALUES(2,219,1,'{"event":"predict","seat":1,"number":4,"color":"red"}',1795345793020);
INSERT INTO "event" VALUES(2,220,1,'{"event":"predict","seat":2,"number":3,"color":"red"}',1795345793025);
INSERT INTO "event" VALUES(2,221,1,'{"event":"predict","seat":3,"number":5,"color":"red"}',1795345793025);
INSERT INTO "event" VALUES(2,222,1,'{"event":"predict","seat":0,"number":1,"color":"yellow"}',1795345793026);
INSERT INTO "event" VALUES(2,223,1,'{"event":"wizard-color","color":"red"}',1795345793028);
INSERT INTO "event" VALUES(2,224,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["green","yellow","jester","yellow","red","yellow","yellow"]}',1795345793028);
INSERT INTO "event" VALUES(2,225,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345793028);
INSERT INTO "event" VALUES(2,226,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345793028);
INSERT INTO "event" VALUES(2,227,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345793028);
INSERT INTO "event" VALUES(2,228,1,'{"event":"intend","seat":1,"intention":{"roll":[0,1,2,3,5,6]}}',1795345793032);
INSERT INTO "event" VALUES(2,229,1,'{"event":"roll","roll":2,"rolled":[0,1,2,3,5,6],"dice":["jester","wizard","jester","yellow","red","green","yellow"]}',1795345793032);
INSERT INTO "event" VALUES(2,230,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345793032);
INSERT INTO "event" VALUES(2,231,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345793036);
INSERT INTO "event" VALUES(2,232,1,'{"event":"intend","seat":1,"intention":{"roll":[0,2,3,5,6]}}',1795345793040);
INSERT INTO "event" VALUES(2,233,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345793041);
INSERT INTO "event" VALUES(2,234,1,'{"event":"roll","roll":3,"rolled":[0,2,3,5,6],"dice":["blue","wizard","jester","blue","red","green","green"]}',1795345793041);
INSERT INTO "event" VALUES(2,235,1,'{"event":"leave","seat":1,"jester":false,"count":2,"jesters":1,"xs":0,"minus":2}',1795345793041);
INSERT INTO "event" VALUES(2,236,1,'{"event":"leave","seat":2,"jester":false,"count":2,"jesters":1,"xs":0,"minus":1}',1795345793041);
INSERT INTO "event" VALUES(2,237,1,'{"event":"leave","seat":3,"jester":false,"count":2,"jesters":1,"xs":0,"minus":3}',1795345793041);
INSERT INTO "event" VALUES(2,238,1,'{"event":"leave","seat":0,"jester":false,"count":0,"jesters":1,"xs":0,"minus":1}',1795345793041);
INSERT INTO "event" VALUES(2,239,1,'{"event":"round","round":13,"seer":0,"magic":null}',1795345793041);
INSERT INTO "event" VALUES(2,240,1,'{"event":"predict","seat":0,"number":3,"color":"green"}',1795345793042);
INSERT INTO "event" VALUES(2,241,1,'{"event":"predict","seat":1,"number":4,"color":"green"}',1795345793044);
INSERT INTO "event" VALUES(2,242,1,'{"event":"predict","seat":2,"number":5,"color":"green"}',1795345793049);
INSERT INTO "event" VALUES(2,243,1,'{"event":"predict","seat":3,"number":1,"color":"red"}',1795345793056);
INSERT INTO "event" VALUES(2,244,1,'{"event":"wizard-color","color":"green"}',1795345793060);
INSERT INTO "event" VALUES(2,245,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["green","wizard","red","green","blue","yellow","blue"]}',1795345793060);
INSERT INTO "event" VALUES(2,246,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345793060);
INSERT INTO "event" VALUES(2,247,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795345793060);
INSERT INTO "event" VALUES(2,248,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795345793061);
INSERT INTO "event" VALUES(2,249,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345793061);
INSERT INTO "event" VALUES(2,250,1,'{"event":"leave","seat":3,"jester":false,"count":1,"jesters":0,"xs":1,"minus":0}',1795345793061);
INSERT INTO "event" VALUES(2,251,1,'{"event":"leave","seat":0,"jester":false,"count":3,"jesters":0,"xs":1,"minus":0}',1795345793061);
INSERT INTO "event" VALUES(2,252,1,'{"event":"leave","seat":1,"jester":false,"count":3,"jesters":0,"xs":0,"minus":1}',1795345793061);
INSERT INTO "event" VALUES(2,253,1,'{"event":"leave","seat":2,"jester":false,"count":3,"jesters":0,"xs":0,"minus":2}',1795345793061);
INSERT INTO "event" VALUES(2,254,1,'{"event":"round","round":14,"seer":3,"magic":null}',1795345793061);
INSERT INTO "event" VALUES(2,255,1,'{"event":"predict","seat":3,"number":4,"color":"green"}',1795345793066);
INSERT INTO "event" VALUES(2,256,1,'{"event":"predict","seat":0,"number":5,"color":"green"}',1795345793067);
INSERT INTO "event" VALUES(2,257,1,'{"event":"predict","seat":1,"number":1,"color":"red"}',1795345793072);
INSERT INTO "event" VALUES(2,258,1,'{"event":"predict","seat":2,"number":3,"color":"green"}',1795345793073);
INSERT INTO "event" VALUES(2,259,1,'{"event":"wizard-color","color":"green"}',1795345793076);
INSERT INTO "event" VALUES(2,260,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["wizard","wizard","red","wizard","green","jester","wizard"]}',1795345793076);
INSERT INTO "event" VALUES(2,261,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795345793076);
INSERT INTO "event" VALUES(2,262,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345793076);
INSERT INTO "event" VALUES(2,263,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795345793077);
INSERT INTO "event" VALUES(2,264,1,'{"event":"intend","seat":3,"intention":{"roll":[0]}}',1795345793077);
INSERT INTO "event" VALUES(2,265,1,'{"event":"leave","seat":0,"jester":false,"count":5,"jesters":1,"xs":1,"minus":0}',1795345793077);
INSERT INTO "event" VALUES(2,266,1,'{"event":"leave","seat":1,"jester":false,"count":1,"jesters":1,"xs":1,"minus":0}',1795345793077);
INSERT INTO "event" VALUES(2,267,1,'{"event":"roll","roll":2,"rolled":[0],"dice":["yellow","wizard","red","wizard","green","jester","wizard"]}',1795345793077);
INSERT INTO "event" VALUES(2,268,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795345793078);
INSERT INTO "event" VALUES(2,269,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345793085);
INSERT INTO "event" VALUES(2,270,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795345793085);
INSERT INTO "event" VALUES(2,271,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":1,"xs":0,"minus":1}',1795345793085);
INSERT INTO "event" VALUES(2,272,1,'{"event":"end","totals":[13,6,7,13],"xs":[8,8,7,9],"jester-scores":[2,2,2,2],"places":[1,4,3,1]}',1795345793085);
INSERT INTO "event" VALUES(5,0,1,'{"game":"cards","seats":4,"options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"},"dealer":2,"suits":null}',1795345793121);
INSERT INTO "event" VALUES(5,1,1,'{"event":"round","round":1,"cards":3,"dealer":2}',1795345793121);
INSERT INTO "event" VALUES(5,2,1,'{"event":"deal","hands":[["B1","B13","G9"],["G12","W","J"],["B11","R3","W"],["B12","G13","R11"]],"turned":"R13"}',1795345793121);
INSERT INTO "event" VALUES(5,3,1,'{"event":"trump","suit":"red","by":null}',1795345793121);
INSERT INTO "event" VALUES(5,4,1,'{"event":"predict","seat":3,"tricks":2}',1795345793122);
INSERT INTO "event" VALUES(5,5,1,'{"event":"predict","seat":0,"tricks":1}',1795345793126);
INSERT INTO "event" VALUES(5,6,1,'{"event":"predict","seat":1,"tricks":1}',1795345793127);
INSERT INTO "event" VALUES(5,7,1,'{"event":"predict","seat":2,"tricks":2}',1795345793128);
INSERT INTO "event" VALUES(5,8,1,'{"event":"play","seat":3,"card":"R11"}',1795345793128);
INSERT INTO "event" VALUES(5,9,1,'{"event":"play","seat":0,"card":"B1"}',1795345793136);
INSERT INTO "event" VALUES(5,10,1,'{"event":"play","seat":1,"card":"W"}',1795345793141);
INSERT INTO "event" VALUES(5,11,1,'{"event":"play","seat":2,"card":"R3"}',1795345793141);
INSERT INTO "event" VALUES(5,12,1,'{"event":"trick","winner":1}',1795345793141);
INSERT INTO "event" VALUES(5,13,1,'{"event":"play","seat":1,"card":"J"}',1795345793142);
INSERT INTO "event" VALUES(5,14,1,'{"event":"play","seat":2,"card":"W"}',1795345793144);
INSERT INTO "event" VALUES(5,15,1,'{"event":"play","seat":3,"card":"B12"}',1795345793145);
INSERT INTO "event" VALUES(5,16,1,'{"event":"play","seat":0,"card":"G9"}',1795345793148);
INSERT INTO "event" VALUES(5,17,1,'{"event":"trick","winner":2}',1795345793148);
INSERT INTO "event" VALUES(5,18,1,'{"event":"play","seat":2,"card":"B11"}',1795345793148);
INSERT INTO "event" VALUES(5,19,1,'{"event":"play","seat":3,"card":"G13"}',1795345793148);
INSERT INTO "event" VALUES(5,20,1,'{"event":"play","seat":0,"card":"B13"}',1795345793148);
INSERT INTO "event" VALUES(5,21,1,'{"event":"play","seat":1,"card":"G12"}',1795345793148);
INSERT INTO "event" VALUES(5,22,1,'{"event":"trick","winner":0}',1795345793148);
INSERT INTO "event" VALUES(5,23,1,'{"event":"score","points":[30,30,-10,-20],"totals":[30,30,-10,-20]}',1795345793148);
INSERT INTO "event" VALUES(5,24,1,'{"event":"round","round":2,"cards":6,"dealer":3}',1795345793148);
INSERT INTO "event" VALUES(5,25,1,'{"event":"deal","hands":[["B11","G4","Y5","Y6","Y9","J"],["G6","G7","R2","R7","R12","J"],["B7","G1","G9","R4","Y8","Y11"],["G10","G12","R10","Y10","Y13","W"]],"turned":"G11"}',1795345793148);
INSERT INTO "event" VALUES(5,26,1,'{"event":"trump","suit":"green","by":null}',1795345793148);
INSERT INTO "event" VALUES(5,27,1,'{"event":"predict","seat":0,"tricks":1}',1795345793570);
INSERT INTO "event" VALUES(5,28,1,'{"event":"predict","seat":1,"tricks":2}',1795345793570);
INSERT INTO "event" VALUES(5,29,1,'{"event":"predict","seat":2,"tricks":2}',1795345793571);
INSERT INTO "event" VALUES(5,30,1,'{"event":"predict","seat":3,"tricks":4}',1795345793572);
INSERT INTO "event" VALUES(5,31,1,'{"event":"play","seat":0,"card":"G4"}',1795345793577);
INSERT INTO "event" VALUES(5,32,1,'{"event":"play","seat":1,"card":"G7"}',1795345793580);
INSERT INTO "event" VALUES(5,33,1,'{"event":"play","seat":2,"card":"G9"}',1795345793584);
INSERT INTO "event" VALUES(5,34,1,'{"event":"play","seat":3,"card":"G10"}',1795345793585);
INSERT INTO "event" VALUES(5,35,1,'{"event":"trick","winner":3}',1795345793585);
INSERT INTO "event" VALUES(5,36,1,'{"event":"play","seat":3,"card":"W"}',1795345793586);
INSERT INTO "event" VALUES(5,37,1,'{"event":"play","seat":0,"card":"J"}',1795345793589);
INSERT INTO "event" VALUES(5,38,1,'{"event":"play","seat":1,"card":"J"}',1795345793590);
INSERT INTO "event" VALUES(5,39,1,'{"event":"play","seat":2,"card":"R4"}',1795345793591);
INSERT INTO "event" VALUES(5,40,1,'{"event":"trick","winner":3}',1795345793591);
INSERT INTO "event" VALUES(5,41,1,'{"event":"play","seat":3,"card":"G12"}',1795345793592);
INSERT INTO "event" VALUES(5,42,1,'{"event":"play","seat":0,"card":"Y5"}',1795345793593);
INSERT INTO "event" VALUES(5,43,1,'{"event":"play","seat":1,"card":"G6"}',1795345793597);
INSERT INTO "event" VALUES(5,44,1,'{"event":"play","seat":2,"card":"G1"}',1795345793598);
INSERT INTO "event" VALUES(5,45,1,'{"event":"trick","winner":3}',1795345793598);
INSERT INTO "event" VALUES(5,46,1,'{"event":"play","seat":3,"card":"Y13"}',1795345793598);
INSERT INTO "event" VALUES(5,47,1,'{"event":"play","seat":0,"card":"Y6"}',1795345793599);
INSERT INTO "event" VALUES(5,48,1,'{"event":"play","seat":1,"card":"R2"}',1795345793603);
INSERT INTO "event" VALUES(5,49,1,'{"event":"play","seat":2,"card":"Y8"}',1795345793604);
INSERT INTO "event" VALUES(5,50,1,'{"event":"trick","winner":3}',1795345793604);
INSERT INTO "event" VALUES(5,51,1,'{"event":"play","seat":3,"card":"R10"}',1795345793605);
INSERT INTO "event" VALUES(5,52,1,'{"event":"play","seat":0,"card":"Y9"}',1795345793605);
INSERT INTO "event" VALUES(5,53,1,'{"event":"play","seat":1,"card":"R12"}',1795345793609);
INSERT INTO "event" VALUES(5,54,1,'{"event":"play","seat":2,"card":"B7"}',1795345793610);
INSERT INTO "event" VALUES(5,55,1,'{"event":"trick","winner":1}',1795345793610);
INSERT INTO "event" VALUES(5,56,1,'{"event":"play","seat":1,"card":"R7"}',1795345793610);
INSERT INTO "event" VALUES(5,57,1,'{"event":"play","seat":2,"card":"Y11"}',1795345793610);
INSERT INTO "event" VALUES(5,58,1,'{"event":"play","seat":3,"card":"Y10"}',1795345793610);
INSERT INTO "event" VALUES(5,59,1,'{"event":"play","seat":0,"card":"B11"}',1795345793610);
INSERT INTO "event" VALUES(5,60,1,'{"event":"trick","winner":1}',1795345793610);
INSERT INTO "event" VALUES(5,61,1,'{"event":"score","points":[-10,40,-20,60],"totals":[20,70,-30,40]}',1795345793610);
INSERT INTO "event" VALUES(5,62,1,'{"event":"round","round":3,"cards":9,"dealer":0}',1795345793610);
INSERT INTO "event" VALUES(5,63,1,'{"event":"deal","hands":[["B2","B4","B9","B10","G2","G11","R2","R10","J"],["B5","B6","B13","G3","G4","G10","R11","Y8","W"],["B1","B12","G9","R6","R12","Y2","Y7","Y9","Y13"],["B3","B7","B8","G6","R8","Y1","W","W","J"]],"turned":"G12"}',1795345793610);
INSERT INTO "event" VALUES(5,64,1,'{"event":"trump","suit":"green","by":null}',1795345793610);
INSERT INTO "event" VALUES(5,65,1,'{"event":"predict","seat":1,"tricks":4}',1795345793611);
INSERT INTO "event" VALUES(5,66,1,'{"event":"predict","seat":2,"tricks":3}',1795345793611);
INSERT INTO "event" VALUES(5,67,1,'{"event":"predict","seat":3,"tricks":3}',1795345793612);
INSERT INTO "event" VALUES(5,68,1,'{"event":"predict","seat":0,"tricks":2}',1795345793613);
INSERT INTO "event" VALUES(5,69,1,'{"event":"play","seat":1,"card":"W"}',1795345793617);
INSERT INTO "event" VALUES(5,70,1,'{"event":"play","seat":2,"card":"B1"}',1795345793617);
INSERT INTO "event" VALUES(5,71,1,'{"event":"play","seat":3,"card":"J"}',1795345793618);
INSERT INTO "event" VALUES(5,72,1,'{"event":"play","seat":0,"card":"J"}',1795345793619);
INSERT INTO "event" VALUES(5,73,1,'{"event":"trick","winner":1}',1795345793619);
INSERT INTO "event" VALUES(5,74,1,'{"event":"play","seat":1,"card":"G10"}',1795345793623);
INSERT INTO "event" VALUES(5,75,1,'{"event":"play","seat":2,"card":"G9"}',1795345855920);
INSERT INTO "event" VALUES(5,76,1,'{"event":"play","seat":3,"card":"W"}',1795345855921);
INSERT INTO "event" VALUES(5,77,1,'{"event":"play","seat":0,"card":"G2"}',1795345855922);
INSERT INTO "event" VALUES(5,78,1,'{"event":"trick","winner":3}',1795345855922);
INSERT INTO "event" VALUES(5,79,1,'{"event":"play","seat":3,"card":"W"}',1795345855923);
INSERT INTO "event" VALUES(5,80,1,'{"event":"play","seat":0,"card":"B2"}',1795345855923);
INSERT INTO "event" VALUES(5,81,1,'{"event":"play","seat":1,"card":"B5"}',1795345855932);
INSERT INTO "event" VALUES(5,82,1,'{"event":"play","seat":2,"card":"Y2"}',1795345855933);
INSERT INTO "event" VALUES(5,83,1,'{"event":"trick","winner":3}',1795345855933);
INSERT INTO "event" VALUES(5,84,1,'{"event":"play","seat":3,"card":"G6"}',1795345855934);
INSERT INTO "event" VALUES(5,85,1,'{"event":"play","seat":0,"card":"G11"}',1795345855934);
INSERT INTO "event" VALUES(5,86,1,'{"event":"play","seat":1,"card":"G3"}',1795345855952);
INSERT INTO "event" VALUES(5,87,1,'{"event":"play","seat":2,"card":"R6"}',1795345855953);
INSERT INTO "event" VALUES(5,88,1,'{"event":"trick","winner":0}',1795345855953);
INSERT INTO "event" VALUES(5,89,1,'{"event":"play","seat":0,"card":"R10"}',1795345855954);
INSERT INTO "event" VALUES(6,0,1,'{"game":"dice","seats":4,"options":{"target":9,"magic-cards":false},"seer":0,"first":"drawn","last_played":[true,false,true,true]}',1795345856028);
INSERT INTO "event" VALUES(6,1,1,'{"event":"round","round":1,"seer":0,"magic":null}',1795345856028);
INSERT INTO "event" VALUES(6,2,1,'{"event":"predict","seat":0,"number":4,"color":"yellow"}',1795345856037);
INSERT INTO "event" VALUES(6,3,1,'{"event":"predict","seat":1,"number":3,"color":"yellow"}',1795345856039);
INSERT INTO "event" VALUES(6,4,1,'{"event":"predict","seat":2,"number":2,"color":"yellow"}',1795345856041);
INSERT INTO "event" VALUES(6,5,1,'{"event":"predict","seat":3,"number":2,"color":"red"}',1795345856053);
INSERT INTO "event" VALUES(6,6,1,'{"event":"wizard-color","color":"yellow"}',1795345856092);
INSERT INTO "event" VALUES(6,7,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["wizard","wizard","jester","green","yellow","jester","blue"]}',1795345856092);
INSERT INTO "event" VALUES(6,8,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795345856094);
INSERT INTO "event" VALUES(6,9,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345856120);
INSERT INTO "event" VALUES(6,10,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345856219);
INSERT INTO "event" VALUES(6,11,1,'{"event":"intend","seat":0,"intention":{"roll":[2,3,5]}}',1795345856316);
INSERT INTO "event" VALUES(6,12,1,'{"event":"leave","seat":1,"jester":false,"count":3,"jesters":2,"xs":1,"minus":0}',1795345856316);
INSERT INTO "event" VALUES(6,13,1,'{"event":"roll","roll":2,"rolled":[2,3,5],"dice":["wizard","wizard","jester","wizard","yellow","red","blue"]}',1795345856316);
INSERT INTO "event" VALUES(6,14,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345856556);
INSERT INTO "event" VALUES(6,15,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345856620);
INSERT INTO "event" VALUES(6,16,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795345856632);
INSERT INTO "event" VALUES(6,17,1,'{"event":"leave","seat":0,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795345856632);
INSERT INTO "event" VALUES(6,18,1,'{"event":"leave","seat":2,"jester":true,"count":4,"jesters":1,"xs":0,"minus":0}',1795345856644);
INSERT INTO "event" VALUES(6,19,1,'{"event":"leave","seat":3,"jester":true,"count":1,"jesters":1,"xs":0,"minus":0}',1795345856688);
INSERT INTO "event" VALUES(6,20,1,'{"event":"round","round":2,"seer":3,"magic":null}',1795345856688);
INSERT INTO "event" VALUES(6,21,1,'{"event":"predict","seat":3,"number":4,"color":"yellow"}',1795345856753);
INSERT INTO "event" VALUES(6,22,1,'{"event":"predict","seat":0,"number":3,"color":"yellow"}',1795345857025);
INSERT INTO "event" VALUES(6,23,1,'{"event":"predict","seat":1,"number":2,"color":"yellow"}',1795345857096);
INSERT INTO "event" VALUES(6,24,1,'{"event":"predict","seat":2,"number":2,"color":"red"}',1795345857098);
INSERT INTO "event" VALUES(6,25,1,'{"event":"wizard-color","color":"yellow"}',1795345857100);
INSERT INTO "event" VALUES(6,26,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["blue","yellow","red","wizard","green","blue","wizard"]}',1795345857100);
INSERT INTO "event" VALUES(6,27,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795345857100);
INSERT INTO "event" VALUES(6,28,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345857101);
INSERT INTO "event" VALUES(6,29,1,'{"event":"intend","seat":3,"intention":{"roll":[0,2,4]}}',1795345857101);
INSERT INTO "event" VALUES(6,30,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345857102);
INSERT INTO "event" VALUES(6,31,1,'{"event":"leave","seat":0,"jester":false,"count":3,"jesters":0,"xs":1,"minus":0}',1795345857102);
INSERT INTO "event" VALUES(6,32,1,'{"event":"roll","roll":2,"rolled":[0,2,4],"dice":["yellow","yellow","jester","wizard","red","blue","wizard"]}',1795345857102);
INSERT INTO "event" VALUES(6,33,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345857103);
INSERT INTO "event" VALUES(6,34,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795345857104);
INSERT INTO "event" VALUES(6,35,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345857104);
INSERT INTO "event" VALUES(6,36,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795345857104);
INSERT INTO "event" VALUES(6,37,1,'{"event":"leave","seat":2,"jester":false,"count":1,"jesters":1,"xs":0,"minus":1}',1795345857104);
INSERT INTO "event" VALUES(6,38,1,'{"event":"leave","seat":1,"jester":true,"count":4,"jesters":1,"xs":0,"minus":0}',1795345857105);
INSERT INTO "event" VALUES(6,39,1,'{"event":"round","round":3,"seer":2,"magic":null}',1795345857105);
INSERT INTO "event" VALUES(6,40,1,'{"event":"predict","seat":2,"number":4,"color":"yellow"}',1795345857111);
INSERT INTO "event" VALUES(6,41,1,'{"event":"predict","seat":3,"number":3,"color":"yellow"}',1795345857123);
INSERT INTO "event" VALUES(6,42,1,'{"event":"predict","seat":0,"number":2,"color":"yellow"}',1795345857418);
INSERT INTO "event" VALUES(6,43,1,'{"event":"predict","seat":1,"number":2,"color":"red"}',1795345857474);
INSERT INTO "event" VALUES(6,44,1,'{"event":"wizard-color","color":"yellow"}',1795345857582);
INSERT INTO "event" VALUES(6,45,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["blue","jester","yellow","jester","wizard","wizard","yellow"]}',1795345857582);
INSERT INTO "event" VALUES(6,46,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795345857676);
INSERT INTO "event" VALUES(6,47,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345857708);
INSERT INTO "event" VALUES(6,48,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345857716);
INSERT INTO "event" VALUES(6,49,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345857744);
INSERT INTO "event" VALUES(6,50,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":2,"xs":1,"minus":0}',1795345857744);
INSERT INTO "event" VALUES(6,51,1,'{"event":"leave","seat":0,"jester":true,"count":4,"jesters":2,"xs":0,"minus":0}',1795345857784);
INSERT INTO "event" VALUES(6,52,1,'{"event":"leave","seat":1,"jester":true,"count":0,"jesters":2,"xs":0,"minus":0}',1795345857790);
INSERT INTO "event" VALUES(6,53,1,'{"event":"leave","seat":3,"jester":true,"count":4,"jesters":2,"xs":0,"minus":0}',1795345857917);
INSERT INTO "event" VALUES(6,54,1,'{"event":"round","round":4,"seer":1,"magic":null}',1795345857917);
INSERT INTO "event" VALUES(6,55,1,'{"event":"predict","seat":1,"number":4,"color":"yellow"}',1795345858419);
INSERT INTO "event" VALUES(6,56,1,'{"event":"predict","seat":2,"number":3,"color":"yellow"}',1795345858421);
INSERT INTO "event" VALUES(6,57,1,'{"event":"predict","seat":3,"number":2,"color":"yellow"}',1795345858464);
INSERT INTO "event" VALUES(6,58,1,'{"event":"predict","seat":0,"number":2,"color":"red"}',1795345858506);
INSERT INTO "event" VALUES(6,59,1,'{"event":"wizard-color","color":"yellow"}',1795345858512);
INSERT INTO "event" VALUES(6,60,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["jester","green","blue","jester","jester","blue","jester"]}',1795345858512);
INSERT INTO "event" VALUES(6,61,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345858595);
INSERT INTO "event" VALUES(6,62,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345858596);
INSERT INTO "event" VALUES(6,63,1,'{"event":"intend","seat":1,"intention":{"roll":[0,1,2,3,4,5,6]}}',1795345858597);
INSERT INTO "event" VALUES(6,64,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345858600);
INSERT INTO "event" VALUES(6,65,1,'{"event":"roll","roll":2,"rolled":[0,1,2,3,4,5,6],"dice":["green","blue","blue","yellow","blue","red","wizard"]}',1795345858600);
INSERT INTO "event" VALUES(6,66,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345858608);
INSERT INTO "event" VALUES(6,67,1,'{"event":"intend","seat":0,"intention":"stay"}',1795345858616);
INSERT INTO "event" VALUES(6,68,1,'{"event":"intend","seat":1,"intention":{"roll":[0,1,2,4,5]}}',1795345858617);
INSERT INTO "event" VALUES(6,69,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795345858618);
INSERT INTO "event" VALUES(6,70,1,'{"event":"leave","seat":3,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795345858618);
INSERT INTO "event" VALUES(6,71,1,'{"event":"roll","roll":3,"rolled":[0,1,2,4,5],"dice":["yellow","yellow","green","yellow","wizard","blue","wizard"]}',1795345858618);
INSERT INTO "event" VALUES(6,72,1,'{"event":"leave","seat":1,"jester":false,"count":5,"jesters":0,"xs":0,"minus":1}',1795345858618);
INSERT INTO "event" VALUES(6,73,1,'{"event":"leave","seat":2,"jester":false,"count":5,"jesters":0,"xs":0,"minus":2}',1795345858618);
INSERT INTO "event" VALUES(6,74,1,'{"event":"leave","seat":0,"jester":false,"count":0,"jesters":0,"xs":0,"minus":2}',1795345858618);
INSERT INTO "event" VALUES(6,75,1,'{"event":"round","round":5,"seer":0,"magic":null}',1795345858618);
INSERT INTO "event" VALUES(6,76,1,'{"event":"predict","seat":0,"number":4,"color":"red"}',1795345858625);
INSERT INTO "event" VALUES(6,77,1,'{"event":"predict","seat":1,"number":3,"color":"red"}',1795345858626);
INSERT INTO "event" VALUES(6,78,1,'{"event":"predict","seat":2,"number":2,"color":"green"}',1795345858629);
INSERT INTO "event" VALUES(6,79,1,'{"event":"predict","seat":3,"number":2,"color":"blue"}',1795345858631);
INSERT INTO "event" VALUES(6,80,1,'{"event":"wizard-color","color":"red"}',1795345858632);
INSERT INTO "event" VALUES(6,81,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["wizard","wizard","wizard","red","yellow","red","blue"]}',1795345858632);
INSERT INTO "event" VALUES(6,82,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345858632);
INSERT INTO "event" VALUES(6,83,1,'{"event":"intend","seat":0,"intention":{"roll":[0]}}',1795345858632);
INSERT INTO "event" VALUES(6,84,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345858633);
INSERT INTO "event" VALUES(6,85,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345858634);
INSERT INTO "event" VALUES(6,86,1,'{"event":"roll","roll":2,"rolled":[0],"dice":["red","wizard","wizard","red","yellow","red","blue"]}',1795345858634);
INSERT INTO "event" VALUES(6,87,1,'{"event":"intend","seat":2,"intention":"stay"}',1795345858634);
INSERT INTO "event" VALUES(6,88,1,'{"event":"intend","seat":0,"intention":{"roll":[0]}}',1795345858635);
INSERT INTO "event" VALUES(6,89,1,'{"event":"intend","seat":1,"intention":"stay"}',1795345858635);
INSERT INTO "event" VALUES(6,90,1,'{"event":"intend","seat":3,"intention":"stay"}',1795345858636);
INSERT INTO "event" VALUES(6,91,1,'{"event":"roll","roll":3,"rolled":[0],"dice":["red","wizard","wizard","red","yellow","red","blue"]}',1795345858636);
INSERT INTO "event" VALUES(6,92,1,'{"event":"leave","seat":0,"jester":false,"count":5,"jesters":0,"xs":0,"minus":1}',1795345858636);
INSERT INTO "event" VALUES(6,93,1,'{"event":"leave","seat":1,"jester":false,"count":5,"jesters":0,"xs":0,"minus":2}',1795345858636);
INSERT INTO "event" VALUES(6,94,1,'{"event":"leave","seat":2,"jester":false,"count":0,"jesters":0,"xs":0,"minus":2}',1795345858636);
INSERT INTO "event" VALUES(6,95,1,'{"event":"leave","seat":3,"jester":false,"count":1,"jesters":0,"xs":0,"minus":1}',1795345858636);
INSERT INTO "event" VALUES(6,96,1,'{"event":"round","round":6,"seer":2,"magic":null}',1795345858636);
CREATE TABLE game_table (
    id integer primary key autoincrement,
    guild integer not null,            -- Discord's server id
    channel integer not null,          -- Discord's channel or thread id
    host integer not null references person (id),
    options text not null,             -- JSON: which game, and its choices
    secret blob not null check (length(secret) = 32), -- sealed until the table is over
    stage text not null check (stage in ('lobby', 'playing', 'over', 'closed')),
    begin_press integer,               -- the interaction that began the game
    opened_at integer not null,
    ended_at integer                   -- when it was over or closed
, ended_by integer references person (id), rematch_of integer references game_table (id), engine integer not null default 1, set_aside_at integer, clock text not null default 'none', due_at integer, joining text not null default 'apprentice', parent integer, channel_gone_at integer, hints integer not null default 0 check (hints in (0, 1)), tempo text check (tempo in ('calm', 'fast')), verdict text, begins_at integer, begins_by integer) strict;
INSERT INTO "game_table" VALUES(1,2251799813685248,4503599627370496,1125899906842624,'{"game":"cards","options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"}}',X'67D2394FBB32648E4FF7332EBC13811B522F87A711A31B40DFF0B722F01AC047','over',1573982026179018007,1795345790717,1795345791999,NULL,NULL,1,NULL,'live',NULL,'apprentice',NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "game_table" VALUES(2,2251799813685248,4503599627370497,1125899906842624,'{"game":"dice","options":{"target":9,"magic-cards":false}}',X'25F696023CFED1932D886EA14360F9B0F8D80945C21085A3E32BC87B6104F6E8','over',1573982026179018149,1795345792003,1795345793085,NULL,NULL,1,NULL,'none',NULL,'apprentice',NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "game_table" VALUES(3,2251799813685248,4503599627370498,1125899906842624,'{"game":"cards","options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"}}',X'635A322FAB18EBE4276A23EE26948DE36DE393A88A2CAFA0CF55E32EB9E87DD5','lobby',NULL,1795345793092,NULL,NULL,NULL,1,NULL,'relaxed',NULL,'apprentice',NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "game_table" VALUES(4,2251799813685248,4503599627370499,1125899906842624,'{"game":"dice","options":{"target":9,"magic-cards":false}}',X'D711E499890C9DB9324FEDCFEE4C32CDC189B182FE0E4864A3466609A5DEDADD','lobby',NULL,1795345793111,NULL,NULL,NULL,1,NULL,'slow',NULL,'apprentice',NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "game_table" VALUES(5,2251799813685248,4503599627370500,1125899906842624,'{"game":"cards","options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"}}',X'37955A1B64B8E193626FEF9EFC2FEE605DE1D35B69155718EE0D625C1998D30D','playing',1573982026179018277,1795345793117,NULL,NULL,NULL,1,NULL,'slow',1795389055954,'apprentice',NULL,NULL,0,'fast',NULL,NULL,NULL);
INSERT INTO "game_table" VALUES(6,2251799813685248,4503599627370501,1125899906842624,'{"game":"dice","options":{"target":9,"magic-cards":false}}',X'569A9C5E3545C8F9108670CD6933E38387E469FA36D8E76C062F69A13F2E9F42','playing',1573982026179018317,1795345855962,NULL,NULL,NULL,1,NULL,'relaxed',1795346158636,'apprentice',NULL,NULL,0,NULL,NULL,NULL,NULL);
CREATE TABLE gateway_session (
    shard integer primary key,
    -- How many shards there were in all.
    shards integer not null check (shard >= 0 and shard < shards),
    -- Discord's name for the session; worth nothing without the bot's token.
    session text not null,
    -- The number of the last event that was read.
    sequence integer not null check (sequence >= 0),
    -- Where it is resumed.
    resume_url text not null,
    -- How long the quickest press took from Discord's clock to this machine's, in milliseconds; null before the
    -- first one. Negative where this machine's clock is behind.
    quickest integer
);
CREATE TABLE leaderboard (
    guild integer not null,
    game text not null,                -- 'cards' or 'dice'
    period text not null,              -- 'all-time', 'month', or a season: a quarter of a year in UTC, like '2026-4'
    since integer not null,            -- the earliest end of a game that is counted; 0 for a season
    people integer not null default 0, -- how many have a standing
    regulars integer not null default 0, -- how many of them have played three games or more
    rated integer not null default 0,  -- how many of them have played three rated games or more
    primary key (guild, game, period)
) strict, without rowid;
INSERT INTO "leaderboard" VALUES(2251799813685248,'cards','2026-4',0,3,0,0);
INSERT INTO "leaderboard" VALUES(2251799813685248,'cards','all-time',0,3,0,0);
INSERT INTO "leaderboard" VALUES(2251799813685248,'cards','month',1793050881409,3,0,0);
INSERT INTO "leaderboard" VALUES(2251799813685248,'dice','2026-4',0,3,0,0);
INSERT INTO "leaderboard" VALUES(2251799813685248,'dice','all-time',0,3,0,0);
INSERT INTO "leaderboard" VALUES(2251799813685248,'dice','month',1793050881409,3,0,0);
CREATE TABLE left_guild (
    guild integer primary key,         -- Discord's server id
    since integer not null             -- when that was first found, in Unix milliseconds
) strict;
CREATE TABLE mute (
    person integer not null references person (id),
    muted integer not null references person (id),
    primary key (person, muted)
) strict, without rowid;
INSERT INTO "mute" VALUES(1125899906842625,1125899906842626);
CREATE TABLE next_player (
    game_table integer not null references game_table (id),
    person integer not null references person (id),
    press integer not null,            -- the interaction by which they said so; it takes their seat
    primary key (game_table, person)
) strict, without rowid;
CREATE TABLE person (
    id integer primary key,            -- Discord's user id
    name text not null                 -- the display name last seen
, former integer not null default 0 check (former in (0, 1)), since integer not null default 0, look text not null default 'pictures' check (look in ('pictures', 'text')), hints integer not null default 0 check (hints in (0, 1)), language text, zone text) strict;
INSERT INTO "person" VALUES(1125899906842624,'Ada',0,0,'text',1,'de','Europe/Berlin');
INSERT INTO "person" VALUES(1125899906842625,'Ben',0,0,'pictures',0,NULL,NULL);
INSERT INTO "person" VALUES(1125899906842626,'Cy',0,0,'pictures',0,NULL,NULL);
CREATE TABLE press (
    id integer primary key,            -- Discord's interaction id
    game_table integer not null references game_table (id)
) strict;
INSERT INTO "press" VALUES(1573982026179018001,1);
INSERT INTO "press" VALUES(1573982026179018002,1);
INSERT INTO "press" VALUES(1573982026179018003,1);
INSERT INTO "press" VALUES(1573982026179018004,1);
INSERT INTO "press" VALUES(1573982026179018005,1);
INSERT INTO "press" VALUES(1573982026179018006,1);
INSERT INTO "press" VALUES(1573982026179018143,2);
INSERT INTO "press" VALUES(1573982026179018144,2);
INSERT INTO "press" VALUES(1573982026179018145,2);
INSERT INTO "press" VALUES(1573982026179018146,2);
INSERT INTO "press" VALUES(1573982026179018147,2);
INSERT INTO "press" VALUES(1573982026179018148,2);
INSERT INTO "press" VALUES(1573982026179018259,3);
INSERT INTO "press" VALUES(1573982026179018260,3);
INSERT INTO "press" VALUES(1573982026179018261,3);
INSERT INTO "press" VALUES(1573982026179018262,3);
INSERT INTO "press" VALUES(1573982026179018263,3);
INSERT INTO "press" VALUES(1573982026179018264,3);
INSERT INTO "press" VALUES(1573982026179018265,4);
INSERT INTO "press" VALUES(1573982026179018266,4);
INSERT INTO "press" VALUES(1573982026179018267,4);
INSERT INTO "press" VALUES(1573982026179018268,4);
INSERT INTO "press" VALUES(1573982026179018269,4);
INSERT INTO "press" VALUES(1573982026179018270,4);
INSERT INTO "press" VALUES(1573982026179018271,5);
INSERT INTO "press" VALUES(1573982026179018272,5);
INSERT INTO "press" VALUES(1573982026179018273,5);
INSERT INTO "press" VALUES(1573982026179018274,5);
INSERT INTO "press" VALUES(1573982026179018275,5);
INSERT INTO "press" VALUES(1573982026179018276,5);
INSERT INTO "press" VALUES(1573982026179018277,5);
INSERT INTO "press" VALUES(1573982026179018278,5);
INSERT INTO "press" VALUES(1573982026179018279,5);
INSERT INTO "press" VALUES(1573982026179018280,5);
INSERT INTO "press" VALUES(1573982026179018281,5);
INSERT INTO "press" VALUES(1573982026179018282,5);
INSERT INTO "press" VALUES(1573982026179018283,5);
INSERT INTO "press" VALUES(1573982026179018284,5);
INSERT INTO "press" VALUES(1573982026179018285,5);
INSERT INTO "press" VALUES(1573982026179018286,5);
INSERT INTO "press" VALUES(1573982026179018287,5);
INSERT INTO "press" VALUES(1573982026179018288,5);
INSERT INTO "press" VALUES(1573982026179018289,5);
INSERT INTO "press" VALUES(1573982026179018290,5);
INSERT INTO "press" VALUES(1573982026179018291,5);
INSERT INTO "press" VALUES(1573982026179018292,5);
INSERT INTO "press" VALUES(1573982026179018293,5);
INSERT INTO "press" VALUES(1573982026179018294,5);
INSERT INTO "press" VALUES(1573982026179018295,5);
INSERT INTO "press" VALUES(1573982026179018296,5);
INSERT INTO "press" VALUES(1573982026179018297,5);
INSERT INTO "press" VALUES(1573982026179018298,5);
INSERT INTO "press" VALUES(1573982026179018299,5);
INSERT INTO "press" VALUES(1573982026179018300,5);
INSERT INTO "press" VALUES(1573982026179018301,5);
INSERT INTO "press" VALUES(1573982026179018302,5);
INSERT INTO "press" VALUES(1573982026179018303,5);
INSERT INTO "press" VALUES(1573982026179018304,5);
INSERT INTO "press" VALUES(1573982026179018305,5);
INSERT INTO "press" VALUES(1573982026179018306,5);
INSERT INTO "press" VALUES(1573982026179018307,5);
INSERT INTO "press" VALUES(1573982026179018308,5);
INSERT INTO "press" VALUES(1573982026179018309,5);
INSERT INTO "press" VALUES(1573982026179018310,5);
INSERT INTO "press" VALUES(1573982026179018311,6);
INSERT INTO "press" VALUES(1573982026179018312,6);
INSERT INTO "press" VALUES(1573982026179018313,6);
INSERT INTO "press" VALUES(1573982026179018314,6);
INSERT INTO "press" VALUES(1573982026179018315,6);
INSERT INTO "press" VALUES(1573982026179018316,6);
INSERT INTO "press" VALUES(1573982026179018317,6);
INSERT INTO "press" VALUES(1573982026179018318,6);
INSERT INTO "press" VALUES(1573982026179018319,6);
INSERT INTO "press" VALUES(1573982026179018320,6);
INSERT INTO "press" VALUES(1573982026179018321,6);
INSERT INTO "press" VALUES(1573982026179018322,6);
INSERT INTO "press" VALUES(1573982026179018323,6);
INSERT INTO "press" VALUES(1573982026179018324,6);
INSERT INTO "press" VALUES(1573982026179018325,6);
INSERT INTO "press" VALUES(1573982026179018326,6);
INSERT INTO "press" VALUES(1573982026179018327,6);
INSERT INTO "press" VALUES(1573982026179018328,6);
INSERT INTO "press" VALUES(1573982026179018329,6);
INSERT INTO "press" VALUES(1573982026179018330,6);
INSERT INTO "press" VALUES(1573982026179018331,6);
INSERT INTO "press" VALUES(1573982026179018332,6);
INSERT INTO "press" VALUES(1573982026179018333,6);
INSERT INTO "press" VALUES(1573982026179018334,6);
INSERT INTO "press" VALUES(1573982026179018335,6);
INSERT INTO "press" VALUES(1573982026179018336,6);
INSERT INTO "press" VALUES(1573982026179018337,6);
INSERT INTO "press" VALUES(1573982026179018338,6);
INSERT INTO "press" VALUES(1573982026179018339,6);
INSERT INTO "press" VALUES(1573982026179018340,6);
INSERT INTO "press" VALUES(1573982026179018341,6);
INSERT INTO "press" VALUES(1573982026179018342,6);
INSERT INTO "press" VALUES(1573982026179018343,6);
INSERT INTO "press" VALUES(1573982026179018344,6);
INSERT INTO "press" VALUES(1573982026179018345,6);
INSERT INTO "press" VALUES(1573982026179018346,6);
INSERT INTO "press" VALUES(1573982026179018347,6);
INSERT INTO "press" VALUES(1573982026179018348,6);
INSERT INTO "press" VALUES(1573982026179018349,6);
INSERT INTO "press" VALUES(1573982026179018350,6);
INSERT INTO "press" VALUES(1573982026179018351,6);
INSERT INTO "press" VALUES(1573982026179018352,6);
CREATE TABLE rating (
    guild integer not null,
    game text not null,                -- 'cards' or 'dice'
    person integer not null references person (id),
    mean real not null,
    deviation real not null,
    games integer not null check (games > 0), -- how many were rated
    primary key (guild, game, person)
) strict, without rowid;
INSERT INTO "rating" VALUES(2251799813685248,'cards',1125899906842624,30.2704627669473,7.78847480787256696288e+00,1);
INSERT INTO "rating" VALUES(2251799813685248,'cards',1125899906842625,19.7295372330527,7.78847480787256696288e+00,1);
INSERT INTO "rating" VALUES(2251799813685248,'cards',1125899906842626,25.0,7.78847480787256696288e+00,1);
INSERT INTO "rating" VALUES(2251799813685248,'dice',1125899906842624,2.7635231383473648492e+01,7.78847480787256696288e+00,1);
INSERT INTO "rating" VALUES(2251799813685248,'dice',1125899906842625,2.7635231383473648492e+01,7.78847480787256696288e+00,1);
INSERT INTO "rating" VALUES(2251799813685248,'dice',1125899906842626,19.7295372330527,7.78847480787256696288e+00,1);
CREATE TABLE result (
    game_table integer not null references game_table (id),
    person integer not null references person (id),
    guild integer not null,
    game text not null,                -- 'cards' or 'dice'
    ended_at integer not null,
    seats integer not null,            -- how many played
    people integer not null,           -- how many of them were people, to the end or not
    stood_in integer not null check (stood_in in (0, 1)), -- a computer played on for them
    place integer not null,            -- 1 is the first; a shared place skips the next
    points integer not null,
    predictions integer not null,      -- how many they made
    exact integer not null, exact_longest integer, exact_first integer, exact_last integer, rating_mean real, rating_deviation real, rating_shown integer, hints integer not null default 0 check (hints in (0, 1)), newcomers integer not null default 0 check (newcomers in (0, 1)),            -- how many of them came true
    primary key (game_table, person)
) strict, without rowid;
INSERT INTO "result" VALUES(1,1125899906842624,2251799813685248,'cards',1795345791999,4,3,0,1,140,5,4,2,2,2,30.2704627669473,7.78847480787256696288e+00,1138,0,0);
INSERT INTO "result" VALUES(1,1125899906842625,2251799813685248,'cards',1795345791999,4,3,0,4,-40,5,1,1,0,1,19.7295372330527,7.78847480787256696288e+00,927,0,0);
INSERT INTO "result" VALUES(1,1125899906842626,2251799813685248,'cards',1795345791999,4,3,0,2,90,5,2,1,0,0,25.0,7.78847480787256696288e+00,1033,0,0);
INSERT INTO "result" VALUES(2,1125899906842624,2251799813685248,'dice',1795345793085,4,3,0,1,13,14,6,2,2,2,2.7635231383473648492e+01,7.78847480787256696288e+00,1085,0,0);
INSERT INTO "result" VALUES(2,1125899906842625,2251799813685248,'dice',1795345793085,4,3,0,1,13,14,7,3,0,2,2.7635231383473648492e+01,7.78847480787256696288e+00,1085,0,0);
INSERT INTO "result" VALUES(2,1125899906842626,2251799813685248,'dice',1795345793085,4,3,0,3,7,14,5,2,1,0,19.7295372330527,7.78847480787256696288e+00,927,0,0);
CREATE TABLE review (
    game_table integer primary key references game_table (id),
    judge integer not null,            -- the version of the judge
    body text not null                 -- JSON: each seat's points, and choices for which something better was found
) strict;
CREATE TABLE seat (
    game_table integer not null references game_table (id),
    place integer not null check (place between 0 and 5),
    person integer references person (id), -- who plays, or played before a computer sat in
    computer text,                     -- what a computer player is called, where no person sat before it
    level text,                        -- the level of the computer that plays now
    press integer not null, ordered text, missed integer not null default 0 check (missed >= 0), back_at integer not null default 0, decided integer not null default 0 check (decided >= 0), away_since integer, decided_since integer not null default 0 check (decided_since >= 0), called integer not null default 0 check (called >= 0),            -- the interaction that took the seat; 0 for a computer player
    primary key (game_table, place),
    check (person is not null or (computer is not null and level is not null))
) strict, without rowid;
INSERT INTO "seat" VALUES(1,0,1125899906842624,NULL,NULL,1573982026179018001,NULL,0,0,0,NULL,267,0);
INSERT INTO "seat" VALUES(1,1,1125899906842625,NULL,NULL,1573982026179018002,NULL,0,0,0,NULL,267,0);
INSERT INTO "seat" VALUES(1,2,1125899906842626,NULL,NULL,1573982026179018003,NULL,0,0,0,NULL,267,0);
INSERT INTO "seat" VALUES(1,3,NULL,'Merlin','apprentice',0,NULL,0,0,0,NULL,267,0);
INSERT INTO "seat" VALUES(2,0,1125899906842624,NULL,NULL,1573982026179018143,'ask-when-close',0,0,0,NULL,273,0);
INSERT INTO "seat" VALUES(2,1,1125899906842625,NULL,NULL,1573982026179018144,'ask-when-close',0,0,0,NULL,273,0);
INSERT INTO "seat" VALUES(2,2,1125899906842626,NULL,NULL,1573982026179018145,'ask-when-close',0,0,0,NULL,273,0);
INSERT INTO "seat" VALUES(2,3,NULL,'Merlin','apprentice',0,'ask-when-close',0,0,0,NULL,273,0);
INSERT INTO "seat" VALUES(3,0,1125899906842624,NULL,NULL,1573982026179018259,NULL,0,0,0,NULL,0,0);
INSERT INTO "seat" VALUES(3,1,1125899906842625,NULL,NULL,1573982026179018260,NULL,0,0,0,NULL,0,0);
INSERT INTO "seat" VALUES(3,2,1125899906842626,NULL,NULL,1573982026179018261,NULL,0,0,0,NULL,0,0);
INSERT INTO "seat" VALUES(3,3,NULL,'Merlin','apprentice',0,NULL,0,0,0,NULL,0,0);
INSERT INTO "seat" VALUES(4,0,1125899906842624,NULL,NULL,1573982026179018265,NULL,0,0,0,NULL,0,0);
INSERT INTO "seat" VALUES(4,1,1125899906842625,NULL,NULL,1573982026179018266,NULL,0,0,0,NULL,0,0);
INSERT INTO "seat" VALUES(4,2,1125899906842626,NULL,NULL,1573982026179018267,NULL,0,0,0,NULL,0,0);
INSERT INTO "seat" VALUES(4,3,NULL,'Merlin','apprentice',0,NULL,0,0,0,NULL,0,0);
INSERT INTO "seat" VALUES(5,0,1125899906842624,NULL,NULL,1573982026179018271,NULL,0,0,0,NULL,90,0);
INSERT INTO "seat" VALUES(5,1,1125899906842625,NULL,'apprentice',1573982026179018272,NULL,0,0,9,41,41,0);
INSERT INTO "seat" VALUES(5,2,1125899906842626,NULL,'apprentice',1573982026179018273,NULL,0,0,0,NULL,90,0);
INSERT INTO "seat" VALUES(5,3,NULL,'Merlin','apprentice',0,NULL,0,0,0,NULL,90,0);
INSERT INTO "seat" VALUES(6,0,1125899906842624,NULL,NULL,1573982026179018311,'ask-when-close',0,0,0,NULL,97,0);
INSERT INTO "seat" VALUES(6,1,1125899906842625,NULL,'apprentice',1573982026179018312,'ask-when-close',0,0,9,40,40,0);
INSERT INTO "seat" VALUES(6,2,1125899906842626,NULL,'apprentice',1573982026179018313,'ask-when-close',0,0,0,NULL,97,0);
INSERT INTO "seat" VALUES(6,3,NULL,'Merlin','apprentice',0,'ask-when-close',0,0,0,NULL,97,0);
CREATE TABLE server_channel (
    guild integer not null references server_settings (guild),
    channel integer not null,          -- Discord's channel id
    primary key (guild, channel)
) strict, without rowid;
CREATE TABLE server_language (
    guild integer primary key,         -- Discord's server id
    language text not null             -- a folder in locales/
) strict;
CREATE TABLE server_preset (
    guild integer not null references server_settings (guild),
    id integer not null,               -- the interaction that saved it
    name text not null,                -- as it was typed, without what cannot be seen
    name_key text not null,            -- the same in small letters
    options text not null,             -- JSON: which game, and its choices
    primary key (guild, id),
    unique (guild, name_key)
) strict, without rowid;
CREATE TABLE server_settings (
    guild integer primary key,         -- Discord's server id
    place text not null check (place in ('here', 'thread')), -- where tables open
    options text not null,             -- JSON: which game is played, and its choices
    clock text not null,               -- how long each decision may take: as in game_table
    level text not null,               -- how well computer players play who sit down
    enders text not null check (enders in ('host', 'nobody')), -- who ends a game without a vote
    most_tables integer not null check (most_tables between 1 and 500), -- lobbies and games at once
    most_lobbies integer not null check (most_lobbies between 1 and 5), -- lobbies of one host at once
    look text not null check (look in ('pictures', 'text')) -- how tables are shown
, weekly text not null default 'off', zone text, bell_role integer, bell_role_called_at integer, reactions text not null default 'on') strict;
INSERT INTO "server_settings" VALUES(2251799813685248,'thread','{"game":"cards","options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"}}','slow','adept','nobody',25,2,'text','off',NULL,NULL,NULL,'on');
CREATE TABLE standing (
    guild integer not null,
    game text not null,
    period text not null,
    person integer not null references person (id),
    games integer not null,
    wins integer not null,             -- first places, shared ones counted
    points integer not null,
    predictions integer not null,      -- how many they made
    exact integer not null,            -- how many of them came true
    rated integer not null,            -- how many of the games were rated
    rating integer,                    -- what is shown of the rating after the last of these
    mean_points real,                  -- a game; plain columns, for an index on generated ones covers nothing
    precision real,                    -- the share of predictions that came true; null without any
    primary key (guild, game, period, person),
    foreign key (guild, game, period) references leaderboard (guild, game, period)
) strict, without rowid;
INSERT INTO "standing" VALUES(2251799813685248,'cards','2026-4',1125899906842624,1,1,140,5,4,1,1138,140.0,0.8);
INSERT INTO "standing" VALUES(2251799813685248,'cards','2026-4',1125899906842625,1,0,-40,5,1,1,927,-40.0,0.2);
INSERT INTO "standing" VALUES(2251799813685248,'cards','2026-4',1125899906842626,1,0,90,5,2,1,1033,90.0,0.4);
INSERT INTO "standing" VALUES(2251799813685248,'cards','all-time',1125899906842624,1,1,140,5,4,1,1138,140.0,0.8);
INSERT INTO "standing" VALUES(2251799813685248,'cards','all-time',1125899906842625,1,0,-40,5,1,1,927,-40.0,0.2);
INSERT INTO "standing" VALUES(2251799813685248,'cards','all-time',1125899906842626,1,0,90,5,2,1,1033,90.0,0.4);
INSERT INTO "standing" VALUES(2251799813685248,'cards','month',1125899906842624,1,1,140,5,4,1,1138,140.0,0.8);
INSERT INTO "standing" VALUES(2251799813685248,'cards','month',1125899906842625,1,0,-40,5,1,1,927,-40.0,0.2);
INSERT INTO "standing" VALUES(2251799813685248,'cards','month',1125899906842626,1,0,90,5,2,1,1033,90.0,0.4);
INSERT INTO "standing" VALUES(2251799813685248,'dice','2026-4',1125899906842624,1,1,13,14,6,1,1085,13.0,4.28571428571428547638e-01);
INSERT INTO "standing" VALUES(2251799813685248,'dice','2026-4',1125899906842625,1,1,13,14,7,1,1085,13.0,0.5);
INSERT INTO "standing" VALUES(2251799813685248,'dice','2026-4',1125899906842626,1,0,7,14,5,1,927,7.0,3.57142857142857150787e-01);
INSERT INTO "standing" VALUES(2251799813685248,'dice','all-time',1125899906842624,1,1,13,14,6,1,1085,13.0,4.28571428571428547638e-01);
INSERT INTO "standing" VALUES(2251799813685248,'dice','all-time',1125899906842625,1,1,13,14,7,1,1085,13.0,0.5);
INSERT INTO "standing" VALUES(2251799813685248,'dice','all-time',1125899906842626,1,0,7,14,5,1,927,7.0,3.57142857142857150787e-01);
INSERT INTO "standing" VALUES(2251799813685248,'dice','month',1125899906842624,1,1,13,14,6,1,1085,13.0,4.28571428571428547638e-01);
INSERT INTO "standing" VALUES(2251799813685248,'dice','month',1125899906842625,1,1,13,14,7,1,1085,13.0,0.5);
INSERT INTO "standing" VALUES(2251799813685248,'dice','month',1125899906842626,1,0,7,14,5,1,927,7.0,3.57142857142857150787e-01);
CREATE TABLE stop (
    game_table integer references game_table (id), -- null for all
    since integer not null,
    until integer, unseen integer not null default 0 check (unseen in (0, 1)),                     -- null while it lasts
    check (until is null or until >= since)
) strict;
CREATE TABLE table_message (
    game_table integer not null references game_table (id),
    kind text not null check (kind in ('table', 'result', 'report', 'reminder', 'pause', 'end')),
    message integer not null,          -- Discord's id
    shows blob,                        -- a hash of its content; null if it may have changed since
    primary key (game_table, kind)
) strict, without rowid;
INSERT INTO "table_message" VALUES(1,'report',1300000000000000021,NULL);
INSERT INTO "table_message" VALUES(1,'result',1300000000000000011,NULL);
INSERT INTO "table_message" VALUES(1,'table',1300000000000000001,NULL);
INSERT INTO "table_message" VALUES(2,'report',1300000000000000022,NULL);
INSERT INTO "table_message" VALUES(2,'result',1300000000000000012,NULL);
INSERT INTO "table_message" VALUES(2,'table',1300000000000000002,NULL);
INSERT INTO "table_message" VALUES(3,'table',1300000000000000003,NULL);
INSERT INTO "table_message" VALUES(5,'end',1300000000000000055,NULL);
INSERT INTO "table_message" VALUES(5,'pause',1300000000000000045,NULL);
INSERT INTO "table_message" VALUES(5,'reminder',1300000000000000035,NULL);
INSERT INTO "table_message" VALUES(5,'table',1300000000000000005,NULL);
INSERT INTO "table_message" VALUES(6,'table',1300000000000000006,NULL);
CREATE TABLE tablet (
    id integer primary key,            -- the press that opened it: the id of the interaction
    guild integer not null,            -- Discord's server id
    channel integer not null,
    scribe integer not null references person (id),
    options text not null,             -- those of the game; JSON
    first integer not null,            -- the seat of the first dealer or the first Seer
    draft text,                        -- the last line that was refused, until one is entered
    continues integer unique,          -- the tablet of the same people before this one, if there was one
    changed_at integer not null        -- in Unix milliseconds
) strict;
CREATE TABLE tablet_entry (
    tablet integer not null references tablet (id),
    number integer not null,           -- from 0
    guild integer not null,            -- that of the tablet
    press integer not null unique,     -- the id of the interaction that entered it
    entry text not null,               -- like 'line 2 0 1', 'own 2 1', 'magic extra-die', 'undo', 'end'
    primary key (tablet, number)
) strict, without rowid;
CREATE TABLE tablet_seat (
    tablet integer not null references tablet (id),
    place integer not null,            -- from 0, in the order of play
    guild integer not null,            -- that of the tablet
    person integer references person (id),
    name text,                         -- null for a person, who is known by their own name
    primary key (tablet, place),
    check ((person is null) <> (name is null))
) strict, without rowid;
CREATE TABLE title (
    guild integer not null,            -- Discord's server id
    person integer not null references person (id),
    achievement text not null,         -- its name in src/scores/achievements.rs
    primary key (guild, person)
) strict, without rowid;
INSERT INTO "title" VALUES(2251799813685248,1125899906842624,'first-win');
CREATE TABLE unclean (
    only_row integer primary key check (only_row = 1)
, deletions integer not null default 1) strict;
CREATE TABLE voice (
    game_table integer not null references game_table (id),
    proposal text not null check (proposal in ('pause', 'end')),
    place integer not null check (place between 0 and 5), -- in the order in which they agreed; 0 proposed it
    person integer not null references person (id),
    vote integer not null,             -- the interaction that proposed it: buttons name it
    primary key (game_table, proposal, place),
    unique (game_table, proposal, person)
) strict, without rowid;
CREATE TABLE week_message (
    guild integer not null,
    week integer not null,
    ballot text not null,              -- the options of the presets to vote on, in their order; JSON
    primary key (guild, week)
) strict, without rowid;
CREATE TABLE week_vote (
    guild integer not null,
    week integer not null,
    person integer not null references person (id),
    choice integer not null,           -- the place on the ballot, from 0
    primary key (guild, week, person)
) strict, without rowid;
CREATE INDEX press_of_table on press (game_table);
CREATE INDEX result_of_guild on result (guild, game, ended_at);
CREATE INDEX rematch on game_table (rematch_of) where rematch_of is not null;
CREATE UNIQUE INDEX one_table_a_channel on game_table (channel)
    where stage in ('lobby', 'playing') and set_aside_at is null;
CREATE INDEX table_by_due on game_table (due_at)
    where due_at is not null and stage = 'playing' and set_aside_at is null;
CREATE INDEX stop_of_table on stop (game_table, since);
CREATE INDEX standing_by_rating
    on standing (guild, game, period, rating desc, rated desc, person) where period > 'a' and rated >= 3;
CREATE INDEX standing_by_wins
    on standing (guild, game, period, wins desc, points desc, games desc, person) where period > 'a';
CREATE INDEX standing_by_games
    on standing (guild, game, period, games desc, wins desc, person) where period > 'a';
CREATE INDEX standing_by_points
    on standing (guild, game, period, mean_points desc, games desc, person) where period > 'a' and games >= 3;
CREATE INDEX standing_by_precision
    on standing (guild, game, period, precision desc, games desc, person) where period > 'a' and games >= 3;
CREATE INDEX result_of_players
    on result (guild, game, seats, person, ended_at, place, points, predictions, exact, rating_shown)
    where game = 'cards';
CREATE INDEX table_of_host on game_table (host);
CREATE INDEX table_ended_by on game_table (ended_by) where ended_by is not null;
CREATE INDEX standing_of_person on standing (person);
CREATE INDEX rating_of_person on rating (person);
CREATE INDEX cut_of_person on cut (person);
CREATE INDEX voice_of_person on voice (person);
CREATE INDEX table_of_guild on game_table (guild);
CREATE INDEX over_on_guild on game_table (guild, id) where stage = 'over' and set_aside_at is null;
CREATE INDEX over_in_channel on game_table (channel, id) where stage = 'over' and set_aside_at is null;
CREATE INDEX over_below_channel on game_table (parent, id)
    where stage = 'over' and set_aside_at is null and parent is not null;
CREATE INDEX seat_of_person on seat (person, game_table) where person is not null;
CREATE INDEX result_of_person
    on result (person, guild, ended_at, game_table, game, seats, stood_in, place, points, predictions, exact,
               exact_longest, exact_first, exact_last, rating_mean, rating_shown);
CREATE INDEX next_player_of_person on next_player (person);
CREATE INDEX daily_game_of_person on daily_game (person, day);
CREATE INDEX daily_game_by_points on daily_game (guild, day, points desc, finished_at)
    where points is not null and not struck;
CREATE INDEX challenge_of_person on challenge (person);
CREATE TRIGGER standing_comes after insert on standing begin
    update leaderboard set people = people + 1, regulars = regulars + (new.games >= 3),
                           rated = rated + (new.rated >= 3)
    where guild = new.guild and game = new.game and period = new.period;
end;
CREATE TRIGGER standing_changes after update of games, rated on standing
when (new.games >= 3) <> (old.games >= 3) or (new.rated >= 3) <> (old.rated >= 3) begin
    update leaderboard set regulars = regulars + (new.games >= 3) - (old.games >= 3),
                           rated = rated + (new.rated >= 3) - (old.rated >= 3)
    where guild = new.guild and game = new.game and period = new.period;
end;
CREATE TRIGGER standing_goes after delete on standing begin
    update leaderboard set people = people - 1, regulars = regulars - (old.games >= 3),
                           rated = rated - (old.rated >= 3)
    where guild = old.guild and game = old.game and period = old.period;
end;
CREATE TRIGGER person_is_former after update of former on person when new.former = 1 begin
    delete from standing where person = new.id;
end;
CREATE TRIGGER standing_of_former after update of person on standing
when (select former from person where id = new.person) = 1 begin
    delete from standing
    where guild = new.guild and game = new.game and period = new.period and person = new.person;
end;
CREATE TRIGGER season_begins before insert on result
when not exists (select 1 from leaderboard
                 where guild = new.guild and game = new.game
                   and period = strftime('%Y-', new.ended_at / 1000, 'unixepoch')
                       || ((strftime('%m', new.ended_at / 1000, 'unixepoch') + 2) / 3))
begin
    insert into leaderboard (guild, game, period, since)
    values (new.guild, new.game, 'all-time', 0), (new.guild, new.game, 'month', 0),
           (new.guild, new.game, strftime('%Y-', new.ended_at / 1000, 'unixepoch')
                || ((strftime('%m', new.ended_at / 1000, 'unixepoch') + 2) / 3), 0)
    on conflict do nothing;
end;
CREATE TRIGGER result_is_counted after insert on result begin
    insert into standing (guild, game, period, person, games, wins, points, predictions, exact, rated, rating,
                          mean_points, precision)
    select guild, game, period, new.person, 1, new.place = 1, new.points, new.predictions, new.exact,
           new.rating_shown is not null, new.rating_shown, new.points, 1.0 * new.exact / new.predictions
    from leaderboard
    where guild = new.guild and game = new.game and since <= new.ended_at
      and period in ('all-time', 'month', strftime('%Y-', new.ended_at / 1000, 'unixepoch')
                || ((strftime('%m', new.ended_at / 1000, 'unixepoch') + 2) / 3))
      and (select former from person where id = new.person) is not 1
    on conflict do update set
        games = games + 1, wins = wins + excluded.wins, points = points + excluded.points,
        predictions = predictions + excluded.predictions, exact = exact + excluded.exact,
        rated = rated + excluded.rated, rating = coalesce(excluded.rating, rating),
        mean_points = 1.0 * (points + excluded.points) / (games + 1),
        precision = 1.0 * (exact + excluded.exact) / (predictions + excluded.predictions);
end;
CREATE TRIGGER period_goes_on after update of since on leaderboard
when new.since <> old.since begin
    insert into standing (guild, game, period, person, games, wins, points, predictions, exact, rated,
                          mean_points, precision)
    select new.guild, new.game, new.period, person, sum(sign), sum(sign * (place = 1)),
           sum(sign * points), sum(sign * predictions), sum(sign * exact),
           sum(sign * (rating_shown is not null)),
           1.0 * sum(points) / count(*), 1.0 * sum(exact) / sum(predictions)
    from result join person on person.id = person, (select iif(new.since > old.since, -1, 1) as sign)
    where guild = new.guild and game = new.game and former = 0
      and ended_at >= min(old.since, new.since) and ended_at < max(old.since, new.since)
    group by person
    on conflict do update set
        games = games + excluded.games, wins = wins + excluded.wins,
        points = points + excluded.points, predictions = predictions + excluded.predictions,
        exact = exact + excluded.exact, rated = rated + excluded.rated,
        mean_points = 1.0 * (points + excluded.points) / (games + excluded.games),
        precision = 1.0 * (exact + excluded.exact) / (predictions + excluded.predictions);
    delete from standing
    where guild = new.guild and game = new.game and period = new.period and games = 0
      and person in (select person from result
                     where guild = new.guild and game = new.game and ended_at >= min(old.since, new.since)
                       and ended_at < max(old.since, new.since));
    -- The last rated game of the period is another one only where there was none, or is none any more.
    update standing set rating = (
        select rating_shown from result
        where guild = new.guild and game = new.game and person = standing.person
          and ended_at >= new.since and rating_shown is not null
        order by ended_at desc limit 1)
    where guild = new.guild and game = new.game and period = new.period
      and person in (select person from result
                     where guild = new.guild and game = new.game and ended_at >= min(old.since, new.since)
                       and ended_at < max(old.since, new.since))
      and (rated > 0) <> (rating is not null);
end;
CREATE TRIGGER daily_game_inserted after insert on daily_game
when new.points is not null and not new.struck
begin
    insert into daily_people values (new.guild, new.day, 1)
    on conflict (guild, day) do update set people = people + 1;
end;
CREATE TRIGGER daily_game_updated after update on daily_game
when (new.points is not null and not new.struck) <> (old.points is not null and not old.struck)
begin
    insert into daily_people values (new.guild, new.day, iif(new.points is not null and not new.struck, 1, -1))
    on conflict (guild, day) do update set people = people + excluded.people;
end;
CREATE TRIGGER daily_game_deleted after delete on daily_game
when old.points is not null and not old.struck
begin
    update daily_people set people = people - 1 where guild = old.guild and day = old.day;
    update daily_message set shown = null where guild = old.guild and day = old.day;
end;
CREATE INDEX week_vote_of_person on week_vote (person);
CREATE INDEX tablet_of_scribe on tablet (scribe);
CREATE INDEX tablet_of_guild on tablet (guild, changed_at);
CREATE INDEX tablet_seat_of_person on tablet_seat (person);
CREATE INDEX mute_of_muted on mute (muted);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('game_table',6);
COMMIT;
