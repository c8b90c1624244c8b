// Cautious plays Herrlof at a live table: the bot of docs/a-bot.md, by docs/protocol.md alone.
//
//   node --experimental-websocket examples/cautious.mjs http://127.0.0.1:8000/t/ABCDEF [NAME]
//
// From Node 22 on without the flag. Nothing else is needed.

const PROTOCOL = 2;
const PAUSE = 500; // milliseconds before each move, so that people can follow
const COME_BACK = 1000;

const [link, name = 'Cautious'] = process.argv.slice(2);
if (!globalThis.WebSocket) leave('before Node 22: node --experimental-websocket cautious.mjs …');
if (!URL.canParse(link ?? '')) leave('usage: cautious.mjs http://HOST/t/CODE [NAME]');
const { origin, pathname } = new URL(link);
const code = pathname.split('/').filter(Boolean).pop();

// --- how it plays -------------------------------------------------------------------------------

function strength(card, view) {
  const led = view.trick.length ? view.trick[0][0] : card[0];
  const canWin = card !== 'A' && card !== 'N' && (card[0] === led || card[0] === view.trump);
  return canWin ? Number(card[1]) + (card[0] === view.trump ? 9 : 0) : 0;
}

function choose(view, moves) {
  if (view.step === 'predict') {
    return `predict ${view.hands[view.seat].filter((card) => strength(card, view) > 6).length}`;
  }
  if (view.step !== 'play') return moves.includes('pass') ? 'pass' : moves[0];
  const cards = moves.toSorted((a, b) => strength(a, view) - strength(b, view));
  const wantsMore = view.tricks[view.seat] < view.predictions[view.seat];
  const toBeat = Math.max(0, ...view.trick.map((card) => strength(card, view)));
  const strongest = cards[cards.length - 1];
  return wantsMore && strength(strongest, view) > toBeat ? strongest : cards[0];
}

// --- what it knows of the table -----------------------------------------------------------------

let cookie; // who this guest is, on every connection
let socket;
let hasAsked = false; // for a seat
let table;
let screen = null; // the latest, whole
let shownAt = 0;
let timer; // for the move that is about to be made
let pending = null; // a press whose fate is unknown

function say(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function atTable(latest, seat) {
  table = latest;
  if (seat === null && !hasAsked) {
    if (table.settings.game !== 'herrlof') leave(`this bot plays herrlof, not ${table.settings.game}`);
    const empty = table.chairs.findIndex((chair) => chair.kind === 'empty');
    if (empty < 0 || table.phase !== 'lobby') leave('there is no empty seat at this table');
    hasAsked = true;
    say({ say: 'sit', seat: empty, bot: true });
  } else if (seat !== null && table.phase === 'lobby' && !table.chairs[seat].ready) {
    const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
    say({ say: 'ready', ready: true, bytes });
  }
}

function show(next) {
  screen = next;
  shownAt = performance.now();
  if (screen?.result) console.log(`over: scores ${screen.result.scores.join(' ')}`);
  consider();
}

function consider() {
  clearTimeout(timer);
  const isAwaited = screen?.moves.length && !pending && !table.paused && !table.trouble;
  if (isAwaited) timer = setTimeout(press, PAUSE);
}

function press() {
  const moves = [choose(screen.view, screen.moves)];
  const claim = performance.now() - shownAt;
  pending = { say: 'press', id: crypto.randomUUID(), seen: screen.version, moves, claim };
  say(pending);
}

function answered({ id }) {
  if (pending?.id !== id) return;
  pending = null;
  consider(); // the screen that came before this answer may await another move
}

// --- what it hears ------------------------------------------------------------------------------

const hear = {
  welcome: ({ protocol }) => protocol === PROTOCOL || leave(`the server speaks protocol ${protocol}`),
  snapshot: ({ table, seat, screen: whole }) => {
    atTable(table, seat);
    if (pending) say(pending); // after a lost connection: the same id counts once
    show(whole);
  },
  table: ({ table, seat }) => atTable(table, seat),
  screen: (next) => {
    if (next.version !== screen.version + 1) say({ say: 'resync' });
    else show({ ...next, view: { ...screen.view, ...next.view } });
  },
  accepted: answered,
  held: answered,
  lapsed: answered,
  refused: ({ rule }) => leave(`this bot broke the rule ${rule}`),
  error: (said) => {
    if (said.code === 'seat_taken') hasAsked = false; // the next snapshot shows who was quicker
    else if (said.code === 'paused' || said.code === 'store_away') pending = null; // as at its end
    else leave(said.text);
  },
  removed: () => leave('the host has taken this bot off the table'),
  bye: ({ reason }) => reason === 'stopping' || leave(`the server closes: ${reason}`),
};

// --- the connection -----------------------------------------------------------------------------

async function introduce() {
  const answer = await fetch(`${origin}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  }).catch((error) => leave(`${origin} does not answer: ${error.cause?.message ?? error.message}`));
  if (!answer.ok) leave((await answer.json()).text);
  cookie = answer.headers.getSetCookie()[0].split(';')[0];
}

function connect() {
  const url = `${origin.replace(/^http/, 'ws')}/api/tables/${code}/live`;
  const opened = (socket = new WebSocket(url, { headers: { cookie } }));
  opened.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    hear[said.say]?.(said);
  };
  opened.onclose = opened.onerror = () => {
    if (socket !== opened) return; // both came
    socket = null;
    clearTimeout(timer);
    setTimeout(connect, COME_BACK); // the cookie has the seat
  };
}

function leave(reason) {
  console.error(reason);
  process.exit(1);
}

await introduce();
connect();
