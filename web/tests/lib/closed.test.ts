import { expect, test } from "vitest";
import { closedPlace } from "../../src/lib/closed";

/** Where a click on the first element of that class went. */
function clicked(html: string): string | null | undefined {
  document.body.innerHTML = html;
  let found: string | null | undefined;
  document.body.onclick = (event) => {
    const place = closedPlace(event);
    found = place ? place[0] : place;
  };
  document.querySelector<HTMLElement>(".here")!.click();
  return found;
}

test("a click beside what can be chosen is about the place there, if there is one", () => {
  expect(clicked(`<div data-element="seat:p1"><b class="here"></b></div>`)).toBe("seat:p1");
  expect(clicked(`<div data-about="pile:2"><b class="here"></b></div>`)).toBe("pile:2");
  expect(clicked(`<b class="here"></b>`)).toBeNull();
  expect(clicked(`<div data-element="seat:p1"><button class="here"></button></div>`)).toBeUndefined();
});

test("a click in what was opened over a place is not about the place", () => {
  const within = (inner: string): string => `<div data-element="seat:p1"><dialog open>${inner}</dialog></div>`;
  expect(clicked(within(`<b class="here"></b>`))).toBeUndefined();
  expect(clicked(within(`<div data-element="card:1"><b class="here"></b></div>`))).toBe("card:1");
});
