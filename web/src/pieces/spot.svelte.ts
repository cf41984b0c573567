// What a place or piece does, in HTML and in SVG alike: it glows when it can be chosen, is clicked, reached by keyboard and
// spoken, and points at its choices. Clicks on what does not glow are answered by the board around it.

import { getContext, setContext } from "svelte";
import { usePicking } from "../lib/picking.svelte";

const STILL = Symbol("still");

/** What is drawn from here on is a picture of what the board shows elsewhere: it has no names, and nothing of it is chosen. */
export const drawnStill = (): void => {
  setContext(STILL, true);
};

export interface SpotState {
  readonly open: boolean;
  readonly said: string; // what choosing it does
  readonly attributes: Record<string, unknown>;
}

export function spotOf(id: () => string, more: () => string = () => ""): SpotState {
  if (getContext(STILL)) {
    const attributes = $derived({ class: `spot ${more()}` });
    return {
      open: false,
      said: "",
      get attributes() {
        return attributes;
      },
    };
  }
  const picking = usePicking();
  const open = $derived(picking.isOpen(id()));
  const picked = $derived(picking.isPicked(id()));
  const shown = $derived(picking.isShown(id()));

  function click(event: Event): void {
    if (!open) return; // a click goes on to what lies beneath
    event.preventDefault();
    event.stopPropagation();
    picking.click(id());
  }

  const handlers = {
    onclick: click,
    onkeydown: (event: KeyboardEvent) => {
      if (event.target === event.currentTarget && (event.key === "Enter" || event.key === " ")) click(event);
    },
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") picking.pointed = id();
    },
    onpointerleave: () => {
      if (picking.pointed === id()) picking.pointed = null;
    },
    onfocus: () => (picking.pointed = id()),
    onblur: () => (picking.pointed = null),
  };

  const attributes = $derived({
    class: ["spot", open && "open", picked && "picked", shown && "shown", more()].filter(Boolean).join(" "),
    "data-element": id(),
    role: open ? "button" : undefined,
    tabindex: open ? 0 : undefined,
    "aria-pressed": open ? picked : undefined,
    ...handlers,
  });

  return {
    get open() {
      return open;
    },
    get said() {
      return picking.label(id());
    },
    get attributes() {
      return attributes;
    },
  };
}
