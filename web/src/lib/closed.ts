// Where a click went that chooses nothing: a closed place is answered by why it is closed.

import type { Attachment } from "svelte/attachments";

export type Refuse = (element: string, box: DOMRect) => void;

/** The place clicked, null beside all of them; undefined where the click was for something that answers by itself.
 * What is no element itself may be about one (`data-about`): the head of a pile, the row of a material. */
export function closedPlace(event: MouseEvent): Parameters<Refuse> | null | undefined {
  const target = event.target as Element;
  if (target.closest(".spot.open, button, a, input, select, [data-tool]")) return undefined;
  const place = target.closest("[data-element], [data-about]");
  if (place && target.closest("dialog") !== place.closest("dialog")) return undefined; // in what was opened over the place
  const element = place?.getAttribute("data-element") ?? place?.getAttribute("data-about");
  return place && element ? [element, place.getBoundingClientRect()] : null;
}

/** Answers clicks on closed places of a hand that lies outside the board, as on a phone. */
export const answers =
  (refuse: Refuse): Attachment<HTMLElement> =>
  (node) => {
    const click = (event: MouseEvent): void => {
      const place = closedPlace(event);
      if (place) refuse(...place);
    };
    node.addEventListener("click", click);
    return () => node.removeEventListener("click", click);
  };
