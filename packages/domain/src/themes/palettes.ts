import type { HexColor } from "./color.ts";

/** Base colors from which the colors of a hub are derived. */
export type Palette = {
  scheme: "light" | "dark";
  paper: HexColor;
  /** Background color of pictures and pressed controls. */
  paperDeep: HexColor;
  card: HexColor;
  line: HexColor;
  ink: HexColor;
  inkSoft: HexColor;
  /** Color of buttons, links and plants. A family's own color replaces the accent. */
  accent: HexColor;
  /**
   * Background color of text in the first priority and at the end of the hub. A family's own color replaces the band.
   */
  band: HexColor;
  /** Color of the illustrated gift and ribbon. */
  gift: HexColor;
  /** Color of small decorations. */
  sun: HexColor;
};

/** IDs of the palettes in display order. The first palette is the standard palette (rule: hub-themes). */
export const PALETTE_IDS = [
  "evergreen",
  "coral",
  "ocean",
  "lavender",
  "sunshine",
  "midnight",
] as const;
export type PaletteId = (typeof PALETTE_IDS)[number];

/** Color palettes that a family can choose for its hub (rule: hub-themes). */
export const PALETTES: Readonly<Record<PaletteId, Palette>> = {
  evergreen: {
    scheme: "light",
    paper: "#fbf7f0",
    paperDeep: "#f4ecdf",
    card: "#ffffff",
    line: "#e8dfd1",
    ink: "#2b2620",
    inkSoft: "#665d52",
    accent: "#1f6b4f",
    band: "#1f6b4f",
    gift: "#e8694a",
    sun: "#f4b942",
  },
  coral: {
    scheme: "light",
    paper: "#fdf5f0",
    paperDeep: "#f9e8df",
    card: "#fffdfb",
    line: "#f0dbd0",
    ink: "#31231f",
    inkSoft: "#6d5750",
    accent: "#b13f26",
    band: "#b13f26",
    gift: "#2c8a86",
    sun: "#f4b942",
  },
  ocean: {
    scheme: "light",
    paper: "#f2f8f7",
    paperDeep: "#e1eeed",
    card: "#ffffff",
    line: "#d3e3e2",
    ink: "#1b2b30",
    inkSoft: "#4f6368",
    accent: "#13627a",
    band: "#10586e",
    gift: "#e8694a",
    sun: "#f2b950",
  },
  lavender: {
    scheme: "light",
    paper: "#f8f5fa",
    paperDeep: "#eee7f3",
    card: "#ffffff",
    line: "#e2d8ea",
    ink: "#2b2433",
    inkSoft: "#635a6d",
    accent: "#6a4b96",
    band: "#62448d",
    gift: "#d0587f",
    sun: "#efb84e",
  },
  sunshine: {
    scheme: "light",
    paper: "#fff9e9",
    paperDeep: "#fdefcb",
    card: "#fffefa",
    line: "#f0e0b4",
    ink: "#2f2613",
    inkSoft: "#695a38",
    accent: "#a04c00",
    band: "#f8c53d",
    gift: "#de5f3c",
    sun: "#f7b51c",
  },
  midnight: {
    scheme: "dark",
    paper: "#14172a",
    paperDeep: "#0f1120",
    card: "#1d2138",
    line: "#363b58",
    ink: "#f2eee6",
    inkSoft: "#bcb7c4",
    accent: "#f1c766",
    band: "#2c3258",
    gift: "#f29e86",
    sun: "#93b8f2",
  },
};

/**
 * Standard palette for devices with a dark color scheme. On these devices, hubs with a light palette have the neutral
 * colors of this palette. Families cannot choose this palette (rule: hub-dark-mode).
 */
export const DEFAULT_DARK_PALETTE: Palette = {
  scheme: "dark",
  paper: "#191613",
  paperDeep: "#13110e",
  card: "#231f1b",
  line: "#3a342d",
  ink: "#f1eae0",
  inkSoft: "#b9afa2",
  accent: "#7fc9a8",
  band: "#1d4435",
  gift: "#ee8467",
  sun: "#f4b942",
};
