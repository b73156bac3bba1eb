import type { PaletteId } from "./palettes.ts";

/** What can be drawn around the kid's picture at the top of a hub, in the order to show (rule: hub-themes). */
export const COVERS = ["plain", "dots", "rings", "ribbon"] as const;
export type CoverId = (typeof COVERS)[number];

/** A hub's theme: a palette, an own colour in place of the palette's accent, and a cover (rule: hub-themes). */
export type Theme = {
  palette: PaletteId;
  /** "#rrggbb" in lower case; null for the palette's own. */
  accent: string | null;
  cover: CoverId;
};

/** The theme of families that chose none. */
export const STANDARD_THEME: Theme = { palette: "evergreen", accent: null, cover: "plain" };

/**
 * Whether a hub is light or dark as the visitor's device asks: where the family has no say in its colours, so that the
 * standard palette shows as it is (rule: hub-dark-mode).
 */
export const followsDevice = ({ palette, accent }: Pick<Theme, "palette" | "accent">): boolean =>
  palette === STANDARD_THEME.palette && accent === null;

/** Whether Free families may choose this palette (rule: hub-themes). */
export function isFreePalette(palette: PaletteId): boolean {
  return palette === "evergreen" || palette === "coral";
}

/** Whether Free families may choose this cover (rule: hub-themes). */
export function isFreeCover(cover: CoverId): boolean {
  return cover === STANDARD_THEME.cover;
}

/** Whether a change needs no Premium. Clearing the own colour is free (rule: hub-themes). */
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

/**
 * The theme that visitors see. Without Premium each part that needs it is replaced by the free one. The choice stays stored
 * and shows again with Premium (rule: hub-themes).
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
