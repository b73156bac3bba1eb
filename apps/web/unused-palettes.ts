/**
 * Mantine palettes that are removed from the styles (postcss.config.ts) and the script (vite.config.ts) of every page.
 * The list omits "red", which alerts use, and "blue", which Mantine requires.
 */
export const UNUSED_PALETTES = [
  "pink",
  "grape",
  "violet",
  "indigo",
  "cyan",
  "teal",
  "green",
  "lime",
  "yellow",
  "orange",
] as const;
