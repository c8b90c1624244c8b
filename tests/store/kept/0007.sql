BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE chat (
	code TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	PRIMARY KEY (code, number), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
CREATE TABLE games (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	names TEXT NOT NULL, 
	commitment TEXT NOT NULL, 
	given TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	started FLOAT NOT NULL, 
	result TEXT NOT NULL, continues TEXT DEFAULT '' NOT NULL, start TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "games" VALUES('hJbPxor3Sd7-FXc2','CJNYMP','herrlof',1,'target=0','["Ada", "Bj\u00f6rn"]','fe3fc59e9a578c2641e24e7750f48db1ddfa5ec5910253c50656f1c34f1088ee','["d2939f4658e5d831f0d5dfc84119ebd8", "3ff581df797e050d358611d238274527"]','767b510722ee71e322244d7de452f7bc371be078f8894ccb0dc5a550c0a7fb5e',1.79506633342403531077e+09,'{"scores":[43,57],"places":[2,1],"rule":"HERR-END-1"}','','');
INSERT INTO "games" VALUES('RDUTLxJ2FRKv6Duo','CATK5E','blot',1,'teams=no','["Ada", "Bj\u00f6rn"]','26aac6ca955856d65c8f97ded63dfc2a007772f9457405fc79511b28ea3d3759','["5e69a568210d69394afc5405d71a8bb9", "46d622ed840f7625c683840fe159ed45"]','c4790145a663d056ff718c2ccfe32146df2676cf16cbf7dceda26177a51a9395',1.79506633408211398131e+09,'','','');
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	made FLOAT NOT NULL, face TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('211143dfb17e5868','Ada',1.79506633339269709584e+09,'fox');
INSERT INTO "guests" VALUES('2dbd22c191e581ca','Björn',1.79506633339996075635e+09,'');
INSERT INTO "guests" VALUES('31f855665e5d5286','Ada',1.7950663340421507358e+09,'');
INSERT INTO "guests" VALUES('043ba4a58687ab52','Björn',1.79506633404475855831e+09,'owl');
CREATE TABLE keys (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('proved','');
INSERT INTO "keys" VALUES('signing','0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE moves (
	game TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	time FLOAT NOT NULL, 
	move TEXT NOT NULL, 
	remark TEXT NOT NULL, 
	press TEXT, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',0,0,0.001,'predict 15','','P0 press-0');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',1,1,0.002,'predict 15','','P1 press-0');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',2,0,0.005,'N','','P0 press-1');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',3,1,0.013,'A','','P1 press-2');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',4,0,0.014,'N','','P0 press-2');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',5,1,0.015,'Y9','','P1 press-3');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',6,0,0.017,'N','','P0 press-3');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',7,1,0.019,'Y7','','P1 press-4');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',8,0,0.023,'A','','P0 press-4');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',9,1,0.025,'Y5','','P1 press-5');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',10,0,0.027,'Y4','','P0 press-5');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',11,1,0.028,'Y3','','P1 press-6');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',12,1,0.03,'pass','','P1 press-7');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',13,0,0.035,'Y2','','P0 press-6');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',14,1,0.037,'B8','','P1 press-8');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',15,0,0.045,'B4','','P0 press-7');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',16,1,0.047,'B7','','P1 press-9');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',17,1,0.048,'B5','','P1 press-10');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',18,0,0.05,'G9','','P0 press-8');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',19,1,0.051,'B3','','P1 press-11');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',20,1,0.051,'pass','','P1 press-12');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',21,0,0.055,'G7','','P0 press-9');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',22,1,0.059,'B2','','P1 press-13');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',23,0,0.063,'G4','','P0 press-10');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',24,1,0.065,'B1','','P1 press-14');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',25,0,0.066,'G1','','P0 press-11');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',26,1,0.067,'pass','','P1 press-15');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',27,1,0.068,'G6','','P1 press-16');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',28,0,0.069,'R8','','P0 press-12');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',29,1,0.071,'pass','','P1 press-17');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',30,1,0.072,'G5','','P1 press-18');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',31,0,0.073,'R5','','P0 press-13');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',32,1,0.075,'G3','','P1 press-19');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',33,1,0.076,'pass','','P1 press-20');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',34,0,0.077,'R3','','P0 press-14');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',35,0,0.08,'pass','','P0 press-15');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',36,1,0.082,'R2','','P1 press-21');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',37,0,0.083,'R1','','P0 press-16');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',38,0,0.088,'predict 15','','P0 press-17');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',39,1,0.089,'predict 15','','P1 press-22');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',40,1,0.091,'N','','P1 press-24');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',41,0,0.093,'Y7','','P0 press-18');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',42,1,0.095,'N','','P1 press-25');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',43,0,0.097,'Y6','','P0 press-19');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',44,0,0.098,'pass','','P0 press-20');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',45,1,0.099,'A','','P1 press-26');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',46,0,0.104,'B9','','P0 press-21');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',47,1,0.108,'A','','P1 press-27');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',48,0,0.111,'B8','','P0 press-22');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',49,1,0.112,'A','','P1 press-28');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',50,0,0.115,'B6','','P0 press-23');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',51,1,0.116,'Y5','','P1 press-29');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',52,0,0.118,'B4','','P0 press-24');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',53,1,0.119,'Y3','','P1 press-30');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',54,1,0.125,'pass','','P1 press-31');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',55,0,0.126,'B3','','P0 press-25');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',56,0,0.128,'pass','','P0 press-26');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',57,1,0.132,'Y2','','P1 press-32');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',58,0,0.134,'G5','','P0 press-27');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',59,0,0.135,'G2','','P0 press-28');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',60,1,0.137,'G8','','P1 press-33');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',61,1,0.138,'B5','','P1 press-34');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',62,0,0.14,'G1','','P0 press-29');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',63,0,0.14,'pass','','P0 press-30');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',64,0,0.141,'R8','','P0 press-31');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',65,1,0.145,'R7','','P1 press-35');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',66,0,0.148,'R6','','P0 press-32');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',67,1,0.15,'R5','','P1 press-36');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',68,0,0.154,'pass','','P0 press-33');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',69,0,0.156,'R4','','P0 press-34');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',70,1,0.158,'B2','','P1 press-37');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',71,0,0.161,'R3','','P0 press-35');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',72,0,0.166,'pass','','P0 press-36');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',73,1,0.168,'B1','','P1 press-38');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',74,0,0.171,'R1','','P0 press-37');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',75,1,0.174,'G7','','P1 press-39');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',76,0,0.179,'predict 15','','P0 press-38');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',77,1,0.184,'predict 15','','P1 press-40');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',78,0,0.188,'N','','P0 press-39');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',79,1,0.196,'N','','P1 press-42');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',80,1,0.203,'N','','P1 press-43');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',81,0,0.205,'A','','P0 press-40');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',82,1,0.209,'A','','P1 press-44');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',83,0,0.214,'A','','P0 press-41');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',84,1,0.217,'Y9','','P1 press-45');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',85,0,0.218,'Y6','','P0 press-42');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',86,0,0.221,'Y4','','P0 press-43');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',87,1,0.226,'Y8','','P1 press-46');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',88,1,0.227,'Y7','','P1 press-47');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',89,0,0.23,'B4','','P0 press-44');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',90,1,0.233,'Y2','','P1 press-48');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',91,0,0.235,'B1','','P0 press-45');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',92,1,0.237,'B7','','P1 press-49');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',93,0,0.247,'G9','','P0 press-46');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',94,1,0.253,'B5','','P1 press-50');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',95,0,0.255,'G8','','P0 press-47');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',96,0,0.256,'G5','','P0 press-48');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',97,1,0.257,'G7','','P1 press-51');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',98,1,0.259,'R9','','P1 press-52');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',99,0,0.26,'R6','','P0 press-49');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',100,0,0.26,'G4','','P0 press-50');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',101,1,0.261,'R8','','P1 press-53');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',102,0,0.264,'G2','','P0 press-51');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',103,1,0.268,'R7','','P1 press-54');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',104,0,0.271,'R2','','P0 press-52');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',105,1,0.274,'R4','','P1 press-55');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',106,1,0.278,'R3','','P1 press-56');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',107,0,0.281,'R1','','P0 press-53');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',108,0,0.286,'predict 15','','P0 press-54');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',109,1,0.287,'predict 15','','P1 press-57');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',110,1,0.288,'N','','P1 press-59');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',111,0,0.293,'A','','P0 press-55');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',112,1,0.296,'A','','P1 press-60');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',113,0,0.299,'Y9','','P0 press-56');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',114,1,0.301,'Y5','','P1 press-61');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',115,0,0.303,'Y8','','P0 press-57');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',116,0,0.305,'Y6','','P0 press-58');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',117,1,0.306,'Y4','','P1 press-62');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',118,0,0.309,'pass','','P0 press-59');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',119,0,0.312,'Y3','','P0 press-60');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',120,0,0.313,'pass','','P0 press-61');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',121,1,0.319,'Y2','','P1 press-63');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',122,0,0.321,'Y1','','P0 press-62');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',123,1,0.324,'B8','','P1 press-64');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',124,0,0.326,'B9','','P0 press-63');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',125,1,0.33,'B7','','P1 press-65');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',126,1,0.332,'B5','','P1 press-66');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',127,0,0.333,'B4','','P0 press-64');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',128,1,0.339,'G3','','P1 press-67');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',129,1,0.341,'pass','','P1 press-68');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',130,0,0.343,'G7','','P0 press-65');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',131,0,0.35,'B2','','P0 press-66');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',132,1,0.351,'G2','','P1 press-69');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',133,1,0.352,'G1','','P1 press-70');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',134,0,0.354,'G4','','P0 press-67');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',135,0,0.355,'B1','','P0 press-68');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',136,1,0.358,'R7','','P1 press-71');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',137,0,0.36,'pass','','P0 press-69');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',138,0,0.363,'R9','','P0 press-70');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',139,1,0.364,'R4','','P1 press-72');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',140,1,0.37,'R3','','P1 press-73');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',141,1,0.371,'pass','','P1 press-74');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',142,0,0.372,'R6','','P0 press-71');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',143,0,0.375,'pass','','P0 press-72');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',144,0,0.376,'R5','','P0 press-73');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',145,1,0.378,'R1','','P1 press-75');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',146,0,0.381,'predict 15','','P0 press-74');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',147,1,0.384,'predict 15','','P1 press-76');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',148,0,0.387,'N','','P0 press-75');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',149,1,0.389,'A','','P1 press-78');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',150,0,0.39,'A','','P0 press-76');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',151,1,0.391,'Y9','','P1 press-79');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',152,0,0.396,'Y2','','P0 press-77');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',153,1,0.398,'Y7','','P1 press-80');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',154,1,0.4,'Y6','','P1 press-81');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',155,0,0.401,'B9','','P0 press-78');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',156,1,0.404,'pass','','P1 press-82');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',157,1,0.412,'Y5','','P1 press-83');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',158,0,0.416,'B2','','P0 press-79');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',159,1,0.418,'Y4','','P1 press-84');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',160,0,0.429,'B1','','P0 press-80');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',161,1,0.433,'Y3','','P1 press-85');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',162,1,0.434,'pass','','P1 press-86');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',163,0,0.435,'G9','','P0 press-81');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',164,1,0.438,'B8','','P1 press-87');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',165,0,0.439,'G6','','P0 press-82');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',166,1,0.44,'B7','','P1 press-88');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',167,0,0.44,'G4','','P0 press-83');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',168,1,0.441,'B5','','P1 press-89');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',169,0,0.442,'G3','','P0 press-84');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',170,0,0.443,'pass','','P0 press-85');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',171,1,0.444,'B3','','P1 press-90');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',172,1,0.446,'pass','','P1 press-91');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',173,0,0.453,'G2','','P0 press-86');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',174,1,0.453,'G1','','P1 press-92');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',175,0,0.456,'R9','','P0 press-87');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',176,1,0.457,'R7','','P1 press-93');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',177,0,0.457,'R8','','P0 press-88');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',178,0,0.459,'R6','','P0 press-89');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',179,1,0.461,'R5','','P1 press-94');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',180,0,0.462,'pass','','P0 press-90');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',181,0,0.464,'R2','','P0 press-91');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',182,1,0.465,'R1','','P1 press-95');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',183,0,0.467,'predict 15','','P0 press-92');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',184,1,0.468,'predict 15','','P1 press-96');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',185,1,0.469,'N','','P1 press-98');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',186,0,0.47,'N','','P0 press-93');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',187,0,0.473,'N','','P0 press-94');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',188,1,0.474,'Y9','','P1 press-99');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',189,0,0.475,'A','','P0 press-95');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',190,1,0.477,'Y6','','P1 press-100');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',191,0,0.48,'A','','P0 press-96');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',192,1,0.482,'Y5','','P1 press-101');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',193,0,0.483,'Y8','','P0 press-97');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',194,1,0.485,'B9','','P1 press-102');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',195,0,0.486,'Y7','','P0 press-98');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',196,1,0.486,'B8','','P1 press-103');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',197,0,0.487,'Y4','','P0 press-99');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',198,1,0.488,'B7','','P1 press-104');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',199,0,0.489,'Y3','','P0 press-100');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',200,0,0.491,'pass','','P0 press-101');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',201,1,0.492,'B2','','P1 press-105');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',202,0,0.493,'B6','','P0 press-102');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',203,1,0.494,'G8','','P1 press-106');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',204,0,0.495,'pass','','P0 press-103');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',205,0,0.497,'B5','','P0 press-104');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',206,1,0.498,'G7','','P1 press-107');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',207,0,0.501,'B4','','P0 press-105');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',208,1,0.503,'G4','','P1 press-108');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',209,0,0.504,'G9','','P0 press-106');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',210,1,0.505,'G1','','P1 press-109');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',211,1,0.506,'R8','','P1 press-110');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',212,0,0.508,'R1','','P0 press-107');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',213,1,0.509,'R5','','P1 press-111');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',214,0,0.511,'G5','','P0 press-108');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',215,1,0.513,'R3','','P1 press-112');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',216,0,0.515,'G3','','P0 press-109');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',217,0,0.515,'predict 15','','P0 press-110');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',218,1,0.517,'predict 15','','P1 press-113');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',219,0,0.518,'N','','P0 press-111');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',220,1,0.519,'A','','P1 press-115');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',221,0,0.519,'Y7','','P0 press-112');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',222,1,0.52,'A','','P1 press-116');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',223,0,0.521,'Y6','','P0 press-113');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',224,1,0.523,'Y9','','P1 press-117');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',225,0,0.525,'Y1','','P0 press-114');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',226,1,0.527,'Y8','','P1 press-118');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',227,1,0.528,'Y5','','P1 press-119');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',228,0,0.53,'B9','','P0 press-115');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',229,1,0.531,'Y2','','P1 press-120');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',230,0,0.533,'B8','','P0 press-116');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',231,1,0.54,'G9','','P1 press-121');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',232,0,0.541,'G8','','P0 press-117');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',233,0,0.543,'B6','','P0 press-118');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',234,1,0.544,'G5','','P1 press-122');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',235,1,0.546,'G2','','P1 press-123');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',236,0,0.55,'G4','','P0 press-119');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',237,0,0.552,'B4','','P0 press-120');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',238,1,0.553,'G1','','P1 press-124');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',239,1,0.557,'pass','','P1 press-125');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',240,1,0.561,'R8','','P1 press-126');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',241,0,0.563,'R4','','P0 press-121');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',242,1,0.57,'R7','','P1 press-127');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',243,0,0.572,'R3','','P0 press-122');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',244,0,0.574,'pass','','P0 press-123');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',245,1,0.577,'R6','','P1 press-128');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',246,0,0.579,'R2','','P0 press-124');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',247,1,0.585,'pass','','P1 press-129');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',248,1,0.589,'R5','','P1 press-130');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',249,0,0.591,'B3','','P0 press-125');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',250,0,0.595,'pass','','P0 press-126');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',251,1,0.603,'R1','','P1 press-131');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',252,0,0.604,'B2','','P0 press-127');
INSERT INTO "moves" VALUES('hJbPxor3Sd7-FXc2',253,1,0.609,'pass','','P1 press-132');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',0,0,0.0,'R:G3','','P0 k0');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',1,1,0.004,'R:G4','','P1 k1');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',2,1,0.008,'G:R9','','P1 k2');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',3,0,0.01,'R:G9','','P0 k3');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',4,0,0.013,'R:B3','','P0 k4');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',5,1,0.015,'R:B5','','P1 k5');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',6,1,0.016,'G:R10','','P1 k6');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',7,0,0.018,'R:B4','','P0 k7');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',8,1,0.019,'give Loki','','P1 k8');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',9,0,0.022,'G:R4','','P0 k9');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',10,1,0.027,'G:B7','','P1 k10');
INSERT INTO "moves" VALUES('RDUTLxJ2FRKv6Duo',11,1,0.029,'B:G5','','P1 k11');
CREATE TABLE nodes (
	number INTEGER NOT NULL, 
	address TEXT NOT NULL, 
	PRIMARY KEY (number), 
	UNIQUE (address)
);
CREATE TABLE players (
	game TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	guest TEXT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "players" VALUES('hJbPxor3Sd7-FXc2',0,'211143dfb17e5868');
INSERT INTO "players" VALUES('hJbPxor3Sd7-FXc2',1,'2dbd22c191e581ca');
INSERT INTO "players" VALUES('RDUTLxJ2FRKv6Duo',0,'31f855665e5d5286');
INSERT INTO "players" VALUES('RDUTLxJ2FRKv6Duo',1,'043ba4a58687ab52');
CREATE TABLE tables (
	code TEXT NOT NULL, 
	state TEXT NOT NULL, 
	changed FLOAT NOT NULL, 
	is_running BOOLEAN NOT NULL, node INTEGER DEFAULT '0' NOT NULL, shown TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('CJNYMP','{"code":"CJNYMP","settings":{"game":"herrlof","seats":2,"options":{"target":"0"},"pace":"none","public":false,"bot_after":60,"delay":0,"outside_bots":false,"take_back":"auto","one_device":false,"language":"fr"},"chairs":[{"kind":"person","guest":"211143dfb17e5868","name":"Ada","level":"","face":"fox","is_ready":false,"given":"d2939f4658e5d831f0d5dfc84119ebd8","has_substitute":false},{"kind":"person","guest":"2dbd22c191e581ca","name":"Björn","level":"","face":"","is_ready":false,"given":"3ff581df797e050d358611d238274527","has_substitute":false}],"host":"211143dfb17e5868","secret":"767b510722ee71e322244d7de452f7bc371be078f8894ccb0dc5a550c0a7fb5e","phase":"over","record":"hJbPxor3Sd7-FXc2","earlier":null,"game_number":1,"is_paused":false,"wins":[0,1],"held":{},"brief":[],"banned":[],"muted":[],"chat_lines":0,"chat_unsaid":0,"continues":"","start":"","stood_at":0.0}',1.79506633403706574434e+09,0,0,'');
INSERT INTO "tables" VALUES('CATK5E','{"code":"CATK5E","settings":{"game":"blot","seats":2,"options":{"teams":"no"},"pace":"none","public":false,"bot_after":60,"delay":0,"outside_bots":false,"take_back":"auto","one_device":false,"language":"fr"},"chairs":[{"kind":"person","guest":"31f855665e5d5286","name":"Ada","level":"","face":"","is_ready":true,"given":"5e69a568210d69394afc5405d71a8bb9","has_substitute":false},{"kind":"person","guest":"043ba4a58687ab52","name":"Björn","level":"","face":"owl","is_ready":true,"given":"46d622ed840f7625c683840fe159ed45","has_substitute":false}],"host":"31f855665e5d5286","secret":"c4790145a663d056ff718c2ccfe32146df2676cf16cbf7dceda26177a51a9395","phase":"playing","record":"RDUTLxJ2FRKv6Duo","earlier":null,"game_number":1,"is_paused":false,"wins":[0,0],"held":{},"brief":[],"banned":[],"muted":[],"chat_lines":0,"chat_unsaid":0,"continues":"","start":"","stood_at":0.0}',1.79506633408235311511e+09,1,0,'');
CREATE INDEX ix_games_code ON games (code);
CREATE INDEX players_by_guest ON players (guest);
CREATE INDEX running_tables ON tables (is_running);
CREATE INDEX tables_by_node ON tables (node, is_running);
CREATE INDEX shown_tables ON tables (code) WHERE shown <> '';
COMMIT;
