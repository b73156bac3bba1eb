import { say } from "../say.ts";

export const goTo = say({ en: "Go to", es: "Ir a" });
export const child = say({ en: "Child", es: "Página" });
export const hub = say({ en: "Hub", es: "Ver" });
export const seeAsGrandma = say({
  en: "See it as Grandma",
  es: "Verla como la abuela",
});
export const wish = say({ en: "Wish", es: "Deseo" });
export const draft = say({ en: "Draft", es: "Borrador" });
export const searchFor = say({
  en: "Search places, children and actions",
  es: "Buscar lugares, páginas y acciones",
});
export const whereTo = say({
  en: "Where to, or what to add?",
  es: "¿A dónde ir o qué agregar?",
});
export const results = say({ en: "Results", es: "Resultados" });
export const nothingFound = say({
  en: "Nothing has that name here.",
  es: "Aquí no hay nada con ese nombre.",
});
export const sizesAndLikes = say({ en: "Sizes and likes", es: "Tallas y gustos" });
