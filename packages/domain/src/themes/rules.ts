import { PALETTES, type PaletteId } from "./palettes.ts";

/** Decorations around the kid's picture at the top of a hub, in display order (rule: hub-themes). */
export const COVERS = ["plain", "dots", "rings", "ribbon"] as const;
export type CoverId = (typeof COVERS)[number];

/** Palette and cover of a hub, and the family's own color, which replaces the palette's accent (rule: hub-themes). */
export type Theme = {
  palette: PaletteId;
  /** Family's own color as "#rrggbb" in lower case. Null if the palette's accent applies. */
  accent: string | null;
  cover: CoverId;
};

/** Theme of a family that has not chosen a theme. */
export const DEFAULT_HUB_THEME: Theme = { palette: "evergreen", accent: null, cover: "plain" };

/** Returns whether a hub follows the device's color scheme. True for a light palette (rule: hub-dark-mode). */
export const shouldFollowDeviceColorScheme = ({ palette }: Pick<Theme, "palette">): boolean =>
  PALETTES[palette].scheme === "light";

/** Returns whether a family on Free can choose this palette (rule: hub-themes). */
export function isFreePalette(palette: PaletteId): boolean {
  return palette === "evergreen" || palette === "coral";
}

/** Returns whether a family on Free can choose this cover (rule: hub-themes). */
export function isFreeCover(cover: CoverId): boolean {
  return cover === DEFAULT_HUB_THEME.cover;
}

/**
 * Returns whether a theme change is allowed without Premium. Removing the family's own color is always allowed
 * (rule: hub-themes).
 */
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
 * Returns the theme for visitors. Without Premium, default values replace the parts that require Premium. The stored
 * theme applies again when the family has Premium again (rule: hub-themes).
 */
export function getVisibleTheme(chosen: Theme | null, isPremium: boolean): Theme {
  if (chosen === null) return DEFAULT_HUB_THEME;
  if (isPremium) return chosen;
  return {
    palette: isFreePalette(chosen.palette) ? chosen.palette : DEFAULT_HUB_THEME.palette,
    accent: null,
    cover: isFreeCover(chosen.cover) ? chosen.cover : DEFAULT_HUB_THEME.cover,
  };
}
