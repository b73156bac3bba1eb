import { contrast, type Hex, mixColors } from "./color.ts";
import { PALETTES, type Palette } from "./palettes.ts";
import type { Theme } from "./rules.ts";

/** Minimum contrast of text (WCAG 2.2 AA, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** Minimum contrast of controls with their surroundings, and of large text (WCAG 2.2 AA, 1.4.11). */
export const CONTROL_CONTRAST = 3;

/** One of a hub's three colours in its shades for text and areas. */
export type Tone = {
  /** For shapes only. */
  color: Hex;
  /** For words and icons on every paper of the hub, on `tint` and on `note`. */
  text: Hex;
  /** The faintest area. */
  tint: Hex;
  /** A stronger area: notes on the wall, the paper behind a wrapped gift. */
  note: Hex;
  /** For shapes on `note`. */
  soft: Hex;
};

/** Every colour of a hub. All text keeps 4.5:1 and all controls keep 3:1, whatever the own colour (rule: hub-themes). */
export type HubColors = Pick<
  Palette,
  "scheme" | "paper" | "paperDeep" | "card" | "line" | "ink" | "inkSoft"
> & {
  accent: Tone;
  gift: Tone;
  sun: Tone;
  /** Buttons and other filled controls, and text on them. */
  filled: Hex;
  filledHover: Hex;
  onFilled: Hex;
  /** Large areas, text on them, and quieter text on them. */
  band: Hex;
  onBand: Hex;
  onBandSoft: Hex;
  /** For shapes on bands. */
  bandArt: Hex;
  /** The edge of a field. */
  field: Hex;
  /** The own colour was changed to stay legible on buttons. */
  isAdjusted: boolean;
};

const WHITE = "#ffffff";
const BLACK = "#000000";

/** How much black or white one step mixes in, 0 to 1. */
const STEP = 1 / 40;

/** The shade of `color` closest to it, on the way to `end`, for which `isFine` holds. It must hold for `end`. */
function nearest(color: Hex, end: Hex, isFine: (shade: Hex) => boolean): Hex {
  for (let share = 0; share < 1; share += STEP) {
    const shade = mixColors(color, end, share);
    if (isFine(shade)) return shade;
  }
  return end;
}

const reaches = (color: Hex, others: readonly Hex[], ratio: number) =>
  others.every((other) => contrast(color, other) >= ratio);

/** Every colour of a hub with this theme. The same theme always gives the same colours (rule: hub-themes). */
export const hubColors = ({ palette, accent }: Pick<Theme, "palette" | "accent">): HubColors =>
  paletteColors(PALETTES[palette], accent);

/** The same of the base colours themselves; `accent` takes the place of theirs. */
export function paletteColors(base: Palette, accent: Hex | null): HubColors {
  const { scheme, paper, paperDeep, card, line, ink, inkSoft } = base;
  const isDark = scheme === "dark";
  const papers = [paper, paperDeep, card];
  /** The end of the scale that is far from the paper. */
  const end = isDark ? WHITE : BLACK;
  const onFilled = isDark ? paperDeep : WHITE;
  const own = accent ?? base.accent;

  const tone = (color: Hex): Tone => {
    const [tint, note, soft] = isDark ? [0.1, 0.16, 0.28] : [0.11, 0.18, 0.32];
    const areas = { tint: mixColors(card, color, tint), note: mixColors(card, color, note) };
    const behind = [...papers, areas.tint, areas.note];
    const text = nearest(color, end, (shade) => reaches(shade, behind, TEXT_CONTRAST));
    return { color, text, ...areas, soft: mixColors(card, color, soft) };
  };
  const accents = tone(own);
  const around = [...papers, accents.tint];
  const filled = nearest(
    own,
    end,
    (shade) =>
      contrast(shade, onFilled) >= TEXT_CONTRAST && reaches(shade, around, CONTROL_CONTRAST),
  );
  return {
    scheme,
    paper,
    paperDeep,
    card,
    line,
    ink,
    inkSoft,
    accent: accents,
    gift: tone(base.gift),
    sun: tone(base.sun),
    filled,
    filledHover: mixColors(filled, end, 0.15),
    onFilled,
    ...bandColors(accent ?? base.band, base, end),
    field: nearest(line, end, (shade) => contrast(shade, card) >= CONTROL_CONTRAST),
    isAdjusted: accent !== null && filled !== accent,
  };
}

/** The colours of large areas. The colour stays as it is where white or dark text can be read on it. */
function bandColors(color: Hex, { paper, ink, paperDeep, scheme }: Palette, end: Hex) {
  const dark = scheme === "dark" ? paperDeep : ink;
  const words = [WHITE, dark];
  const best = (shade: Hex) => words.find((word) => contrast(shade, word) >= TEXT_CONTRAST) ?? null;
  // The band also has to stand out from the paper.
  const band = nearest(
    color,
    end,
    (shade) => best(shade) !== null && contrast(shade, paper) >= 1.15,
  );
  const onBand = best(band) ?? (scheme === "dark" ? dark : WHITE);
  const soft = mixColors(onBand, band, 0.14);
  return {
    band,
    onBand,
    onBandSoft: contrast(soft, band) >= TEXT_CONTRAST ? soft : onBand,
    // Moved away from the text colour, because text may stand on it.
    bandArt: mixColors(band, onBand === WHITE ? BLACK : WHITE, 0.12),
  };
}
