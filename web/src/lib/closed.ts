// Where a click went that chooses nothing: a closed place is answered by why it is closed.

/** The place clicked, null beside all of them; undefined where the click was for something that answers by itself. */
export function closedPlace(event: MouseEvent): Element | null | undefined {
  const target = event.target as Element;
  if (target.closest(".spot.open, button, a, input, select, [data-tool]")) return undefined;
  return target.closest("[data-element]");
}
