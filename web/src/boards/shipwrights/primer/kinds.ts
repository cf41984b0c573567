// Which kind of card is which, as far as the page of rules draws them by name.
import { TONES } from "../cards";
import { SIGNS } from "../signs";
import { HOUSES } from "../houses";

/** Ships, and whether they bear arms: then the pennant is red. */
export const SHIPS: Record<string, boolean> = {
  ferje: false,
  byrding: false,
  knarr: false,
  skute: true,
  karv: true,
  snekke: true,
  busse: true,
  skeid: true,
  langskip: true,
  drakkar: true,
};

const NAMES = Object.keys(SIGNS.card);
const FIRST_FOLK = NAMES.indexOf("assassin");
const FIRST_TOOL = NAMES.indexOf("bow_saw");

/** The colour of a card's kind; the signs stand in the order of the kinds. */
export function toneOf(card: string): string {
  const at = NAMES.indexOf(card);
  if (card in SHIPS) return TONES.ship;
  if (card in HOUSES) return TONES.building;
  return at < FIRST_FOLK ? TONES.craftsman : at < FIRST_TOOL ? TONES.townsfolk : TONES.tool;
}
