// A card seen large: after the pointer has come to it, or under a long press.

import { getContext, setContext, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

const KEY = Symbol("lens");
const REST = 400;

export interface Seen {
  face: Snippet;
  box: DOMRect; // of what is enlarged
}

export class Lens {
  seen = $state<Seen | null>(null);
  private timer = 0;

  wait(face: Snippet, node: Element): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.seen = { face, box: node.getBoundingClientRect() }), REST);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.seen = null;
  }

  /** Shows `face` large: under a pointer that was moved there and rests, not where a thing came to lie under it. A long
   * press shows it and is no click. */
  over(face: () => Snippet | undefined): Attachment {
    return (node) => {
      let pressed = false;
      let looked = false; // since the pointer came
      const look = (event: Event): void => {
        const found = face();
        pressed = false;
        if (!found || looked || ((event as PointerEvent).pointerType === "touch") !== (event.type === "pointerdown"))
          return;
        looked = true;
        this.wait(found, node);
      };
      const leave = (event: Event): void => {
        const touch = (event as PointerEvent).pointerType === "touch";
        // A finger that is lifted leaves, too, before its click comes.
        if (event.type === "pointerup") pressed = touch && this.seen !== null;
        looked = !touch && event.type === "pointerup";
        this.leave();
      };
      const click = (event: Event): void => {
        if (pressed) event.stopImmediatePropagation();
        pressed = false;
        this.leave();
      };
      const menu = (event: Event): void => {
        if (this.seen) event.preventDefault();
      };
      const pairs: [string, (event: Event) => void][] = [
        ["pointermove", look],
        ["pointerdown", look],
        ["pointerleave", leave],
        ["pointerup", leave],
        ["pointercancel", leave],
        ["click", click],
        ["contextmenu", menu],
      ];
      for (const [name, handler] of pairs) node.addEventListener(name, handler, { capture: name === "click" });
      return () => {
        this.leave();
        for (const [name, handler] of pairs) node.removeEventListener(name, handler, { capture: name === "click" });
      };
    };
  }
}

export const provideLens = (): Lens => setContext(KEY, new Lens());
export const useLens = (): Lens => getContext<Lens>(KEY);
