// What a group has finished.

import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Results from "../../src/group/Results.svelte";
import type { GroupTable } from "../../src/lib/types";

function ended(id: string, result: { places: number[]; outcomes: { key: string }[] } | null): GroupTable {
  const seats = ["Anna", "Bo"].map((name, number) => ({ number, name }));
  const table = { id, game: "a_game", title: "A game", seats, players: 2, status: result ? "over" : "stopped" };
  return { table, result, ended: "2027-03-01" } as unknown as GroupTable;
}

test("a game that was stopped says so, and those of before are a click away", () => {
  const won = { places: [2, 1], outcomes: [{ key: "lose" }, { key: "win" }] };
  const lost = { places: [1, 1], outcomes: [{ key: "lose" }, { key: "lose" }] };
  const onolder = vi.fn();
  const finished = [ended("a", won), ended("b", lost), ended("c", null)];
  const shown = mount(Results, { target: document.body, props: { finished, onolder } });
  const told = [...document.querySelectorAll("li b")].map((one) => one.textContent);
  expect(told).toEqual(["Bo won", "Nobody won", "Stopped before the end"]);
  document.querySelector<HTMLElement>("[data-test=older-results]")!.click();
  expect(onolder).toHaveBeenCalledOnce();
  void unmount(shown);
});
