// One seat's eyes: the table and the seat's state, kept fresh over a websocket that resumes where it stood.

import { api, ApiError } from "./api";
import type { CompanyMessage } from "./company.svelte";
import { newKey } from "./here";
import { prefs } from "./prefs.svelte";
import type { Done, GameEvent, LogLine, SeatState, TableInfo } from "./types";

const UNREACHED = [0, 502, 504]; // no answer at all, or that of a proxy that got none
const AGAIN = 2_000; // milliseconds until a change is sent again whose answer did not come, unless the socket is back before
const EYES_LOST = 4403; // the hall's code for a socket that may no longer see what it listened to

type Message =
  { type: "table"; table: TableInfo } | SeatState | CompanyMessage | { type: "error"; error: { message: string } };

export class Live {
  table = $state<TableInfo | null>(null);
  state = $state<SeatState | null>(null);
  log = $state<LogLine[]>([]);
  older = $state(false);
  connected = $state(false);
  fault = $state("");
  busy = $state(false);
  done = false; // whether the last change was made
  /** The line was lost and is not back. */
  lost = $state(false);
  /** A change was made meanwhile: it is kept, and sent when the hall is back. */
  kept = $state(false);
  private socket: WebSocket | null = null;
  private closed = false;
  private delay = 500;
  private wakeUp: () => void = () => {};
  /** Called with the events of a change, before it is shown. */
  onEvents: (events: GameEvent[], state: SeatState) => void = () => {};

  /** Called with what is told of the people at the table. */
  onCompany: (message: CompanyMessage) => void = () => {};

  /** Called with the table when who sits there, or how it is played, has changed. */
  onTable: (table: TableInfo) => void = () => {};

  constructor(
    readonly id: string,
    readonly seat: number,
  ) {
    this.connect();
  }

  /** What is wrong with the line, in words; nothing as soon as it is back. */
  get trouble(): string {
    if (this.kept) return prefs.words.choiceKept;
    return this.lost ? prefs.words.offline : "";
  }

  close(): void {
    this.closed = true;
    this.wakeUp();
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.state ? `&since=${this.state.transcript}` : "";
    const query = `seat=${this.seat}&language=${prefs.language}${since}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.lost = false;
      this.delay = 500;
      this.wakeUp();
    };
    socket.onmessage = (message) => this.receive(JSON.parse(message.data));
    socket.onclose = ({ code }) => {
      this.connected = false;
      this.lost = !this.closed;
      if (code === EYES_LOST) {
        this.closed = true; // asking again would only be refused
        this.lost = false;
        this.fault = prefs.words.seatLost;
      }
      setTimeout(() => !this.closed && this.connect(), this.delay);
      this.delay = Math.min(this.delay * 2, 10_000);
    };
  }

  setLanguage(language: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ language }));
  }

  private receive(message: Message): void {
    if (message.type === "table") {
      this.table = message.table;
      this.onTable(message.table);
    } else if (message.type === "state") this.take(message);
    else if (message.type === "people" || message.type === "talk") this.onCompany(message);
    else if (message.type === "error") this.fault = message.error.message;
  }

  take(state: SeatState): void {
    if (this.state && state.transcript < this.state.transcript) return;
    const { since, lines, gone, more } = state.log;
    let fresh: LogLine[] = [];
    if (since === null) {
      this.log = lines;
      this.older = more;
    } else {
      const known = new Set(this.log.map((line) => `${line.n}.${line.i}`));
      fresh = lines.filter((line) => !known.has(`${line.n}.${line.i}`));
      this.log = [...this.log.filter((line) => !gone.includes(line.n)), ...fresh];
    }
    this.onEvents(
      fresh.map((line) => line.event),
      state,
    );
    this.state = state;
  }

  async loadOlder(): Promise<void> {
    const first = this.log[0];
    if (!first) return;
    const { lines, more } = await api.olderLog(this.id, this.seat, first.n);
    this.log = [...lines, ...this.log];
    this.older = more;
  }

  /** Send a change; answers with the length of our transcript right after it. One whose answer does not come is sent
   * again with the same key until one comes: it is done once, however often it arrives. */
  async act(
    what: "play" | "undo" | "redo" | "restart" | "orders",
    body: Record<string, unknown> = {},
  ): Promise<number> {
    if (!this.state || this.busy) return this.state?.transcript ?? 0;
    const wish = { ...body, transcript: this.state.transcript, key: newKey() };
    this.busy = true;
    this.done = false;
    this.fault = "";
    try {
      const { state } = await this.sent(what, wish);
      this.done = true;
      this.take(state);
      return state.transcript; // by now others may have gone on
    } catch (fault) {
      if (fault instanceof ApiError && fault.code === "stale") this.take(await api.state(this.id, this.seat));
      else this.fault = fault instanceof Error ? fault.message : String(fault);
    } finally {
      this.busy = false;
      this.kept = false;
    }
    return this.state?.transcript ?? 0;
  }

  private async sent(
    what: "play" | "undo" | "redo" | "restart" | "orders",
    wish: Record<string, unknown>,
  ): Promise<Done> {
    for (;;) {
      try {
        return await api.act(this.id, this.seat, what, wish);
      } catch (fault) {
        if (!(fault instanceof ApiError) || !UNREACHED.includes(fault.status) || this.closed) throw fault;
        this.kept = true;
        await this.backOrLater();
      }
    }
  }

  private backOrLater(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, AGAIN);
      this.wakeUp = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
