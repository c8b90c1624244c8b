// Made by `tablee types` from the server's messages and views. Do not edit.

/** `hands` has each seat's cards, `None` standing for a hand that may not be seen.

A side is a seat or, two against two, a team: seat modulo `sides`. The sheet has a line a side. */
export interface BlotView {
  seat: number | null;
  seats: number;
  sides: number;
  options: string;
  round: number;
  step: string;
  turn: number;
  player: number;
  left: number;
  first: string | null;
  tiles: Array<BlotTile>;
  gods: Array<BlotGod>;
  tricks: Array<BlotTrick>;
  hands: Array<Array<string> | null>;
  counts: Array<number>;
  aside: number;
  aside_cards: Array<string> | null;
  scores: Array<number>;
  sheet: Array<BlotSheetRound>;
  memory: BlotMemory | null;
}
/** A ceremony tile: its Affinity, its face (dark, light or gone) and its cards in order. */
export interface BlotTile {
  colour: string;
  face: string;
  demanded: string | null;
  offerings: Array<BlotOffering>;
}
/** A card on a ceremony and who put it there. */
export interface BlotOffering {
  seat: number;
  card: string;
}
/** `colour` is that of the tile it was given. */
export interface BlotGod {
  name: string;
  face: number;
  masked: boolean;
  colour: string | null;
}
/** A ceremony won. */
export interface BlotTrick {
  tile: string;
  winner: number;
  offerings: Array<BlotOffering>;
}
export interface BlotSheetRound {
  gods: Array<BlotGod>;
  lines: Array<BlotSheetLine>;
}
/** A side's round: 3 a ceremony, then what each god gave. */
export interface BlotSheetLine {
  ceremonies: number;
  gods: Array<number>;
  points: number;
  excluded: boolean;
}
/** The round in order (`P0 Y:B5`, `P2 Y Loki`) and the colours each seat has shown to lack. */
export interface BlotMemory {
  history: Array<string>;
  voids: Array<string>;
}
/** `teams`: two against two, partners opposite (BLOT-TEAM-1). `starter`: BLOT-SETUP-5. */
export interface BlotOptions {
  teams: boolean;
  starter: string;
}
/** `hands` has each seat's cards, `None` standing for a hand that may not be seen. */
export interface HerrlofView {
  seat: number | null;
  seats: number;
  options: string;
  target: number;
  round: number;
  dealer: number;
  step: string;
  turn: number;
  leader: number;
  trump: string | null;
  turned: Array<string>;
  stock: number;
  aside: number;
  hands: Array<Array<string> | null>;
  counts: Array<number>;
  predicted: Array<boolean>;
  predictions: Array<number | null>;
  tricks: Array<number>;
  destroyed: number;
  trick: Array<string>;
  latest: HerrlofTrick | null;
  discarded: Array<Array<string> | number>;
  victim: number | null;
  scores: Array<number>;
  bonuses: Array<number>;
  sheet: Array<Array<HerrlofSheetLine>>;
  memory: HerrlofMemory | null;
}
/** Cards in the order played, beginning with the leader's. */
export interface HerrlofTrick {
  leader: number;
  cards: Array<string>;
}
/** One seat's round on the score sheet: 1 a trick, the prediction bonus, the 3–4 bonus. */
export interface HerrlofSheetLine {
  tricks: number;
  prediction: number;
  bonus: number;
  few: number;
  points: number;
}
/** The round so far, as this seat may remember it: `P0 plays R7`, `P1 draws ??` … */
export interface HerrlofMemory {
  history: Array<string>;
  played: Array<string>;
}
/** `target`: the points that end the game; 0 means the rulebook's (HERR-END-1, HERR-3P-1). */
export interface HerrlofOptions {
  target: number;
}
/** `cards` has each seat's places, None standing for an empty one; only the top of the discard
can be seen (BLOOPS-Q37). `armed` is true for the turn's player alone (BLOOPS-Q21). `fresh`
counts the discards of this turn, `barred` who throws no more in it (BLOOPS-Q44). */
export interface BloopsView {
  seat: number | null;
  seats: number;
  options: string;
  step: string;
  ready: Array<boolean>;
  turn: number;
  drawer: number | null;
  direction: number;
  turns: number;
  passes: number;
  pile: number;
  aside: number;
  discard: number;
  top: string | null;
  discarded: number;
  cards: Array<Array<BloopsBack | null>>;
  drawn: BloopsBack | null;
  window: boolean;
  queue: Array<BloopsPending>;
  looking: number | null;
  locked: boolean;
  lock: number;
  holder: number | null;
  armed: boolean;
  confirmed: Array<boolean>;
  fresh: number;
  barred: Array<boolean>;
  shown: Array<BloopsReveal>;
  reveals: number;
  rule: string | null;
  scores: Array<BloopsScoreLine> | null;
  memory: BloopsMemory | null;
}
/** A face-down card; `face` is what lies open to the viewer at this moment. */
export interface BloopsBack {
  back: number;
  face: string | null;
}
/** An effect that waits for its turn, the first one first. */
export interface BloopsPending {
  seat: number;
  value: number;
  number: number;
}
/** A wrongly thrown card, open to everybody for a moment. */
export interface BloopsReveal {
  back: number;
  number: number;
}
export interface BloopsScoreLine {
  set_aside: Array<string>;
  points: number;
}
/** Perfect recall; backs are named `b12`.

`known`: faces of backs this viewer has seen. `looked_by`: who has looked at a back; that, too,
everybody could see. `shown`: backs once open to everybody. `shuffles`: which shuffle a back
came from. `unseen`: for each shuffle its cards not known to this viewer, on the table, aside
and in the pile. `discard`: all of it, its top last. */
export interface BloopsMemory {
  known: Record<string, string>;
  looked_by: Record<string, Array<number>>;
  shown: Array<string>;
  shuffles: Record<string, number>;
  unseen: Array<Array<string>>;
  discard: Array<string>;
}
/** `grace`: BLOOPS-Q7. `aide_memoire`: a player's own looks stay on the screen (BLOOPS-Q43).

`deck`: the contents of another deck, such as `0x5 1x5 … 11*x8 20x1`; empty means the assumed
one (BLOOPS-COMP-1). `starter`: BLOOPS-SETUP-5. `endless`: rules 1, before BLOOPS-Q44. */
export interface BloopsOptions {
  grace: "none" | "normal" | "quick" | "relaxed";
  aide_memoire: boolean;
  deck: string;
  starter: string;
  endless: boolean;
}
/** `layouts` and `chairs` go by chair; a chair without a seat is the dummy's. `shown` are the
backs everybody sees for a moment (BLA5T-Q59). */
export interface Bla5tView {
  seat: number | null;
  seats: number;
  options: string;
  limit: number;
  round: number;
  dealer: number;
  chairs: Array<number | null>;
  heroes: Array<string> | null;
  bosses: Array<string> | null;
  chooser: number | null;
  layouts: Array<Array<Bla5tSlot | null>>;
  pile: number;
  top: string | null;
  discard: string | null;
  discards: number;
  barred: boolean;
  shown: Array<number>;
  aside: number;
  step: string;
  turn: number;
  hand: Array<Bla5tSlot>;
  looking: Array<Bla5tLooking>;
  effect: string | null;
  picks: Array<string>;
  asked: Array<number>;
  touched: Array<number>;
  answer: string | null;
  new_list: Array<string> | null;
  blaster: number | null;
  last_done: Array<number>;
  turns: Array<number>;
  plays_again: boolean;
  boss: string | null;
  boss_seat: number | null;
  starts: Array<Bla5tStart>;
  due: Array<number>;
  scores: Array<number>;
  sheet: Array<Array<Bla5tSheetLine>>;
  memory: Bla5tMemory | null;
}
/** A card on the table; `face` is None while the viewer may not see it. */
export interface Bla5tSlot {
  back: number;
  face: string | null;
  up: boolean;
  locked: boolean;
}
/** Who is looking where now; `top` is the pile's top card. */
export interface Bla5tLooking {
  seat: number;
  backs: Array<number>;
  top: boolean;
}
/** What a seat's heroes of the last round mean for this one's start (BLA5T-Q43). */
export interface Bla5tStart {
  jimbo: number;
  enzo: number;
  duo: boolean;
  chosen: string | null;
}
/** One seat's round on the score sheet: raw sum, what of it counts, penalty. */
export interface Bla5tSheetLine {
  cards: number;
  counted: number;
  penalty: number;
  points: number;
}
/** `known`: the faces this seat can be sure of, by back (`b3`), `top` the pile's; `position` is
the whole position as it may remember it. */
export interface Bla5tMemory {
  known: Record<string, string>;
  top: string | null;
  discard: Array<string>;
  position: string;
}
/** BLA5T-COMP-3, BLA5T-COMP-4, BLA5T-VAR-1, BLA5T-VAR-3.

`heroes` and `bosses` are the host's choice; `eleration` is Bla5t-eleration;
`bosses_first_round=no` leaves all bosses in the box for the first round.

`rulings=first` is how games of rules 1 go on: the extension's heroes, bosses and mid-game
change in the base game too, a list changed by six picks only; Helmut's question always, for
6 s; a card shown by mistake hidden by the next move at the latest. */
export interface Bla5tOptions {
  mode: "advanced" | "base";
  limit: 50 | 100;
  eleration: boolean;
  bosses_first_round: boolean;
  heroes: string;
  bosses: string;
  rulings: "first" | "today";
}
/** Until a face-off is pointed out (`looked`), a view is as if there were none.

`chat` is whether people may write to each other now (BLITZ-Q34). `strays` cool down: they
started without a face-off. `trusted` is told when the game is over. */
export interface BlitzView {
  seat: number | null;
  seats: number;
  options: string;
  step: string;
  turn: number;
  drawer: number;
  looked: boolean;
  chat: boolean;
  piles: Array<number>;
  tops: Array<string | null>;
  heights: Array<number>;
  won: Array<number>;
  duels: Array<string>;
  die: Array<string> | null;
  out_symbols: Array<string>;
  out: Array<string>;
  aside: number;
  face_off: BlitzFaceOffView | null;
  aftermath: BlitzAftermathView | null;
  strays: Array<number>;
  trusted: Array<BlitzTrustedView>;
  pile_cards: Array<Array<string>> | null;
  memory: BlitzMemory | null;
}
/** `themes` are the cards to answer, one a duellist; `started` has the earliest start first.
`asked`: who is to say whether the word that is judged fits. */
export interface BlitzFaceOffView {
  duellists: Array<number>;
  themes: Array<string>;
  tie_break: string | null;
  tie_break_pile: string | null;
  round: number;
  tied: boolean;
  started: Array<number>;
  level: boolean;
  spoken: Array<number>;
  cooling: Array<number>;
  gave_up: Array<number>;
  expired: boolean;
  answers: Array<BlitzAnswerView>;
  judged: number | null;
  asked: number | null;
  question: string | null;
  disputed: boolean;
  voted: Array<boolean>;
  votes: Array<string | null>;
}
/** A delivered answer: waiting, accepted, refused or level. `verdict` is the list's, where it
judges, or that the word had been said or shown before (BLITZ-Q33). */
export interface BlitzAnswerView {
  seat: number;
  word: string;
  standing: string;
  verdict: string | null;
}
/** The latest face-off, until the next card is drawn; without a winner a card left the game. */
export interface BlitzAftermathView {
  winner: number | null;
  answers: Array<BlitzAnswerView>;
  missed: Array<BlitzMissedView>;
}
/** A theme nobody had in time, and words that would have won. */
export interface BlitzMissedView {
  theme: string;
  words: Array<string>;
}
/** A word the list lacks that counted because somebody said it fits (BLITZ-Q33). */
export interface BlitzTrustedView {
  seat: number;
  theme: string;
  word: string;
}
/** What perfect recall adds: covered and won cards, words used up or shown for a theme, cards
put under a pile, votes counted.

`answers` are those of this face-off with the list's verdict; the numbers count clocks. */
export interface BlitzMemory {
  play_piles: Array<Array<string>>;
  won: Array<Array<string>>;
  used: Array<string>;
  given: Array<BlitzMissedView>;
  trusted: Array<BlitzTrustedView>;
  bottoms: Array<Array<string>>;
  ballots: Array<Array<string>>;
  answers: Array<string>;
  heard: Array<string>;
  shown: Array<string>;
  stray_starts: Array<number>;
  shows: number;
  tries: Array<number>;
  delivered: number;
  hearings: number;
}
/** `deck` and `language` name the themes (BLITZ-SETUP-1).

`remove_symbols`: with 3 players two symbols stay out (BLITZ-SETUP-2). `judge`: the group or the
word list (BLITZ-Q33); `auto` is for whoever opens the table to settle before the deal (the list
when one person plays) and otherwise means the group. `strict`: the list refuses a word it does
not know. `spoken`: answers are spoken, so there is less time to give them (BLITZ-Q11).
`shared`: one screen round one table; people speak and tap who won (BLITZ-Q36). `pause`: how
long a start holds while nothing is typed, 1.2 or 3 seconds (BLITZ-Q11).

`asks`: of whom the list asks whether a word fits, settled before the deal. `unlisted`: whether
it asks at all; by rules 1 it let every word pass. */
export interface BlitzOptions {
  deck: number;
  language: string;
  remove_symbols: boolean;
  judge: "auto" | "group" | "list";
  strict: boolean;
  spoken: boolean;
  shared: boolean;
  pause: "long" | "short";
  asks: "opponent" | "player";
  unlisted: "accepted" | "asked";
}
/** An event as one reader may know it: `kind` names its sentence, `seat` whose doing it was. */
export interface Told {
  kind: string;
  seat: number | null;
  values: Record<string, number | string | Array<number | string>>;
}
/** Of one seat, as far as it is done. `decisions`: how many it has; `is_final`: nothing is left
to be done. `curve`, and what is made of it once it is whole, comes from the whole record:
nobody at the table knew it. Nobody is named: it is kept when a name is taken out of a record. */
export interface Analysis {
  game: string;
  seat: number;
  decisions: number;
  verdicts: Array<Verdict>;
  curve: Array<Point>;
  turning: Array<Turning>;
  balance: Balance | null;
  is_final: boolean;
  reckoning: number;
}
/** A decision, judged from what its seat knew then.

`at`: lines of the record before it. `best`: what the bot would have played. `before`: the
chance to win with that, `after`: with what was played. `loss` is the difference, `margin` how
far it may be off (95 %). `choices`: how many moves there were. `is_final`: it is as sure as it
will be, and `is_sure` as sure as it should be. `others`: moves that came next. `called`: what
words of these moves stand for on that seat's screen. */
export interface Verdict {
  at: number;
  seat: number;
  played: string;
  best: string;
  before: number;
  after: number;
  loss: number;
  margin: number;
  label: "doubtful" | "good" | "mistake" | "precise";
  choices: number;
  is_final: boolean;
  why: Told | null;
  others: Array<string>;
  called: Array<Told>;
}
/** Everybody's chance to win after so many lines, every card being known; from so many
playouts. */
export interface Point {
  at: number;
  chances: Array<number>;
  playouts: number;
}
/** A moment that decided the game: `swing` is what it brought the seat, `mover` whose line it
was. */
export interface Turning {
  at: number;
  mover: number | null;
  move: string;
  swing: number;
}
/** How a seat came from its chance at the start to the result: `decisions` is what its own lost
(0 or less; precise ones lost nothing), `luck` all the rest: the cards, and what others did. */
export interface Balance {
  start: number;
  end: number;
  decisions: number;
  luck: number;
}
/** What was computed again, and the first thing that differs (`problem`, empty: nothing does).

`promised`: the secret is the one committed to before the deal. `given`: the players' bytes.
`moves`: lines that were legal in the position computed. `start`: it began with a position given
in the record, whose making is not part of this. */
export interface Audit {
  promised: boolean;
  commitment: string;
  secret: string;
  given: Array<string>;
  seed: string;
  luck: Array<Luck>;
  moves: number;
  lines: number;
  start: boolean;
  over: boolean;
  problem: string;
}
/** A line that asked chance, and how often; line 0 is the deal. */
export interface Luck {
  line: number;
  draws: number;
}
/** A game on the pad. `columns`: the seats whose points are written together; `rounds`: those
that count; `questions`: about the round after them; `wrong`: why what was entered for it does
not. */
export interface Kept {
  columns: Array<Array<number>>;
  rounds: Array<Counted>;
  questions: Array<Question>;
  wrong: Array<Wrong>;
  ended: Ended | null;
}
/** A round on the pad, and the totals after it, a number a column. */
export interface Counted {
  lines: Array<Line>;
  points: Array<number>;
  totals: Array<number>;
}
/** How points came about: what for, and a cell a column. */
export interface Line {
  label: Record<string, string>;
  values: Record<string, string | number>;
  cells: Array<string>;
}
/** One thing the pad asks of a round: of each column, or once of the table.

A *number* lies between `least` and `most`; *cards* are several of `cards`, separated by spaces;
a *choice* is one of `choices`; a *column* is `P0`, `P1` …, or `-` for nobody where `nobody`
says so. `usual` stands there before anything is entered. */
export interface Question {
  name: string;
  kind: "cards" | "choice" | "column" | "number";
  label: Record<string, string>;
  help: Record<string, string> | null;
  each: boolean;
  least: number;
  most: number;
  choices: Array<Choice>;
  cards: Array<Stack>;
  nobody: Record<string, string> | null;
  usual: string;
}
export interface Choice {
  text: string;
  label: Record<string, string>;
}
/** A card, and how many of it there are. */
export interface Stack {
  card: string;
  copies: number;
}
/** An entry that cannot be: of which question and column (None: all of them together), and why,
`{n}` being one of `values`. */
export interface Wrong {
  question: string;
  column: number | null;
  text: Record<string, string>;
  values: Record<string, string | number>;
}
/** A place a column (1 is first, ties share), and the rule that says so. */
export interface Ended {
  places: Array<number>;
  rule: string;
}
/** A game's rules in one language. `opening` is what stands before the first section,
`summary` the game on one page, where it has one. */
export interface Rulebook {
  game: string;
  language: string;
  title: string;
  opening: string;
  sections: Array<Section>;
  summary: Array<Part>;
}
export interface Section {
  title: string;
  rules: Array<Rule>;
}
/** One rule: its stable id, its sentence, and whether the rulebook or the table says so. */
export interface Rule {
  id: string;
  text: string;
  kind: "assumed" | "rule" | "ruling";
}
/** Of a summary: a heading, and short sentences. */
export interface Part {
  title: string;
  lines: Array<string>;
}
/** Whose game it is, as its rulebook says. `original`: what it is called in the shops. */
export interface Credits {
  original: string;
  authors: Array<string>;
  artists: Array<string>;
  publishers: Array<string>;
}
/** A game in three lines, for who has never played it: what to reach, what one does at one's
turn, how it ends. */
export interface InBrief {
  goal: Record<string, string>;
  turn: Record<string, string>;
  end: Record<string, string>;
}
/** Round one screen: the options it needs there, or that mean nothing there, which nobody is
asked for; and whether bots can join in. */
export interface OneDevice {
  options: Record<string, string>;
  has_bots: boolean;
}
/** An option in plain words. `is_rare`: shown only under "more options". */
export interface OptionWords {
  label: Record<string, string>;
  help: Record<string, string> | null;
  choices: Record<string, Record<string, string>>;
  is_rare: boolean;
}
/** What the host chooses before the start. `options` are texts, as the game's form gives them.

`seats`: left out, as many as the options go with; an option chosen in the lobby brings those it
needs.
`bot_after`: seconds after which a bot holds an absent person's chair (0: never).
`delay`: seconds by which spectators see the game later.
`outside_bots`: whether programs may sit down (their seats have perfect recall).
`take_back`: whether a move may be taken back while nobody else has moved (`auto`: only where
all others are bots of the house).
`one_device`: everybody plays on the host's screen. Set when the table is made.
`language`: in which friends are invited, where messengers show the table's link. */
export interface Settings {
  game: string;
  seats: number;
  options: Record<string, string>;
  pace: "none" | "normal" | "quick" | "relaxed";
  public: boolean;
  bot_after: number;
  delay: number;
  outside_bots: boolean;
  take_back: "auto" | "off" | "on";
  one_device: boolean;
  language: string;
}
/** How the game ended: a score and a place per seat (1 is first), and the rule. */
export interface Result {
  scores: Array<number>;
  places: Array<number>;
  rule: string;
}
/** The position for this reader. Follows the screen before, if its version is one more; after a
gap ask for a snapshot (`resync`). Versions count what this reader was shown, so that another's
private move leaves no gap; they only grow, also when the server starts anew.

`view` has the fields of the game's view that differ from the screen before; in a snapshot, and
on a bot's seat, all of them. A person's is without memory, a bot's has it. */
export interface Screen {
  say: "screen";
  to_act: Array<number>;
  may_react: Array<number>;
  moves: Array<string>;
  reactions: Array<string>;
  clocks: Array<Clock>;
  events: Array<Told>;
  remember: number;
  race: Array<Margin>;
  held: Array<string>;
  can_take_back: boolean;
  result: Result | null;
  version: number;
  seat: number | null;
  view: View;
}
/** A running clock: whose, how long it lasts in all and how long it still runs (seconds).

`unseen`: that seat is shown cards for so long, and they are still on their way. The look begins
when its client says `in_sight`, at the latest two seconds after they were sent. */
export interface Clock {
  key: string;
  seat: number | null;
  seconds: number;
  left: number;
  sealed: boolean;
  thinking: boolean;
  unseen: boolean;
}
/** One press of a race: its fair time in milliseconds after the first. */
export interface Margin {
  seat: number;
  after: number;
  verdict: "behind" | "first" | "level";
}
/** Who this browser is. `return_code` makes another device the same person: keep it private.
`is_invented`: the name is the house's, not the guest's own. `face`: what they have
chosen, if anything. */
export interface Me {
  name: string;
  return_code: string;
  is_invented: boolean;
  face: string;
}
/** Without a name: who has one keeps it, who has none gets one in that language. Without a face:
it stays as it is; "" is none. */
export interface Rename {
  name?: string | null;
  language?: string;
  face?: string | null;
}
export interface Return {
  code: string;
}
/** What the house keeps about this browser's guest, in numbers: `since` in seconds of the epoch,
tables that know them, games they played, lines they said. */
export interface KeptOfMe {
  name: string;
  since: number;
  tables: number;
  games: number;
  lines: number;
}
/** Delete this browser's guest, who is then called "somebody" in that language, wherever a game
keeps a name. */
export interface Forget {
  language: string;
}
/** One option of a game, as a form shows it; its texts are those of `Settings.options`. Who is
asked for a seat takes one of the choices, or `P0`, `P1` … for who sits there. `seats`: of
values that do not go with every number of players, the numbers they go with. */
export interface OptionForm {
  name: string;
  kind: "choice" | "number" | "seat" | "text" | "yes_no";
  default: string;
  choices: Array<string>;
  least: number | null;
  most: number | null;
  seats: Record<string, Array<number>>;
  words: OptionWords | null;
}
/** A game: what it is called, the seats it is for, its options, and its sentences (kind →
language → text).

`names` are words inside them (a colour, a side → language → text), `seat_words` the values of
events that are seats. `minutes`: of a usual game, least and most. `usual_seats`: at a first
table against bots. `in_brief`: three lines before a first game, where the game has them.
`endings`: why a game is over, by the rule it names (rule → language → text), filled in from the
view.
`pad`: the options its score pad asks for; None where it has none. `has_analysis`: its bots can
reckon what a move was worth. */
export interface GameInfo {
  name: string;
  title: Record<string, string>;
  line: Record<string, string>;
  minutes: [number, number];
  seats: Array<number>;
  usual_seats: number;
  rules_version: number;
  options: Array<OptionForm>;
  one_device: OneDevice;
  has_lesson: boolean;
  has_analysis: boolean;
  pad: Array<string> | null;
  in_brief: InBrief | null;
  sentences: Record<string, Record<string, string>>;
  facts: Record<string, Record<string, string>>;
  moves: Record<string, Record<string, string>>;
  names: Record<string, Record<string, string>>;
  endings: Record<string, Record<string, string>>;
  seat_words: Array<string>;
  levels: Array<string>;
  takes_back: boolean;
  credits: Credits | null;
}
/** `sit`: the maker takes seat 0. `names`: the maker's browser holds a seat for each of them,
who all play on this one device. `bots`: the level of all others ("" leaves them empty). */
export interface NewTable {
  settings: Settings;
  sit?: boolean;
  names?: Array<string>;
  bots?: string;
}
export interface Created {
  code: string;
  link: string;
}
/** A table in a list: open to strangers, or one of the reader's own. `names` are those of who
sits there. */
export interface Listed {
  code: string;
  game: string;
  phase: "dealing" | "lobby" | "over" | "playing";
  seats: number;
  taken: number;
  names: Array<string>;
  record: string | null;
}
/** A game in "my games"; `when` in seconds of the epoch, `places` empty while it goes on.
`others`: the seats of other people, by whom nothing is told but the name they had in that game.
`continued`: it began at a moment of another one. `awaited`: it goes on here, and waits for the
reader. `closed`: it will not go on, for its table was closed. */
export interface Played {
  record: string;
  code: string;
  game: string;
  names: Array<string>;
  when: number;
  seat: number | null;
  others: Array<number>;
  scores: Array<number>;
  places: Array<number>;
  continued: boolean;
  awaited: boolean;
  closed: boolean;
}
/** One version of a replayed game, as one seat saw it or open-handed: who moved (None: the deal,
or the table itself), what it told, and the position after it. */
export interface MomentInfo {
  mover: number | null;
  move: string;
  time: number;
  events: Array<Told>;
  view: View;
  to_act: Array<number>;
  may_react: Array<number>;
  facts: Array<Told>;
  remark: string;
  result: Result | null;
}
/** A finished game, the deal first. `seat` is None for the open-handed view of it. `problem`:
why the rest of an uploaded record cannot be shown. `continues`: the record, seat and moment a
game goes on from that was not dealt. */
export interface Replay {
  game: string;
  options: string;
  names: Array<string>;
  seat: number | null;
  moments: Array<MomentInfo>;
  problem: string;
  continues: string;
}
/** An analysis as far as it is done: ask again until it is final, and it is gone on with; leave,
and it stops. `done`: decisions whose verdict stays; `seconds`: about how much more work it is,
None until every decision was looked at once. */
export interface Analysed {
  analysis: Analysis;
  done: number;
  seconds: number | null;
}
/** Play on from a moment of a finished game, on that seat, knowing what it knew; bots of that
level have the others. The game is one of this server (`record`) or an uploaded text. */
export interface Continue {
  seat: number;
  at: number;
  bots: string;
  record: string;
  text: string;
}
/** A learner's answers so far, "" to go on where nothing was asked, and a new one (`press`). */
export interface LessonAnswers {
  given?: Array<string>;
  press?: string | null;
}
/** A game played with real cards: its options, and what was entered for each round, by question
a text a column, or one for the table. */
export interface PadSheet {
  seats: number;
  options?: Record<string, string>;
  rounds?: Array<Record<string, Array<string>>>;
}
/** A rule that was broken, in words. */
export interface Refusal {
  rule: string;
  text: string;
}
/** Where a lesson stands. `given`: the answers that count, to be sent with the next one.

`text` is what step `number` of `count` says (`{R7}` is a card), `rule` what it is about. It
`asks` for a move, or waits to be told to go on; `show` is a press to answer it with, for who
would like to be shown. `screens` lead from the answer before to now, `facts` tell each of them.
`verdict` is on the new answer: done, on_the_way, other (`hint` says why), refused or lapsed;
a lesson also asks for moves that are refused, so `refusal` can come with done. */
export interface LessonPart {
  given: Array<string>;
  number: number;
  count: number;
  text: string;
  rule: string;
  asks: boolean;
  show: string;
  sheet: boolean;
  names: Array<string>;
  screens: Array<Screen>;
  verdict: string;
  hint: string;
  refusal: Refusal | null;
  facts: Array<Array<Told>>;
}
/** A puzzle in a list. `title`: what it is about; `rating`: how hard it is, as chess players
count. */
export interface PuzzleInfo {
  id: string;
  game: string;
  title: Record<string, string>;
  rating: number;
}
/** Cards the seat has seen that lie nowhere any more, or nowhere in sight. */
export interface RememberedCards {
  label: Record<string, string>;
  cards: Array<string>;
}
/** A puzzle: the screen of whoever is to move, as a table would send it. In a game of memory the
cards that seat is sure of lie open on it, to that seat alone. */
export interface PuzzleShown {
  info: PuzzleInfo;
  screen: Screen;
  remembered: Array<RememberedCards>;
  facts: Array<Told>;
}
export interface PuzzlePress {
  press: string;
}
/** A move, its chance to win the game by the expert's reckoning, and how far that may be off
(the standard error of the mean). */
export interface MoveChance {
  move: string;
  chance: number;
  error: number;
}
/** What a press came to: a rule it breaks, or a move among all there are, `chances`, best first.
`regular`: what a regular bot plays there; `why`: what the puzzle teaches. */
export interface PuzzleAnswer {
  refusal: Refusal | null;
  move: string;
  regular: string;
  chances: Array<MoveChance>;
  why: Record<string, string>;
}
/** A picture of a rule: a screen to draw, and all there is to see on it in words.

`sheet`: its score sheet is drawn, not its table. `shows`: the parts of the table to draw; none
is all of it. */
export interface Pictured {
  rule: string;
  caption: string;
  sheet: boolean;
  shows: Array<string>;
  names: Array<string>;
  screen: Screen;
}
/** Every answer that is not a success: `code` for the page's language, `text` in English. */
export interface Problem {
  code: string;
  text: string;
}
/** How much there is in the store. `running`: tables where things happen by themselves,
`finished`: games that have a result. */
export interface Holdings {
  guests: number;
  tables: number;
  running: number;
  games: number;
  finished: number;
}
/** What stands behind the # of the link. */
export interface HostSecret {
  secret: string;
}
/** Who sits there, or (without a seat) looks on, if they are still called so. */
export interface TurnSomebodyOut {
  name: string;
  seat?: number | null;
}
/** `is_here`: somebody is connected; None where only the table's own node knows. */
export interface HostChair {
  kind: "bot" | "empty" | "person";
  name: string;
  level: string;
  is_here: boolean | null;
}
/** A table of the store. `changed`: when, in seconds of the epoch. `node`: who has it (0: nobody
now). `connections` and `watching` are told by its own node alone. `problem`: what is stored of
it cannot be read. */
export interface HostTable {
  code: string;
  node: number;
  changed: number;
  game: string;
  phase: "dealing" | "lobby" | "over" | "playing";
  is_paused: boolean;
  is_closed: boolean;
  chairs: Array<HostChair>;
  watching: Array<string>;
  connections: number | null;
  problem: boolean;
}
export interface HostNode {
  number: number;
  address: string;
}
/** The server. `started`: in seconds of the epoch. `node`: which of `nodes` answers (0: there is
one server). `tables` and `connections` are its own; `store_trouble`: why nothing can be written
now. */
export interface HostHouse {
  version: string;
  started: number;
  url: string;
  store: "postgresql" | "sqlite";
  node: number;
  nodes: Array<HostNode>;
  tables: number;
  connections: number;
  moves: number;
  errors: number;
  store_trouble: string;
  holdings: Holdings;
  limits: Record<string, number>;
}
/** One game. `best`: one's best score, as that game counts, and the record it is from. */
export interface GameFigure {
  game: string;
  games: number;
  won: number;
  best: number;
  best_record: string;
}
/** Games at a table with bots of that level. */
export interface LevelFigure {
  level: string;
  games: number;
  won: number;
}
/** Games with one other person, by the name they had last. `won` are one's own. */
export interface OpponentFigure {
  name: string;
  games: number;
  won: number;
}
/** One game in which people predict: in how many of its rounds one's prediction came true. */
export interface PredictionFigure {
  record: string;
  game: string;
  when: number;
  hits: number;
  rounds: number;
}
/** Of one's latest finished games. `by_game` and `opponents`: the most played first; `levels`:
the weakest first; `predictions`: the oldest first. */
export interface MyFigures {
  games: number;
  won: number;
  by_game: Array<GameFigure>;
  levels: Array<LevelFigure>;
  opponents: Array<OpponentFigure>;
  predictions: Array<PredictionFigure>;
}
/** A move, or the picks of a compound choice, which count all or none.

`id` is the client's own and new for each press: sending it again is safe. `seen` is the version
on the screen. `claim` is how long that screen had been visible, in milliseconds. */
export interface PressMoves {
  say: "press";
  id: string;
  seen: number;
  moves: Array<string>;
  claim?: number | null;
}
/** Take back your own last move (see `can_take_back`). */
export interface TakeBack {
  say: "take_back";
  id: string;
  seen: number;
}
/** Take an empty seat; `bot` declares that a program plays it. */
export interface Sit {
  say: "sit";
  seat: number;
  bot?: boolean;
}
/** Leave the seat. In a running game a bot takes the chair over. */
export interface Stand {
  say: "stand";
}
/** Ready or not, with up to 64 bytes (hex) of one's own for the shuffle, made after the
commitment was seen. */
export interface Ready {
  say: "ready";
  ready: boolean;
  bytes?: string;
}
/** Deal; empty seats must have been filled or removed. The host's. */
export interface Start {
  say: "start";
}
/** New settings, before the start. The host's. */
export interface Choose {
  say: "choose";
  settings: Settings;
}
/** A bot on that seat, empty or not. The host's. */
export interface SeatBot {
  say: "bot";
  seat: number;
  level: string;
}
/** Empty that seat; in a running game a bot takes the chair over. The host's. */
export interface Kick {
  say: "kick";
  seat: number;
}
/** Whether who sits there, or the spectator of that name, may chat. The host's. */
export interface Mute {
  say: "mute";
  seat: number | null;
  muted: boolean;
  name?: string;
}
/** Stop or go on: while paused no clock runs and no move counts. The host's. */
export interface Pause {
  say: "pause";
  paused: boolean;
}
/** Back to the lobby with the same people, spectators and chat, once the game is over. */
export interface Rematch {
  say: "rematch";
}
/** Said to the whole table; delivered later where the game wants silence. */
export interface Chat {
  say: "chat";
  text: string;
}
/** A quick phrase or a face, for the moment, from one's seat. Each reader has it in their own
language; nothing keeps it. */
export interface React {
  say: "react";
  number: number;
}
/** Whether `facts` are wanted, now and after every screen. */
export interface Describe {
  say: "describe";
  wanted: boolean;
}
/** The cards of one's look can be seen: its clock (by its key) runs from now on. */
export interface InSight {
  say: "in_sight";
  clock: string;
}
/** Ask for a snapshot. */
export interface Resync {
  say: "resync";
}
export interface Ping {
  say: "ping";
  sent: number;
}
/** First on every connection. `name` is what this guest is called at this table: "Zoé 2" where
another Zoé is there already. `seat` is None for a spectator. */
export interface Welcome {
  say: "welcome";
  protocol: number;
  name: string;
  seat: number | null;
  host: boolean;
}
/** Everything a client needs to draw the table from nothing. */
export interface Snapshot {
  say: "snapshot";
  table: TableInfo;
  seat: number | null;
  screen: Screen | null;
  story: Array<Episode>;
  chat: Array<ChatLine>;
}
/** What everybody knows about a table, whatever the game. `record` names its present game's
record, once dealt. `wins` counts wins over rematches, a number a seat. `continues`: the game
is not dealt but goes on from there (record, seat, moment). `muted` names spectators who may not
chat. `trouble` is an error's code while the server cannot go on: no clock runs and no move
counts until it is empty again. */
export interface TableInfo {
  code: string;
  link: string;
  phase: "dealing" | "lobby" | "over" | "playing";
  settings: Settings;
  chairs: Array<Chair>;
  spectators: Array<string>;
  shuffle: Shuffle;
  game_number: number;
  record: string | null;
  paused: boolean;
  wins: Array<number>;
  continues: string;
  muted: Array<string>;
  trouble: "" | "store_away";
}
/** A seat as everybody sees it. A bot of the house has a level. `face` is a key the page draws:
a bot's character's, or what a person has chosen (empty: nothing).
`substitute`: a bot holds the chair until its person returns. `same_network`: at a table open to
strangers, another player comes, or last came, from the same address. */
export interface Chair {
  kind: "bot" | "empty" | "person";
  name: string;
  level: string;
  face: string;
  connected: boolean;
  ready: boolean;
  host: boolean;
  muted: boolean;
  substitute: boolean;
  same_network: boolean;
}
/** The provable shuffle. `given` has each seat's bytes (hex, "" for none) once they are final;
`secret` is empty until the game is over. */
export interface Shuffle {
  commitment: string;
  given: Array<string>;
  secret: string;
}
/** What one version told. */
export interface Episode {
  version: number;
  events: Array<Told>;
}
/** One line of chat. `seat` is None for a spectator. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
}
/** What can be seen on the screen of that version, for who wants it described. */
export interface Facts {
  say: "facts";
  version: number;
  facts: Array<Told>;
}
/** The table itself has changed (seats, settings, phase, presence); replaces the former one. */
export interface Changed {
  say: "table";
  table: TableInfo;
  seat: number | null;
}
/** A press has arrived and is being judged; shown at once. `accepted`, `lapsed` or `refused`
follows. */
export interface Pressed {
  say: "pressed";
  id: string;
}
/** The press counts and is stored; the screen with that version shows it. A press sent twice is
accepted twice with one version; with 0, if its game is gone meanwhile. */
export interface Accepted {
  say: "accepted";
  id: string;
  version: number;
}
/** A sealed answer is kept until the time is up; a later one replaces it. */
export interface Held {
  say: "held";
  id: string;
}
/** Right on the screen it was made on, but no longer possible: no move, no fault. */
export interface Lapsed {
  say: "lapsed";
  id: string;
}
/** The press breaks a rule; nothing has changed. */
export interface Refused {
  say: "refused";
  id: string;
  rule: string;
}
/** The message could not be followed; nothing has changed. `code` is for the page's language,
`text` says in English what to do. `id` is that of the press it answers, if it was one. */
export interface Failed {
  say: "error";
  code: string;
  text: string;
  id: string;
}
export interface Chatted {
  say: "chat";
  line: ChatLine;
}
/** Who sits there has reacted. */
export interface Reacted {
  say: "reacted";
  seat: number;
  number: number;
}
/** The table's host, or whoever runs the server, has taken this guest off the table: it may
watch, but neither sit down nor chat. */
export interface Removed {
  say: "removed";
  by: "host" | "server";
}
/** The server closes this connection. `stopping`: come back in a moment; `flood`: it was used
too much; `no_table`: there is no such table; `set_aside`: what is stored of it cannot be
read; `closed`: whoever runs the server has closed the table for good. */
export interface Bye {
  say: "bye";
  reason: "closed" | "flood" | "no_table" | "set_aside" | "stopping";
}
/** Answers `ping` with its own number. */
export interface Pong {
  say: "pong";
  sent: number;
}
export interface Views {
  blot: BlotView;
  herrlof: HerrlofView;
  bloops: BloopsView;
  bla5t: Bla5tView;
  blitz: BlitzView;
}
export type GameName = keyof Views;
export type View = Views[GameName];
export type ClientSays = PressMoves | TakeBack | Sit | Stand | Ready | Start | Choose | SeatBot | Kick | Mute | Pause | Rematch | Chat | React | Describe | InSight | Resync | Ping;
export type ServerSays = Welcome | Snapshot | Screen | Facts | Changed | Pressed | Accepted | Held | Lapsed | Refused | Failed | Chatted | Reacted | Removed | Bye | Pong;
export const PROTOCOL = 2;
export const CARD_WORDS: string[] = ["card", "cards"];
export const SPOKEN_WORDS: string[] = ["newcomer", "who", "word", "words"];
export const TOUCHED_WORDS: string[] = ["other", "target"];
