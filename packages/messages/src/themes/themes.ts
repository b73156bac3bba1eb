import { COVER_NAMES, PALETTE_NAMES, THEME_KEPT, THEME_TRIED } from "@giftling/domain/themes/words";
import { say } from "../say.ts";

const PALETTES: Readonly<Record<keyof typeof PALETTE_NAMES, () => string>> = {
  evergreen: say({ en: PALETTE_NAMES.evergreen, es: "Verde bosque" }),
  coral: say({ en: PALETTE_NAMES.coral, es: "Coral" }),
  ocean: say({ en: PALETTE_NAMES.ocean, es: "Océano" }),
  lavender: say({ en: PALETTE_NAMES.lavender, es: "Lavanda" }),
  sunshine: say({ en: PALETTE_NAMES.sunshine, es: "Sol" }),
  midnight: say({ en: PALETTE_NAMES.midnight, es: "Medianoche" }),
};
export const paletteName = (id: keyof typeof PALETTES): string => PALETTES[id]();

const COVERS: Readonly<Record<keyof typeof COVER_NAMES, () => string>> = {
  plain: say({ en: COVER_NAMES.plain, es: "Liso" }),
  dots: say({ en: COVER_NAMES.dots, es: "Confeti" }),
  rings: say({ en: COVER_NAMES.rings, es: "Anillos" }),
  ribbon: say({ en: COVER_NAMES.ribbon, es: "Cinta" }),
};
export const coverName = (id: keyof typeof COVERS): string => COVERS[id]();

export const tried = say({
  en: THEME_TRIED,
  es: "Este diseño es parte de Premium. Tus familiares lo verán cuando te pases a Premium; hasta entonces tu página sigue como está.",
});
export const kept = say({
  en: THEME_KEPT,
  es: "El diseño que elegiste con Premium se conserva. Vuelve en cuanto te pases a Premium.",
});
export const seePremium = say({ en: "See Premium", es: "Ver Premium" });
export const yourHubsLook = say({ en: "Your hub's look", es: "El diseño de tu página" });
export const palette = say({ en: "Palette", es: "Paleta" });
export const cover = say({ en: "Cover", es: "Portada" });
export const free = say({ en: "Free", es: "Gratis" });
export const ownColor = say({ en: "Own color", es: "Color propio" });
export const takePalettesColor = say({
  en: "Use the palette's color",
  es: "Usar el color de la paleta",
});
export const bringsItsOwn = say({
  en: (name: string) => `${name} brings its own. Choose another if your child has a favorite.`,
  es: (name) => `«${name}» trae el suyo. Elige otro si tu peque tiene un favorito.`,
});
export const usedForButtons = say({
  en: "Used for buttons, links and what grows.",
  es: "Se usa en los botones, los enlaces y lo que crece.",
});
export const lighterShade = say({
  en: "Buttons and words get a lighter shade of your color, so that everybody can read them. Large areas keep it.",
  es: "Los botones y las palabras llevan un tono más claro de tu color, para que todos puedan leerlos. Las áreas grandes lo conservan.",
});
export const deeperShade = say({
  en: "Buttons and words get a deeper shade of your color, so that everybody can read them. Large areas keep it.",
  es: "Los botones y las palabras llevan un tono más oscuro de tu color, para que todos puedan leerlos. Las áreas grandes lo conservan.",
});
export const saveFailed = say({
  en: "Failed to save the look of your hub. Please try again.",
  es: "No se pudo guardar el diseño de tu página. Inténtalo otra vez.",
});
export const partOfTheHub = say({ en: "Part of the hub", es: "Parte de la página" });
const PARTS = {
  Top: say({ en: "Top", es: "Inicio" }),
  Wishlist: say({ en: "Wishlist", es: "Deseos" }),
  Updates: say({ en: "Updates", es: "Noticias" }),
  Wall: say({ en: "Wall", es: "Muro" }),
};
export const partName = (part: keyof typeof PARTS): string => PARTS[part]();
