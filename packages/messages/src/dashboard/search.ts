import { defineMessage } from "../define-message.ts";

export const navigationLabel = defineMessage({ en: "Go to", es: "Ir a" });
export const kidLabel = defineMessage({ en: "Child", es: "Página" });
export const hubLabel = defineMessage({ en: "Page", es: "Ver" });
export const previewHubLabel = defineMessage({
  en: "See it as Grandma",
  es: "Verla como la abuela",
});
export const wishLabel = defineMessage({ en: "Wish", es: "Deseo" });
export const draftLabel = defineMessage({ en: "Draft", es: "Borrador" });
export const searchAriaLabel = defineMessage({
  en: "Search places, children and actions",
  es: "Buscar lugares, páginas y acciones",
});
export const searchPlaceholder = defineMessage({
  en: "Where to, or what to add?",
  es: "¿A dónde ir o qué agregar?",
});
export const resultsAriaLabel = defineMessage({ en: "Results", es: "Resultados" });
export const noResultsMessage = defineMessage({
  en: (sought: string) => `No results for “${sought}”`,
  es: (sought) => `No hay resultados para «${sought}»`,
});
export const sizesLabel = defineMessage({ en: "Sizes and likes", es: "Tallas y gustos" });
