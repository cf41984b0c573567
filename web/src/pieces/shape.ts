/** The outline of a sign, in a box of 512 by 512. */
export type Shape = string;

/** The sign of a thing whose name comes from a view; nothing is drawn for a name that has none. */
export const signOf = (group: Readonly<Record<string, Shape>>, name: string): Shape => group[name] ?? "";
