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
INSERT INTO _sqlx_migrations VALUES(1,'tables and scores','2026-11-22 11:19:12',1,X'1f99067d15ee4f5d58ad18652b5dec788fadfa556f865b380192f8a7230786ee2e83810b51f1d4678a02660d6c84738c',2876848);
INSERT INTO _sqlx_migrations VALUES(2,'dice game','2026-11-22 11:19:12',1,X'6b04c067d66bed3f4bd3ddbbc53f96447c462500d752f0d9f66f70ee046505b004a847c5f982eb8fb36d5c897b6359d0',880962);
INSERT INTO _sqlx_migrations VALUES(3,'orders and results','2026-11-22 11:19:12',1,X'd24148789f6165696f268dd9a5c53bb1b88fc166f6afb09542ae6d644b0cb8a305cfa3c91811e08cd2fd11d0f7de6d3d',2045389);
INSERT INTO _sqlx_migrations VALUES(4,'leaderboards','2026-11-22 11:19:12',1,X'ecdc78e9dfcecbf1b9d3f3b14e6b998fa37282089c9e569cef45a490e4d47d749e7c9db07d5b7dcd22389394717690cf',1697006);
INSERT INTO _sqlx_migrations VALUES(5,'set aside','2026-11-22 11:19:12',1,X'1cf4c5e8bb85a8f373d5e357ce2bac8056a3400539dd89afd34f19248e05e55b6bb96bfd9aa64dfdb35b2aafed8acfe0',1412350);
INSERT INTO _sqlx_migrations VALUES(6,'clocks','2026-11-22 11:19:12',1,X'e94093dcd76078fde41165ac0e1cf944fe2f5618fad8bc8e3b11784c6043847ffec0bae1a8f3f491c6711fe4428edf3f',11044435);
CREATE TABLE person (
    id integer primary key,            -- Discord's user id
    name text not null                 -- the display name last seen
) strict;
INSERT INTO person VALUES(1125899906842624,'Ada');
INSERT INTO person VALUES(1125899906842625,'Ben');
INSERT INTO person VALUES(1125899906842626,'Cy');
CREATE TABLE game_table (
    id integer primary key autoincrement,
    guild integer not null,            -- Discord's server id
    channel integer not null,          -- Discord's channel or thread id
    host integer not null references person (id),
    options text not null,             -- JSON: which game, and its choices
    secret blob not null check (length(secret) = 32), -- sealed until the table is over
    stage text not null check (stage in ('lobby', 'playing', 'over', 'closed')),
    begin_press integer,               -- the interaction that began the game
    message integer,                   -- Discord's id of the table's message, once it is posted
    opened_at integer not null,
    ended_at integer                   -- when it was over or closed
, result_message integer, ended_by integer references person (id), rematch_of integer references game_table (id), engine integer not null default 1, set_aside_at integer, clock text not null default 'none', due_at integer, nudge_message integer) strict;
INSERT INTO game_table VALUES(1,2251799813685248,4503599627370496,1125899906842624,'{"game":"cards","options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"}}',X'67d2394fbb32648e4ff7332ebc13811b522f87a711a31b40dff0b722f01ac047','over',1573982026179018005,NULL,1795346352828,1795346353310,NULL,NULL,NULL,1,NULL,'live',NULL,NULL);
INSERT INTO game_table VALUES(2,2251799813685248,4503599627370497,1125899906842624,'{"game":"dice","options":{"target":9,"magic-cards":false}}',X'25f696023cfed1932d886ea14360f9b0f8d80945c21085a3e32bc87b6104f6e8','over',1573982026179018146,NULL,1795346353314,1795346353606,NULL,NULL,NULL,1,NULL,'none',NULL,NULL);
INSERT INTO game_table VALUES(3,2251799813685248,4503599627370498,1125899906842624,'{"game":"cards","options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"}}',X'635a322fab18ebe4276a23ee26948de36de393a88a2cafa0cf55e32eb9e87dd5','lobby',NULL,NULL,1795346353608,NULL,NULL,NULL,NULL,1,NULL,'relaxed',NULL,NULL);
INSERT INTO game_table VALUES(4,2251799813685248,4503599627370499,1125899906842624,'{"game":"dice","options":{"target":9,"magic-cards":false}}',X'd711e499890c9db9324fedcfee4c32cdc189b182fe0e4864a3466609a5dedadd','lobby',NULL,NULL,1795346353611,NULL,NULL,NULL,NULL,1,NULL,'slow',NULL,NULL);
INSERT INTO game_table VALUES(5,2251799813685248,4503599627370500,1125899906842624,'{"game":"cards","options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"}}',X'37955a1b64b8e193626fef9efc2fee605de1d35b69155718ee0d625c1998d30d','playing',1573982026179018249,NULL,1795346353614,NULL,NULL,NULL,NULL,1,NULL,'slow',1795389615759,NULL);
INSERT INTO game_table VALUES(6,2251799813685248,4503599627370501,1125899906842624,'{"game":"dice","options":{"target":9,"magic-cards":false}}',X'569a9c5e3545c8f9108670cd6933e38387e469fa36d8e76c062f69a13f2e9f42','playing',1573982026179018287,NULL,1795346415767,NULL,NULL,NULL,NULL,1,NULL,'relaxed',1795346715844,NULL);
CREATE TABLE seat (
    game_table integer not null references game_table (id),
    place integer not null check (place between 0 and 5),
    person integer references person (id), -- who plays, or played before a computer sat in
    computer text,                     -- what a computer player is called, where no person sat before it
    level text,                        -- the level of the computer that plays now
    press integer not null, ordered text, missed integer not null default 0 check (missed >= 0), back_at integer not null default 0, decided integer not null default 0 check (decided >= 0), away_since integer,            -- the interaction that took the seat; 0 for a computer player
    primary key (game_table, place),
    check (person is not null or (computer is not null and level is not null))
) strict, without rowid;
INSERT INTO seat VALUES(1,0,1125899906842624,NULL,NULL,1573982026179018001,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(1,1,1125899906842625,NULL,NULL,1573982026179018002,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(1,2,1125899906842626,NULL,NULL,1573982026179018003,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(1,3,NULL,'Merlin','apprentice',0,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(2,0,1125899906842624,NULL,NULL,1573982026179018142,'ask-when-close',0,0,0,NULL);
INSERT INTO seat VALUES(2,1,1125899906842625,NULL,NULL,1573982026179018143,'ask-when-close',0,0,0,NULL);
INSERT INTO seat VALUES(2,2,1125899906842626,NULL,NULL,1573982026179018144,'ask-when-close',0,0,0,NULL);
INSERT INTO seat VALUES(2,3,NULL,'Merlin','apprentice',0,'ask-when-close',0,0,0,NULL);
INSERT INTO seat VALUES(3,0,1125899906842624,NULL,NULL,1573982026179018237,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(3,1,1125899906842625,NULL,NULL,1573982026179018238,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(3,2,1125899906842626,NULL,NULL,1573982026179018239,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(3,3,NULL,'Merlin','apprentice',0,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(4,0,1125899906842624,NULL,NULL,1573982026179018241,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(4,1,1125899906842625,NULL,NULL,1573982026179018242,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(4,2,1125899906842626,NULL,NULL,1573982026179018243,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(4,3,NULL,'Merlin','apprentice',0,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(5,0,1125899906842624,NULL,NULL,1573982026179018245,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(5,1,1125899906842625,NULL,'apprentice',1573982026179018246,NULL,0,0,8,41);
INSERT INTO seat VALUES(5,2,1125899906842626,NULL,'apprentice',1573982026179018247,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(5,3,NULL,'Merlin','apprentice',0,NULL,0,0,0,NULL);
INSERT INTO seat VALUES(6,0,1125899906842624,NULL,NULL,1573982026179018283,'ask-when-close',0,0,0,NULL);
INSERT INTO seat VALUES(6,1,1125899906842625,NULL,'apprentice',1573982026179018284,'ask-when-close',0,0,9,40);
INSERT INTO seat VALUES(6,2,1125899906842626,NULL,'apprentice',1573982026179018285,'ask-when-close',0,0,0,NULL);
INSERT INTO seat VALUES(6,3,NULL,'Merlin','apprentice',0,'ask-when-close',0,0,0,NULL);
CREATE TABLE event (
    game_table integer not null references game_table (id),
    number integer not null check (number >= 0),
    form integer not null,             -- the form of the body; older forms are lifted when they are read
    body text not null, written_at integer,                -- JSON, as in the game's record
    primary key (game_table, number)
) strict, without rowid;
INSERT INTO event VALUES(1,0,1,'{"game":"cards","seats":4,"options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"},"dealer":2,"suits":null}',1795346352836);
INSERT INTO event VALUES(1,1,1,'{"event":"round","round":1,"cards":3,"dealer":2}',1795346352836);
INSERT INTO event VALUES(1,2,1,'{"event":"deal","hands":[["G7","Y1","Y9"],["B4","B11","G8"],["G4","Y5","J"],["G1","G10","Y4"]],"turned":"R7"}',1795346352836);
INSERT INTO event VALUES(1,3,1,'{"event":"trump","suit":"red","by":null}',1795346352836);
INSERT INTO event VALUES(1,4,1,'{"event":"predict","seat":3,"tricks":0}',1795346352895);
INSERT INTO event VALUES(1,5,1,'{"event":"predict","seat":0,"tricks":0}',1795346352897);
INSERT INTO event VALUES(1,6,1,'{"event":"predict","seat":1,"tricks":1}',1795346352897);
INSERT INTO event VALUES(1,7,1,'{"event":"predict","seat":2,"tricks":0}',1795346352898);
INSERT INTO event VALUES(1,8,1,'{"event":"play","seat":3,"card":"G1"}',1795346352903);
INSERT INTO event VALUES(1,9,1,'{"event":"play","seat":0,"card":"G7"}',1795346352904);
INSERT INTO event VALUES(1,10,1,'{"event":"play","seat":1,"card":"G8"}',1795346352905);
INSERT INTO event VALUES(1,11,1,'{"event":"play","seat":2,"card":"G4"}',1795346352906);
INSERT INTO event VALUES(1,12,1,'{"event":"trick","winner":1}',1795346352906);
INSERT INTO event VALUES(1,13,1,'{"event":"play","seat":1,"card":"B4"}',1795346352909);
INSERT INTO event VALUES(1,14,1,'{"event":"play","seat":2,"card":"Y5"}',1795346352911);
INSERT INTO event VALUES(1,15,1,'{"event":"play","seat":3,"card":"G10"}',1795346352914);
INSERT INTO event VALUES(1,16,1,'{"event":"play","seat":0,"card":"Y9"}',1795346352915);
INSERT INTO event VALUES(1,17,1,'{"event":"trick","winner":1}',1795346352915);
INSERT INTO event VALUES(1,18,1,'{"event":"play","seat":1,"card":"B11"}',1795346352915);
INSERT INTO event VALUES(1,19,1,'{"event":"play","seat":2,"card":"J"}',1795346352915);
INSERT INTO event VALUES(1,20,1,'{"event":"play","seat":3,"card":"Y4"}',1795346352915);
INSERT INTO event VALUES(1,21,1,'{"event":"play","seat":0,"card":"Y1"}',1795346352915);
INSERT INTO event VALUES(1,22,1,'{"event":"trick","winner":1}',1795346352915);
INSERT INTO event VALUES(1,23,1,'{"event":"score","points":[20,-20,20,20],"totals":[20,-20,20,20]}',1795346352915);
INSERT INTO event VALUES(1,24,1,'{"event":"round","round":2,"cards":6,"dealer":3}',1795346352915);
INSERT INTO event VALUES(1,25,1,'{"event":"deal","hands":[["G1","G3","G9","G10","R5","J"],["B3","B11","G12","G13","Y2","Y3"],["B9","R6","R12","Y5","W","W"],["G4","G11","R2","R8","Y12","Y13"]],"turned":"B4"}',1795346352915);
INSERT INTO event VALUES(1,26,1,'{"event":"trump","suit":"blue","by":null}',1795346352915);
INSERT INTO event VALUES(1,27,1,'{"event":"predict","seat":0,"tricks":1}',1795346352916);
INSERT INTO event VALUES(1,28,1,'{"event":"predict","seat":1,"tricks":2}',1795346352917);
INSERT INTO event VALUES(1,29,1,'{"event":"predict","seat":2,"tricks":3}',1795346352918);
INSERT INTO event VALUES(1,30,1,'{"event":"predict","seat":3,"tricks":2}',1795346352922);
INSERT INTO event VALUES(1,31,1,'{"event":"play","seat":0,"card":"G10"}',1795346352922);
INSERT INTO event VALUES(1,32,1,'{"event":"play","seat":1,"card":"G13"}',1795346352923);
INSERT INTO event VALUES(1,33,1,'{"event":"play","seat":2,"card":"W"}',1795346352924);
INSERT INTO event VALUES(1,34,1,'{"event":"play","seat":3,"card":"G4"}',1795346352928);
INSERT INTO event VALUES(1,35,1,'{"event":"trick","winner":2}',1795346352928);
INSERT INTO event VALUES(1,36,1,'{"event":"play","seat":2,"card":"W"}',1795346352928);
INSERT INTO event VALUES(1,37,1,'{"event":"play","seat":3,"card":"R2"}',1795346352933);
INSERT INTO event VALUES(1,38,1,'{"event":"play","seat":0,"card":"J"}',1795346352936);
INSERT INTO event VALUES(1,39,1,'{"event":"play","seat":1,"card":"Y2"}',1795346352937);
INSERT INTO event VALUES(1,40,1,'{"event":"trick","winner":2}',1795346352937);
INSERT INTO event VALUES(1,41,1,'{"event":"play","seat":2,"card":"B9"}',1795346352937);
INSERT INTO event VALUES(1,42,1,'{"event":"play","seat":3,"card":"R8"}',1795346352942);
INSERT INTO event VALUES(1,43,1,'{"event":"play","seat":0,"card":"G1"}',1795346352943);
INSERT INTO event VALUES(1,44,1,'{"event":"play","seat":1,"card":"B11"}',1795346352944);
INSERT INTO event VALUES(1,45,1,'{"event":"trick","winner":1}',1795346352944);
INSERT INTO event VALUES(1,46,1,'{"event":"play","seat":1,"card":"B3"}',1795346352944);
INSERT INTO event VALUES(1,47,1,'{"event":"play","seat":2,"card":"Y5"}',1795346352945);
INSERT INTO event VALUES(1,48,1,'{"event":"play","seat":3,"card":"G11"}',1795346352949);
INSERT INTO event VALUES(1,49,1,'{"event":"play","seat":0,"card":"G3"}',1795346352949);
INSERT INTO event VALUES(1,50,1,'{"event":"trick","winner":1}',1795346352949);
INSERT INTO event VALUES(1,51,1,'{"event":"play","seat":1,"card":"Y3"}',1795346352950);
INSERT INTO event VALUES(1,52,1,'{"event":"play","seat":2,"card":"R6"}',1795346352951);
INSERT INTO event VALUES(1,53,1,'{"event":"play","seat":3,"card":"Y13"}',1795346352954);
INSERT INTO event VALUES(1,54,1,'{"event":"play","seat":0,"card":"R5"}',1795346352955);
INSERT INTO event VALUES(1,55,1,'{"event":"trick","winner":3}',1795346352955);
INSERT INTO event VALUES(1,56,1,'{"event":"play","seat":3,"card":"Y12"}',1795346352955);
INSERT INTO event VALUES(1,57,1,'{"event":"play","seat":0,"card":"G9"}',1795346352955);
INSERT INTO event VALUES(1,58,1,'{"event":"play","seat":1,"card":"G12"}',1795346352955);
INSERT INTO event VALUES(1,59,1,'{"event":"play","seat":2,"card":"R12"}',1795346352955);
INSERT INTO event VALUES(1,60,1,'{"event":"trick","winner":3}',1795346352955);
INSERT INTO event VALUES(1,61,1,'{"event":"score","points":[-10,40,-10,40],"totals":[10,20,10,60]}',1795346352955);
INSERT INTO event VALUES(1,62,1,'{"event":"round","round":3,"cards":9,"dealer":0}',1795346352955);
INSERT INTO event VALUES(1,63,1,'{"event":"deal","hands":[["B12","R1","R4","Y1","Y5","Y7","Y12","J","J"],["B3","B13","G2","G4","G9","R7","R10","Y9","Y13"],["B4","B11","G1","G11","G12","R11","R12","Y10","W"],["B1","B7","B8","G7","G8","G13","Y2","Y4","Y6"]],"turned":"J"}',1795346352955);
INSERT INTO event VALUES(1,64,1,'{"event":"trump","suit":null,"by":null}',1795346352955);
INSERT INTO event VALUES(1,65,1,'{"event":"predict","seat":1,"tricks":2}',1795346352957);
INSERT INTO event VALUES(1,66,1,'{"event":"predict","seat":2,"tricks":3}',1795346352959);
INSERT INTO event VALUES(1,67,1,'{"event":"predict","seat":3,"tricks":1}',1795346352963);
INSERT INTO event VALUES(1,68,1,'{"event":"predict","seat":0,"tricks":1}',1795346352964);
INSERT INTO event VALUES(1,69,1,'{"event":"play","seat":1,"card":"Y13"}',1795346352964);
INSERT INTO event VALUES(1,70,1,'{"event":"play","seat":2,"card":"W"}',1795346352965);
INSERT INTO event VALUES(1,71,1,'{"event":"play","seat":3,"card":"Y2"}',1795346352969);
INSERT INTO event VALUES(1,72,1,'{"event":"play","seat":0,"card":"J"}',1795346352970);
INSERT INTO event VALUES(1,73,1,'{"event":"trick","winner":2}',1795346352970);
INSERT INTO event VALUES(1,74,1,'{"event":"play","seat":2,"card":"R12"}',1795346352970);
INSERT INTO event VALUES(1,75,1,'{"event":"play","seat":3,"card":"B1"}',1795346352975);
INSERT INTO event VALUES(1,76,1,'{"event":"play","seat":0,"card":"J"}',1795346352976);
INSERT INTO event VALUES(1,77,1,'{"event":"play","seat":1,"card":"R7"}',1795346352977);
INSERT INTO event VALUES(1,78,1,'{"event":"trick","winner":2}',1795346352977);
INSERT INTO event VALUES(1,79,1,'{"event":"play","seat":2,"card":"G12"}',1795346352978);
INSERT INTO event VALUES(1,80,1,'{"event":"play","seat":3,"card":"G13"}',1795346352982);
INSERT INTO event VALUES(1,81,1,'{"event":"play","seat":0,"card":"R1"}',1795346352983);
INSERT INTO event VALUES(1,82,1,'{"event":"play","seat":1,"card":"G2"}',1795346352983);
INSERT INTO event VALUES(1,83,1,'{"event":"trick","winner":3}',1795346352983);
INSERT INTO event VALUES(1,84,1,'{"event":"play","seat":3,"card":"Y4"}',1795346352984);
INSERT INTO event VALUES(1,85,1,'{"event":"play","seat":0,"card":"Y12"}',1795346352985);
INSERT INTO event VALUES(1,86,1,'{"event":"play","seat":1,"card":"Y9"}',1795346352985);
INSERT INTO event VALUES(1,87,1,'{"event":"play","seat":2,"card":"Y10"}',1795346352986);
INSERT INTO event VALUES(1,88,1,'{"event":"trick","winner":0}',1795346352986);
INSERT INTO event VALUES(1,89,1,'{"event":"play","seat":0,"card":"Y1"}',1795346352989);
INSERT INTO event VALUES(1,90,1,'{"event":"play","seat":1,"card":"B3"}',1795346352992);
INSERT INTO event VALUES(1,91,1,'{"event":"play","seat":2,"card":"G1"}',1795346352993);
INSERT INTO event VALUES(1,92,1,'{"event":"play","seat":3,"card":"Y6"}',1795346352997);
INSERT INTO event VALUES(1,93,1,'{"event":"trick","winner":3}',1795346352997);
INSERT INTO event VALUES(1,94,1,'{"event":"play","seat":3,"card":"B7"}',1795346353000);
INSERT INTO event VALUES(1,95,1,'{"event":"play","seat":0,"card":"B12"}',1795346353001);
INSERT INTO event VALUES(1,96,1,'{"event":"play","seat":1,"card":"B13"}',1795346353001);
INSERT INTO event VALUES(1,97,1,'{"event":"play","seat":2,"card":"B4"}',1795346353002);
INSERT INTO event VALUES(1,98,1,'{"event":"trick","winner":1}',1795346353002);
INSERT INTO event VALUES(1,99,1,'{"event":"play","seat":1,"card":"R10"}',1795346353006);
INSERT INTO event VALUES(1,100,1,'{"event":"play","seat":2,"card":"R11"}',1795346353006);
INSERT INTO event VALUES(1,101,1,'{"event":"play","seat":3,"card":"G8"}',1795346353011);
INSERT INTO event VALUES(1,102,1,'{"event":"play","seat":0,"card":"R4"}',1795346353018);
INSERT INTO event VALUES(1,103,1,'{"event":"trick","winner":2}',1795346353018);
INSERT INTO event VALUES(1,104,1,'{"event":"play","seat":2,"card":"B11"}',1795346353026);
INSERT INTO event VALUES(1,105,1,'{"event":"play","seat":3,"card":"B8"}',1795346353031);
INSERT INTO event VALUES(1,106,1,'{"event":"play","seat":0,"card":"Y7"}',1795346353032);
INSERT INTO event VALUES(1,107,1,'{"event":"play","seat":1,"card":"G4"}',1795346353033);
INSERT INTO event VALUES(1,108,1,'{"event":"trick","winner":2}',1795346353033);
INSERT INTO event VALUES(1,109,1,'{"event":"play","seat":2,"card":"G11"}',1795346353033);
INSERT INTO event VALUES(1,110,1,'{"event":"play","seat":3,"card":"G7"}',1795346353033);
INSERT INTO event VALUES(1,111,1,'{"event":"play","seat":0,"card":"Y5"}',1795346353033);
INSERT INTO event VALUES(1,112,1,'{"event":"play","seat":1,"card":"G9"}',1795346353033);
INSERT INTO event VALUES(1,113,1,'{"event":"trick","winner":2}',1795346353033);
INSERT INTO event VALUES(1,114,1,'{"event":"score","points":[30,-10,-20,-10],"totals":[40,10,-10,50]}',1795346353033);
INSERT INTO event VALUES(1,115,1,'{"event":"round","round":4,"cards":12,"dealer":1}',1795346353033);
INSERT INTO event VALUES(1,116,1,'{"event":"deal","hands":[["B4","B5","B6","G6","G11","G12","R10","R12","Y4","Y8","Y9","J"],["B8","G1","G3","R6","R8","R13","Y5","Y6","Y10","W","J","J"],["B1","B7","B9","G2","G4","G5","G7","R5","Y1","Y3","Y13","W"],["B2","B3","B10","B11","G8","G13","R1","R2","R3","R4","Y7","Y11"]],"turned":"W"}',1795346353033);
INSERT INTO event VALUES(1,117,1,'{"event":"trump","suit":"yellow","by":1}',1795346353034);
INSERT INTO event VALUES(1,118,1,'{"event":"predict","seat":2,"tricks":3}',1795346353034);
INSERT INTO event VALUES(1,119,1,'{"event":"predict","seat":3,"tricks":3}',1795346353039);
INSERT INTO event VALUES(1,120,1,'{"event":"predict","seat":0,"tricks":4}',1795346353048);
INSERT INTO event VALUES(1,121,1,'{"event":"predict","seat":1,"tricks":4}',1795346353049);
INSERT INTO event VALUES(1,122,1,'{"event":"play","seat":2,"card":"W"}',1795346353050);
INSERT INTO event VALUES(1,123,1,'{"event":"play","seat":3,"card":"R1"}',1795346353055);
INSERT INTO event VALUES(1,124,1,'{"event":"play","seat":0,"card":"J"}',1795346353089);
INSERT INTO event VALUES(1,125,1,'{"event":"play","seat":1,"card":"J"}',1795346353090);
INSERT INTO event VALUES(1,126,1,'{"event":"trick","winner":2}',1795346353090);
INSERT INTO event VALUES(1,127,1,'{"event":"play","seat":2,"card":"Y13"}',1795346353091);
INSERT INTO event VALUES(1,128,1,'{"event":"play","seat":3,"card":"Y7"}',1795346353096);
INSERT INTO event VALUES(1,129,1,'{"event":"play","seat":0,"card":"Y4"}',1795346353097);
INSERT INTO event VALUES(1,130,1,'{"event":"play","seat":1,"card":"W"}',1795346353098);
INSERT INTO event VALUES(1,131,1,'{"event":"trick","winner":1}',1795346353098);
INSERT INTO event VALUES(1,132,1,'{"event":"play","seat":1,"card":"Y10"}',1795346353098);
INSERT INTO event VALUES(1,133,1,'{"event":"play","seat":2,"card":"Y1"}',1795346353099);
INSERT INTO event VALUES(1,134,1,'{"event":"play","seat":3,"card":"Y11"}',1795346353104);
INSERT INTO event VALUES(1,135,1,'{"event":"play","seat":0,"card":"Y8"}',1795346353119);
INSERT INTO event VALUES(1,136,1,'{"event":"trick","winner":3}',1795346353119);
INSERT INTO event VALUES(1,137,1,'{"event":"play","seat":3,"card":"G13"}',1795346353120);
INSERT INTO event VALUES(1,138,1,'{"event":"play","seat":0,"card":"G6"}',1795346353121);
INSERT INTO event VALUES(1,139,1,'{"event":"play","seat":1,"card":"J"}',1795346353122);
INSERT INTO event VALUES(1,140,1,'{"event":"play","seat":2,"card":"G2"}',1795346353123);
INSERT INTO event VALUES(1,141,1,'{"event":"trick","winner":3}',1795346353123);
INSERT INTO event VALUES(1,142,1,'{"event":"play","seat":3,"card":"B11"}',1795346353126);
INSERT INTO event VALUES(1,143,1,'{"event":"play","seat":0,"card":"B4"}',1795346353128);
INSERT INTO event VALUES(1,144,1,'{"event":"play","seat":1,"card":"B8"}',1795346353129);
INSERT INTO event VALUES(1,145,1,'{"event":"play","seat":2,"card":"B1"}',1795346353130);
INSERT INTO event VALUES(1,146,1,'{"event":"trick","winner":3}',1795346353130);
INSERT INTO event VALUES(1,147,1,'{"event":"play","seat":3,"card":"B2"}',1795346353133);
INSERT INTO event VALUES(1,148,1,'{"event":"play","seat":0,"card":"B6"}',1795346353134);
INSERT INTO event VALUES(1,149,1,'{"event":"play","seat":1,"card":"Y6"}',1795346353135);
INSERT INTO event VALUES(1,150,1,'{"event":"play","seat":2,"card":"B7"}',1795346353136);
INSERT INTO event VALUES(1,151,1,'{"event":"trick","winner":1}',1795346353136);
INSERT INTO event VALUES(1,152,1,'{"event":"play","seat":1,"card":"Y5"}',1795346353139);
INSERT INTO event VALUES(1,153,1,'{"event":"play","seat":2,"card":"Y3"}',1795346353140);
INSERT INTO event VALUES(1,154,1,'{"event":"play","seat":3,"card":"B10"}',1795346353145);
INSERT INTO event VALUES(1,155,1,'{"event":"play","seat":0,"card":"Y9"}',1795346353146);
INSERT INTO event VALUES(1,156,1,'{"event":"trick","winner":0}',1795346353146);
INSERT INTO event VALUES(1,157,1,'{"event":"play","seat":0,"card":"R12"}',1795346353146);
INSERT INTO event VALUES(1,158,1,'{"event":"play","seat":1,"card":"R13"}',1795346353147);
INSERT INTO event VALUES(1,159,1,'{"event":"play","seat":2,"card":"R5"}',1795346353148);
INSERT INTO event VALUES(1,160,1,'{"event":"play","seat":3,"card":"R4"}',1795346353152);
INSERT INTO event VALUES(1,161,1,'{"event":"trick","winner":1}',1795346353152);
INSERT INTO event VALUES(1,162,1,'{"event":"play","seat":1,"card":"R8"}',1795346353152);
INSERT INTO event VALUES(1,163,1,'{"event":"play","seat":2,"card":"G4"}',1795346353153);
INSERT INTO event VALUES(1,164,1,'{"event":"play","seat":3,"card":"R3"}',1795346353158);
INSERT INTO event VALUES(1,165,1,'{"event":"play","seat":0,"card":"R10"}',1795346353159);
INSERT INTO event VALUES(1,166,1,'{"event":"trick","winner":0}',1795346353159);
INSERT INTO event VALUES(1,167,1,'{"event":"play","seat":0,"card":"G12"}',1795346353160);
INSERT INTO event VALUES(1,168,1,'{"event":"play","seat":1,"card":"G1"}',1795346353160);
INSERT INTO event VALUES(1,169,1,'{"event":"play","seat":2,"card":"G5"}',1795346353161);
INSERT INTO event VALUES(1,170,1,'{"event":"play","seat":3,"card":"G8"}',1795346353165);
INSERT INTO event VALUES(1,171,1,'{"event":"trick","winner":0}',1795346353165);
INSERT INTO event VALUES(1,172,1,'{"event":"play","seat":0,"card":"G11"}',1795346353166);
INSERT INTO event VALUES(1,173,1,'{"event":"play","seat":1,"card":"G3"}',1795346353166);
INSERT INTO event VALUES(1,174,1,'{"event":"play","seat":2,"card":"G7"}',1795346353167);
INSERT INTO event VALUES(1,175,1,'{"event":"play","seat":3,"card":"B3"}',1795346353172);
INSERT INTO event VALUES(1,176,1,'{"event":"trick","winner":0}',1795346353172);
INSERT INTO event VALUES(1,177,1,'{"event":"play","seat":0,"card":"B5"}',1795346353172);
INSERT INTO event VALUES(1,178,1,'{"event":"play","seat":1,"card":"R6"}',1795346353172);
INSERT INTO event VALUES(1,179,1,'{"event":"play","seat":2,"card":"B9"}',1795346353172);
INSERT INTO event VALUES(1,180,1,'{"event":"play","seat":3,"card":"R2"}',1795346353172);
INSERT INTO event VALUES(1,181,1,'{"event":"trick","winner":2}',1795346353172);
INSERT INTO event VALUES(1,182,1,'{"event":"score","points":[60,-10,-10,50],"totals":[100,0,-20,100]}',1795346353172);
INSERT INTO event VALUES(1,183,1,'{"event":"round","round":5,"cards":15,"dealer":2}',1795346353172);
INSERT INTO event VALUES(1,184,1,'{"event":"deal","hands":[["B2","B4","B10","B12","B13","G7","R3","R5","R6","R10","Y2","Y8","Y9","Y13","W"],["B1","B3","B7","B8","B11","G4","G10","G12","G13","R9","R11","R12","Y5","J","J"],["B5","G1","G5","G8","G9","G11","R7","R8","R13","Y3","Y10","Y12","W","J","J"],["B6","B9","G2","G3","G6","R1","R2","R4","Y1","Y4","Y6","Y7","Y11","W","W"]],"turned":null}',1795346353172);
INSERT INTO event VALUES(1,185,1,'{"event":"trump","suit":null,"by":null}',1795346353172);
INSERT INTO event VALUES(1,186,1,'{"event":"predict","seat":3,"tricks":3}',1795346353174);
INSERT INTO event VALUES(1,187,1,'{"event":"predict","seat":0,"tricks":4}',1795346353174);
INSERT INTO event VALUES(1,188,1,'{"event":"predict","seat":1,"tricks":3}',1795346353175);
INSERT INTO event VALUES(1,189,1,'{"event":"predict","seat":2,"tricks":3}',1795346353176);
INSERT INTO event VALUES(1,190,1,'{"event":"play","seat":3,"card":"W"}',1795346353179);
INSERT INTO event VALUES(1,191,1,'{"event":"play","seat":0,"card":"B2"}',1795346353180);
INSERT INTO event VALUES(1,192,1,'{"event":"play","seat":1,"card":"J"}',1795346353181);
INSERT INTO event VALUES(1,193,1,'{"event":"play","seat":2,"card":"J"}',1795346353182);
INSERT INTO event VALUES(1,194,1,'{"event":"trick","winner":3}',1795346353182);
INSERT INTO event VALUES(1,195,1,'{"event":"play","seat":3,"card":"W"}',1795346353186);
INSERT INTO event VALUES(1,196,1,'{"event":"play","seat":0,"card":"Y2"}',1795346353187);
INSERT INTO event VALUES(1,197,1,'{"event":"play","seat":1,"card":"J"}',1795346353188);
INSERT INTO event VALUES(1,198,1,'{"event":"play","seat":2,"card":"J"}',1795346353188);
INSERT INTO event VALUES(1,199,1,'{"event":"trick","winner":3}',1795346353188);
INSERT INTO event VALUES(1,200,1,'{"event":"play","seat":3,"card":"Y11"}',1795346353196);
INSERT INTO event VALUES(1,201,1,'{"event":"play","seat":0,"card":"W"}',1795346353202);
INSERT INTO event VALUES(1,202,1,'{"event":"play","seat":1,"card":"Y5"}',1795346353204);
INSERT INTO event VALUES(1,203,1,'{"event":"play","seat":2,"card":"Y3"}',1795346353216);
INSERT INTO event VALUES(1,204,1,'{"event":"trick","winner":0}',1795346353216);
INSERT INTO event VALUES(1,205,1,'{"event":"play","seat":0,"card":"Y13"}',1795346353220);
INSERT INTO event VALUES(1,206,1,'{"event":"play","seat":1,"card":"B1"}',1795346353221);
INSERT INTO event VALUES(1,207,1,'{"event":"play","seat":2,"card":"W"}',1795346353222);
INSERT INTO event VALUES(1,208,1,'{"event":"play","seat":3,"card":"Y1"}',1795346353225);
INSERT INTO event VALUES(1,209,1,'{"event":"trick","winner":2}',1795346353225);
INSERT INTO event VALUES(1,210,1,'{"event":"play","seat":2,"card":"R13"}',1795346353226);
INSERT INTO event VALUES(1,211,1,'{"event":"play","seat":3,"card":"R1"}',1795346353231);
INSERT INTO event VALUES(1,212,1,'{"event":"play","seat":0,"card":"R3"}',1795346353232);
INSERT INTO event VALUES(1,213,1,'{"event":"play","seat":1,"card":"R9"}',1795346353233);
INSERT INTO event VALUES(1,214,1,'{"event":"trick","winner":2}',1795346353233);
INSERT INTO event VALUES(1,215,1,'{"event":"play","seat":2,"card":"Y12"}',1795346353234);
INSERT INTO event VALUES(1,216,1,'{"event":"play","seat":3,"card":"Y4"}',1795346353237);
INSERT INTO event VALUES(1,217,1,'{"event":"play","seat":0,"card":"Y8"}',1795346353238);
INSERT INTO event VALUES(1,218,1,'{"event":"play","seat":1,"card":"B3"}',1795346353239);
INSERT INTO event VALUES(1,219,1,'{"event":"trick","winner":2}',1795346353239);
INSERT INTO event VALUES(1,220,1,'{"event":"play","seat":2,"card":"G1"}',1795346353240);
INSERT INTO event VALUES(1,221,1,'{"event":"play","seat":3,"card":"G6"}',1795346353244);
INSERT INTO event VALUES(1,222,1,'{"event":"play","seat":0,"card":"G7"}',1795346353245);
INSERT INTO event VALUES(1,223,1,'{"event":"play","seat":1,"card":"G10"}',1795346353246);
INSERT INTO event VALUES(1,224,1,'{"event":"trick","winner":1}',1795346353246);
INSERT INTO event VALUES(1,225,1,'{"event":"play","seat":1,"card":"G13"}',1795346353246);
INSERT INTO event VALUES(1,226,1,'{"event":"play","seat":2,"card":"G11"}',1795346353247);
INSERT INTO event VALUES(1,227,1,'{"event":"play","seat":3,"card":"G2"}',1795346353251);
INSERT INTO event VALUES(1,228,1,'{"event":"play","seat":0,"card":"B4"}',1795346353252);
INSERT INTO event VALUES(1,229,1,'{"event":"trick","winner":1}',1795346353252);
INSERT INTO event VALUES(1,230,1,'{"event":"play","seat":1,"card":"R12"}',1795346353253);
INSERT INTO event VALUES(1,231,1,'{"event":"play","seat":2,"card":"R8"}',1795346353253);
INSERT INTO event VALUES(1,232,1,'{"event":"play","seat":3,"card":"R2"}',1795346353258);
INSERT INTO event VALUES(1,233,1,'{"event":"play","seat":0,"card":"R5"}',1795346353259);
INSERT INTO event VALUES(1,234,1,'{"event":"trick","winner":1}',1795346353259);
INSERT INTO event VALUES(1,235,1,'{"event":"play","seat":1,"card":"G4"}',1795346353260);
INSERT INTO event VALUES(1,236,1,'{"event":"play","seat":2,"card":"G5"}',1795346353261);
INSERT INTO event VALUES(1,237,1,'{"event":"play","seat":3,"card":"G3"}',1795346353264);
INSERT INTO event VALUES(1,238,1,'{"event":"play","seat":0,"card":"R6"}',1795346353265);
INSERT INTO event VALUES(1,239,1,'{"event":"trick","winner":2}',1795346353265);
INSERT INTO event VALUES(1,240,1,'{"event":"play","seat":2,"card":"B5"}',1795346353268);
INSERT INTO event VALUES(1,241,1,'{"event":"play","seat":3,"card":"B9"}',1795346353272);
INSERT INTO event VALUES(1,242,1,'{"event":"play","seat":0,"card":"B13"}',1795346353273);
INSERT INTO event VALUES(1,243,1,'{"event":"play","seat":1,"card":"B11"}',1795346353273);
INSERT INTO event VALUES(1,244,1,'{"event":"trick","winner":0}',1795346353273);
INSERT INTO event VALUES(1,245,1,'{"event":"play","seat":0,"card":"B12"}',1795346353274);
INSERT INTO event VALUES(1,246,1,'{"event":"play","seat":1,"card":"B8"}',1795346353274);
INSERT INTO event VALUES(1,247,1,'{"event":"play","seat":2,"card":"Y10"}',1795346353275);
INSERT INTO event VALUES(1,248,1,'{"event":"play","seat":3,"card":"B6"}',1795346353279);
INSERT INTO event VALUES(1,249,1,'{"event":"trick","winner":0}',1795346353279);
INSERT INTO event VALUES(1,250,1,'{"event":"play","seat":0,"card":"R10"}',1795346353282);
INSERT INTO event VALUES(1,251,1,'{"event":"play","seat":1,"card":"R11"}',1795346353283);
INSERT INTO event VALUES(1,252,1,'{"event":"play","seat":2,"card":"R7"}',1795346353284);
INSERT INTO event VALUES(1,253,1,'{"event":"play","seat":3,"card":"R4"}',1795346353287);
INSERT INTO event VALUES(1,254,1,'{"event":"trick","winner":1}',1795346353287);
INSERT INTO event VALUES(1,255,1,'{"event":"play","seat":1,"card":"B7"}',1795346353292);
INSERT INTO event VALUES(1,256,1,'{"event":"play","seat":2,"card":"G9"}',1795346353300);
INSERT INTO event VALUES(1,257,1,'{"event":"play","seat":3,"card":"Y6"}',1795346353304);
INSERT INTO event VALUES(1,258,1,'{"event":"play","seat":0,"card":"B10"}',1795346353310);
INSERT INTO event VALUES(1,259,1,'{"event":"trick","winner":0}',1795346353310);
INSERT INTO event VALUES(1,260,1,'{"event":"play","seat":0,"card":"Y9"}',1795346353310);
INSERT INTO event VALUES(1,261,1,'{"event":"play","seat":1,"card":"G12"}',1795346353310);
INSERT INTO event VALUES(1,262,1,'{"event":"play","seat":2,"card":"G8"}',1795346353310);
INSERT INTO event VALUES(1,263,1,'{"event":"play","seat":3,"card":"Y7"}',1795346353310);
INSERT INTO event VALUES(1,264,1,'{"event":"trick","winner":0}',1795346353310);
INSERT INTO event VALUES(1,265,1,'{"event":"score","points":[-10,-10,-10,-10],"totals":[90,-10,-30,90]}',1795346353310);
INSERT INTO event VALUES(1,266,1,'{"event":"end","totals":[90,-10,-30,90],"places":[1,3,4,1]}',1795346353310);
INSERT INTO event VALUES(2,0,1,'{"game":"dice","seats":4,"options":{"target":9,"magic-cards":false},"seer":2,"first":"drawn","last_played":[true,true,true,false]}',1795346353378);
INSERT INTO event VALUES(2,1,1,'{"event":"round","round":1,"seer":2,"magic":null}',1795346353378);
INSERT INTO event VALUES(2,2,1,'{"event":"predict","seat":2,"number":4,"color":"yellow"}',1795346353380);
INSERT INTO event VALUES(2,3,1,'{"event":"predict","seat":3,"number":3,"color":"yellow"}',1795346353383);
INSERT INTO event VALUES(2,4,1,'{"event":"predict","seat":0,"number":2,"color":"yellow"}',1795346353387);
INSERT INTO event VALUES(2,5,1,'{"event":"predict","seat":1,"number":2,"color":"red"}',1795346353389);
INSERT INTO event VALUES(2,6,1,'{"event":"wizard-color","color":"yellow"}',1795346353390);
INSERT INTO event VALUES(2,7,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["green","jester","blue","yellow","wizard","jester","red"]}',1795346353390);
INSERT INTO event VALUES(2,8,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795346353390);
INSERT INTO event VALUES(2,9,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353390);
INSERT INTO event VALUES(2,10,1,'{"event":"intend","seat":2,"intention":{"roll":[0,1,2,5,6]}}',1795346353391);
INSERT INTO event VALUES(2,11,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353427);
INSERT INTO event VALUES(2,12,1,'{"event":"leave","seat":0,"jester":false,"count":2,"jesters":2,"xs":1,"minus":0}',1795346353427);
INSERT INTO event VALUES(2,13,1,'{"event":"roll","roll":2,"rolled":[0,1,2,5,6],"dice":["jester","red","red","yellow","wizard","wizard","wizard"]}',1795346353427);
INSERT INTO event VALUES(2,14,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795346353427);
INSERT INTO event VALUES(2,15,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795346353431);
INSERT INTO event VALUES(2,16,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353435);
INSERT INTO event VALUES(2,17,1,'{"event":"leave","seat":1,"jester":false,"count":2,"jesters":1,"xs":1,"minus":0}',1795346353435);
INSERT INTO event VALUES(2,18,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795346353435);
INSERT INTO event VALUES(2,19,1,'{"event":"leave","seat":3,"jester":true,"count":4,"jesters":1,"xs":0,"minus":0}',1795346353441);
INSERT INTO event VALUES(2,20,1,'{"event":"round","round":2,"seer":1,"magic":null}',1795346353441);
INSERT INTO event VALUES(2,21,1,'{"event":"predict","seat":1,"number":4,"color":"yellow"}',1795346353445);
INSERT INTO event VALUES(2,22,1,'{"event":"predict","seat":2,"number":3,"color":"yellow"}',1795346353447);
INSERT INTO event VALUES(2,23,1,'{"event":"predict","seat":3,"number":2,"color":"yellow"}',1795346353449);
INSERT INTO event VALUES(2,24,1,'{"event":"predict","seat":0,"number":2,"color":"red"}',1795346353452);
INSERT INTO event VALUES(2,25,1,'{"event":"wizard-color","color":"yellow"}',1795346353453);
INSERT INTO event VALUES(2,26,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["jester","jester","wizard","green","red","green","red"]}',1795346353453);
INSERT INTO event VALUES(2,27,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795346353453);
INSERT INTO event VALUES(2,28,1,'{"event":"intend","seat":1,"intention":{"roll":[0,1,3,4,5,6]}}',1795346353453);
INSERT INTO event VALUES(2,29,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353454);
INSERT INTO event VALUES(2,30,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353454);
INSERT INTO event VALUES(2,31,1,'{"event":"leave","seat":0,"jester":false,"count":2,"jesters":2,"xs":1,"minus":0}',1795346353454);
INSERT INTO event VALUES(2,32,1,'{"event":"roll","roll":2,"rolled":[0,1,3,4,5,6],"dice":["yellow","red","wizard","blue","yellow","green","yellow"]}',1795346353454);
INSERT INTO event VALUES(2,33,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795346353455);
INSERT INTO event VALUES(2,34,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353456);
INSERT INTO event VALUES(2,35,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353456);
INSERT INTO event VALUES(2,36,1,'{"event":"leave","seat":1,"jester":false,"count":4,"jesters":0,"xs":1,"minus":0}',1795346353456);
INSERT INTO event VALUES(2,37,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":0,"xs":0,"minus":1}',1795346353456);
INSERT INTO event VALUES(2,38,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":0,"xs":0,"minus":2}',1795346353456);
INSERT INTO event VALUES(2,39,1,'{"event":"round","round":3,"seer":0,"magic":null}',1795346353456);
INSERT INTO event VALUES(2,40,1,'{"event":"predict","seat":0,"number":4,"color":"yellow"}',1795346353457);
INSERT INTO event VALUES(2,41,1,'{"event":"predict","seat":1,"number":3,"color":"yellow"}',1795346353458);
INSERT INTO event VALUES(2,42,1,'{"event":"predict","seat":2,"number":2,"color":"yellow"}',1795346353459);
INSERT INTO event VALUES(2,43,1,'{"event":"predict","seat":3,"number":2,"color":"red"}',1795346353460);
INSERT INTO event VALUES(2,44,1,'{"event":"wizard-color","color":"yellow"}',1795346353464);
INSERT INTO event VALUES(2,45,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["wizard","green","blue","red","red","wizard","red"]}',1795346353464);
INSERT INTO event VALUES(2,46,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795346353464);
INSERT INTO event VALUES(2,47,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353465);
INSERT INTO event VALUES(2,48,1,'{"event":"intend","seat":0,"intention":{"roll":[1,2,3,4,6]}}',1795346353466);
INSERT INTO event VALUES(2,49,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353467);
INSERT INTO event VALUES(2,50,1,'{"event":"leave","seat":2,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795346353467);
INSERT INTO event VALUES(2,51,1,'{"event":"roll","roll":2,"rolled":[1,2,3,4,6],"dice":["wizard","green","red","jester","green","wizard","green"]}',1795346353467);
INSERT INTO event VALUES(2,52,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353467);
INSERT INTO event VALUES(2,53,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353471);
INSERT INTO event VALUES(2,54,1,'{"event":"intend","seat":0,"intention":{"roll":[1,2,3,4,6]}}',1795346353472);
INSERT INTO event VALUES(2,55,1,'{"event":"roll","roll":3,"rolled":[1,2,3,4,6],"dice":["wizard","wizard","red","green","red","wizard","wizard"]}',1795346353472);
INSERT INTO event VALUES(2,56,1,'{"event":"leave","seat":0,"jester":false,"count":4,"jesters":0,"xs":1,"minus":0}',1795346353472);
INSERT INTO event VALUES(2,57,1,'{"event":"leave","seat":1,"jester":false,"count":4,"jesters":0,"xs":0,"minus":1}',1795346353472);
INSERT INTO event VALUES(2,58,1,'{"event":"leave","seat":3,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795346353472);
INSERT INTO event VALUES(2,59,1,'{"event":"round","round":4,"seer":3,"magic":null}',1795346353472);
INSERT INTO event VALUES(2,60,1,'{"event":"predict","seat":3,"number":4,"color":"yellow"}',1795346353474);
INSERT INTO event VALUES(2,61,1,'{"event":"predict","seat":0,"number":3,"color":"yellow"}',1795346353478);
INSERT INTO event VALUES(2,62,1,'{"event":"predict","seat":1,"number":2,"color":"yellow"}',1795346353480);
INSERT INTO event VALUES(2,63,1,'{"event":"predict","seat":2,"number":2,"color":"red"}',1795346353481);
INSERT INTO event VALUES(2,64,1,'{"event":"wizard-color","color":"yellow"}',1795346353482);
INSERT INTO event VALUES(2,65,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["jester","jester","blue","yellow","green","jester","blue"]}',1795346353482);
INSERT INTO event VALUES(2,66,1,'{"event":"intend","seat":3,"intention":{"roll":[0,1,2,4,5,6]}}',1795346353483);
INSERT INTO event VALUES(2,67,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353486);
INSERT INTO event VALUES(2,68,1,'{"event":"intend","seat":0,"intention":"stay"}',1795346353487);
INSERT INTO event VALUES(2,69,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353488);
INSERT INTO event VALUES(2,70,1,'{"event":"roll","roll":2,"rolled":[0,1,2,4,5,6],"dice":["wizard","jester","red","yellow","red","jester","wizard"]}',1795346353488);
INSERT INTO event VALUES(2,71,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795346353488);
INSERT INTO event VALUES(2,72,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795346353488);
INSERT INTO event VALUES(2,73,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353489);
INSERT INTO event VALUES(2,74,1,'{"event":"intend","seat":3,"intention":{"roll":[1,2]}}',1795346353489);
INSERT INTO event VALUES(2,75,1,'{"event":"leave","seat":0,"jester":false,"count":3,"jesters":2,"xs":1,"minus":0}',1795346353489);
INSERT INTO event VALUES(2,76,1,'{"event":"leave","seat":2,"jester":false,"count":2,"jesters":2,"xs":1,"minus":0}',1795346353489);
INSERT INTO event VALUES(2,77,1,'{"event":"roll","roll":3,"rolled":[1,2],"dice":["wizard","yellow","yellow","yellow","red","jester","wizard"]}',1795346353489);
INSERT INTO event VALUES(2,78,1,'{"event":"leave","seat":3,"jester":false,"count":5,"jesters":1,"xs":0,"minus":1}',1795346353489);
INSERT INTO event VALUES(2,79,1,'{"event":"leave","seat":1,"jester":true,"count":5,"jesters":1,"xs":0,"minus":0}',1795346353493);
INSERT INTO event VALUES(2,80,1,'{"event":"round","round":5,"seer":2,"magic":null}',1795346353493);
INSERT INTO event VALUES(2,81,1,'{"event":"predict","seat":2,"number":4,"color":"red"}',1795346353495);
INSERT INTO event VALUES(2,82,1,'{"event":"predict","seat":3,"number":3,"color":"red"}',1795346353496);
INSERT INTO event VALUES(2,83,1,'{"event":"predict","seat":0,"number":2,"color":"green"}',1795346353500);
INSERT INTO event VALUES(2,84,1,'{"event":"predict","seat":1,"number":2,"color":"blue"}',1795346353502);
INSERT INTO event VALUES(2,85,1,'{"event":"wizard-color","color":"red"}',1795346353502);
INSERT INTO event VALUES(2,86,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["wizard","green","yellow","blue","green","blue","wizard"]}',1795346353502);
INSERT INTO event VALUES(2,87,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795346353502);
INSERT INTO event VALUES(2,88,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795346353502);
INSERT INTO event VALUES(2,89,1,'{"event":"intend","seat":2,"intention":{"roll":[1,2,3,4,5]}}',1795346353503);
INSERT INTO event VALUES(2,90,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353504);
INSERT INTO event VALUES(2,91,1,'{"event":"leave","seat":0,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795346353504);
INSERT INTO event VALUES(2,92,1,'{"event":"leave","seat":1,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795346353504);
INSERT INTO event VALUES(2,93,1,'{"event":"roll","roll":2,"rolled":[1,2,3,4,5],"dice":["wizard","wizard","red","green","yellow","jester","wizard"]}',1795346353504);
INSERT INTO event VALUES(2,94,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795346353505);
INSERT INTO event VALUES(2,95,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353505);
INSERT INTO event VALUES(2,96,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795346353505);
INSERT INTO event VALUES(2,97,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":1,"xs":0,"minus":1}',1795346353505);
INSERT INTO event VALUES(2,98,1,'{"event":"round","round":6,"seer":0,"magic":null}',1795346353505);
INSERT INTO event VALUES(2,99,1,'{"event":"predict","seat":0,"number":4,"color":"red"}',1795346353511);
INSERT INTO event VALUES(2,100,1,'{"event":"predict","seat":1,"number":3,"color":"red"}',1795346353512);
INSERT INTO event VALUES(2,101,1,'{"event":"predict","seat":2,"number":2,"color":"green"}',1795346353513);
INSERT INTO event VALUES(2,102,1,'{"event":"predict","seat":3,"number":2,"color":"blue"}',1795346353514);
INSERT INTO event VALUES(2,103,1,'{"event":"wizard-color","color":"red"}',1795346353518);
INSERT INTO event VALUES(2,104,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["red","blue","yellow","jester","blue","green","blue"]}',1795346353518);
INSERT INTO event VALUES(2,105,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353518);
INSERT INTO event VALUES(2,106,1,'{"event":"intend","seat":0,"intention":{"roll":[1,2,3,4,5,6]}}',1795346353519);
INSERT INTO event VALUES(2,107,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353519);
INSERT INTO event VALUES(2,108,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353520);
INSERT INTO event VALUES(2,109,1,'{"event":"roll","roll":2,"rolled":[1,2,3,4,5,6],"dice":["red","jester","wizard","jester","jester","wizard","blue"]}',1795346353520);
INSERT INTO event VALUES(2,110,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795346353520);
INSERT INTO event VALUES(2,111,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353521);
INSERT INTO event VALUES(2,112,1,'{"event":"intend","seat":0,"intention":{"roll":[1,3]}}',1795346353524);
INSERT INTO event VALUES(2,113,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353525);
INSERT INTO event VALUES(2,114,1,'{"event":"leave","seat":1,"jester":false,"count":3,"jesters":3,"xs":1,"minus":0}',1795346353525);
INSERT INTO event VALUES(2,115,1,'{"event":"roll","roll":3,"rolled":[1,3],"dice":["red","wizard","wizard","wizard","jester","wizard","blue"]}',1795346353525);
INSERT INTO event VALUES(2,116,1,'{"event":"leave","seat":3,"jester":false,"count":1,"jesters":1,"xs":0,"minus":1}',1795346353525);
INSERT INTO event VALUES(2,117,1,'{"event":"leave","seat":0,"jester":true,"count":5,"jesters":1,"xs":0,"minus":0}',1795346353525);
INSERT INTO event VALUES(2,118,1,'{"event":"leave","seat":2,"jester":true,"count":0,"jesters":1,"xs":0,"minus":0}',1795346353526);
INSERT INTO event VALUES(2,119,1,'{"event":"round","round":7,"seer":2,"magic":null}',1795346353526);
INSERT INTO event VALUES(2,120,1,'{"event":"predict","seat":2,"number":4,"color":"green"}',1795346353527);
INSERT INTO event VALUES(2,121,1,'{"event":"predict","seat":3,"number":3,"color":"green"}',1795346353528);
INSERT INTO event VALUES(2,122,1,'{"event":"predict","seat":0,"number":2,"color":"blue"}',1795346353532);
INSERT INTO event VALUES(2,123,1,'{"event":"predict","seat":1,"number":2,"color":"green"}',1795346353533);
INSERT INTO event VALUES(2,124,1,'{"event":"wizard-color","color":"green"}',1795346353534);
INSERT INTO event VALUES(2,125,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["wizard","blue","green","yellow","blue","blue","jester"]}',1795346353534);
INSERT INTO event VALUES(2,126,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795346353534);
INSERT INTO event VALUES(2,127,1,'{"event":"intend","seat":0,"intention":"stay"}',1795346353534);
INSERT INTO event VALUES(2,128,1,'{"event":"intend","seat":2,"intention":{"roll":[1,3,4,5,6]}}',1795346353535);
INSERT INTO event VALUES(2,129,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353536);
INSERT INTO event VALUES(2,130,1,'{"event":"leave","seat":1,"jester":false,"count":2,"jesters":1,"xs":1,"minus":0}',1795346353536);
INSERT INTO event VALUES(2,131,1,'{"event":"roll","roll":2,"rolled":[1,3,4,5,6],"dice":["wizard","yellow","green","wizard","green","green","blue"]}',1795346353536);
INSERT INTO event VALUES(2,132,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353536);
INSERT INTO event VALUES(2,133,1,'{"event":"intend","seat":0,"intention":"stay"}',1795346353540);
INSERT INTO event VALUES(2,134,1,'{"event":"intend","seat":2,"intention":{"roll":[0]}}',1795346353541);
INSERT INTO event VALUES(2,135,1,'{"event":"roll","roll":3,"rolled":[0],"dice":["red","yellow","green","wizard","green","green","blue"]}',1795346353541);
INSERT INTO event VALUES(2,136,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":0,"xs":1,"minus":0}',1795346353541);
INSERT INTO event VALUES(2,137,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":0,"xs":0,"minus":1}',1795346353541);
INSERT INTO event VALUES(2,138,1,'{"event":"leave","seat":0,"jester":false,"count":1,"jesters":0,"xs":0,"minus":1}',1795346353541);
INSERT INTO event VALUES(2,139,1,'{"event":"round","round":8,"seer":0,"magic":null}',1795346353541);
INSERT INTO event VALUES(2,140,1,'{"event":"predict","seat":0,"number":4,"color":"green"}',1795346353542);
INSERT INTO event VALUES(2,141,1,'{"event":"predict","seat":1,"number":3,"color":"green"}',1795346353543);
INSERT INTO event VALUES(2,142,1,'{"event":"predict","seat":2,"number":2,"color":"blue"}',1795346353544);
INSERT INTO event VALUES(2,143,1,'{"event":"predict","seat":3,"number":2,"color":"green"}',1795346353545);
INSERT INTO event VALUES(2,144,1,'{"event":"wizard-color","color":"green"}',1795346353548);
INSERT INTO event VALUES(2,145,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["red","blue","yellow","blue","jester","blue","blue"]}',1795346353548);
INSERT INTO event VALUES(2,146,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353548);
INSERT INTO event VALUES(2,147,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353548);
INSERT INTO event VALUES(2,148,1,'{"event":"intend","seat":0,"intention":{"roll":[0,1,2,3,4,5,6]}}',1795346353549);
INSERT INTO event VALUES(2,149,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353550);
INSERT INTO event VALUES(2,150,1,'{"event":"roll","roll":2,"rolled":[0,1,2,3,4,5,6],"dice":["blue","green","green","green","jester","wizard","jester"]}',1795346353550);
INSERT INTO event VALUES(2,151,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353550);
INSERT INTO event VALUES(2,152,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353551);
INSERT INTO event VALUES(2,153,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795346353551);
INSERT INTO event VALUES(2,154,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353552);
INSERT INTO event VALUES(2,155,1,'{"event":"leave","seat":0,"jester":false,"count":4,"jesters":2,"xs":1,"minus":0}',1795346353552);
INSERT INTO event VALUES(2,156,1,'{"event":"leave","seat":1,"jester":true,"count":4,"jesters":2,"xs":0,"minus":0}',1795346353552);
INSERT INTO event VALUES(2,157,1,'{"event":"leave","seat":2,"jester":true,"count":1,"jesters":2,"xs":0,"minus":0}',1795346353553);
INSERT INTO event VALUES(2,158,1,'{"event":"leave","seat":3,"jester":true,"count":4,"jesters":2,"xs":0,"minus":0}',1795346353553);
INSERT INTO event VALUES(2,159,1,'{"event":"round","round":9,"seer":2,"magic":null}',1795346353553);
INSERT INTO event VALUES(2,160,1,'{"event":"predict","seat":2,"number":4,"color":"blue"}',1795346353554);
INSERT INTO event VALUES(2,161,1,'{"event":"predict","seat":3,"number":3,"color":"blue"}',1795346353555);
INSERT INTO event VALUES(2,162,1,'{"event":"predict","seat":0,"number":5,"color":"blue"}',1795346353559);
INSERT INTO event VALUES(2,163,1,'{"event":"predict","seat":1,"number":1,"color":"yellow"}',1795346353568);
INSERT INTO event VALUES(2,164,1,'{"event":"wizard-color","color":"blue"}',1795346353573);
INSERT INTO event VALUES(2,165,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["yellow","jester","jester","yellow","yellow","jester","red"]}',1795346353573);
INSERT INTO event VALUES(2,166,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353574);
INSERT INTO event VALUES(2,167,1,'{"event":"intend","seat":0,"intention":"stay"}',1795346353574);
INSERT INTO event VALUES(2,168,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353575);
INSERT INTO event VALUES(2,169,1,'{"event":"intend","seat":2,"intention":{"roll":[0,1,2,3,4,5,6]}}',1795346353575);
INSERT INTO event VALUES(2,170,1,'{"event":"roll","roll":2,"rolled":[0,1,2,3,4,5,6],"dice":["green","red","jester","wizard","wizard","wizard","blue"]}',1795346353575);
INSERT INTO event VALUES(2,171,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353576);
INSERT INTO event VALUES(2,172,1,'{"event":"intend","seat":0,"intention":"stay"}',1795346353577);
INSERT INTO event VALUES(2,173,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795346353578);
INSERT INTO event VALUES(2,174,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353578);
INSERT INTO event VALUES(2,175,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795346353578);
INSERT INTO event VALUES(2,176,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":1,"xs":0,"minus":1}',1795346353578);
INSERT INTO event VALUES(2,177,1,'{"event":"leave","seat":0,"jester":false,"count":4,"jesters":1,"xs":0,"minus":1}',1795346353578);
INSERT INTO event VALUES(2,178,1,'{"event":"leave","seat":1,"jester":false,"count":0,"jesters":1,"xs":0,"minus":1}',1795346353578);
INSERT INTO event VALUES(2,179,1,'{"event":"round","round":10,"seer":1,"magic":null}',1795346353578);
INSERT INTO event VALUES(2,180,1,'{"event":"predict","seat":1,"number":4,"color":"red"}',1795346353579);
INSERT INTO event VALUES(2,181,1,'{"event":"predict","seat":2,"number":3,"color":"red"}',1795346353580);
INSERT INTO event VALUES(2,182,1,'{"event":"predict","seat":3,"number":5,"color":"red"}',1795346353581);
INSERT INTO event VALUES(2,183,1,'{"event":"predict","seat":0,"number":1,"color":"yellow"}',1795346353585);
INSERT INTO event VALUES(2,184,1,'{"event":"wizard-color","color":"red"}',1795346353585);
INSERT INTO event VALUES(2,185,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["jester","red","yellow","wizard","red","red","red"]}',1795346353585);
INSERT INTO event VALUES(2,186,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795346353585);
INSERT INTO event VALUES(2,187,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353585);
INSERT INTO event VALUES(2,188,1,'{"event":"intend","seat":1,"intention":{"roll":[1]}}',1795346353586);
INSERT INTO event VALUES(2,189,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795346353587);
INSERT INTO event VALUES(2,190,1,'{"event":"leave","seat":3,"jester":false,"count":5,"jesters":1,"xs":1,"minus":0}',1795346353587);
INSERT INTO event VALUES(2,191,1,'{"event":"leave","seat":0,"jester":false,"count":1,"jesters":1,"xs":1,"minus":0}',1795346353587);
INSERT INTO event VALUES(2,192,1,'{"event":"roll","roll":2,"rolled":[1],"dice":["jester","jester","yellow","wizard","red","red","red"]}',1795346353587);
INSERT INTO event VALUES(2,193,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795346353590);
INSERT INTO event VALUES(2,194,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353591);
INSERT INTO event VALUES(2,195,1,'{"event":"leave","seat":1,"jester":false,"count":4,"jesters":2,"xs":1,"minus":0}',1795346353591);
INSERT INTO event VALUES(2,196,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":2,"xs":0,"minus":1}',1795346353591);
INSERT INTO event VALUES(2,197,1,'{"event":"round","round":11,"seer":0,"magic":null}',1795346353591);
INSERT INTO event VALUES(2,198,1,'{"event":"predict","seat":0,"number":4,"color":"blue"}',1795346353592);
INSERT INTO event VALUES(2,199,1,'{"event":"predict","seat":1,"number":3,"color":"blue"}',1795346353593);
INSERT INTO event VALUES(2,200,1,'{"event":"predict","seat":2,"number":5,"color":"blue"}',1795346353594);
INSERT INTO event VALUES(2,201,1,'{"event":"predict","seat":3,"number":1,"color":"yellow"}',1795346353594);
INSERT INTO event VALUES(2,202,1,'{"event":"wizard-color","color":"blue"}',1795346353599);
INSERT INTO event VALUES(2,203,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["jester","yellow","yellow","green","yellow","yellow","red"]}',1795346353599);
INSERT INTO event VALUES(2,204,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353599);
INSERT INTO event VALUES(2,205,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353599);
INSERT INTO event VALUES(2,206,1,'{"event":"intend","seat":0,"intention":{"roll":[0,1,2,3,4,5,6]}}',1795346353600);
INSERT INTO event VALUES(2,207,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353601);
INSERT INTO event VALUES(2,208,1,'{"event":"roll","roll":2,"rolled":[0,1,2,3,4,5,6],"dice":["jester","wizard","green","jester","wizard","red","red"]}',1795346353601);
INSERT INTO event VALUES(2,209,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346353601);
INSERT INTO event VALUES(2,210,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346353601);
INSERT INTO event VALUES(2,211,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346353605);
INSERT INTO event VALUES(2,212,1,'{"event":"intend","seat":0,"intention":{"roll":[0,2,3,5,6]}}',1795346353606);
INSERT INTO event VALUES(2,213,1,'{"event":"roll","roll":3,"rolled":[0,2,3,5,6],"dice":["green","wizard","jester","jester","wizard","yellow","red"]}',1795346353606);
INSERT INTO event VALUES(2,214,1,'{"event":"leave","seat":1,"jester":false,"count":2,"jesters":2,"xs":0,"minus":1}',1795346353606);
INSERT INTO event VALUES(2,215,1,'{"event":"leave","seat":2,"jester":false,"count":2,"jesters":2,"xs":0,"minus":3}',1795346353606);
INSERT INTO event VALUES(2,216,1,'{"event":"leave","seat":3,"jester":false,"count":1,"jesters":2,"xs":1,"minus":0}',1795346353606);
INSERT INTO event VALUES(2,217,1,'{"event":"leave","seat":0,"jester":true,"count":2,"jesters":2,"xs":0,"minus":0}',1795346353606);
INSERT INTO event VALUES(2,218,1,'{"event":"end","totals":[19,14,15,1],"xs":[9,8,8,5],"jester-scores":[2,2,2,2],"places":[1,3,2,4]}',1795346353606);
INSERT INTO event VALUES(5,0,1,'{"game":"cards","seats":4,"options":{"bidding":"open","plus-minus-one":"off","clairvoyance":"off","unicolore":false,"rounds":"short","ties":"shared"},"dealer":2,"suits":null}',1795346353617);
INSERT INTO event VALUES(5,1,1,'{"event":"round","round":1,"cards":3,"dealer":2}',1795346353617);
INSERT INTO event VALUES(5,2,1,'{"event":"deal","hands":[["B4","B9","Y7"],["B1","G12","R2"],["Y11","W","J"],["R4","Y4","W"]],"turned":"B13"}',1795346353617);
INSERT INTO event VALUES(5,3,1,'{"event":"trump","suit":"blue","by":null}',1795346353617);
INSERT INTO event VALUES(5,4,1,'{"event":"predict","seat":3,"tricks":1}',1795346353618);
INSERT INTO event VALUES(5,5,1,'{"event":"predict","seat":0,"tricks":1}',1795346353618);
INSERT INTO event VALUES(5,6,1,'{"event":"predict","seat":1,"tricks":1}',1795346353623);
INSERT INTO event VALUES(5,7,1,'{"event":"predict","seat":2,"tricks":1}',1795346353624);
INSERT INTO event VALUES(5,8,1,'{"event":"play","seat":3,"card":"W"}',1795346353624);
INSERT INTO event VALUES(5,9,1,'{"event":"play","seat":0,"card":"Y7"}',1795346353625);
INSERT INTO event VALUES(5,10,1,'{"event":"play","seat":1,"card":"R2"}',1795346353629);
INSERT INTO event VALUES(5,11,1,'{"event":"play","seat":2,"card":"J"}',1795346353629);
INSERT INTO event VALUES(5,12,1,'{"event":"trick","winner":3}',1795346353629);
INSERT INTO event VALUES(5,13,1,'{"event":"play","seat":3,"card":"R4"}',1795346353630);
INSERT INTO event VALUES(5,14,1,'{"event":"play","seat":0,"card":"B9"}',1795346353631);
INSERT INTO event VALUES(5,15,1,'{"event":"play","seat":1,"card":"G12"}',1795346353635);
INSERT INTO event VALUES(5,16,1,'{"event":"play","seat":2,"card":"W"}',1795346353636);
INSERT INTO event VALUES(5,17,1,'{"event":"trick","winner":2}',1795346353636);
INSERT INTO event VALUES(5,18,1,'{"event":"play","seat":2,"card":"Y11"}',1795346353636);
INSERT INTO event VALUES(5,19,1,'{"event":"play","seat":3,"card":"Y4"}',1795346353636);
INSERT INTO event VALUES(5,20,1,'{"event":"play","seat":0,"card":"B4"}',1795346353636);
INSERT INTO event VALUES(5,21,1,'{"event":"play","seat":1,"card":"B1"}',1795346353636);
INSERT INTO event VALUES(5,22,1,'{"event":"trick","winner":0}',1795346353636);
INSERT INTO event VALUES(5,23,1,'{"event":"score","points":[30,-10,30,30],"totals":[30,-10,30,30]}',1795346353636);
INSERT INTO event VALUES(5,24,1,'{"event":"round","round":2,"cards":6,"dealer":3}',1795346353636);
INSERT INTO event VALUES(5,25,1,'{"event":"deal","hands":[["B11","R1","R2","W","J","J"],["B1","B3","B9","G1","G8","Y3"],["B6","B13","G2","R6","R13","W"],["B4","G11","R4","R9","Y5","J"]],"turned":"G5"}',1795346353636);
INSERT INTO event VALUES(5,26,1,'{"event":"trump","suit":"green","by":null}',1795346353636);
INSERT INTO event VALUES(5,27,1,'{"event":"predict","seat":0,"tricks":1}',1795346353637);
INSERT INTO event VALUES(5,28,1,'{"event":"predict","seat":1,"tricks":1}',1795346353640);
INSERT INTO event VALUES(5,29,1,'{"event":"predict","seat":2,"tricks":3}',1795346353641);
INSERT INTO event VALUES(5,30,1,'{"event":"predict","seat":3,"tricks":1}',1795346353642);
INSERT INTO event VALUES(5,31,1,'{"event":"play","seat":0,"card":"W"}',1795346353642);
INSERT INTO event VALUES(5,32,1,'{"event":"play","seat":1,"card":"B1"}',1795346353647);
INSERT INTO event VALUES(5,33,1,'{"event":"play","seat":2,"card":"B6"}',1795346353648);
INSERT INTO event VALUES(5,34,1,'{"event":"play","seat":3,"card":"J"}',1795346353649);
INSERT INTO event VALUES(5,35,1,'{"event":"trick","winner":0}',1795346353649);
INSERT INTO event VALUES(5,36,1,'{"event":"play","seat":0,"card":"J"}',1795346353649);
INSERT INTO event VALUES(5,37,1,'{"event":"play","seat":1,"card":"G8"}',1795346353654);
INSERT INTO event VALUES(5,38,1,'{"event":"play","seat":2,"card":"W"}',1795346353655);
INSERT INTO event VALUES(5,39,1,'{"event":"play","seat":3,"card":"G11"}',1795346353656);
INSERT INTO event VALUES(5,40,1,'{"event":"trick","winner":2}',1795346353656);
INSERT INTO event VALUES(5,41,1,'{"event":"play","seat":2,"card":"G2"}',1795346353657);
INSERT INTO event VALUES(5,42,1,'{"event":"play","seat":3,"card":"B4"}',1795346353661);
INSERT INTO event VALUES(5,43,1,'{"event":"play","seat":0,"card":"B11"}',1795346353662);
INSERT INTO event VALUES(5,44,1,'{"event":"play","seat":1,"card":"G1"}',1795346353665);
INSERT INTO event VALUES(5,45,1,'{"event":"trick","winner":2}',1795346353665);
INSERT INTO event VALUES(5,46,1,'{"event":"play","seat":2,"card":"R13"}',1795346353666);
INSERT INTO event VALUES(5,47,1,'{"event":"play","seat":3,"card":"R4"}',1795346353671);
INSERT INTO event VALUES(5,48,1,'{"event":"play","seat":0,"card":"R2"}',1795346353672);
INSERT INTO event VALUES(5,49,1,'{"event":"play","seat":1,"card":"B3"}',1795346353676);
INSERT INTO event VALUES(5,50,1,'{"event":"trick","winner":2}',1795346353676);
INSERT INTO event VALUES(5,51,1,'{"event":"play","seat":2,"card":"R6"}',1795346353677);
INSERT INTO event VALUES(5,52,1,'{"event":"play","seat":3,"card":"R9"}',1795346353681);
INSERT INTO event VALUES(5,53,1,'{"event":"play","seat":0,"card":"R1"}',1795346353682);
INSERT INTO event VALUES(5,54,1,'{"event":"play","seat":1,"card":"Y3"}',1795346353686);
INSERT INTO event VALUES(5,55,1,'{"event":"trick","winner":3}',1795346353686);
INSERT INTO event VALUES(5,56,1,'{"event":"play","seat":3,"card":"Y5"}',1795346353686);
INSERT INTO event VALUES(5,57,1,'{"event":"play","seat":0,"card":"J"}',1795346353686);
INSERT INTO event VALUES(5,58,1,'{"event":"play","seat":1,"card":"B9"}',1795346353686);
INSERT INTO event VALUES(5,59,1,'{"event":"play","seat":2,"card":"B13"}',1795346353686);
INSERT INTO event VALUES(5,60,1,'{"event":"trick","winner":3}',1795346353686);
INSERT INTO event VALUES(5,61,1,'{"event":"score","points":[30,-10,50,-10],"totals":[60,-20,80,20]}',1795346353686);
INSERT INTO event VALUES(5,62,1,'{"event":"round","round":3,"cards":9,"dealer":0}',1795346353686);
INSERT INTO event VALUES(5,63,1,'{"event":"deal","hands":[["B6","B8","B10","G1","G13","R1","Y1","Y3","Y11"],["B7","B11","B12","G2","R6","R10","Y13","W","J"],["B3","B9","G6","R5","R13","Y4","Y8","W","W"],["G8","G9","R7","R8","R11","Y2","Y12","W","J"]],"turned":"G10"}',1795346353686);
INSERT INTO event VALUES(5,64,1,'{"event":"trump","suit":"green","by":null}',1795346353686);
INSERT INTO event VALUES(5,65,1,'{"event":"predict","seat":1,"tricks":3}',1795346353688);
INSERT INTO event VALUES(5,66,1,'{"event":"predict","seat":2,"tricks":3}',1795346353688);
INSERT INTO event VALUES(5,67,1,'{"event":"predict","seat":3,"tricks":3}',1795346353693);
INSERT INTO event VALUES(5,68,1,'{"event":"predict","seat":0,"tricks":2}',1795346353697);
INSERT INTO event VALUES(5,69,1,'{"event":"play","seat":1,"card":"W"}',1795346353702);
INSERT INTO event VALUES(5,70,1,'{"event":"play","seat":2,"card":"B3"}',1795346353703);
INSERT INTO event VALUES(5,71,1,'{"event":"play","seat":3,"card":"J"}',1795346353707);
INSERT INTO event VALUES(5,72,1,'{"event":"play","seat":0,"card":"R1"}',1795346353716);
INSERT INTO event VALUES(5,73,1,'{"event":"trick","winner":1}',1795346353716);
INSERT INTO event VALUES(5,74,1,'{"event":"play","seat":1,"card":"G2"}',1795346353720);
INSERT INTO event VALUES(5,75,1,'{"event":"play","seat":2,"card":"W"}',1795346353726);
INSERT INTO event VALUES(5,76,1,'{"event":"play","seat":3,"card":"G8"}',1795346415729);
INSERT INTO event VALUES(5,77,1,'{"event":"play","seat":0,"card":"G1"}',1795346415732);
INSERT INTO event VALUES(5,78,1,'{"event":"trick","winner":2}',1795346415732);
INSERT INTO event VALUES(5,79,1,'{"event":"play","seat":2,"card":"W"}',1795346415733);
INSERT INTO event VALUES(5,80,1,'{"event":"play","seat":3,"card":"Y2"}',1795346415734);
INSERT INTO event VALUES(5,81,1,'{"event":"play","seat":0,"card":"Y1"}',1795346415734);
INSERT INTO event VALUES(5,82,1,'{"event":"play","seat":1,"card":"J"}',1795346415747);
INSERT INTO event VALUES(5,83,1,'{"event":"trick","winner":2}',1795346415747);
INSERT INTO event VALUES(5,84,1,'{"event":"play","seat":2,"card":"G6"}',1795346415749);
INSERT INTO event VALUES(5,85,1,'{"event":"play","seat":3,"card":"W"}',1795346415753);
INSERT INTO event VALUES(5,86,1,'{"event":"play","seat":0,"card":"G13"}',1795346415753);
INSERT INTO event VALUES(5,87,1,'{"event":"play","seat":1,"card":"R6"}',1795346415757);
INSERT INTO event VALUES(5,88,1,'{"event":"trick","winner":3}',1795346415757);
INSERT INTO event VALUES(5,89,1,'{"event":"play","seat":3,"card":"G9"}',1795346415758);
INSERT INTO event VALUES(5,90,1,'{"event":"play","seat":0,"card":"Y3"}',1795346415759);
INSERT INTO event VALUES(6,0,1,'{"game":"dice","seats":4,"options":{"target":9,"magic-cards":false},"seer":2,"first":"drawn","last_played":[true,false,true,true]}',1795346415771);
INSERT INTO event VALUES(6,1,1,'{"event":"round","round":1,"seer":2,"magic":null}',1795346415771);
INSERT INTO event VALUES(6,2,1,'{"event":"predict","seat":2,"number":4,"color":"yellow"}',1795346415773);
INSERT INTO event VALUES(6,3,1,'{"event":"predict","seat":3,"number":3,"color":"yellow"}',1795346415774);
INSERT INTO event VALUES(6,4,1,'{"event":"predict","seat":0,"number":2,"color":"yellow"}',1795346415775);
INSERT INTO event VALUES(6,5,1,'{"event":"predict","seat":1,"number":2,"color":"red"}',1795346415776);
INSERT INTO event VALUES(6,6,1,'{"event":"wizard-color","color":"yellow"}',1795346415780);
INSERT INTO event VALUES(6,7,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["yellow","blue","blue","blue","blue","green","wizard"]}',1795346415780);
INSERT INTO event VALUES(6,8,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795346415780);
INSERT INTO event VALUES(6,9,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346415781);
INSERT INTO event VALUES(6,10,1,'{"event":"intend","seat":2,"intention":{"roll":[1,2,3,4,5]}}',1795346415782);
INSERT INTO event VALUES(6,11,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346415782);
INSERT INTO event VALUES(6,12,1,'{"event":"leave","seat":0,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795346415782);
INSERT INTO event VALUES(6,13,1,'{"event":"roll","roll":2,"rolled":[1,2,3,4,5],"dice":["yellow","wizard","wizard","yellow","yellow","red","wizard"]}',1795346415782);
INSERT INTO event VALUES(6,14,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346415782);
INSERT INTO event VALUES(6,15,1,'{"event":"intend","seat":2,"intention":{"roll":[0,1]}}',1795346415783);
INSERT INTO event VALUES(6,16,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346415784);
INSERT INTO event VALUES(6,17,1,'{"event":"roll","roll":3,"rolled":[0,1],"dice":["yellow","red","wizard","yellow","yellow","red","wizard"]}',1795346415784);
INSERT INTO event VALUES(6,18,1,'{"event":"leave","seat":2,"jester":false,"count":5,"jesters":0,"xs":0,"minus":1}',1795346415784);
INSERT INTO event VALUES(6,19,1,'{"event":"leave","seat":3,"jester":false,"count":5,"jesters":0,"xs":0,"minus":2}',1795346415784);
INSERT INTO event VALUES(6,20,1,'{"event":"leave","seat":1,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795346415784);
INSERT INTO event VALUES(6,21,1,'{"event":"round","round":2,"seer":1,"magic":null}',1795346415784);
INSERT INTO event VALUES(6,22,1,'{"event":"predict","seat":1,"number":4,"color":"yellow"}',1795346415785);
INSERT INTO event VALUES(6,23,1,'{"event":"predict","seat":2,"number":3,"color":"yellow"}',1795346415788);
INSERT INTO event VALUES(6,24,1,'{"event":"predict","seat":3,"number":2,"color":"yellow"}',1795346415790);
INSERT INTO event VALUES(6,25,1,'{"event":"predict","seat":0,"number":2,"color":"red"}',1795346415791);
INSERT INTO event VALUES(6,26,1,'{"event":"wizard-color","color":"yellow"}',1795346415792);
INSERT INTO event VALUES(6,27,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["yellow","wizard","red","jester","yellow","blue","wizard"]}',1795346415792);
INSERT INTO event VALUES(6,28,1,'{"event":"intend","seat":0,"intention":"stay"}',1795346415792);
INSERT INTO event VALUES(6,29,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346415793);
INSERT INTO event VALUES(6,30,1,'{"event":"intend","seat":1,"intention":{"score":"prediction"}}',1795346415793);
INSERT INTO event VALUES(6,31,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346415794);
INSERT INTO event VALUES(6,32,1,'{"event":"leave","seat":1,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795346415794);
INSERT INTO event VALUES(6,33,1,'{"event":"leave","seat":3,"jester":true,"count":4,"jesters":1,"xs":0,"minus":0}',1795346415795);
INSERT INTO event VALUES(6,34,1,'{"event":"leave","seat":0,"jester":true,"count":1,"jesters":1,"xs":0,"minus":0}',1795346415795);
INSERT INTO event VALUES(6,35,1,'{"event":"leave","seat":2,"jester":true,"count":4,"jesters":1,"xs":0,"minus":0}',1795346415796);
INSERT INTO event VALUES(6,36,1,'{"event":"round","round":3,"seer":0,"magic":null}',1795346415796);
INSERT INTO event VALUES(6,37,1,'{"event":"predict","seat":0,"number":4,"color":"yellow"}',1795346415797);
INSERT INTO event VALUES(6,38,1,'{"event":"predict","seat":1,"number":3,"color":"yellow"}',1795346415798);
INSERT INTO event VALUES(6,39,1,'{"event":"predict","seat":2,"number":2,"color":"yellow"}',1795346415802);
INSERT INTO event VALUES(6,40,1,'{"event":"predict","seat":3,"number":2,"color":"red"}',1795346415805);
INSERT INTO event VALUES(6,41,1,'{"event":"wizard-color","color":"yellow"}',1795346415806);
INSERT INTO event VALUES(6,42,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["red","wizard","yellow","jester","wizard","blue","yellow"]}',1795346415806);
INSERT INTO event VALUES(6,43,1,'{"event":"intend","seat":2,"intention":"stay"}',1795346415806);
INSERT INTO event VALUES(6,44,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795346415806);
INSERT INTO event VALUES(6,45,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346415807);
INSERT INTO event VALUES(6,46,1,'{"event":"intend","seat":3,"intention":"stay"}',1795346415810);
INSERT INTO event VALUES(6,47,1,'{"event":"leave","seat":0,"jester":false,"count":4,"jesters":1,"xs":1,"minus":0}',1795346415810);
INSERT INTO event VALUES(6,48,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":1,"xs":0,"minus":2}',1795346415810);
INSERT INTO event VALUES(6,49,1,'{"event":"leave","seat":3,"jester":false,"count":1,"jesters":1,"xs":0,"minus":1}',1795346415810);
INSERT INTO event VALUES(6,50,1,'{"event":"leave","seat":1,"jester":true,"count":4,"jesters":1,"xs":0,"minus":0}',1795346415811);
INSERT INTO event VALUES(6,51,1,'{"event":"round","round":4,"seer":3,"magic":null}',1795346415811);
INSERT INTO event VALUES(6,52,1,'{"event":"predict","seat":3,"number":4,"color":"yellow"}',1795346415815);
INSERT INTO event VALUES(6,53,1,'{"event":"predict","seat":0,"number":3,"color":"yellow"}',1795346415816);
INSERT INTO event VALUES(6,54,1,'{"event":"predict","seat":1,"number":2,"color":"yellow"}',1795346415818);
INSERT INTO event VALUES(6,55,1,'{"event":"predict","seat":2,"number":2,"color":"red"}',1795346415820);
INSERT INTO event VALUES(6,56,1,'{"event":"wizard-color","color":"yellow"}',1795346415821);
INSERT INTO event VALUES(6,57,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["green","blue","red","yellow","red","yellow","yellow"]}',1795346415821);
INSERT INTO event VALUES(6,58,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795346415821);
INSERT INTO event VALUES(6,59,1,'{"event":"intend","seat":3,"intention":{"roll":[0,1,2]}}',1795346415822);
INSERT INTO event VALUES(6,60,1,'{"event":"intend","seat":0,"intention":{"score":"prediction"}}',1795346415822);
INSERT INTO event VALUES(6,61,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346415823);
INSERT INTO event VALUES(6,62,1,'{"event":"leave","seat":0,"jester":false,"count":3,"jesters":0,"xs":1,"minus":0}',1795346415823);
INSERT INTO event VALUES(6,63,1,'{"event":"leave","seat":2,"jester":false,"count":2,"jesters":0,"xs":1,"minus":0}',1795346415823);
INSERT INTO event VALUES(6,64,1,'{"event":"roll","roll":2,"rolled":[0,1,2],"dice":["red","wizard","green","yellow","red","yellow","yellow"]}',1795346415823);
INSERT INTO event VALUES(6,65,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346415824);
INSERT INTO event VALUES(6,66,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795346415827);
INSERT INTO event VALUES(6,67,1,'{"event":"leave","seat":3,"jester":false,"count":4,"jesters":0,"xs":1,"minus":0}',1795346415827);
INSERT INTO event VALUES(6,68,1,'{"event":"leave","seat":1,"jester":false,"count":4,"jesters":0,"xs":0,"minus":2}',1795346415827);
INSERT INTO event VALUES(6,69,1,'{"event":"round","round":5,"seer":2,"magic":null}',1795346415827);
INSERT INTO event VALUES(6,70,1,'{"event":"predict","seat":2,"number":4,"color":"red"}',1795346415828);
INSERT INTO event VALUES(6,71,1,'{"event":"predict","seat":3,"number":3,"color":"red"}',1795346415829);
INSERT INTO event VALUES(6,72,1,'{"event":"predict","seat":0,"number":2,"color":"green"}',1795346415830);
INSERT INTO event VALUES(6,73,1,'{"event":"predict","seat":1,"number":2,"color":"blue"}',1795346415831);
INSERT INTO event VALUES(6,74,1,'{"event":"wizard-color","color":"red"}',1795346415834);
INSERT INTO event VALUES(6,75,1,'{"event":"roll","roll":1,"rolled":[0,1,2,3,4,5,6],"dice":["wizard","yellow","jester","wizard","green","red","jester"]}',1795346415834);
INSERT INTO event VALUES(6,76,1,'{"event":"intend","seat":3,"intention":{"score":"prediction"}}',1795346415834);
INSERT INTO event VALUES(6,77,1,'{"event":"intend","seat":0,"intention":"stay"}',1795346415836);
INSERT INTO event VALUES(6,78,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346415837);
INSERT INTO event VALUES(6,79,1,'{"event":"intend","seat":2,"intention":{"roll":[1,2,4]}}',1795346415837);
INSERT INTO event VALUES(6,80,1,'{"event":"leave","seat":3,"jester":false,"count":3,"jesters":2,"xs":1,"minus":0}',1795346415837);
INSERT INTO event VALUES(6,81,1,'{"event":"roll","roll":2,"rolled":[1,2,4],"dice":["wizard","wizard","jester","wizard","jester","red","jester"]}',1795346415837);
INSERT INTO event VALUES(6,82,1,'{"event":"intend","seat":0,"intention":"stay"}',1795346415838);
INSERT INTO event VALUES(6,83,1,'{"event":"intend","seat":1,"intention":"stay"}',1795346415839);
INSERT INTO event VALUES(6,84,1,'{"event":"intend","seat":2,"intention":{"score":"prediction"}}',1795346415839);
INSERT INTO event VALUES(6,85,1,'{"event":"leave","seat":2,"jester":false,"count":4,"jesters":3,"xs":1,"minus":0}',1795346415839);
INSERT INTO event VALUES(6,86,1,'{"event":"leave","seat":0,"jester":true,"count":0,"jesters":3,"xs":0,"minus":0}',1795346415840);
INSERT INTO event VALUES(6,87,1,'{"event":"leave","seat":1,"jester":true,"count":0,"jesters":3,"xs":0,"minus":0}',1795346415841);
INSERT INTO event VALUES(6,88,1,'{"event":"round","round":6,"seer":0,"magic":null}',1795346415841);
INSERT INTO event VALUES(6,89,1,'{"event":"predict","seat":0,"number":4,"color":"red"}',1795346415842);
INSERT INTO event VALUES(6,90,1,'{"event":"predict","seat":1,"number":3,"color":"red"}',1795346415843);
INSERT INTO event VALUES(6,91,1,'{"event":"predict","seat":2,"number":2,"color":"green"}',1795346415844);
CREATE TABLE press (
    id integer primary key,            -- Discord's interaction id
    game_table integer not null references game_table (id)
) strict;
INSERT INTO press VALUES(1573982026179018001,1);
INSERT INTO press VALUES(1573982026179018002,1);
INSERT INTO press VALUES(1573982026179018003,1);
INSERT INTO press VALUES(1573982026179018004,1);
INSERT INTO press VALUES(1573982026179018142,2);
INSERT INTO press VALUES(1573982026179018143,2);
INSERT INTO press VALUES(1573982026179018144,2);
INSERT INTO press VALUES(1573982026179018145,2);
INSERT INTO press VALUES(1573982026179018237,3);
INSERT INTO press VALUES(1573982026179018238,3);
INSERT INTO press VALUES(1573982026179018239,3);
INSERT INTO press VALUES(1573982026179018240,3);
INSERT INTO press VALUES(1573982026179018241,4);
INSERT INTO press VALUES(1573982026179018242,4);
INSERT INTO press VALUES(1573982026179018243,4);
INSERT INTO press VALUES(1573982026179018244,4);
INSERT INTO press VALUES(1573982026179018245,5);
INSERT INTO press VALUES(1573982026179018246,5);
INSERT INTO press VALUES(1573982026179018247,5);
INSERT INTO press VALUES(1573982026179018248,5);
INSERT INTO press VALUES(1573982026179018249,5);
INSERT INTO press VALUES(1573982026179018250,5);
INSERT INTO press VALUES(1573982026179018251,5);
INSERT INTO press VALUES(1573982026179018252,5);
INSERT INTO press VALUES(1573982026179018253,5);
INSERT INTO press VALUES(1573982026179018254,5);
INSERT INTO press VALUES(1573982026179018255,5);
INSERT INTO press VALUES(1573982026179018256,5);
INSERT INTO press VALUES(1573982026179018257,5);
INSERT INTO press VALUES(1573982026179018258,5);
INSERT INTO press VALUES(1573982026179018259,5);
INSERT INTO press VALUES(1573982026179018260,5);
INSERT INTO press VALUES(1573982026179018261,5);
INSERT INTO press VALUES(1573982026179018262,5);
INSERT INTO press VALUES(1573982026179018263,5);
INSERT INTO press VALUES(1573982026179018264,5);
INSERT INTO press VALUES(1573982026179018265,5);
INSERT INTO press VALUES(1573982026179018266,5);
INSERT INTO press VALUES(1573982026179018267,5);
INSERT INTO press VALUES(1573982026179018268,5);
INSERT INTO press VALUES(1573982026179018269,5);
INSERT INTO press VALUES(1573982026179018270,5);
INSERT INTO press VALUES(1573982026179018271,5);
INSERT INTO press VALUES(1573982026179018272,5);
INSERT INTO press VALUES(1573982026179018273,5);
INSERT INTO press VALUES(1573982026179018274,5);
INSERT INTO press VALUES(1573982026179018275,5);
INSERT INTO press VALUES(1573982026179018276,5);
INSERT INTO press VALUES(1573982026179018277,5);
INSERT INTO press VALUES(1573982026179018278,5);
INSERT INTO press VALUES(1573982026179018279,5);
INSERT INTO press VALUES(1573982026179018280,5);
INSERT INTO press VALUES(1573982026179018281,5);
INSERT INTO press VALUES(1573982026179018282,5);
INSERT INTO press VALUES(1573982026179018283,6);
INSERT INTO press VALUES(1573982026179018284,6);
INSERT INTO press VALUES(1573982026179018285,6);
INSERT INTO press VALUES(1573982026179018286,6);
INSERT INTO press VALUES(1573982026179018287,6);
INSERT INTO press VALUES(1573982026179018288,6);
INSERT INTO press VALUES(1573982026179018289,6);
INSERT INTO press VALUES(1573982026179018290,6);
INSERT INTO press VALUES(1573982026179018291,6);
INSERT INTO press VALUES(1573982026179018292,6);
INSERT INTO press VALUES(1573982026179018293,6);
INSERT INTO press VALUES(1573982026179018294,6);
INSERT INTO press VALUES(1573982026179018295,6);
INSERT INTO press VALUES(1573982026179018296,6);
INSERT INTO press VALUES(1573982026179018297,6);
INSERT INTO press VALUES(1573982026179018298,6);
INSERT INTO press VALUES(1573982026179018299,6);
INSERT INTO press VALUES(1573982026179018300,6);
INSERT INTO press VALUES(1573982026179018301,6);
INSERT INTO press VALUES(1573982026179018302,6);
INSERT INTO press VALUES(1573982026179018303,6);
INSERT INTO press VALUES(1573982026179018304,6);
INSERT INTO press VALUES(1573982026179018305,6);
INSERT INTO press VALUES(1573982026179018306,6);
INSERT INTO press VALUES(1573982026179018307,6);
INSERT INTO press VALUES(1573982026179018308,6);
INSERT INTO press VALUES(1573982026179018309,6);
INSERT INTO press VALUES(1573982026179018310,6);
INSERT INTO press VALUES(1573982026179018311,6);
INSERT INTO press VALUES(1573982026179018312,6);
INSERT INTO press VALUES(1573982026179018313,6);
INSERT INTO press VALUES(1573982026179018314,6);
INSERT INTO press VALUES(1573982026179018315,6);
INSERT INTO press VALUES(1573982026179018316,6);
INSERT INTO press VALUES(1573982026179018317,6);
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
    exact integer not null,            -- how many of them came true
    primary key (game_table, person)
) strict, without rowid;
INSERT INTO result VALUES(1,1125899906842624,2251799813685248,'cards',1795346353310,4,3,0,1,90,5,3);
INSERT INTO result VALUES(1,1125899906842625,2251799813685248,'cards',1795346353310,4,3,0,3,-10,5,1);
INSERT INTO result VALUES(1,1125899906842626,2251799813685248,'cards',1795346353310,4,3,0,1,90,5,3);
INSERT INTO result VALUES(2,1125899906842624,2251799813685248,'dice',1795346353606,4,3,0,3,14,11,6);
INSERT INTO result VALUES(2,1125899906842625,2251799813685248,'dice',1795346353606,4,3,0,1,19,11,7);
INSERT INTO result VALUES(2,1125899906842626,2251799813685248,'dice',1795346353606,4,3,0,2,15,11,6);
CREATE TABLE leaderboard (
    guild integer not null,
    game text not null,                -- 'cards' or 'dice'
    period text not null,              -- 'all-time' or 'month'
    since integer not null,            -- the earliest end of a game that is counted
    people integer not null default 0, -- how many have a standing
    regulars integer not null default 0, -- how many of them have played three games or more
    primary key (guild, game, period)
) strict, without rowid;
INSERT INTO leaderboard VALUES(2251799813685248,'cards','all-time',0,3,0);
INSERT INTO leaderboard VALUES(2251799813685248,'cards','month',1792754353312,3,0);
INSERT INTO leaderboard VALUES(2251799813685248,'dice','all-time',0,3,0);
INSERT INTO leaderboard VALUES(2251799813685248,'dice','month',1792754353607,3,0);
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
    mean_points real,                  -- a game; plain columns, for an index on generated ones covers nothing
    precision real,                    -- the share of predictions that came true; null without any
    primary key (guild, game, period, person),
    foreign key (guild, game, period) references leaderboard (guild, game, period)
) strict, without rowid;
INSERT INTO standing VALUES(2251799813685248,'cards','all-time',1125899906842624,1,1,90,5,3,90.0,0.59999999999999997779);
INSERT INTO standing VALUES(2251799813685248,'cards','all-time',1125899906842625,1,0,-10,5,1,-10.0,0.2000000000000000111);
INSERT INTO standing VALUES(2251799813685248,'cards','all-time',1125899906842626,1,1,90,5,3,90.0,0.59999999999999997779);
INSERT INTO standing VALUES(2251799813685248,'cards','month',1125899906842624,1,1,90,5,3,90.0,0.59999999999999997779);
INSERT INTO standing VALUES(2251799813685248,'cards','month',1125899906842625,1,0,-10,5,1,-10.0,0.2000000000000000111);
INSERT INTO standing VALUES(2251799813685248,'cards','month',1125899906842626,1,1,90,5,3,90.0,0.59999999999999997779);
INSERT INTO standing VALUES(2251799813685248,'dice','all-time',1125899906842624,1,0,14,11,6,14.0,0.54545454545454541417);
INSERT INTO standing VALUES(2251799813685248,'dice','all-time',1125899906842625,1,1,19,11,7,19.0,0.63636363636363635354);
INSERT INTO standing VALUES(2251799813685248,'dice','all-time',1125899906842626,1,0,15,11,6,15.0,0.54545454545454541417);
INSERT INTO standing VALUES(2251799813685248,'dice','month',1125899906842624,1,0,14,11,6,14.0,0.54545454545454541417);
INSERT INTO standing VALUES(2251799813685248,'dice','month',1125899906842625,1,1,19,11,7,19.0,0.63636363636363635354);
INSERT INTO standing VALUES(2251799813685248,'dice','month',1125899906842626,1,0,15,11,6,15.0,0.54545454545454541417);
CREATE TABLE stop (
    game_table integer references game_table (id), -- null for all
    since integer not null,
    until integer,                     -- null while it lasts
    check (until is null or until >= since)
) strict;
CREATE TABLE alive (
    only_row integer primary key check (only_row = 1),
    at integer not null
) strict;
INSERT INTO alive VALUES(1,1795346412826);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('game_table',6);
CREATE INDEX press_of_table on press (game_table);
CREATE INDEX result_of_guild on result (guild, game, ended_at);
CREATE INDEX result_of_person on result (guild, person, ended_at);
CREATE INDEX rematch on game_table (rematch_of) where rematch_of is not null;
CREATE INDEX standing_by_wins
    on standing (guild, game, period, wins desc, points desc, games desc, person);
CREATE INDEX standing_by_games on standing (guild, game, period, games desc, wins desc, person);
CREATE INDEX standing_by_points
    on standing (guild, game, period, mean_points desc, games desc, person) where games >= 3;
CREATE INDEX standing_by_precision
    on standing (guild, game, period, precision desc, games desc, person) where games >= 3;
CREATE TRIGGER standing_comes after insert on standing begin
    update leaderboard set people = people + 1, regulars = regulars + (new.games >= 3)
    where guild = new.guild and game = new.game and period = new.period;
    update standing set mean_points = 1.0 * points / games, precision = 1.0 * exact / predictions
    where guild = new.guild and game = new.game and period = new.period and person = new.person;
end;
CREATE TRIGGER standing_changes after update of games on standing begin
    update leaderboard set regulars = regulars + (new.games >= 3) - (old.games >= 3)
    where guild = new.guild and game = new.game and period = new.period;
    update standing set mean_points = 1.0 * points / games, precision = 1.0 * exact / predictions
    where guild = new.guild and game = new.game and period = new.period and person = new.person;
end;
CREATE TRIGGER standing_goes after delete on standing begin
    update leaderboard set people = people - 1, regulars = regulars - (old.games >= 3)
    where guild = old.guild and game = old.game and period = old.period;
end;
CREATE TRIGGER result_is_counted after insert on result begin
    insert into leaderboard (guild, game, period, since)
    values (new.guild, new.game, 'all-time', 0), (new.guild, new.game, 'month', 0)
    on conflict do nothing;
    insert into standing (guild, game, period, person, games, wins, points, predictions, exact)
    select guild, game, period, new.person,
           1, new.place = 1, new.points, new.predictions, new.exact
    from leaderboard
    where guild = new.guild and game = new.game and since <= new.ended_at
    on conflict do update set
        games = games + 1, wins = wins + excluded.wins, points = points + excluded.points,
        predictions = predictions + excluded.predictions, exact = exact + excluded.exact;
end;
CREATE TRIGGER period_goes_on after update of since on leaderboard
when new.since <> old.since begin
    insert into standing (guild, game, period, person, games, wins, points, predictions, exact)
    select new.guild, new.game, new.period, person, sum(sign), sum(sign * (place = 1)),
           sum(sign * points), sum(sign * predictions), sum(sign * exact)
    from result, (select iif(new.since > old.since, -1, 1) as sign)
    where guild = new.guild and game = new.game
      and ended_at >= min(old.since, new.since) and ended_at < max(old.since, new.since)
    group by person
    on conflict do update set
        games = games + excluded.games, wins = wins + excluded.wins,
        points = points + excluded.points, predictions = predictions + excluded.predictions,
        exact = exact + excluded.exact;
    delete from standing
    where guild = new.guild and game = new.game and period = new.period and games = 0;
end;
CREATE UNIQUE INDEX one_table_a_channel on game_table (channel)
    where stage in ('lobby', 'playing') and set_aside_at is null;
CREATE INDEX table_by_due on game_table (due_at)
    where due_at is not null and stage = 'playing' and set_aside_at is null;
CREATE INDEX stop_of_table on stop (game_table, since);
COMMIT;
