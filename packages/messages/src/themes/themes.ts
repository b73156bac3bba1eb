import {
  COVER_NAMES,
  PALETTE_NAMES,
  PREMIUM_THEME_PREVIEW_NOTICE,
  SAVED_PREMIUM_THEME_NOTICE,
} from "@giftling/domain/themes/words";
import { defineMessage } from "../define-message.ts";

const PALETTE_LABELS: Readonly<Record<keyof typeof PALETTE_NAMES, () => string>> = {
  evergreen: defineMessage({ en: PALETTE_NAMES.evergreen, es: "Verde bosque" }),
  coral: defineMessage({ en: PALETTE_NAMES.coral, es: "Coral" }),
  ocean: defineMessage({ en: PALETTE_NAMES.ocean, es: "Océano" }),
  lavender: defineMessage({ en: PALETTE_NAMES.lavender, es: "Lavanda" }),
  sunshine: defineMessage({ en: PALETTE_NAMES.sunshine, es: "Sol" }),
  midnight: defineMessage({ en: PALETTE_NAMES.midnight, es: "Medianoche" }),
};
export const getPaletteName = (id: keyof typeof PALETTE_LABELS): string => PALETTE_LABELS[id]();

const COVER_LABELS: Readonly<Record<keyof typeof COVER_NAMES, () => string>> = {
  plain: defineMessage({ en: COVER_NAMES.plain, es: "Liso" }),
  dots: defineMessage({ en: COVER_NAMES.dots, es: "Confeti" }),
  rings: defineMessage({ en: COVER_NAMES.rings, es: "Anillos" }),
  ribbon: defineMessage({ en: COVER_NAMES.ribbon, es: "Cinta" }),
};
export const getCoverName = (id: keyof typeof COVER_LABELS): string => COVER_LABELS[id]();

export const premiumThemeNote = defineMessage({
  en: PREMIUM_THEME_PREVIEW_NOTICE,
  es: "Este diseño es parte de Premium. Tus familiares lo verán cuando te pases a Premium; hasta entonces tu página sigue como está.",
});
export const savedPremiumThemeNote = defineMessage({
  en: SAVED_PREMIUM_THEME_NOTICE,
  es: "El diseño que elegiste con Premium se conserva. Vuelve en cuanto te pases a Premium.",
});
export const themeTitle = defineMessage({ en: "Your page's look", es: "El diseño de tu página" });
export const paletteLabel = defineMessage({ en: "Palette", es: "Paleta" });
export const coverLabel = defineMessage({ en: "Cover", es: "Portada" });
export const freeThemeLabel = defineMessage({ en: "Free", es: "Gratis" });
export const customColorLabel = defineMessage({ en: "Own color", es: "Color propio" });
export const applyPaletteColorButton = defineMessage({
  en: "Use the palette's color",
  es: "Usar el color de la paleta",
});
export const paletteColorHint = defineMessage({
  en: (name: string) => `${name} brings its own. Choose another if your child has a favorite.`,
  es: (name) => `«${name}» trae el suyo. Elige otro si tu peque tiene un favorito.`,
});
export const customColorHint = defineMessage({
  en: "Used for buttons, links and what grows.",
  es: "Se usa en los botones, los enlaces y lo que crece.",
});
export const lighterShadeHint = defineMessage({
  en: "Buttons and words get a lighter shade of your color, so that everybody can read them. Large areas keep it.",
  es: "Los botones y las palabras llevan un tono más claro de tu color, para que todos puedan leerlos. Las áreas grandes lo conservan.",
});
export const darkerShadeHint = defineMessage({
  en: "Buttons and words get a deeper shade of your color, so that everybody can read them. Large areas keep it.",
  es: "Los botones y las palabras llevan un tono más oscuro de tu color, para que todos puedan leerlos. Las áreas grandes lo conservan.",
});
export const saveThemeError = defineMessage({
  en: "Failed to save the look of your page. Please try again.",
  es: "No se pudo guardar el diseño de tu página. Inténtalo otra vez.",
});
export const previewSectionAriaLabel = defineMessage({
  en: "Part of the page",
  es: "Parte de la página",
});
const PREVIEW_SECTION_LABELS = {
  Top: defineMessage({ en: "Top", es: "Inicio" }),
  Wishlist: defineMessage({ en: "Wishlist", es: "Deseos" }),
  Updates: defineMessage({ en: "Updates", es: "Noticias" }),
  Wall: defineMessage({ en: "Wall", es: "Muro" }),
};
export const getPreviewSectionLabel = (part: keyof typeof PREVIEW_SECTION_LABELS): string =>
  PREVIEW_SECTION_LABELS[part]();
