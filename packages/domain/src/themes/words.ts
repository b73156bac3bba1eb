import type { PaletteId } from "./palettes.ts";
import type { CoverId } from "./rules.ts";

export const PALETTE_NAMES: Readonly<Record<PaletteId, string>> = {
  evergreen: "Evergreen",
  coral: "Coral",
  ocean: "Ocean",
  lavender: "Lavender",
  sunshine: "Sunshine",
  midnight: "Midnight",
};

export const COVER_NAMES: Readonly<Record<CoverId, string>> = {
  plain: "Plain",
  dots: "Confetti",
  rings: "Growth rings",
  ribbon: "Ribbon",
};

/** Notice for a family on Free that previews a Premium theme in the settings (rule: hub-themes). */
export const PREMIUM_THEME_PREVIEW_NOTICE =
  "This look is part of Premium. Relatives see it once you upgrade; until then your page stays as it is.";

/** Notice for a family that chose a Premium theme and no longer has Premium. */
export const SAVED_PREMIUM_THEME_NOTICE =
  "The look you chose with Premium is kept. It comes back as soon as you upgrade.";
