// The five seats: a colour and a letter each, readable in light and dark.

export const SEAT_COLOURS = ["#1f6f8b", "#b5472f", "#6b8e23", "#8a5a9e", "#c28a1e"];
export const SEAT_LETTERS = ["A", "B", "C", "D", "E"];

export const seatColour = (seat: number | null | undefined): string =>
  seat === null || seat === undefined || seat < 0 ? "#8b8577" : (SEAT_COLOURS[seat] ?? "#8b8577");
