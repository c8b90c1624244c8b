"""French: articles, plurals, and the words that end like plurals but are not.

Folded words have no accents, so everything here is without them.
"""

from tablee.words.languages import Language

# Not "notre": Notre-Dame is not a lady.
_ARTICLES = """
le la les l un une des du de d au aux ce cet cette ces quelques mon ma mes ton ta tes son sa ses
"""

# Singulars in -s or -x. Without this table they would still match themselves (both sides lose
# the letter) but some would become another word: mois and moi, mais and mai, cours and cour.
_INVARIABLE = frozenset(
    """
abces abribus abus acces ailleurs albatros albinos aloes alors amas ananas anglais anis anus
apres as atlas autobus autrefois avis bas biais biceps bis blocus blues bois bonus
bordelais bourgeois bras brebis bris bus cabas cactus cadenas calvados campus canevas carquois cas
cassis catharsis cervelas chablis chamois chaos chassis chinois chorus cirrus clematis clos colis
commis compas compromis concours congres consensus corps corpus cosmos cours couscous coutelas
crocus croquis cumulonimbus cumulus cursus cypres dais damas danois dans debarras debris deces
dehors depuis dessous dessus devis discours dos ecossais embarras encens enclos engrais entremets
envers epars eucalyptus exces expres fatras ficus fils finnois foetus fois fonds
forceps fracas frais francais frimas frottis gallois gaulois gens glas gras gratis gres gris gros
hamamelis harnais heros herpes hiatus hibiscus hippopotamus hollandais hormis hors houmous humerus
humus ibis infarctus intrus iris irlandais jadis jais jamais japonais judas jus laius lapis laps
laquais las legs lilas lis logis lotus louis lupus lys madras mais malus maquis marais marquis mars
marseillais mas matelas matois mauvais mepris metis mets minibus minois mois moins mors
mucus myosotis nautilus nimbus nounours oasis obus omnibus opus os ours palais palmares pampas
panaris pancreas papyrus paradis parcours paris parvis pas pastis pathos patois pays pelvis penis
permis pervers plus poids pois polonais portugais pouls precis pres printemps proces progres propos
prospectus pubis puis puits pus putois quadriceps rabais radis radius ramassis ras
rebus recours refus relais remords remous repas repos revers rhinoceros ris rollmops rubis
salsifis sans sas secours semis sens sinus souris sous stimulus succes suedois surplus sursis
synopsis taffetas talus tamaris tapis tas temps tennis terminus tetanos thermos thymus tiers tonus
torticolis toujours tournedos tournevis travers treillis trepas triceps trois trolleybus tumulus
typhus univers us uterus velours venus verglas vernis vers versus villageois virus vis xeres

bordeaux chaux faux taux
""".split()
)

_EUX = """
adieu aveu camaieu cheveu contrefeu couvrefeu desaveu dieu enjeu epieu essieu feu hebreu jeu lieu
milieu moyeu neveu parefeu pieu voeu
"""
_OUX = "bijou caillou chou genou hibou joujou pou ripou tripou"

_IRREGULAR = {
    "aieux": "aieul",
    "ans": "an",
    "aulx": "ail",
    "babies": "baby",
    "barmen": "barman",
    "baux": "bail",
    "boxes": "box",
    "brunches": "brunch",
    "cameramen": "cameraman",
    "cieux": "ciel",
    "coaches": "coach",
    "coraux": "corail",
    "crashes": "crash",
    "emaux": "email",
    "esquimaux": "esquimau",
    "etaux": "etau",
    "fabliaux": "fabliau",
    "flashes": "flash",
    "gentlemen": "gentleman",
    "gruaux": "gruau",
    "ifs": "if",
    "ladies": "lady",
    "loyaux": "loyal",
    "lunches": "lunch",
    "matches": "match",
    "materiaux": "materiau",
    "maux": "mal",
    "mesdames": "madame",
    "messieurs": "monsieur",
    "policemen": "policeman",
    "punches": "punch",
    "royaux": "royal",
    "rugbymen": "rugbyman",
    "sandwiches": "sandwich",
    "sketches": "sketch",
    "soupiraux": "soupirail",
    "travaux": "travail",
    "vantaux": "vantail",
    "vitraux": "vitrail",
    "whiskies": "whisky",
    "yeux": "oeil",
} | {f"{word}x": word for word in (_EUX + _OUX).split()}

# In this order: "eau" before "au". The silent h last, when "ph" and "ch" are done with.
_SOUNDS = (
    ("eau", "o"), ("au", "o"), ("ph", "f"), ("qu", "k"), ("ch", "*"), ("ck", "k"),
    ("ain", "in"), ("ein", "in"), ("ai", "e"), ("ei", "e"), ("en", "an"), ("em", "am"),
    ("y", "i"), ("c", "k"), ("z", "s"), ("h", ""),
)  # fmt: skip

_LIGATURE_WORDS = """
boeuf choeur coeur coelacanthe foetus moeurs noeud oecumeni oedeme oeil oeillet oenolog oesophage
oeuf oeuvre soeur voeu
"""

_SHORTEST_PLURAL = 4  # bas, dos, jus, bus: three letters in -s are hardly ever a plural


def singular(word: str) -> str:
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if len(word) < _SHORTEST_PLURAL or word in _INVARIABLE:
        return word
    if word.endswith(("eaux", "yaux")):
        return word[:-1]
    if word.endswith("aux"):
        return word[:-2] + "l"
    if word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word


LANGUAGE = Language(
    code="fr",
    articles=frozenset(_ARTICLES.split()),
    elisions=frozenset(("l", "d")),
    ampersand="et",
    sounds=_SOUNDS,
    singular=singular,
    homographs={"cours": "cour", "fils": "fil", "fonds": "fond", "paris": "pari", "vers": "ver"},
    inflections=("e",),
    ligature_words=frozenset(_LIGATURE_WORDS.split()),
    theme_apostrophe="’",
)
