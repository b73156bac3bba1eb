import { getContrastRatio, type HexColor, mixColors } from "./color.ts";
import { DEFAULT_DARK_PALETTE, PALETTES, type Palette } from "./palettes.ts";
import { DEFAULT_HUB_THEME, type Theme } from "./rules.ts";

/** Minimum contrast ratio of text (WCAG 2.2 AA, 1.4.3). */
const MIN_TEXT_CONTRAST = 4.5;

/** Minimum contrast ratio of large text, and of controls against their background (WCAG 2.2 AA, 1.4.11). */
const MIN_CONTROL_CONTRAST = 3;

/** Shades derived from one of a hub's three colors. */
export type Tone = {
  /** Color of decorative shapes on a hub. */
  color: HexColor;
  /** Color of text and icons, legible on `tint`, on `note` and on all page backgrounds of the hub. */
  text: HexColor;
  tint: HexColor;
  /** Background color of notes on the wall and of wrapped gifts, stronger than `tint`. */
  note: HexColor;
  /** Color of decorative shapes on the background `note`. */
  soft: HexColor;
};

/**
 * Colors of a hub. The contrast is at least 4.5:1 for text and 3:1 for controls, even with the family's own color
 * (rule: hub-themes).
 */
export type HubColors = Pick<
  Palette,
  "scheme" | "paper" | "paperDeep" | "card" | "line" | "ink" | "inkSoft"
> & {
  accent: Tone;
  gift: Tone;
  sun: Tone;
  /** Background of buttons and other filled controls. Text on this background has the color `onFilled`. */
  filled: HexColor;
  filledHover: HexColor;
  onFilled: HexColor;
  /** Background of large areas with text. Text has the color `onBand`, and secondary text the color `onBandSoft`. */
  band: HexColor;
  onBand: HexColor;
  onBandSoft: HexColor;
  /** Color of decorative shapes on the background `band`. */
  bandArt: HexColor;
  field: HexColor;
  /** Whether the family's own color was changed to be legible on buttons. */
  isAdjusted: boolean;
};

const WHITE = "#ffffff";
const BLACK = "#000000";

/** Share of the target color that each step toward a legible shade adds, from 0 to 1. */
const STEP = 1 / 40;

/** Returns the first shade between `color` and `end` that satisfies `isFine`. `end` must satisfy `isFine`. */
function nearest(color: HexColor, end: HexColor, isFine: (shade: HexColor) => boolean): HexColor {
  for (let share = 0; share < 1; share += STEP) {
    const shade = mixColors(color, end, share);
    if (isFine(shade)) return shade;
  }
  return end;
}

const reaches = (color: HexColor, others: readonly HexColor[], ratio: number) =>
  others.every((other) => getContrastRatio(color, other) >= ratio);

/** Returns the colors of a hub, derived from its theme (rule: hub-themes). */
export const getHubColors = ({ palette, accent }: Pick<Theme, "palette" | "accent">): HubColors =>
  getPaletteColors(PALETTES[palette], accent);

/**
 * Returns the colors of a hub on devices with a dark color scheme. Combines the neutral colors of the standard palette
 * with the accents of the hub's theme (rule: hub-dark-mode).
 */
export function getDarkHubColors({
  palette,
  accent,
}: Pick<Theme, "palette" | "accent">): HubColors {
  if (palette === DEFAULT_HUB_THEME.palette) return getPaletteColors(DEFAULT_DARK_PALETTE, accent);
  const { accent: own, gift, sun } = PALETTES[palette];
  return getPaletteColors({ ...DEFAULT_DARK_PALETTE, gift, sun }, accent ?? own);
}

/** Returns the colors of a hub, derived from a palette. A non-null `accent` replaces the palette's accent and band. */
function getPaletteColors(base: Palette, accent: HexColor | null): HubColors {
  const { scheme, paper, paperDeep, card, line, ink, inkSoft } = base;
  const isDark = scheme === "dark";
  const papers = [paper, paperDeep, card];
  /**
   * Color with the highest contrast to the page background: white for a dark palette, and black for a light palette.
   */
  const end = isDark ? WHITE : BLACK;
  const onFilled = isDark ? paperDeep : WHITE;
  const own = accent ?? base.accent;

  const tone = (color: HexColor): Tone => {
    const [tint, note, soft] = isDark ? [0.1, 0.16, 0.28] : [0.11, 0.18, 0.32];
    const areas = { tint: mixColors(card, color, tint), note: mixColors(card, color, note) };
    const behind = [...papers, areas.tint, areas.note];
    const text = nearest(color, end, (shade) => reaches(shade, behind, MIN_TEXT_CONTRAST));
    return { color, text, ...areas, soft: mixColors(card, color, soft) };
  };
  const accents = tone(own);
  const around = [...papers, accents.tint];
  const filled = nearest(
    own,
    end,
    (shade) =>
      getContrastRatio(shade, onFilled) >= MIN_TEXT_CONTRAST &&
      reaches(shade, around, MIN_CONTROL_CONTRAST),
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
    field: nearest(line, end, (shade) => getContrastRatio(shade, card) >= MIN_CONTROL_CONTRAST),
    isAdjusted: accent !== null && filled !== accent,
  };
}

/**
 * Returns the colors for large areas with text. `color` stays unchanged if white or dark text is legible on `color`.
 */
function bandColors(color: HexColor, { paper, ink, paperDeep, scheme }: Palette, end: HexColor) {
  const dark = scheme === "dark" ? paperDeep : ink;
  const words = [WHITE, dark];
  const best = (shade: HexColor) =>
    words.find((word) => getContrastRatio(shade, word) >= MIN_TEXT_CONTRAST) ?? null;
  // The color must also contrast with the page background.
  const band = nearest(
    color,
    end,
    (shade) => best(shade) !== null && getContrastRatio(shade, paper) >= 1.15,
  );
  const onBand = best(band) ?? (scheme === "dark" ? dark : WHITE);
  const soft = mixColors(onBand, band, 0.14);
  return {
    band,
    onBand,
    onBandSoft: getContrastRatio(soft, band) >= MIN_TEXT_CONTRAST ? soft : onBand,
    // Text can overlap the shapes, so the shapes have a different color.
    bandArt: mixColors(band, onBand === WHITE ? BLACK : WHITE, 0.12),
  };
}
