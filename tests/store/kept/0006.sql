BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "games" VALUES('bHRO5Lg3VZ1b4L1I','ZWPDGM','herrlof',1,'target=0','["Ada", "Bj\u00f6rn"]','ce8098bf92d847120c31370f877d9d4969e0e78b9e68ca2633bf5b065032fdd5','["741739904677bd5bf105ded5dcdd3079", "040f2cd3d51d02140fdd41d55f3cd4c9"]','47197932a9235c7ad0f397a4053a5cfdc691dbf096e531eb398a920b63d26c4d',1.79500995298464131356e+09,'{"scores":[52,41],"places":[1,2],"rule":"HERR-END-1"}','','');
INSERT INTO "games" VALUES('SLkixoiT0lHd0Nxr','GBD2BW','blot',1,'teams=no','["Ada", "Bj\u00f6rn"]','7e3c08a86802455b83e65d9a85413d61796ead25413ad2984cb49196d71f6d1c','["e2b65a1b76d878f82a1f938a703db567", "de5bc79ce2aed6e598d134deea9a7408"]','3c42f5943fb45fa4a34159e48c4d37812d8b3048c5c8eaf14242e5c7a7f7e747',1.7950099993121774196e+09,'','','');
CREATE TABLE guests (
	id TEXT NOT NULL,
	name TEXT NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('b03b30de7718df73','Ada',1.79500995279626607897e+09);
INSERT INTO "guests" VALUES('0ecc693463479b88','Björn',1.79500995281993579863e+09);
INSERT INTO "guests" VALUES('9867c8e3c5356b4f','Ada',1.79500999924871850006e+09);
INSERT INTO "guests" VALUES('8a22f3354f535eea','Björn',1.79500999925634241102e+09);
CREATE TABLE keys (
	name TEXT NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('proved','1795009952.757');
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
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',0,0,0.005,'predict 0','','P0 press-0');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',1,1,0.036,'predict 0','','P1 press-0');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',2,1,0.054,'R1','','P1 press-2');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',3,0,0.068,'R2','','P0 press-1');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',4,0,0.091,'R3','','P0 press-2');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',5,0,0.103,'draw','','P0 press-3');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',6,0,0.143,'discard R8','','P0 press-4');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',7,1,0.186,'R4','','P1 press-3');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',8,1,0.216,'R5','','P1 press-4');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',9,0,0.251,'R9','','P0 press-5');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',10,1,0.288,'R6','','P1 press-5');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',11,0,0.292,'G1','','P0 press-6');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',12,0,0.294,'steal P1','','P0 press-7');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',13,0,0.295,'B1','','P0 press-8');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',14,1,0.33,'B2','','P1 press-6');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',15,1,0.342,'R7','','P1 press-7');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',16,0,0.364,'B3','','P0 press-9');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',17,0,0.392,'draw','','P0 press-10');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',18,0,0.413,'discard B4','','P0 press-11');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',19,1,0.423,'G4','','P1 press-8');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',20,0,0.432,'Y2','','P0 press-12');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',21,1,0.443,'G7','','P1 press-9');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',22,0,0.462,'Y3','','P0 press-13');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',23,0,0.484,'draw','','P0 press-14');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',24,0,0.486,'discard Y4','','P0 press-15');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',25,1,0.487,'G8','','P1 press-10');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',26,0,0.493,'Y5','','P0 press-16');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',27,1,0.5,'G9','','P1 press-11');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',28,0,0.509,'Y6','','P0 press-17');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',29,0,0.523,'Y7','','P0 press-18');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',30,1,0.535,'Y1','','P1 press-12');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',31,0,0.543,'Y8','','P0 press-19');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',32,1,0.56,'Y9','','P1 press-13');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',33,0,0.563,'A','','P0 press-20');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',34,1,0.571,'B8','','P1 press-14');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',35,0,0.582,'A','','P0 press-21');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',36,1,0.583,'B9','','P1 press-15');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',37,0,0.589,'N','','P0 press-22');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',38,1,0.591,'A','','P1 press-16');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',39,0,0.593,'predict 0','','P0 press-23');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',40,1,0.595,'predict 0','','P1 press-17');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',41,0,0.641,'R4','','P0 press-24');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',42,1,0.647,'R1','','P1 press-19');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',43,0,0.651,'R5','','P0 press-25');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',44,1,0.658,'R3','','P1 press-20');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',45,1,0.665,'draw','','P1 press-21');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',46,1,0.671,'discard G3','','P1 press-22');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',47,0,0.676,'R7','','P0 press-26');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',48,1,0.677,'G4','','P1 press-23');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',49,1,0.678,'G5','','P1 press-24');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',50,0,0.68,'G1','','P0 press-27');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',51,1,0.683,'G6','','P1 press-25');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',52,0,0.685,'G9','','P0 press-28');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',53,1,0.686,'B1','','P1 press-26');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',54,0,0.687,'B4','','P0 press-29');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',55,0,0.692,'R9','','P0 press-30');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',56,1,0.694,'B2','','P1 press-27');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',57,1,0.694,'B5','','P1 press-28');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',58,0,0.695,'Y3','','P0 press-31');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',59,0,0.696,'draw','','P0 press-32');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',60,0,0.697,'discard B8','','P0 press-33');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',61,1,0.698,'B6','','P1 press-29');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',62,0,0.698,'Y4','','P0 press-34');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',63,1,0.699,'take P0','','P1 press-30');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',64,1,0.7,'give B7','','P1 press-31');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',65,1,0.701,'B9','','P1 press-32');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',66,0,0.701,'B7','','P0 press-35');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',67,0,0.703,'Y8','','P0 press-36');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',68,1,0.704,'Y1','','P1 press-33');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',69,0,0.705,'Y9','','P0 press-37');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',70,1,0.706,'Y5','','P1 press-34');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',71,1,0.707,'Y6','','P1 press-35');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',72,0,0.708,'A','','P0 press-38');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',73,1,0.708,'A','','P1 press-36');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',74,0,0.709,'N','','P0 press-39');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',75,1,0.71,'A','','P1 press-37');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',76,0,0.711,'N','','P0 press-40');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',77,0,0.711,'predict 0','','P0 press-41');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',78,1,0.712,'predict 0','','P1 press-38');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',79,1,0.713,'R1','','P1 press-40');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',80,0,0.714,'R6','','P0 press-42');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',81,0,0.714,'take P1','','P0 press-43');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',82,0,0.716,'give R7','','P0 press-44');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',83,0,0.717,'G1','','P0 press-45');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',84,1,0.718,'G2','','P1 press-41');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',85,1,0.718,'R4','','P1 press-42');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',86,0,0.719,'G3','','P0 press-46');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',87,0,0.72,'draw','','P0 press-47');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',88,0,0.721,'discard R5','','P0 press-48');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',89,0,0.721,'G4','','P0 press-49');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',90,1,0.722,'R7','','P1 press-43');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',91,0,0.723,'G7','','P0 press-50');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',92,1,0.724,'R9','','P1 press-44');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',93,0,0.724,'G8','','P0 press-51');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',94,1,0.725,'B1','','P1 press-45');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',95,0,0.726,'G9','','P0 press-52');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',96,1,0.727,'B2','','P1 press-46');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',97,1,0.727,'B3','','P1 press-47');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',98,1,0.728,'draw','','P1 press-48');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',99,1,0.729,'discard B4','','P1 press-49');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',100,0,0.73,'B8','','P0 press-53');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',101,0,0.73,'Y2','','P0 press-54');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',102,1,0.731,'Y1','','P1 press-50');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',103,0,0.732,'Y4','','P0 press-55');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',104,1,0.733,'Y3','','P1 press-51');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',105,1,0.733,'draw','','P1 press-52');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',106,1,0.734,'discard R8','','P1 press-53');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',107,0,0.735,'Y5','','P0 press-56');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',108,1,0.736,'Y9','','P1 press-54');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',109,0,0.736,'Y7','','P0 press-57');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',110,1,0.737,'B5','','P1 press-55');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',111,0,0.738,'A','','P0 press-58');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',112,1,0.739,'B9','','P1 press-56');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',113,0,0.739,'A','','P0 press-59');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',114,1,0.74,'A','','P1 press-57');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',115,0,0.741,'N','','P0 press-60');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',116,1,0.742,'N','','P1 press-58');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',117,0,0.743,'predict 0','','P0 press-61');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',118,1,0.743,'predict 0','','P1 press-59');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',119,0,0.744,'R3','','P0 press-62');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',120,0,0.745,'draw','','P0 press-63');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',121,0,0.746,'discard R5','','P0 press-64');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',122,1,0.754,'R1','','P1 press-61');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',123,0,0.763,'R7','','P0 press-65');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',124,1,0.764,'R4','','P1 press-62');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',125,0,0.775,'R9','','P0 press-66');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',126,1,0.784,'R8','','P1 press-63');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',127,1,0.791,'G1','','P1 press-64');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',128,0,0.799,'G2','','P0 press-67');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',129,0,0.81,'G3','','P0 press-68');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',130,0,0.82,'draw','','P0 press-69');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',131,0,0.826,'discard G5','','P0 press-70');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',132,1,0.831,'G4','','P1 press-65');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',133,1,0.84,'G6','','P1 press-66');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',134,0,0.847,'G8','','P0 press-71');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',135,0,0.855,'B1','','P0 press-72');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',136,1,0.867,'B2','','P1 press-67');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',137,1,0.876,'B4','','P1 press-68');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',138,0,0.883,'B3','','P0 press-73');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',139,0,0.891,'draw','','P0 press-74');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',140,0,0.9,'discard B7','','P0 press-75');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',141,1,0.911,'B5','','P1 press-69');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',142,0,0.915,'B8','','P0 press-76');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',143,0,0.916,'Y4','','P0 press-77');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',144,1,0.917,'Y2','','P1 press-70');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',145,0,0.918,'Y5','','P0 press-78');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',146,1,0.919,'Y6','','P1 press-71');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',147,1,0.919,'take P0','','P1 press-72');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',148,1,0.92,'give Y8','','P1 press-73');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',149,1,0.921,'Y9','','P1 press-74');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',150,0,0.922,'Y7','','P0 press-79');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',151,0,0.922,'Y8','','P0 press-80');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',152,1,0.923,'A','','P1 press-75');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',153,0,0.924,'N','','P0 press-81');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',154,1,0.925,'A','','P1 press-76');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',155,0,0.926,'N','','P0 press-82');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',156,1,0.927,'N','','P1 press-77');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',157,0,0.928,'predict 0','','P0 press-83');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',158,1,0.928,'predict 0','','P1 press-78');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',159,1,0.929,'R2','','P1 press-80');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',160,0,0.93,'R1','','P0 press-84');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',161,1,0.931,'R7','','P1 press-81');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',162,0,0.932,'R3','','P0 press-85');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',163,0,0.932,'draw','','P0 press-86');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',164,0,0.933,'discard R5','','P0 press-87');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',165,1,0.934,'G1','','P1 press-82');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',166,0,0.935,'R9','','P0 press-88');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',167,1,0.936,'G3','','P1 press-83');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',168,1,0.936,'draw','','P1 press-84');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',169,1,0.937,'discard G4','','P1 press-85');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',170,0,0.938,'B2','','P0 press-89');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',171,1,0.939,'G5','','P1 press-86');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',172,0,0.94,'B3','','P0 press-90');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',173,0,0.94,'draw','','P0 press-91');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',174,0,0.941,'discard R8','','P0 press-92');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',175,1,0.942,'G6','','P1 press-87');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',176,0,0.943,'B5','','P0 press-93');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',177,1,0.944,'take P0','','P1 press-88');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',178,1,0.945,'give G7','','P1 press-89');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',179,1,0.949,'G8','','P1 press-90');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',180,0,0.95,'G7','','P0 press-94');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',181,1,0.954,'G9','','P1 press-91');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',182,0,0.955,'B7','','P0 press-95');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',183,0,0.956,'Y2','','P0 press-96');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',184,1,0.959,'Y1','','P1 press-92');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',185,0,0.96,'Y5','','P0 press-97');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',186,1,0.961,'Y4','','P1 press-93');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',187,0,0.962,'Y7','','P0 press-98');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',188,1,0.971,'Y6','','P1 press-94');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',189,0,0.973,'A','','P0 press-99');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',190,1,0.973,'B1','','P1 press-95');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',191,0,0.974,'A','','P0 press-100');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',192,1,0.975,'B4','','P1 press-96');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',193,0,0.979,'N','','P0 press-101');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',194,1,0.98,'Y8','','P1 press-97');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',195,0,0.983,'N','','P0 press-102');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',196,1,0.984,'N','','P1 press-98');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',197,0,0.985,'predict 0','','P0 press-103');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',198,1,0.985,'predict 0','','P1 press-99');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',199,0,0.991,'R1','','P0 press-104');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',200,1,0.992,'R5','','P1 press-101');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',201,1,0.994,'R6','','P1 press-102');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',202,0,0.995,'R2','','P0 press-105');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',203,1,0.996,'take P0','','P1 press-103');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',204,1,0.998,'give G1','','P1 press-104');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',205,1,1.0,'G4','','P1 press-105');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',206,0,46.01,'G1','time',NULL);
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',207,1,46.02,'B1','','P1 press-106');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',208,0,46.054,'B3','','P0 press-107');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',209,0,46.058,'draw','','P0 press-108');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',210,0,46.061,'discard R3','','P0 press-109');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',211,0,46.063,'R4','','P0 press-110');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',212,1,46.067,'B2','','P1 press-107');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',213,1,46.071,'B4','','P1 press-108');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',214,0,46.076,'B8','','P0 press-111');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',215,0,46.077,'R7','','P0 press-112');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',216,1,46.08,'B5','','P1 press-109');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',217,1,46.095,'B7','','P1 press-110');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',218,0,46.102,'R8','','P0 press-113');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',219,1,46.107,'Y1','','P1 press-111');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',220,0,46.11,'Y6','','P0 press-114');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',221,0,46.111,'take P1','','P0 press-115');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',222,0,46.112,'give G5','','P0 press-116');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',223,0,46.112,'G6','','P0 press-117');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',224,1,46.113,'G5','','P1 press-112');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',225,0,46.114,'take P1','','P0 press-118');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',226,0,46.115,'give Y5','','P0 press-119');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',227,0,46.116,'Y7','','P0 press-120');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',228,1,46.117,'Y2','','P1 press-113');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',229,0,46.117,'Y8','','P0 press-121');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',230,1,46.118,'Y3','','P1 press-114');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',231,1,46.119,'draw','','P1 press-115');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',232,1,46.12,'discard R9','','P1 press-116');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',233,0,46.121,'A','','P0 press-122');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',234,1,46.122,'Y4','','P1 press-117');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',235,0,46.123,'A','','P0 press-123');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',236,1,46.124,'Y5','','P1 press-118');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',237,0,46.124,'N','','P0 press-124');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',238,1,46.125,'N','','P1 press-119');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',239,0,46.126,'predict 0','','P0 press-125');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',240,1,46.127,'predict 0','','P1 press-120');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',241,1,46.128,'R5','','P1 press-122');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',242,0,46.129,'R3','','P0 press-126');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',243,0,46.129,'draw','','P0 press-127');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',244,0,46.13,'discard R4','','P0 press-128');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',245,1,46.131,'R9','','P1 press-123');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',246,0,46.132,'R6','','P0 press-129');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',247,0,46.133,'R7','','P0 press-130');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',248,1,46.133,'G1','','P1 press-124');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',249,0,46.134,'R8','','P0 press-131');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',250,1,46.135,'G2','','P1 press-125');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',251,0,46.136,'G3','','P0 press-132');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',252,0,46.136,'draw','','P0 press-133');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',253,0,46.137,'discard R1','','P0 press-134');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',254,1,46.138,'G5','','P1 press-126');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',255,1,46.139,'G7','','P1 press-127');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',256,0,46.14,'G4','','P0 press-135');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',257,1,46.14,'B1','','P1 press-128');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',258,0,46.141,'B2','','P0 press-136');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',259,0,46.142,'G6','','P0 press-137');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',260,1,46.143,'B3','','P1 press-129');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',261,1,46.144,'draw','','P1 press-130');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',262,1,46.145,'discard R2','','P1 press-131');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',263,0,46.145,'take P1','','P0 press-138');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',264,0,46.147,'give B6','','P0 press-139');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',265,0,46.148,'B7','','P0 press-140');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',266,1,46.149,'B6','','P1 press-132');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',267,0,46.15,'Y1','','P0 press-141');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',268,1,46.151,'Y4','','P1 press-133');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',269,1,46.152,'B8','','P1 press-134');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',270,0,46.152,'Y8','','P0 press-142');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',271,1,46.153,'B9','','P1 press-135');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',272,0,46.154,'A','','P0 press-143');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',273,1,46.155,'Y5','','P1 press-136');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',274,0,46.156,'A','','P0 press-144');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',275,1,46.156,'Y9','','P1 press-137');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',276,0,46.157,'N','','P0 press-145');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',277,0,46.158,'N','','P0 press-146');
INSERT INTO "moves" VALUES('bHRO5Lg3VZ1b4L1I',278,1,46.159,'A','','P1 press-138');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',0,0,0.001,'R:G3','','P0 press-0');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',1,1,0.008,'R:G4','','P1 press-0');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',2,1,0.016,'G:R3','','P1 press-1');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',3,0,0.024,'R:G5','','P0 press-1');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',4,0,0.032,'R:G6','','P0 press-2');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',5,1,0.04,'R:G9','','P1 press-2');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',6,1,0.048,'G:R4','','P1 press-3');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',7,0,0.06,'R:G8','','P0 press-3');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',8,1,0.068,'give Loki','','P1 press-4');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',9,0,0.076,'G:R5','','P0 press-4');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',10,1,0.08,'G:R6','','P1 press-5');
INSERT INTO "moves" VALUES('SLkixoiT0lHd0Nxr',11,1,0.081,'B:R8','','P1 press-6');
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
INSERT INTO "players" VALUES('bHRO5Lg3VZ1b4L1I',0,'b03b30de7718df73');
INSERT INTO "players" VALUES('bHRO5Lg3VZ1b4L1I',1,'0ecc693463479b88');
INSERT INTO "players" VALUES('SLkixoiT0lHd0Nxr',0,'9867c8e3c5356b4f');
INSERT INTO "players" VALUES('SLkixoiT0lHd0Nxr',1,'8a22f3354f535eea');
CREATE TABLE tables (
	code TEXT NOT NULL,
	state TEXT NOT NULL,
	changed FLOAT NOT NULL,
	is_running BOOLEAN NOT NULL, node INTEGER DEFAULT '0' NOT NULL, shown TEXT DEFAULT '' NOT NULL,
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('ZWPDGM','{"code":"ZWPDGM","settings":{"game":"herrlof","seats":2,"options":{},"pace":"normal","public":false,"bot_after":60,"delay":0,"outside_bots":false,"take_back":"auto","one_device":false},"chairs":[{"kind":"person","guest":"b03b30de7718df73","name":"Ada","level":"","face":"","is_ready":false,"given":"741739904677bd5bf105ded5dcdd3079","has_substitute":false},{"kind":"person","guest":"0ecc693463479b88","name":"Björn","level":"","face":"","is_ready":false,"given":"040f2cd3d51d02140fdd41d55f3cd4c9","has_substitute":false}],"host":"b03b30de7718df73","secret":"47197932a9235c7ad0f397a4053a5cfdc691dbf096e531eb398a920b63d26c4d","phase":"over","record":"bHRO5Lg3VZ1b4L1I","earlier":null,"game_number":1,"is_paused":false,"wins":[1,0],"held":{},"brief":[],"banned":[],"muted":[],"chat_lines":0,"chat_unsaid":0,"continues":"","start":"","stood_at":0.0}',1.79500999924468612667e+09,0,0,'');
INSERT INTO "tables" VALUES('GBD2BW','{"code":"GBD2BW","settings":{"game":"blot","seats":2,"options":{},"pace":"normal","public":false,"bot_after":60,"delay":0,"outside_bots":false,"take_back":"auto","one_device":false},"chairs":[{"kind":"person","guest":"9867c8e3c5356b4f","name":"Ada","level":"","face":"","is_ready":true,"given":"e2b65a1b76d878f82a1f938a703db567","has_substitute":false},{"kind":"person","guest":"8a22f3354f535eea","name":"Björn","level":"","face":"","is_ready":true,"given":"de5bc79ce2aed6e598d134deea9a7408","has_substitute":false}],"host":"9867c8e3c5356b4f","secret":"3c42f5943fb45fa4a34159e48c4d37812d8b3048c5c8eaf14242e5c7a7f7e747","phase":"playing","record":"SLkixoiT0lHd0Nxr","earlier":null,"game_number":1,"is_paused":false,"wins":[0,0],"held":{},"brief":[],"banned":[],"muted":[],"chat_lines":0,"chat_unsaid":0,"continues":"","start":"","stood_at":0.0}',1.79500999931243705753e+09,1,0,'');
CREATE INDEX ix_games_code ON games (code);
CREATE INDEX players_by_guest ON players (guest);
CREATE INDEX running_tables ON tables (is_running);
CREATE INDEX tables_by_node ON tables (node, is_running);
CREATE INDEX shown_tables ON tables (code) WHERE shown <> '';
COMMIT;
