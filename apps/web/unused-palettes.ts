/**
 * Mantine palettes that are removed from the styles (postcss.config.ts) and the script (vite.config.ts) of every page.
 * "red" is not listed because alerts use it, and "blue" because Mantine requires it.
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
