/**
 * Unused Mantine palettes, which are removed from the styles (postcss.config.ts) and the script (vite.config.ts) of every
 * page. "red" is used for alerts; "blue" is Mantine's default and required.
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
