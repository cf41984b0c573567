// What is heard of a turn that comes.

import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { SeatState } from "../../src/lib/types";
import Prompt from "../../src/table/Prompt.svelte";

test("a turn is told at once, and once however many questions it has", () => {
  const moment = (asked: boolean, prompt: string) => ({ asked, prompt, foregone: false, over: false }) as SeatState;
  const props = $state({ moment: moment(false, "Bo plays."), seat: 0, hint: "", fault: "", past: false });
  const shown = mount(Prompt, { target: document.body, props });
  const alarm = document.querySelector("[role=alert]")!;
  const ear = new MutationObserver(() => {});
  ear.observe(alarm, { subtree: true, characterData: true, childList: true });
  const heard = (asked: boolean, prompt: string, past = false): string[] => {
    Object.assign(props, { moment: moment(asked, prompt), past });
    flushSync();
    return ear.takeRecords().map(() => alarm.textContent);
  };
  expect(heard(true, "Choose a card.")).toEqual(["Your turn"]);
  expect(heard(true, "Choose another.")).toEqual([]);
  expect(heard(false, "Bo plays.")).toEqual([""]);
  expect(heard(true, "An earlier question.", true)).toEqual([]);
  expect(document.querySelector("[role=status] [aria-hidden=true]")!.textContent).toBe("Your turn");
  void unmount(shown);
});
