// Where a review stands: whose it is, at which entry, with whose eyes. The address says it, so a link opens the same page.

export interface Place {
  seat: number;
  entry: number;
  truth: boolean;
}

export type Go = (change: Partial<Place>) => void;

export const addressOf = (table: string, { seat, entry, truth }: Place): string =>
  `/review/${table}?seat=${seat}&entry=${entry}&eyes=${truth ? "truth" : "knew"}`;
