// What somebody may have been sent: the whole link of a table, its path, or its code alone.

const TABLE = /^[0-9a-f]{20}$/;

/** Where it leads within this hall; empty if it is nothing of the kind. A seat's own key is kept. */
export function pathOf(text: string): string {
  const [, code, hash] = /^(?:.*\/table\/)?([0-9a-fA-F]+)(#.*)?$/.exec(text.trim()) ?? [];
  const id = code?.toLowerCase() ?? "";
  return TABLE.test(id) ? `/table/${id}${hash ?? ""}` : "";
}
