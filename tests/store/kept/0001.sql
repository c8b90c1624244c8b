BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
	result TEXT NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(code) REFERENCES tables (code)
);
INSERT INTO "games" VALUES('ZhFQ7JGVJ5bA-BVY','DTNHFZ','herrlof',1,'target=0','["Ada", "Bj\u00f6rn"]','de1e7647c90844628ef3f3391eab19cc710d2407b341ce13f44c1cc1d24f7f04','["2650133eda8b3231a065731ec5bfd4d7", "3f7e0c569de4b20f64fe7cea2661a8e6"]','4d77de521faf8869d51eb2017d8346ece4d3468d9e22b0d5fd49917fb86a9b38',1.7950098102843713761e+09,'{"scores":[52,54],"places":[2,1],"rule":"HERR-END-1"}');
INSERT INTO "games" VALUES('VUs4p421rQlLuQ3S','5U5S22','blot',1,'teams=no','["Ada", "Bj\u00f6rn"]','6440b856406a474af010f182db5f78780a4e552bed8dbbb974935f4663e65727','["10ab5bd37c7405e2dd992f2f11c3d13c", "6d9f9e6f3ddfe6d823c259ef5f6f2cbc"]','0cc16699ebaaa48ed7a29aa5b760f029eaea081cb5680f3be3aada39e8837484',1.79500981370397949218e+09,'');
CREATE TABLE guests (
	id TEXT NOT NULL,
	name TEXT NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('f39f40db1ffe4b55','Ada',1.79500980992798089982e+09);
INSERT INTO "guests" VALUES('7b30fffe49451fa8','Björn',1.79500981004803943641e+09);
INSERT INTO "guests" VALUES('79ce3179d685fe10','Ada',1.79500981354427647587e+09);
INSERT INTO "guests" VALUES('60679048ae90298c','Björn',1.79500981355324649808e+09);
CREATE TABLE keys (
	name TEXT NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('signing','0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO "keys" VALUES('health','well');
CREATE TABLE moves (
	game TEXT NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER,
	time FLOAT NOT NULL,
	move TEXT NOT NULL,
	remark TEXT NOT NULL,
	press TEXT,
	PRIMARY KEY (game, number),
	CONSTRAINT a_press_counts_once UNIQUE (game, press),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',0,0,0.001,'predict 0','','P0 press-0');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',1,1,0.002,'predict 0','','P1 press-0');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',2,0,0.003,'R3','','P0 press-1');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',3,0,0.004,'draw','','P0 press-2');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',4,0,0.011,'discard R4','','P0 press-3');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',5,1,0.021,'R2','','P1 press-2');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',6,0,0.033,'R7','','P0 press-4');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',7,1,0.049,'R6','','P1 press-3');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',8,0,0.068,'R8','','P0 press-5');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',9,1,0.085,'R9','','P1 press-4');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',10,0,0.1,'G3','','P0 press-6');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',11,0,0.103,'draw','','P0 press-7');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',12,0,0.104,'discard G4','','P0 press-8');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',13,1,0.107,'G6','','P1 press-5');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',14,1,0.114,'take P0','','P1 press-6');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',15,1,0.119,'give G7','','P1 press-7');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',16,1,0.12,'G8','','P1 press-8');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',17,0,0.129,'G5','','P0 press-9');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',18,1,0.139,'G9','','P1 press-9');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',19,0,0.147,'G7','','P0 press-10');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',20,0,0.154,'B3','','P0 press-11');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',21,0,0.156,'draw','','P0 press-12');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',22,0,0.157,'discard B4','','P0 press-13');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',23,1,0.164,'B2','','P1 press-10');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',24,0,0.169,'Y2','','P0 press-14');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',25,1,0.175,'Y1','','P1 press-11');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',26,0,0.179,'Y3','','P0 press-15');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',27,0,0.182,'draw','','P0 press-16');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',28,0,0.185,'discard R5','','P0 press-17');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',29,1,0.187,'Y6','','P1 press-12');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',30,1,0.197,'take P0','','P1 press-13');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',31,1,0.207,'give B5','','P1 press-14');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',32,1,0.221,'B6','','P1 press-15');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',33,0,0.231,'B5','','P0 press-18');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',34,1,0.236,'take P0','','P1 press-16');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',35,1,0.248,'give B8','','P1 press-17');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',36,1,0.265,'B9','','P1 press-18');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',37,0,0.272,'B8','','P0 press-19');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',38,0,0.278,'Y4','','P0 press-20');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',39,1,0.279,'Y7','','P1 press-19');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',40,1,0.288,'Y9','','P1 press-20');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',41,0,0.292,'Y8','','P0 press-21');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',42,0,0.293,'A','','P0 press-22');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',43,1,0.294,'A','','P1 press-21');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',44,0,0.3,'N','','P0 press-23');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',45,1,0.301,'N','','P1 press-22');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',46,0,0.302,'predict 0','','P0 press-24');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',47,1,0.303,'predict 0','','P1 press-23');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',48,1,0.306,'R2','','P1 press-25');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',49,0,0.307,'R4','','P0 press-25');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',50,0,0.309,'R5','','P0 press-26');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',51,1,0.31,'R3','','P1 press-26');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',52,1,0.311,'draw','','P1 press-27');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',53,1,0.312,'discard R6','','P1 press-28');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',54,0,0.315,'R7','','P0 press-27');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',55,1,0.318,'R8','','P1 press-29');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',56,1,0.327,'R9','','P1 press-30');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',57,0,0.329,'G2','','P0 press-28');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',58,0,0.332,'G3','','P0 press-29');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',59,0,0.334,'draw','','P0 press-30');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',60,0,0.337,'discard G6','','P0 press-31');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',61,1,0.337,'G1','','P1 press-31');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',62,0,0.338,'G8','','P0 press-32');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',63,1,0.34,'G7','','P1 press-32');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',64,0,0.348,'B2','','P0 press-33');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',65,1,0.355,'B1','','P1 press-33');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',66,0,0.357,'B4','','P0 press-34');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',67,1,0.358,'B6','','P1 press-34');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',68,1,0.364,'take P0','','P1 press-35');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',69,1,0.37,'give G9','','P1 press-36');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',70,1,0.375,'B9','','P1 press-37');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',71,0,0.388,'B7','','P0 press-35');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',72,0,0.391,'G9','','P0 press-36');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',73,1,0.4,'Y6','','P1 press-38');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',74,1,0.406,'Y7','','P1 press-39');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',75,0,0.419,'Y3','','P0 press-37');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',76,0,0.422,'draw','','P0 press-38');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',77,0,0.423,'discard Y4','','P0 press-39');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',78,1,0.428,'Y8','','P1 press-40');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',79,0,0.441,'Y5','','P0 press-40');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',80,1,0.449,'A','','P1 press-41');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',81,0,0.452,'Y9','','P0 press-41');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',82,1,0.453,'N','','P1 press-42');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',83,0,0.454,'A','','P0 press-42');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',84,1,0.458,'N','','P1 press-43');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',85,0,0.459,'N','','P0 press-43');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',86,0,0.46,'predict 0','','P0 press-44');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',87,1,0.461,'predict 0','','P1 press-44');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',88,0,0.464,'R2','','P0 press-45');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',89,1,0.465,'R1','','P1 press-46');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',90,0,0.468,'R4','','P0 press-46');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',91,1,0.474,'R3','','P1 press-47');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',92,1,0.494,'draw','','P1 press-48');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',93,1,0.502,'discard R6','','P1 press-49');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',94,0,0.512,'R7','','P0 press-47');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',95,1,0.516,'G1','','P1 press-50');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',96,0,0.521,'R9','','P0 press-48');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',97,1,0.522,'G2','','P1 press-51');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',98,1,0.523,'G6','','P1 press-52');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',99,0,0.526,'G3','','P0 press-49');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',100,0,0.528,'draw','','P0 press-50');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',101,0,0.529,'discard G5','','P0 press-51');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',102,1,0.533,'take P0','','P1 press-53');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',103,1,0.536,'give B2','','P1 press-54');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',104,1,0.537,'B7','','P1 press-55');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',105,0,0.54,'B2','','P0 press-52');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',106,1,0.548,'B8','','P1 press-56');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',107,0,0.549,'B3','','P0 press-53');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',108,0,0.551,'draw','','P0 press-54');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',109,0,0.554,'discard G4','','P0 press-55');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',110,1,0.557,'B9','','P1 press-57');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',111,0,0.559,'B5','','P0 press-56');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',112,0,0.56,'G7','','P0 press-57');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',113,1,0.766,'Y1','','P1 press-58');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',114,0,0.798,'G9','','P0 press-58');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',115,1,0.801,'Y2','','P1 press-59');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',116,1,0.813,'Y3','','P1 press-60');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',117,1,0.821,'draw','','P1 press-61');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',118,1,0.833,'discard B1','','P1 press-62');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',119,0,0.849,'B6','','P0 press-59');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',120,0,0.861,'take P1','','P0 press-60');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',121,0,0.873,'give Y7','','P0 press-61');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',122,0,0.885,'A','','P0 press-62');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',123,1,0.992,'Y4','','P1 press-63');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',124,0,1.048,'A','','P0 press-63');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',125,1,1.071,'Y5','','P1 press-64');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',126,0,1.09,'N','','P0 press-64');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',127,1,1.105,'Y6','','P1 press-65');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',128,1,1.117,'take P0','','P1 press-66');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',129,1,1.133,'give Y7','','P1 press-67');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',130,0,1.141,'Y7','','P0 press-65');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',131,1,1.147,'N','','P1 press-68');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',132,0,1.154,'predict 0','','P0 press-66');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',133,1,1.16,'predict 0','','P1 press-69');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',134,1,1.169,'R3','','P1 press-71');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',135,1,1.177,'draw','','P1 press-72');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',136,1,1.181,'discard R5','','P1 press-73');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',137,0,1.189,'R1','','P0 press-67');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',138,1,1.197,'R6','','P1 press-74');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',139,0,1.205,'R2','','P0 press-68');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',140,1,1.213,'take P0','','P1 press-75');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',141,1,1.226,'give R8','','P1 press-76');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',142,1,1.234,'R9','','P1 press-77');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',143,0,1.239,'R7','','P0 press-69');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',144,0,1.245,'R8','','P0 press-70');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',145,1,1.257,'G3','','P1 press-78');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',146,1,1.269,'draw','','P1 press-79');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',147,1,1.277,'discard G6','','P1 press-80');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',148,1,1.285,'G9','','P1 press-81');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',149,0,1.293,'G1','','P0 press-71');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',150,0,1.304,'G4','','P0 press-72');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',151,1,1.313,'B1','','P1 press-82');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',152,0,1.321,'G8','','P0 press-73');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',153,1,1.323,'B2','','P1 press-83');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',154,0,1.324,'B3','','P0 press-74');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',155,0,1.327,'draw','','P0 press-75');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',156,0,1.328,'discard B6','','P0 press-76');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',157,1,1.332,'B4','','P1 press-84');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',158,1,1.334,'B5','','P1 press-85');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',159,0,1.341,'Y1','','P0 press-77');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',160,1,1.348,'B8','','P1 press-86');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',161,0,1.353,'Y2','','P0 press-78');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',162,1,1.361,'Y4','','P1 press-87');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',163,0,1.371,'Y3','','P0 press-79');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',164,0,1.377,'draw','','P0 press-80');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',165,0,1.383,'discard R4','','P0 press-81');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',166,1,1.389,'Y9','','P1 press-88');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',167,0,1.397,'Y5','','P0 press-82');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',168,0,1.405,'Y8','','P0 press-83');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',169,1,1.413,'A','','P1 press-89');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',170,0,1.421,'N','','P0 press-84');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',171,1,1.429,'A','','P1 press-90');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',172,0,1.438,'N','','P0 press-85');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',173,1,1.445,'N','','P1 press-91');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',174,0,1.458,'predict 0','','P0 press-86');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',175,1,1.465,'predict 0','','P1 press-92');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',176,0,1.471,'R4','','P0 press-87');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',177,1,1.481,'R3','','P1 press-94');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',178,1,1.488,'draw','','P1 press-95');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',179,1,1.49,'discard R1','','P1 press-96');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',180,0,1.492,'R9','','P0 press-88');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',181,1,1.493,'R5','','P1 press-97');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',182,1,1.494,'R8','','P1 press-98');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',183,0,1.495,'G2','','P0 press-89');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',184,1,1.496,'G1','','P1 press-99');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',185,0,1.497,'G3','','P0 press-90');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',186,0,1.498,'draw','','P0 press-91');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',187,0,1.499,'discard G8','','P0 press-92');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',188,0,1.5,'G9','','P0 press-93');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',189,1,1.507,'G4','','P1 press-100');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',190,1,1.509,'G6','','P1 press-101');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',191,0,1.51,'B3','','P0 press-94');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',192,0,1.511,'draw','','P0 press-95');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',193,0,1.512,'discard R2','','P0 press-96');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',194,1,1.513,'take P0','','P1 press-102');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',195,1,1.538,'give G7','','P1 press-103');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',196,1,1.556,'B1','','P1 press-104');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',197,0,1.608,'B6','','P0 press-97');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',198,0,1.669,'take P1','','P0 press-98');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',199,0,1.776,'give G7','','P0 press-99');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',200,0,1.924,'B8','','P0 press-100');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',201,1,1.956,'B4','','P1 press-105');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',202,0,1.988,'Y3','','P0 press-101');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',203,0,2.011,'draw','','P0 press-102');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',204,0,2.065,'discard B2','','P0 press-103');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',205,1,2.072,'Y1','','P1 press-106');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',206,0,2.074,'Y4','','P0 press-104');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',207,1,2.089,'Y2','','P1 press-107');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',208,0,2.091,'Y6','','P0 press-105');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',209,1,2.092,'Y5','','P1 press-108');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',210,0,2.16,'take P1','','P0 press-106');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',211,0,2.23,'give Y8','','P0 press-107');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',212,0,2.239,'Y9','','P0 press-108');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',213,1,2.392,'Y8','','P1 press-109');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',214,1,2.454,'G7','','P1 press-110');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',215,0,2.491,'A','','P0 press-109');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',216,1,2.505,'B5','','P1 press-111');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',217,0,2.519,'A','','P0 press-110');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',218,1,2.529,'B9','','P1 press-112');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',219,0,2.543,'N','','P0 press-111');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',220,0,2.552,'predict 0','','P0 press-112');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',221,1,2.592,'predict 0','','P1 press-113');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',222,1,2.597,'R9','','P1 press-115');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',223,0,2.613,'R2','','P0 press-113');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',224,0,2.629,'R3','','P0 press-114');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',225,0,2.645,'draw','','P0 press-115');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',226,0,2.661,'discard R4','','P0 press-116');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',227,1,2.669,'G1','','P1 press-116');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',228,0,2.681,'R6','','P0 press-117');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',229,1,2.693,'G4','','P1 press-117');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',230,0,2.709,'take P1','','P0 press-118');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',231,0,2.728,'give R8','','P0 press-119');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',232,0,2.741,'G2','','P0 press-120');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',233,1,2.756,'G5','','P1 press-118');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',234,1,2.773,'R8','','P1 press-119');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',235,0,2.785,'G3','','P0 press-121');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',236,0,2.793,'draw','','P0 press-122');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',237,0,2.801,'discard G6','','P0 press-123');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',238,1,2.809,'G7','','P1 press-120');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',239,0,2.82,'G8','','P0 press-124');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',240,0,2.829,'G9','','P0 press-125');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',241,1,2.835,'B3','','P1 press-121');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',242,1,2.845,'draw','','P1 press-122');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',243,1,2.853,'discard B4','','P1 press-123');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',244,1,2.861,'B5','','P1 press-124');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',245,0,2.869,'B1','','P0 press-126');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',246,1,2.881,'B9','','P1 press-125');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',247,0,2.889,'B6','','P0 press-127');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',248,0,2.897,'Y1','','P0 press-128');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',249,1,2.905,'Y2','','P1 press-126');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',250,1,2.913,'Y3','','P1 press-127');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',251,1,2.925,'draw','','P1 press-128');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',252,1,2.933,'discard R1','','P1 press-129');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',253,0,2.941,'Y5','','P0 press-129');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',254,0,2.953,'Y6','','P0 press-130');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',255,1,2.961,'Y4','','P1 press-130');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',256,0,2.969,'take P1','','P0 press-131');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',257,0,2.977,'give Y9','','P0 press-132');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',258,0,2.985,'A','','P0 press-133');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',259,1,2.993,'Y8','','P1 press-131');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',260,0,3.001,'A','','P0 press-134');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',261,1,3.009,'Y9','','P1 press-132');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',262,0,3.02,'N','','P0 press-135');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',263,1,3.029,'N','','P1 press-133');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',264,0,3.037,'predict 0','','P0 press-136');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',265,1,3.045,'predict 0','','P1 press-134');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',266,0,3.053,'R1','','P0 press-137');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',267,1,3.065,'R4','','P1 press-136');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',268,1,3.071,'R7','','P1 press-137');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',269,0,3.077,'R2','','P0 press-138');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',270,1,3.085,'R9','','P1 press-138');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',271,0,3.097,'R6','','P0 press-139');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',272,0,3.109,'G5','','P0 press-140');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',273,1,3.117,'G2','','P1 press-139');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',274,0,3.129,'B2','','P0 press-141');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',275,1,3.137,'B6','','P1 press-140');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',276,1,3.145,'take P0','','P1 press-141');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',277,1,3.153,'give G3','','P1 press-142');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',278,1,3.162,'G4','','P1 press-143');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',279,0,3.17,'G3','','P0 press-142');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',280,0,3.181,'draw','','P0 press-143');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',281,0,3.187,'discard B3','','P0 press-144');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',282,1,3.201,'G8','','P1 press-144');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',283,0,3.209,'B4','','P0 press-145');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',284,1,3.217,'B7','','P1 press-145');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',285,0,3.223,'B5','','P0 press-146');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',286,1,3.233,'B8','','P1 press-146');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',287,0,3.234,'B9','','P0 press-147');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',288,1,3.236,'Y1','','P1 press-147');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',289,0,3.236,'Y5','','P0 press-148');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',290,0,3.237,'Y9','','P0 press-149');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',291,1,3.238,'Y4','','P1 press-148');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',292,1,3.24,'Y6','','P1 press-149');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',293,0,3.244,'A','','P0 press-150');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',294,1,3.247,'Y8','','P1 press-150');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',295,0,3.248,'A','','P0 press-151');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',296,1,3.249,'A','','P1 press-151');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',297,0,3.25,'N','','P0 press-152');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',298,1,3.251,'N','','P1 press-152');
INSERT INTO "moves" VALUES('ZhFQ7JGVJ5bA-BVY',299,0,3.252,'N','','P0 press-153');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',0,0,0.001,'R:G9','','P0 press-0');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',1,1,0.015,'R:G4','','P1 press-0');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',2,1,0.023,'G:R3','','P1 press-1');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',3,0,0.031,'R:G10','','P0 press-1');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',4,0,0.043,'R:B10','','P0 press-2');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',5,1,0.052,'R:B3','','P1 press-2');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',6,1,0.059,'G:R4','','P1 press-3');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',7,0,0.067,'R:R5','','P0 press-3');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',8,0,0.074,'give Loki','','P0 press-4');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',9,0,0.075,'G:R6','','P0 press-5');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',10,1,0.076,'G:R10','','P1 press-4');
INSERT INTO "moves" VALUES('VUs4p421rQlLuQ3S',11,1,0.077,'B:Y5','','P1 press-5');
CREATE TABLE players (
	game TEXT NOT NULL,
	seat INTEGER NOT NULL,
	guest TEXT NOT NULL,
	PRIMARY KEY (game, seat),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "players" VALUES('ZhFQ7JGVJ5bA-BVY',0,'f39f40db1ffe4b55');
INSERT INTO "players" VALUES('ZhFQ7JGVJ5bA-BVY',1,'7b30fffe49451fa8');
INSERT INTO "players" VALUES('VUs4p421rQlLuQ3S',0,'79ce3179d685fe10');
INSERT INTO "players" VALUES('VUs4p421rQlLuQ3S',1,'60679048ae90298c');
CREATE TABLE tables (
	code TEXT NOT NULL,
	state TEXT NOT NULL,
	changed FLOAT NOT NULL,
	is_open BOOLEAN NOT NULL,
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('DTNHFZ','{"code":"DTNHFZ","settings":{"game":"herrlof","seats":2,"options":{},"pace":"normal","public":false,"bot_after":60,"delay":0},"chairs":[{"kind":"person","guest":"f39f40db1ffe4b55","name":"Ada","level":"","is_ready":false,"given":"2650133eda8b3231a065731ec5bfd4d7","is_muted":false,"has_substitute":false},{"kind":"person","guest":"7b30fffe49451fa8","name":"Björn","level":"","is_ready":false,"given":"3f7e0c569de4b20f64fe7cea2661a8e6","is_muted":false,"has_substitute":false}],"host":"f39f40db1ffe4b55","secret":"4d77de521faf8869d51eb2017d8346ece4d3468d9e22b0d5fd49917fb86a9b38","phase":"over","record":"ZhFQ7JGVJ5bA-BVY","game_number":1,"is_paused":false,"wins":[0,1],"held":{},"banned":[],"chat_lines":0}',1.79500981354037356376e+09,1);
INSERT INTO "tables" VALUES('5U5S22','{"code":"5U5S22","settings":{"game":"blot","seats":2,"options":{},"pace":"normal","public":false,"bot_after":60,"delay":0},"chairs":[{"kind":"person","guest":"79ce3179d685fe10","name":"Ada","level":"","is_ready":true,"given":"10ab5bd37c7405e2dd992f2f11c3d13c","is_muted":false,"has_substitute":false},{"kind":"person","guest":"60679048ae90298c","name":"Björn","level":"","is_ready":true,"given":"6d9f9e6f3ddfe6d823c259ef5f6f2cbc","is_muted":false,"has_substitute":false}],"host":"79ce3179d685fe10","secret":"0cc16699ebaaa48ed7a29aa5b760f029eaea081cb5680f3be3aada39e8837484","phase":"playing","record":"VUs4p421rQlLuQ3S","game_number":1,"is_paused":false,"wins":[0,0],"held":{},"banned":[],"chat_lines":0}',1.79500981370420169833e+09,1);
CREATE INDEX ix_games_code ON games (code);
CREATE INDEX players_by_guest ON players (guest);
COMMIT;
