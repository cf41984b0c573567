// The keyboard stays where it was: what was focused and is redrawn or closed hands the focus to its like.

const BOARD = "[data-board] .spot.open, [data-dock] .spot.open";
const LIST = "[data-test=choices] button";

export class Focus {
  private element = "";
  private place = ""; // "board" or "list": kept until the seat is asked again

  remember(): void {
    const active = document.activeElement;
    if (!active || active === document.body) return;
    const spot = active.closest(".spot");
    this.element = spot?.getAttribute("data-element") ?? "";
    this.place = spot ? "board" : active.closest("[data-test=choices]") ? "list" : "";
  }

  restore(): void {
    const active = document.activeElement;
    const lost = !active || active === document.body || !active.matches(":is(a, button, input, select, [tabindex])");
    if (!this.place || !lost) return;
    const same = this.element && document.querySelector(`[data-element="${CSS.escape(this.element)}"].spot.open`);
    const found = same || document.querySelector(this.place === "board" ? BOARD : LIST);
    if (found instanceof HTMLElement || found instanceof SVGElement) found.focus({ preventScroll: true });
  }
}
