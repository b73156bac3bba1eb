import type { PaletteId } from "./palettes.ts";
import type { CoverId } from "./rules.ts";

/** The palettes' names as shown. */
export const PALETTE_NAMES: Readonly<Record<PaletteId, string>> = {
  evergreen: "Evergreen",
  coral: "Coral",
  ocean: "Ocean",
  lavender: "Lavender",
  sunshine: "Sunshine",
  midnight: "Midnight",
};

/** The covers' names as shown. */
export const COVER_NAMES: Readonly<Record<CoverId, string>> = {
  plain: "Plain",
  dots: "Confetti",
  rings: "Growth rings",
  ribbon: "Ribbon",
};

/** The notice beside a Premium theme that a Free family tries in the settings (rule: hub-themes). */
export const THEME_TRIED =
  "This look is part of Premium. Relatives see it once you upgrade; until then your hub stays as it is.";

/** The notice when the family chose a Premium theme earlier and no longer has Premium. */
export const THEME_KEPT =
  "The look you chose with Premium is kept. It comes back as soon as you upgrade.";
