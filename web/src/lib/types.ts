// What the server sends: names for the generated types, and the one thing that they leave open, a game's own view.

import type { components } from "./api-types";

type Schemas = components["schemas"];

export type Language = Schemas["State"]["language"];
export type Option = Schemas["GameOption"];
export type GameInfo = Schemas["GameInfo"];
export type Seat = Schemas["SeatInfo"];
export type SeatWish = Schemas["SeatWish"];
export type TableInfo = Schemas["TableInfo"];
export type TableWish = Schemas["TableWish"];
export type Choice = Schemas["ChoiceInfo"];
export type EventField = Schemas["EventField"];
export type GameEvent = Schemas["EventInfo"];
export type LogLine = Schemas["Line"];
export type GameResult = Schemas["ResultInfo"];
export type Clause = Schemas["SectionClause"];
export type Rules = Schemas["Rules"];
export type Paragraph = Schemas["Paragraph"];
export type PrimerSection = Schemas["PrimerSection"];
export type PrimerPage = Schemas["Primer"];
export type Refusals = Schemas["Refusals"];
export type BotInfo = Schemas["BotInfo"];
export type Hint = Schemas["Hint"];
export type TutorialInfo = Schemas["TutorialInfo"];
export type People = Schemas["People"];
export type Going = Schemas["Going"];
export type ClockInfo = Schemas["ClockInfo"];
export type AskInfo = Schemas["AskInfo"];
export type Ways = Schemas["Ways"];
export type ClockWish = Schemas["ClockWish"];
export type Hours = Schemas["HoursWish"];
export type Talk = Schemas["Talk"];
export type TalkLine = Schemas["TalkLine"];
export type Me = Schemas["Me"];
export type Review = Schemas["Review"];
export type Mistake = Schemas["Mistake"];
export type Measure = Schemas["Measure"];
export type Turn = Schemas["Turn"];
export type HeldTable = Schemas["HeldTable"];

export type NoticeInfo = Schemas["NoticeInfo"];
export type NoticeWishes = Schemas["NoticeWishes"];
export type Account = Schemas["Account"];
export type Shield = Schemas["Shield"];
export type Device = Schemas["Device"];
export type MyRating = Schemas["MyRating"];
export type Standing = Schemas["Standing"];
export type Rival = Schemas["Rival"];
export type Group = Schemas["GroupInfo"];
export type GroupInBrief = Schemas["GroupInBrief"];
export type GroupTable = Schemas["GroupTable"];
export type GroupTables = Schemas["GroupTables"];
export type Tournament = Schemas["TournamentInfo"];
export type TournamentGame = Schemas["TournamentGame"];
export type Companion = Schemas["Companion"];
export type Guest = Schemas["Guest"];
export type InvitationToMe = Schemas["InvitationToMe"];
export type Privacy = Schemas["Privacy"];
export type Face = Schemas["Face"];
export type Member = Schemas["Member"];

// A game's own view is drawn by its board alone, which knows its type; the rest of the client never looks inside.
export type View = Record<string, unknown>;

export type SeatState<V = View> = Omit<Schemas["State"], "view" | "views"> & { view: V; views?: V[] | null };
export type TutorialStep = Omit<Schemas["TutorialStep"], "state"> & { state: SeatState };
export type Tutorial = Omit<Schemas["Tutorial"], "steps" | "end"> & { steps: TutorialStep[]; end: SeatState };
export type Moment = Omit<Schemas["Moment"], "state"> & { state: SeatState };
export type Done = Omit<Schemas["Done"], "state"> & { state: SeatState };
