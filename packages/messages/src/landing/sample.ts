import { defineMessage } from "../define-message.ts";

// Texts of the demo kid Emma. A test verifies that packages/domain/src/demo/emma.ts contains the same texts.

export const sampleHubAriaLabel = defineMessage({
  en: "A sample page: Emma, birthday March 14, with her 529 fund, her wishlist and the latest update. A gift of $30 brought $10 more for college.",
  es: "Una página de muestra: Emma, cumpleaños el 14 de marzo, con su fondo 529, su lista de deseos y la noticia más reciente. Un regalo de $30 trajo $10 más para la universidad.",
});
export const educationContributionLabel = defineMessage({
  en: "For college",
  es: "Para la universidad",
});
export const supporterCountLabel = defineMessage({
  en: "{count} supporters",
  es: "{count} familiares y amigos",
});

export const educationFundLabel = defineMessage({
  en: "529 Education Savings",
  es: "Ahorro 529 para estudios",
});
export const educationFundDescription = defineMessage({
  en: "A small seed today, tuition one day.",
  es: "Hoy una semillita, mañana la universidad.",
});
export const bridgeKitWishName = defineMessage({
  en: "Bridge building kit",
  es: "Juego para construir puentes",
});
export const frogGuideWishName = defineMessage({
  en: "A field guide to frogs",
  es: "Una guía de ranas",
});
export const swimmingLessonsWishName = defineMessage({
  en: "Swimming lessons",
  es: "Clases de natación",
});
export const telescopeWishName = defineMessage({ en: "First telescope", es: "Primer telescopio" });
export const latestUpdateTitle = defineMessage({ en: "The tooth is out", es: "Se cayó el diente" });
export const latestUpdateContent = defineMessage({
  en: "It wobbled for two weeks and came out in an apple.",
  es: "Se movió dos semanas y se quedó en una manzana.",
});
export const grandmotherGiverName = defineMessage({ en: "Grandma Rose", es: "Abuela Rosa" });
export const uncleGiverName = defineMessage({ en: "Uncle Marco", es: "Tío Marco" });
export const auntGiverName = defineMessage({ en: "Aunt Priya", es: "Tía Priya" });
export const familyGiverName = defineMessage({ en: "The Okafor family", es: "La familia Okafor" });
