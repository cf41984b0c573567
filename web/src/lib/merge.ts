// All cards open: what each seat's view leaves out, another's fills in.

export function merge(views: unknown[]): unknown {
  const told = views.filter((view) => view !== null && view !== undefined);
  const first = told[0];
  if (first === undefined) return null;
  if (Array.isArray(first)) {
    const same = told.filter((view): view is unknown[] => Array.isArray(view) && view.length === first.length);
    return first.map((_, i) => merge(same.map((view) => view[i])));
  }
  if (typeof first === "object" && first !== null) {
    const objects = told.filter(
      (view): view is Record<string, unknown> => typeof view === "object" && !Array.isArray(view),
    );
    const keys = new Set(objects.flatMap((view) => Object.keys(view)));
    return Object.fromEntries([...keys].map((key) => [key, merge(objects.map((view) => view[key]))]));
  }
  return first;
}
