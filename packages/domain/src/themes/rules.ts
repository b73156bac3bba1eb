import type { PaletteId } from "./palettes.ts";

/** What may be drawn around the child's face at the top of a hub, in the order to show (decision D30). */
export const COVERS = ["plain", "dots", "rings", "ribbon"] as const;
export type CoverId = (typeof COVERS)[number];

/** What the palettes are called. */
export const PALETTE_NAMES: Readonly<Record<PaletteId, string>> = {
  evergreen: "Evergreen",
  coral: "Coral",
  ocean: "Ocean",
  lavender: "Lavender",
  sunshine: "Sunshine",
  midnight: "Midnight",
};

/** What the covers are called. */
export const COVER_NAMES: Readonly<Record<CoverId, string>> = {
  plain: "Plain",
  dots: "Confetti",
  rings: "Growth rings",
  ribbon: "Ribbon",
};

/** A hub's look: a palette, an own colour in place of the palette's, and a cover (decision D30). */
export type Theme = {
  palette: PaletteId;
  /** "#rrggbb" in lower case; null for the palette's own. */
  accent: string | null;
  cover: CoverId;
};

/** The look of every hub whose family chose nothing. */
export const STANDARD_THEME: Theme = { palette: "evergreen", accent: null, cover: "plain" };

/** Whether free families may choose this palette (decision D30). */
export function isFreePalette(palette: PaletteId): boolean {
  return palette === "evergreen" || palette === "coral";
}

/** Whether free families may choose this cover (decision D30). */
export function isFreeCover(cover: CoverId): boolean {
  return cover === STANDARD_THEME.cover;
}

/** Whether a change asks for nothing that only Premium has (decision D30). Giving an own colour up is free. */
export function isFreeTheme({
  palette,
  accent,
  cover,
}: { [Part in keyof Theme]?: Theme[Part] | undefined }): boolean {
  return (
    (palette === undefined || isFreePalette(palette)) &&
    (cover === undefined || isFreeCover(cover)) &&
    (accent === undefined || accent === null)
  );
}

/** What the API says with code PLAN_LIMIT when a free family chooses a look of Premium's (decision D30). */
export const THEME_NEEDS_PREMIUM =
  "That look is part of Premium. Upgrade to use it, or choose Evergreen or Coral.";

/** What stands beside a look that a free family tries (decision D30). */
export const THEME_TRIED =
  "This look is part of Premium. Relatives see it once you upgrade; until then your hub stays as it is.";

/** What stands there when the family chose a look while it had Premium. */
export const THEME_KEPT =
  "The look you chose with Premium is kept. It comes back as soon as you upgrade.";

/**
 * The look that relatives see (decision D30): without Premium whatever needs it gives way to the free one, part by part. What
 * the family chose stays stored, and is back with Premium.
 */
export function shownTheme(chosen: Theme | null, isPremium: boolean): Theme {
  if (chosen === null) return STANDARD_THEME;
  if (isPremium) return chosen;
  return {
    palette: isFreePalette(chosen.palette) ? chosen.palette : STANDARD_THEME.palette,
    accent: null,
    cover: isFreeCover(chosen.cover) ? chosen.cover : STANDARD_THEME.cover,
  };
}
