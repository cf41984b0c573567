// The five seats: a colour and a letter each. White letters can be read on every one of them.

export const SEAT_COLOURS = ["#1f6f8b", "#b5472f", "#5b7a1c", "#8a5a9e", "#94640f"];
export const SEAT_LETTERS = ["A", "B", "C", "D", "E"];
const NOBODY = "#716b5e";

export const seatColour = (seat: number | null | undefined): string =>
  seat === null || seat === undefined || seat < 0 ? NOBODY : (SEAT_COLOURS[seat] ?? NOBODY);
