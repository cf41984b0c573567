// Requests to the server. Every fault becomes an ApiError with a message for a person.

import { newKey } from "./here";
import { prefs } from "./prefs.svelte";
import type { components } from "./api-types";
import type {
  Account,
  BotInfo,
  ClockWish,
  Companion,
  Device,
  Done,
  GameInfo,
  Group,
  GroupInBrief,
  GroupTables,
  Guest,
  HeldTable,
  Hint,
  Hours,
  InvitationToMe,
  Me,
  Moment,
  MyRating,
  NoticeInfo,
  NoticeWishes,
  People,
  PrimerPage,
  Privacy,
  Refusals,
  Review,
  Rival,
  Rules,
  SeatState,
  Shield,
  Standing,
  Tournament,
  TableInfo,
  TableWish,
  Talk,
  Tutorial,
  Ways,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  let response: Response;
  try {
    response = await fetch(`/api${path}${mark}language=${prefs.language}`, {
      method,
      credentials: "same-origin",
      headers: method === "GET" ? {} : { "Content-Type": "application/json", "X-Longhall": "1" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "offline", prefs.words.offline);
  }
  const data = await response.json().catch(() => null);
  if (!response.ok) {
    const { code = "fault", message = response.statusText, ...more } = data?.error ?? {};
    throw new ApiError(response.status, code, message, more);
  }
  return data as T;
}

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown) => request<T>("POST", path, body);

export const api = {
  me: () => get<Me>("/me"),
  finished: (skip: number, filter: { game?: string; name?: string; outcome?: string } = {}) =>
    get<HeldTable[]>(`/me/finished?${new URLSearchParams({ skip: String(skip), ...filter }).toString()}`),
  games: () => get<GameInfo[]>("/games"),
  game: (game: string) => get<GameInfo>(`/games/${game}`),
  tutorial: (game: string, name: string) => get<Tutorial>(`/games/${game}/tutorials/${name}`),
  bots: () => get<BotInfo[]>("/bots"),
  rules: (game: string) => get<Rules>(`/games/${game}/rules`),
  gameTexts: (game: string) => get<Record<string, string>>(`/games/${game}/texts`),
  /** The page of rules; with a table's id the names and figures of its edition. */
  primer: (game: string, table = "") => get<PrimerPage>(table ? `/tables/${table}/primer` : `/games/${game}/primer`),
  tables: () => get<TableInfo[]>("/tables"),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  texts: (id: string) => get<Record<string, string>>(`/tables/${id}/texts`),
  open: (wish: Partial<TableWish> & { game: string }) => post<TableInfo>("/tables", { ...wish, key: newKey() }),
  sit: (id: string, seat: number, name: string) => post<TableInfo>(`/tables/${id}/seats/${seat}`, { name }),
  claim: (id: string, seat: number, key: string) => post<TableInfo>(`/tables/${id}/claim`, { seat, key }),
  giveToBot: (id: string, seat: number, bot?: string) =>
    request<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, { kind: "bot", bot }),
  openSeat: (id: string, seat: number) => request<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, { kind: "open" }),
  inviteProgram: (id: string, seat: number, seconds: number) =>
    post<components["schemas"]["Invitation"]>(`/tables/${id}/seats/${seat}/program`, { seconds }),
  standUp: (id: string, seat: number) => request<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  seatLink: (id: string, seat: number) => get<components["schemas"]["SeatLink"]>(`/tables/${id}/seats/${seat}/link`),
  renewLink: (id: string, seat: number) =>
    post<components["schemas"]["SeatLink"]>(`/tables/${id}/seats/${seat}/link`, {}),
  state: (id: string, seat: number) => get<SeatState>(`/tables/${id}/seats/${seat}`),
  history: (id: string, seat: number, moment: number) =>
    get<SeatState>(`/tables/${id}/seats/${seat}/history/${moment}`),
  olderLog: (id: string, seat: number, before: number) =>
    get<components["schemas"]["OlderLines"]>(`/tables/${id}/seats/${seat}/log?before=${before}&limit=100`),
  why: (id: string, seat: number) => get<Refusals>(`/tables/${id}/seats/${seat}/why`),
  hint: (id: string, seat: number) => get<Hint>(`/tables/${id}/seats/${seat}/hint`),
  act: (
    id: string,
    seat: number,
    what: "play" | "undo" | "redo" | "restart" | "orders",
    body: Record<string, unknown>,
  ) => post<Done>(`/tables/${id}/seats/${seat}/${what}`, body),
  replay: (id: string, entry: number | null, seat: number | "open") =>
    get<Moment>(`/tables/${id}/replay?seat=${seat}${entry === null ? "" : `&entry=${entry}`}`),
  review: (id: string) => get<Review>(`/tables/${id}/review`),
  beginReview: (id: string) => post<Review>(`/tables/${id}/review`, {}),
  playOn: (id: string, entry: number, seat: number, bot: string | null) =>
    post<TableInfo>(`/tables/${id}/play-on`, { entry, seat, bot, key: newKey() }),
  people: (id: string) => get<People>(`/tables/${id}/people`),
  leave: (id: string, seat: number) => post<People>(`/tables/${id}/seats/${seat}/leave`, {}),
  comeBack: (id: string, seat: number) => post<People>(`/tables/${id}/seats/${seat}/return`, {}),
  lookOver: (id: string, number: number) => request<People>("PUT", `/tables/${id}/people/seen`, { number }),
  nudge: (id: string, seat: number) => post<People>(`/tables/${id}/seats/${seat}/nudge`, {}),
  pause: (id: string, until: number | null) => post<People>(`/tables/${id}/pause`, { until }),
  resume: (id: string) => post<People>(`/tables/${id}/resume`, {}),
  playAgain: (id: string) => post<People>(`/tables/${id}/again`, {}),
  answerAsk: (id: string, kind: string, word: string) => post<People>(`/tables/${id}/asks/${kind}`, { word }),
  changeWays: (id: string, options: Record<string, unknown>, ways: Ways) =>
    request<TableInfo>("PUT", `/tables/${id}/ways`, { options, ways }),
  setReady: (id: string, seat: number, ready: boolean) =>
    request<People>("PUT", `/tables/${id}/seats/${seat}/ready`, { ready }),
  begin: (id: string, bots: boolean, bot: string | null) => post<TableInfo>(`/tables/${id}/begin`, { bots, bot }),
  companions: () => get<Companion[]>("/me/companions"),
  guests: (id: string) => get<Guest[]>(`/tables/${id}/invitations`),
  invite: (id: string, table: string, seat: number) => post<Guest[]>(`/tables/${id}/invitations`, { table, seat }),
  inviteGroup: (id: string) => post<Guest[]>(`/tables/${id}/invitations/group`, {}),
  remindGuest: (id: string, guest: string) => post<Guest[]>(`/tables/${id}/invitations/${guest}/remind`, {}),
  takeBackGuest: (id: string, guest: string) => request<Guest[]>("DELETE", `/tables/${id}/invitations/${guest}`),
  invitations: () => get<InvitationToMe[]>("/me/invitations"),
  openInvitation: (id: string) => post<TableInfo>(`/me/invitations/${id}`, {}),
  declineInvitation: (id: string) => request<InvitationToMe[]>("DELETE", `/me/invitations/${id}`),
  privacy: () => get<Privacy>("/privacy"),
  talk: (id: string, channel: string, before?: number) =>
    get<Talk>(`/tables/${id}/talk/${channel}${before === undefined ? "" : `?before=${before}`}`),
  say: (id: string, channel: string, said: Record<string, unknown>) =>
    post<Talk>(`/tables/${id}/talk/${channel}`, said),
  markRead: (id: string, channel: string, number: number) =>
    request<Talk>("PUT", `/tables/${id}/talk/${channel}/read`, { number }),
  report: (id: string, channel: string, number: number, reason: string) =>
    post<Talk>(`/tables/${id}/talk/${channel}/report`, { number, reason }),
  muteAuthor: (id: string, channel: string, number: number, muted: boolean) =>
    request<Talk>("PUT", `/tables/${id}/talk/${channel}/mute`, { number, muted }),
  mute: (id: string, seat: number, muted: boolean) =>
    request<Talk>("PUT", `/tables/${id}/seats/${seat}/mute`, { muted }),
  phrases: () => get<components["schemas"]["Phrase"][]>("/phrases"),
  notes: (id: string, seat: number) => get<{ text: string }>(`/tables/${id}/seats/${seat}/notes`),
  writeNotes: (id: string, seat: number, text: string) =>
    request<{ text: string }>("PUT", `/tables/${id}/seats/${seat}/notes`, { text }),
  hours: () => get<{ hours: Hours | null }>("/me/hours"),
  setHours: (hours: Hours | null) => request<{ hours: Hours | null }>("PUT", "/me/hours", { hours }),
  notices: () => get<NoticeInfo>("/me/notices"),
  setNotices: (wishes: NoticeWishes) => request<NoticeInfo>("PUT", "/me/notices", wishes),
  addPush: (endpoint: string, keys: Record<string, string>) => post<NoticeInfo>("/me/notices/push", { endpoint, keys }),
  addHook: (address: string, style: string) => post<NoticeInfo>("/me/notices/webhooks", { address, style }),
  sharedHooks: (of: string, id: string) => get<NoticeInfo["endpoints"]>(`/${of}/${id}/webhooks`),
  addSharedHook: (of: string, id: string, address: string, style: string) =>
    post<NoticeInfo["endpoints"]>(`/${of}/${id}/webhooks`, { address, style }),
  removeEndpoint: (id: string) => request<NoticeInfo>("DELETE", `/me/notices/endpoints/${id}`),
  testNotices: () => post<NoticeInfo>("/me/notices/test", {}),
  hurryNotices: () => post<NoticeInfo>("/me/notices/again", {}),
  hears: (id: string) => get<{ hears: string }>(`/tables/${id}/notices`),
  setHears: (id: string, hears: string) => request<{ hears: string }>("PUT", `/tables/${id}/notices`, { hears }),
  confirmAgain: () => post<null>("/account/email/again", {}),
  confirmMail: (token: string) => post<null>("/mail/confirm", { token }),
  endLetters: (key: string) => post<null>(`/mail/unsubscribe/${encodeURIComponent(key)}`, {}),
  askToRecover: (name: string) => post<null>("/account/recover", { name }),
  recover: (token: string, password: string) => post<Account>("/account/recovered", { token, password }),
  keep: (id: string) => post<TableInfo>(`/tables/${id}/keep`, {}),
  account: () => get<Account>("/account"),
  signUp: (name: string, password: string, email: string | null) =>
    post<Account>("/account", { name, password, email }),
  signIn: (name: string, password: string) => post<Account>("/sessions", { name, password }),
  signOut: () => request<null>("DELETE", "/sessions"),
  changeAccount: (wish: { name?: string; email?: string; shield?: Shield }) =>
    request<Account>("PUT", "/account", wish),
  changePassword: (password: string, fresh: string) =>
    request<Account>("PUT", "/account/password", { password, new: fresh }),
  deleteAccount: (name: string, password: string) => post<null>("/account/delete", { name, password }),
  takeOver: () => post<{ tables: number }>("/account/guest", {}),
  devices: () => get<Device[]>("/sessions"),
  endDevice: (id: string) => request<null>("DELETE", `/sessions/${id}`),
  newKey: (name: string | null) => post<PublicKeyCredentialCreationOptionsJSON>("/account/keys/new", { name }),
  addKey: (credential: unknown) => post<Account>("/account/keys", { credential }),
  removeKey: (number: number) => request<null>("DELETE", `/account/keys/${number}`),
  signUpWithKey: (credential: unknown) => post<Account>("/account/with-key", { credential }),
  askForKey: () => post<PublicKeyCredentialRequestOptionsJSON>("/sessions/key/new", {}),
  signInWithKey: (credential: unknown) => post<Account>("/sessions/key", { credential }),
  ratings: () => get<MyRating[]>("/me/ratings"),
  rivals: () => get<Rival[]>("/me/rivals"),
  board: (game: string) => get<Standing[]>(`/games/${game}/ratings`),
  groups: () => get<GroupInBrief[]>("/groups"),
  newGroup: (name: string) => post<Group>("/groups", { name }),
  group: (id: string) => get<Group>(`/groups/${id}`),
  invited: (id: string, key: string) => post<{ name: string; members: number }>(`/groups/${id}/invited`, { key }),
  joinGroup: (id: string, key: string) => post<Group>(`/groups/${id}/claim`, { key }),
  renewGroup: (id: string) => post<Group>(`/groups/${id}/link`, {}),
  removeMember: (id: string, name: string) => post<Group>(`/groups/${id}/remove`, { name }),
  leaveGroup: (id: string) => request<null>("DELETE", `/groups/${id}/me`),
  groupTables: (id: string, skip = 0) => get<GroupTables>(`/groups/${id}/tables?skip=${skip}`),
  tournaments: (id: string) => get<Tournament[]>(`/groups/${id}/tournaments`),
  newTournament: (
    id: string,
    wish: { name: string; game: string; players: number; people: string[]; rated: boolean; clock: ClockWish | null },
  ) => post<Tournament[]>(`/groups/${id}/tournaments`, wish),
  removeTournament: (id: string) => request<null>("DELETE", `/tournaments/${id}`),
  beginGame: (tournament: string, number: number) =>
    post<{ path: string }>(`/tournaments/${tournament}/games/${number}`, {}),
  upload: (record: unknown) => post<TableInfo>("/records", record),
};
