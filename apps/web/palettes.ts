/**
 * Mantine's palettes that nothing here is painted with: they stay out of the styles (postcss.config.ts) and of the script
 * (vite.config.ts) that every page loads. "red" is for alerts; "blue" is Mantine's own default, and must be there.
 */
export const LEFT_OUT_PALETTES = [
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
