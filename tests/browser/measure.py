"""Whether a page keeps the laws of layout, measured in the page itself (docs/boards.md)."""

from typing import Any

# What may lie over the board for a moment, and things that may overlap by their nature.
LAYERS = ".ghost, .offer, .coach, .veil, .reason, .past, .over, [data-test=lens], [data-test=dice], dialog"
MAY_OVERLAP = ".fan, .stack"

# What may scroll by itself on a laptop: docs/boards.md says why. The board's own room is measured by itself.
MAY_SCROLL = "[data-board] .room, [data-test=log], .panel > .now, textarea"

MEASURE = """([phone, layers, mayOverlap, mayScroll]) => {
  const faults = [];
  const told = (node) => (node.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 40);
  const tell = (what, node) => faults.push(`${what}: ${told(node)} <${node.parentElement?.tagName ?? node.tagName}>`);
  const hidden = (element) =>
    element.closest(".visually-hidden, [hidden], " + layers) !== null ||
    getComputedStyle(element).clipPath === "inset(50%)" || // hidden from the eye alone
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  // A box as far as it can be seen, and by which sides something that does not scroll cuts it off.
  function clipped(element, box) {
    let { left, right, top, bottom } = box;
    let cut = false;
    for (let outer = element; outer && outer !== document.documentElement; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (outer instanceof SVGElement && !(outer instanceof SVGSVGElement)) continue;
      const edge = outer.getBoundingClientRect();
      for (const [axis, low, high] of [["overflowX", "left", "right"], ["overflowY", "top", "bottom"]]) {
        if (style[axis] === "visible") continue;
        // Lines of text are higher than their letters.
        const room = axis === "overflowX" ? 1.5 : Math.max(1.5, 0.3 * parseFloat(getComputedStyle(element).fontSize));
        const beyond = edge[low] - box[low] > room || box[high] - edge[high] > room;
        if (beyond && (style[axis] === "hidden" || style[axis] === "clip")) cut = true;
        if (axis === "overflowX") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        else [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (style[axis] !== "hidden" && style[axis] !== "clip" && beyond) cut = false;
      }
      if (style.position === "fixed") break;
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return { left, right, top, bottom, cut, seen: right - left > 1 && bottom - top > 4 };
  }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const said = ["SCRIPT", "STYLE", "OPTION", "TITLE", "DESC"].includes(element?.tagName.toUpperCase());
    if (!told(node) || !element || said || hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const scale = element.ownerSVGElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.95) tell(`text of ${size.toFixed(1)} px`, node);
    const seen = clipped(element, box);
    if (seen.cut) tell("cut off", node);
    // A sign in a corner may stand out; a word may not run over the edge of its card.
    const place = element.closest("[data-element], [data-card], button");
    const edge = element.ownerSVGElement ? null : place?.getBoundingClientRect();
    if (edge && seen.seen && (edge.left - box.left > 10 || box.right - edge.right > 10)) tell("beyond its place", node);
    if (box.left < -1 || box.right > innerWidth + 1) {
      if (seen.left <= 0 || seen.right >= innerWidth) tell("beyond the screen", node);
    }
    // Every line by itself: the box of a text around another one says nothing.
    if (seen.seen) for (const line of range.getClientRects()) {
      const part = clipped(element, line);
      if (part.seen) texts.push({ node, element, ...part });
    }
  }

  const apart = texts.filter(({ element }) => !element.closest(mayOverlap));
  apart.forEach((one, i) => {
    for (const other of apart.slice(i + 1)) {
      if (one.node === other.node) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Lines of text are higher than their letters.
      if (wide > 2.5 && high > 6) faults.push(`overlap: ${told(one.node)} and ${told(other.node)}`);
    }
    const x = (one.left + one.right) / 2, y = (one.top + one.bottom) / 2;
    const over = document.elementFromPoint(x, y);
    const kin = over && (over.contains(one.element) || one.element.contains(over));
    const spot = one.element.closest("[data-element], button, label");
    const through = getComputedStyle(one.element).pointerEvents === "none"; // lies above, and lets clicks pass
    const known = kin || through || over?.closest(layers) || spot?.contains(over);
    if (over && !known) tell(`covered by <${over.tagName}>`, one.node);
  });

  for (const band of document.querySelectorAll("[data-card] > header")) {
    if (!hidden(band) && band.scrollHeight - band.clientHeight > 2) tell("title cut off", band);
  }

  // Cards and pieces whole: those of a hand and of a stack may overlap, a place on a map may run over its edge.
  for (const piece of document.querySelectorAll("[data-board] :is([data-element], [data-card])")) {
    if (piece instanceof SVGElement || piece.closest(mayOverlap) || hidden(piece)) continue;
    const box = piece.getBoundingClientRect();
    const name = piece.dataset.element ?? told(piece);
    if (box.width && clipped(piece.parentElement, box).cut) faults.push(`a piece is cut off: ${name}`);
  }
  for (const fan of document.querySelectorAll(".fan")) {
    const cards = [...fan.children].map((card) => card.getBoundingClientRect()).filter(({ width }) => width);
    cards.slice(1).forEach((card, i) => {
      const strip = card.left - cards[i].left;
      if (strip < 43.5) faults.push(`of a card in hand ${strip.toFixed(0)} px are in sight`);
    });
  }

  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) faults.push(`the page scrolls sideways by ${sideways}`);
  for (const room of document.querySelectorAll("[data-board] .room, [data-area]:not([hidden])")) {
    const much = room.scrollWidth - room.clientWidth;
    if (much > 1 && room.clientWidth) faults.push(`an area is ${much} too wide`);
  }
  // All that a decision needs without scrolling, where there are no areas to leaf through.
  for (const room of document.querySelectorAll("[data-board] .room:not([tabindex])")) {
    const much = room.scrollHeight - room.clientHeight;
    if (much > 1) faults.push(`the board is ${much} too high`);
  }

  // What scrolls by itself hides a part of what it holds, unless it says how much: "+3".
  for (const inner of phone ? [] : document.querySelectorAll("[data-layout] *")) {
    if (inner.matches(mayScroll) || hidden(inner)) continue;
    const { overflowX, overflowY } = getComputedStyle(inner);
    const scrolls = (way) => way === "auto" || way === "scroll";
    const wide = scrolls(overflowX) ? inner.scrollWidth - inner.clientWidth : 0;
    const high = scrolls(overflowY) ? inner.scrollHeight - inner.clientHeight : 0;
    const counted = [...inner.children].some((part) => /^\\+\\d+$/.test(told(part)));
    if (Math.max(wide, high) > 1 && !counted) tell(`${wide || high} scroll by themselves`, inner);
  }
  const [now, log] = [".now", ".log"].map((part) => document.querySelector(`.panel > ${part}`));
  const out = now ? now.scrollHeight - now.clientHeight : 0;
  if (log && out > 4) { // what is hidden from the eye may stand out by less
    const spare = log.clientHeight - parseFloat(getComputedStyle(log).minHeight);
    if (spare > 1) faults.push(`choices scroll by ${out} while the log has ${spare} to spare`);
  }

  if (phone) {
    const pressed = "button, a[href], input, select, [role=button], [role=tab], summary";
    for (const target of document.querySelectorAll(pressed)) {
      if (hidden(target)) continue;
      if (target instanceof SVGElement) continue; // a place on a map has its shape; the list names it too
      const whole = target.closest("label") ?? target;
      const { width, height } = whole.getBoundingClientRect();
      if (width && (width < 43.5 || height < 43.5)) {
        const name = told(target) || target.getAttribute("aria-label") || target.dataset.element;
        faults.push(`target of ${width.toFixed(0)}x${height.toFixed(0)}: ${name}`);
      }
    }
  }
  return [...new Set(faults)];
}"""


def faults_of(page: Any, *, phone: bool = False) -> list[str]:
    """What breaks the laws: small or cut texts, overlaps, sideways scrolling, and on a phone small targets."""
    found: list[str] = page.evaluate(MEASURE, [phone, LAYERS, MAY_OVERLAP, MAY_SCROLL])
    return found
