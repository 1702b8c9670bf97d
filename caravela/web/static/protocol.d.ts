// Written by `make protocol` from caravela/web/protocol.py and answers.py; do not edit.

/** A stretch of a sheet that is worth looking at by itself. */
export interface Area { title: string; x: number; y: number; width: number; height: number }

/** A drawing: the board, or the mat of a player. */
export interface Sheet {
  id: string;       // board, mat-0
  title: string;    // "The New World"
  desc: string;     // the same in a sentence, for those who do not see it
  width: number;
  height: number;
  seat: number;     // whose mat it is: -1 for nobody's
  areas: Area[];
  parts: string[];  // their names, the lowest layer first
}

/** A short line of a player's panel. */
export interface Fact {
  thing: string;    // what can be asked about: money
  label: string;    // "Money"
  value: string;    // "12"
  drawing: string;  // the symbol that stands for the label where there is no room for it, or empty
  pays: boolean;    // it is paid with
}

/** How much time a player has. */
export interface Clock {
  left: number;  // seconds
  runs: boolean;
}

/** A player. */
export interface Player {
  colour: number;   // 0 to 5, with a shape for each
  letter: string;   // on the shape
  place: number;    // in the order of turns
  facts: Fact[];
  seat: number;
  name: string;
  active: boolean;  // decides now
  score: number;
  kind: string;     // person, or the level of the bot that plays
  bot: string;      // the level by its name, empty for a person
  present: boolean;
  clock: Clock | null;
  out: boolean;     // a bot plays for the person
  free: boolean;    // nobody sits there yet, so the game has not begun
}

/** The points of a seat. */
export interface Points {
  seat: number;
  total: number;
  points: Record<string, number>;  // by the id of the category
}

/** Something that brings points. */
export interface Category { id: string; title: string }

/** What is read out at the table. */
export interface Reading { key: string; title: string; lines: string[] }

/** A line of the log. That a bot takes a seat over, and that its person is back, are lines too. */
export interface Line {
  text: string;      // "Bruno settles in Peru with a colonist."
  who: number;       // whose line it is: -1 for nobody's
  rule: string;      // its clause, or empty
  things: string[];  // what it speaks of
  read?: Reading;
  own?: "True";      // nobody else is told: a card that I have drawn
  me: boolean;       // somebody else has done it, and it befalls me
}

/** What a move has brought about. */
export interface Entry {
  move: number;
  round: number;
  by: number;  // whose move it was: -1 for the start of the game
  lines: Line[];
}

/** A round, and the move at which it began. */
export interface Round {
  round: number;
  title: string;  // "Round 3"
  move: number;
}

/** The campaign that a game belongs to. */
export interface CampaignOf {
  id: string;
  over: boolean;  // it has ended with this game
}

/** What is played at a table, as it was agreed when the table was made. */
export interface Agreed {
  edition: string;    // "Deluxe edition", or empty
  options: string[];  // where the set-up differs from the edition: "Reconnaissance: yes"
  clock: string;      // "2 days for each turn"
}

/** Something that I may choose. */
export interface Option {
  name: string;           // what is sent back: place a colonist on dock
  text: string;           // "Place a colonist on the Colonist Dock"
  deed: string;           // the same for options that only differ in what they name
  things: string[];       // what to click for it, in the order in which one would: kind-colonist, target-dock
  number: number | null;  // that the option stands for: bids, points to buy
  ends: boolean;          // the turn passes to somebody else
  barrier: boolean;       // brings something to light: cannot be taken back
  standing: boolean;      // can be ordered for the rest of the round
  price: string;          // what it costs and brings where the text does not say it: "costs 2 coins", "+1 coin", "costs 1 coin → +2 wood"
  free: boolean;          // a free action, beside what is asked: shown apart from the others
  note: string;           // what there is to say: what the building does, "no effect now"
}

/** Where I stand in a guided game. */
export interface Step {
  number: number;       // counted from 1
  of: number;
  part: number;         // of the moves of this step, counted from 1
  parts: number;
  what: string;
  why: string;          // empty once the first of its moves is made
  ways: string[];       // where I choose freely: each way with what it brings
  rule: string;
  options: string[];    // those that go on with it
  meanwhile: string[];  // what others did since my last move, and why it matters
  opening: string[];    // what is told before the first step, and again when asked for
}

/** What the teacher says of what I am asked. */
export interface Teaching {
  question: string;  // "ask-place": what somebody was told once need not be told again
  text: string;      // to be said when this is asked for the first time, or empty
  picture: string;   // an SVG of what it is about, or empty
  step: Step | null;
  left: string;      // to be said once at a table when I leave the steps of a guided game, or have done the last one; or empty
  over: boolean;     // I have just done the last one
}

/** Something that I could choose if I could pay for it. */
export interface Lacking {
  text: string;      // "Buy the triple (2 wood; export)"
  things: string[];  // what stands for it
  missing: string;   // "2 grain"
}

/** What I may take back. */
export interface Undo {
  step: string | null;  // "Undo: place a colonist on the dock"; null when there is nothing
  turn: number;         // steps that "restart turn" takes back
  barrier: string;      // why there is nothing, or empty
}

/** What a player asks all others for; it comes about when everybody has agreed. Bots agree to everything. */
export interface Proposal {
  kind: "abandon" | "concede" | "back";
  seat: number;     // who asks
  text: string;     // "Bruno asks to take back everything from move 57 on."
  waits: string;    // "Ana and Chiara have not answered yet."
  answer: boolean;  // my answer is missing
}

/** Nothing else is drawn until that player looks. */
export interface Curtain {
  seat: number;
  text: string;  // "Hand the device to Bruno."
}

/** All that a viewer sees. */
export interface Scene {
  table: string;
  title: string;
  game: string;                     // its name, as in /api/games
  language: string;
  words: Record<string, string>;    // what this game says in another way than /api/words
  open: boolean;                    // seats are free: the game has not begun
  number: number;                   // acts so far, undo included: a take must carry it
  move: number;                     // moves so far, as records and replays count them
  seat: number;                     // through whose eyes: -1 for the public
  mine: number[];                   // the seats I play
  coached: number[];                // the seats whose eyes I may use besides
  host: boolean;                    // I have made the table
  trying: boolean;                  // nothing counts: I try things out, and move for everybody
  decider: number;                  // the seat that decides: -1 when the game is over, or can only be looked at
  over: boolean;
  cancelled: boolean;               // whoever made the table has called it off before it began
  campaign: CampaignOf | null;
  agreed: Agreed;
  talk: string[];                   // the phrases that players may say, by message id; empty: nothing
  words_allowed: boolean;           // they may also say what they like
  hints: boolean;                   // who decides may ask for a hint
  status: string;                   // "Ana has a worker to place."
  rule: string;                     // its clause, or empty
  where: string;                    // "Round 3 · Age I · Placing workers"
  sheets: Sheet[];
  scores: Points[];
  categories: Category[];
  rounds: Round[];
  options: Option[];                // only when it is my decision: what is asked for, then free actions, then what leaves it undone
  lacking: Lacking[];
  names: Record<string, string>;    // of every thing that options name
  turning: string[];                // the things that stand for the ways to turn what is being placed
  figures: Record<string, number>;  // numbers printed on things, if options name some of these: a digit key that means them
  ghosts: boolean;                  // some options can be seen ahead on the board: ask for them
  teaching: Teaching | null;
  my_turn: boolean;
  orders: string[];                 // what I answer by myself until the round ends
  proposal: Proposal | null;
  undo: Undo;
  parts: Record<string, string>;    // SVG groups by sheet and name: board/ground
  players: Player[];
  log: Entry[];
  since: number;                    // my last own move: what came later is news
  curtain: Curtain | null;
  next: string | null;              // one that waits for me
  rematch: string | null;           // the one that follows this
  kind: "scene";
}

/** What is new since the last scene or change: any field of a scene; of `parts` and `log` only what is new. */
export interface Change extends Partial<Omit<Scene, "kind" | "number">> { kind: "change"; number: number }

/** What there is to say of a thing, or why an option is not open. */
export interface About {
  kind: "about";
  thing: string;
  title: string;
  lines: string[];
  rule: string;
  clause: string;   // the text of the clause
  value: string;    // what it is worth to me now
  why: string;      // why it cannot be chosen now, or empty
  picture: string;  // an SVG of the thing itself, to be read, or empty
}

/** What an option would bring about. */
export interface Preview {
  kind: "preview";
  name: string;
  lines: string[];  // "Ana settles in Peru…"
  ends: boolean;
  barrier: boolean;
}

/** A look ahead at every open option that has one. */
export interface Ghosts {
  kind: "ghosts";
  number: number;
  drawn: string[];                                            // SVG groups
  options: Record<string, [string, number, number, number]>;  // by option: the sheet, which of the drawings, and how far to move it
}

/** By how much something that the bot weighs is better or worse than with another candidate. */
export interface Part {
  name: string;  // what the bot weighs
  text: string;  // the same in words, or empty
  points: number;
}

/** An option that a good player would consider. Points are means over the imagined games in which it was played on. */
export interface Candidate {
  name: string;
  text: string;
  things: string[];                // what stands for it on the board
  lead: number;                    // points, mostly those ahead of the best opponent, as the bot sees it
  behind: number;                  // the best candidate
  close: boolean;                  // to the best, so that nobody can tell which is better
  points: Record<string, number>;  // that it brings within the turns looked at, by the id of the category
  parts: Part[];                   // why the first is the best: ahead of the second; of the others: compared with the first
  standing: string;                // "1.4 points behind"
  brings: string;                  // the points in words
  reason: string;                  // the parts in words
  line: string[];                  // how it may go on, in one imagined game: "Ana: settle in Peru"
}

/** What would a good player do? The best first. */
export interface Hint {
  kind: "hint";
  number: number;
  candidates: Candidate[];
  thought: string;  // how it was found out
}

/** What a player has gained of one kind in a round. */
export interface Gained {
  kind: string;
  total: number;
  text: string;       // "+12 VP"
  reasons: string[];  // "Caribbean +6", the largest first
}

/** What a round has brought a player. */
export interface RoundOf { seat: number; name: string; gains: Gained[] }

/** A round when it is over: who gained what and why, what is new, and what will score next. */
export interface Summary {
  kind: "summary";
  round: number;
  title: string;  // "Round 3"
  players: RoundOf[];
  new: string[];
  next: string;   // empty after the last round
}

/** A move of the solution of a puzzle. */
export interface Side {
  name: string;
  text: string;
  behind: string;  // the best move; empty for that one
  reason: string;
  brings: string;  // "Points soon: …"
  line: string[];  // how it might go on: a line for each who moves
}

/** What my answer to a puzzle is worth, and the solution. */
export interface Solution {
  kind: "solution";
  right: boolean;
  answered: string;  // empty for who has given up
  verdict: string;
  best: Side;
  tempting: Side;
  proof: string;     // how it was found out
}

/** What was asked for cannot be done; the scene follows. */
export interface Refusal { kind: "refused"; message: string; code: string; rule: string }

/** Somebody has come or gone. */
export interface Presence { kind: "presence"; seat: number; present: boolean }

/** What a player has said. */
export interface Remark {
  number: number;
  seat: number;
  name: string;
  text: string;  // a phrase in the viewer's language, or the words of whoever says it
  at: number;
  mine: boolean;
}

/** What players have said to each other: all that is kept, or what is new. */
export interface Talk {
  kind: "talk";
  whole: boolean;
  muted: boolean;  // I do not want to hear it
  remarks: Remark[];
}

/** The real table asks me while I try things out. */
export interface Meanwhile { kind: "meanwhile"; text: string }

/** The server goes down: connect again in a moment. */
export interface Ended { kind: "ended" }

export type FromServer = Scene | Change | About | Preview | Ghosts | Hint | Summary | Solution | Refusal | Presence | Talk | Meanwhile | Ended;

/** I choose this; `order`: now and whenever the question comes again in this round, if the option is `standing`. */
export interface Take { kind: "take" | "order"; number: number; option: string }

/** My last step is taken back, or all of my turn; or what I have ordered ends. */
export interface Retake { kind: "undo" | "restart" | "no orders"; number: number }

/** I ask the others to end the game without a winner, give up, or ask to take back my last move and all that came later. */
export interface Propose { kind: "propose"; number: number; what: "abandon" | "concede" | "back" }

/** I agree to what somebody asks for; or not, or no more to what I have asked for. */
export interface Consent { kind: "agree" | "decline"; number: number }

/** I say something to everybody at the table: the id of a phrase, or a text. */
export interface Say { kind: "say"; phrase?: string; text?: string }

/** I do not want to hear what is said at this table, or I do again. */
export interface Mute { kind: "mute"; on: boolean }

/** The scene, please; a look ahead at all options; a hint; back from a trial; no waiting for what bots do; the solution of a
puzzle. */
export interface Ask { kind: "hello" | "ghosts" | "hint" | "back" | "skip" | "solve" }

/** Trying things out; from a move of a game that is over, as the seat knew it that decided then. */
export interface Try { kind: "try"; move?: number }

/** Where things are tried out: a bot decides for whoever is asked. */
export interface Answer { kind: "answer"; number: number }

/** What is this? */
export interface AskAbout { kind: "about"; thing: string }

/** What would it bring about? Why is it not open? (answered as `about`) */
export interface AskOption { kind: "preview" | "why"; option: string }

/** What has this round brought? */
export interface AskRound { kind: "summary"; round: number }

/** The curtain is lifted for one of my seats; another viewpoint, if allowed. */
export interface Look { kind: "look" | "eyes"; seat: number }

/** Another language. */
export interface Speak { kind: "language"; language: string }

export type FromClient = Take | Retake | Propose | Consent | Say | Mute | Ask | Try | Answer | AskAbout | AskOption | AskRound | Look | Speak;

/** A language that Caravela speaks. */
export interface Language { code: string; name: string }

/** Where notices go. */
export interface Hook { kind: string; url: string }

/** What a person likes. */
export interface Settings {
  confirm: boolean;
  sound: boolean;
  pace: number;                      // seconds between bot moves
  scores: boolean;
  theme: "system" | "light" | "dark";
  notify: boolean;
  hooks: Hook[];
  teacher: boolean;                  // explains what is asked for the first time
  rounds: boolean;                   // a round that is over is told
  taught: string[];                  // what was explained: game and question, "<game>.ask-…"
  puzzles: Record<string, boolean>;  // those that were answered, "<game>-3", and whether rightly at the first try
}

/** Who I am. */
export interface Me {
  name: string;
  language: string;
  languages: Language[];
  settings: Settings;
  waiting: number;  // tables that wait for me
}

/** What a browser must know to be told without a page being open. */
export interface PushKey { key: string }

/** What the pages say by themselves. */
export interface Words { language: string; words: Record<string, string> }

/** Something that has a name to be sent, a title and an explanation. */
export interface Named { name: string; title: string; about: string }

/** A ready-made set-up. */
export interface Preset {
  name: string;
  title: string;
  about: string;
  seats: number[];    // how many may play
  setup: Record<string, string>;
  campaign: boolean;  // it begins one
}

/** What an option may be. */
export interface Value { value: string; title: string }

/** One of those that an option may be a choice of. */
export interface Member { value: string; title: string; about: string }

/** What can be agreed on before a game. */
export interface SetupOption { name: string; title: string; about: string; rule: string; values: Value[]; members: Member[] }

/** A game. */
export interface GameOffered {
  name: string;
  title: string;
  about: string;
  tact: string;
  learn: boolean;     // it has a guided first game
  puzzles: number;    // how many it has
  emblem: string;     // what is drawn inside the ring of its small picture
  seats: number[];    // least and most
  default: string;
  presets: Preset[];
  options: SetupOption[];
  bots: Named[];      // from the weakest to the strongest
  usual_bot: string;  // the name of the one that plays unless told otherwise
}

/** A line or a picture of a page. In a text, what is to be read first stands between two pairs of asterisks. */
export interface PageBlock {
  kind: "title" | "heading" | "text" | "point" | "step" | "picture";
  text: string;
  drawing: string;  // an SVG, which points at the symbols of the page
}

/** How a game is played; no blocks in a game that does not say it. */
export interface HowToPlay { game: string; blocks: PageBlock[]; learn: boolean }

/** A piece or icon, or several that belong together. */
export interface LegendThing {
  text: string;     // "Grain"
  drawing: string;  // an SVG, which points at the symbols of the page
}

/** Pieces and icons of one sort. */
export interface LegendPart { title: string; things: LegendThing[] }

/** A set-up that can be played. */
export interface Checked { setup: Record<string, string>; seats: number[] }

/** A clause of the rules. */
export interface Clause { clause: string; text: string }

/** A heading of the rules with its clauses, and the heading of the part that it belongs to. */
export interface Chapter {
  number: string;  // "7.3", the same in all languages
  part: string;
  heading: string;
  clauses: Clause[];
}

/** A picture of a real position above a chapter of the rules. */
export interface Plate {
  chapter: string;  // its number
  title: string;
  width: number;
  height: number;
  drawing: string;  // an SVG, which points at the symbols of the page
}

/** A new table, with a link for each seat that waits for somebody. */
export interface Made { table: string; links: Record<string, string> }

/** A link that hands a role on. */
export interface Link { link: string }

/** A seat of a table in a list. */
export interface SeatListed {
  seat: number;
  name: string;
  kind: string;
  bot: string;
  present: boolean;
  link: "open" | "taken";
  decides: boolean;
}

/** A table in a list. */
export interface TableListed {
  table: string;
  title: string;
  game: string;
  game_title: string;
  status: "open" | "playing" | "over" | "unreadable" | "parted" | "cancelled";
  round: number;
  round_title: string;
  moves: number;
  seats: SeatListed[];
  mine: number[];
  roles: string[];
  host: boolean;
  waiting: boolean;
  since: number;
  deadline: number | null;
  next: string | null;
  campaign: string | null;
}

/** Where a link leads. */
export interface Invitation {
  table: string | null;  // null: another device of mine
  title: string;
  game: string;          // its title
  agreed: Agreed | null;
  cancelled: boolean;
  role: "seat" | "coach" | "watch" | "device";
  seat: number;
  host: string;
  taken: boolean;
}

/** A seat of a table that everybody may come to. */
export interface OpenSeat { seat: number; name: string; bot: string; free: boolean }

/** A table on this server at which anybody may sit down, or look on. */
export interface OpenTable {
  table: string;
  title: string;
  game: string;
  game_title: string;
  status: "open" | "playing";
  agreed: Agreed;
  seats: OpenSeat[];
  host: string;
  round_title: string;
  since: number;
  here: boolean;  // I have a place there already
  sit: boolean;   // I may take a free seat
}

/** Where a link has led. */
export interface Joined { table: string | null; role: "seat" | "coach" | "watch" | "device"; seat: number }

/** What a replay is made of. */
export interface Story {
  title: string;
  game: string;
  words: Record<string, string>;
  moves: number;
  rounds: Round[];
  viewpoints: number[];
  eyes: number;
  players: string[];
  over: boolean;
}

/** How a player has done. */
export interface Result {
  seat: number;
  total: number;
  points: Record<string, number>;  // by the id of the category
  name: string;
  place: number;
  colour: number;
  letter: string;
}

/** How the points of a seat grew: moves and totals. Who plays alone has a rival, who counts as the seat after theirs. */
export interface Series { seat: number; points: ([number, number])[] }

/** How a game has ended. */
export interface Results {
  categories: Category[];
  players: Result[];
  winners: string;
  ending: string[];
  chart: string;  // an SVG
  series: Series[];
}

/** A decision that gave something away. Numbers are written as the language writes them. */
export interface Costly {
  move: number;
  question: string;
  taken: string;
  best: string;
  loss: string;   // points
  error: string;  // its standard error
  grade: string;
  grade_title: string;
  why: string;    // where the points would have come from
}

/** A player in a review. */
export interface ReviewedPlayer {
  seat: number;
  name: string;
  kind: string;             // the level of a bot, in words
  points: number;
  decisions: number;
  given_away: string;
  error_rate: string;       // points a decision
  grades: number[];         // blunders, mistakes, inexact choices
  luck: string;
  adjusted: string;         // points without luck
  margin: string;           // ahead of the best of the others,
  adjusted_margin: string;  // and without luck
  costliest: Costly[];      // the worst first
  colour: number;
  letter: string;
}

/** The review of a finished game, or how far it has come. */
export interface ReviewTold {
  title: string;
  game: string;
  words: Record<string, string>;
  status: "none" | "waiting" | "working" | "failed" | "done";
  looked?: number;                 // moves that were looked at,
  of?: number;                     // of so many
  chart?: string;                  // an SVG: chances to win
  curve?: ([number, number[]])[];  // after a move, the chance of each seat
  players?: ReviewedPlayer[];
  compiled?: boolean;
}

/** A puzzle, without its solution. */
export interface PuzzleTold {
  game: string;
  number: number;
  of: number;      // how many the game has
  table: string;   // where it is solved
  hard: number;    // 1 to 3
  tempts: string;  // the strongest bot that goes wrong at first sight
}

/** The puzzles of a game. */
export interface PuzzlesOf {
  game: string;
  title: string;
  emblem: string;  // an SVG
  today: number;   // the number of today's
  puzzles: PuzzleTold[];
}

/** How somebody has done at a game that is over. */
export interface PlayedBy {
  name: string;
  bot: string;
  mine: boolean;
  place: number;
  score: number;
  won: boolean;
  conceded: boolean;
}

/** A game that I have finished. */
export interface PlayedGame {
  table: string;
  game: string;
  game_title: string;
  at: number;
  seconds: number;      // from its beginning to its end
  moves: number;
  rated: boolean;
  players: PlayedBy[];  // the first place first
}

/** How I have done at games of one kind. */
export interface Statistic {
  game: string;
  game_title: string;
  players: number;
  against: string;  // "people", or the levels of the bots
  games: number;
  won: number;
  mean: number;     // points
  best: number;
}

/** How good somebody is at a game, as far as rated games tell. */
export interface Rating {
  place: number;
  name: string;
  rating: number;
  games: number;
  few: boolean;  // too few games to say much
  mine: boolean;
}

/** A refusal, as the body of an answer. */
export interface RefusedAnswer { message: string; code?: string; rule?: string }

/** A campaign in a list. */
export interface CampaignListed {
  campaign: string;
  name: string;
  game: string;
  chapter: string;
  games: number;
  over: boolean;
  status: "open" | "playing" | "over";
  table: string;
  since: number;
}

/** A campaign that was brought. */
export interface CampaignMade { campaign: string; table: string }

/** What was read, or how it stands. */
export interface StoryPage { key: string; chapter: string; title: string; lines: string[] }

/** A player of a game of a campaign. */
export interface CampaignPlayer { name: string; bot: string; total: number | null; won: boolean }

/** A game of a campaign. */
export interface CampaignGame {
  number: number;
  table: string;
  status: "open" | "playing" | "over";
  since: number;
  mine: boolean;
  players: CampaignPlayer[];
  pages: StoryPage[];
}

/** A seat of the last game of a campaign. */
export interface CampaignSeat { seat: number; name: string; kind: string; mine: boolean }

/** A campaign: its story, its games, and how it stands. */
export interface Campaign {
  campaign: string;
  name: string;
  game: string;
  emblem: string;
  game_title: string;
  chapter: string;
  over: boolean;
  status: "open" | "playing" | "over";
  table: string;
  may_go_on: boolean;
  whole: boolean;
  games: CampaignGame[];
  standing: StoryPage[];
  seats: CampaignSeat[];
}
