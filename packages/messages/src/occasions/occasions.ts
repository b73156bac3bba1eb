import { defineMessage } from "../define-message.ts";

export const occasionsTitle = defineMessage({ en: "Occasions", es: "Ocasiones" });
export const addOccasionLabel = defineMessage({ en: "Add an occasion", es: "Agregar una ocasión" });
export const emptyOccasionsTitle = defineMessage({
  en: "No occasions of your own yet",
  es: "Todavía no hay ocasiones tuyas",
});
export const emptyOccasionsMessage = defineMessage({
  en: (child: string) =>
    `Christmas, a graduation, a big trip: group ${child}'s wishes by what they're for.`,
  es: (child) => `Navidad, una graduación, un viaje: agrupa los deseos de ${child} por ocasión.`,
});
export const addOccasionButton = defineMessage({
  en: "Add the occasion",
  es: "Agregar la ocasión",
});
export const occasionAddedConfirmation = defineMessage({
  en: (name: string) => `“${name}” is among the occasions`,
  es: (name) => `«${name}» está entre las ocasiones`,
});
export const editOccasionTitle = defineMessage({
  en: "Edit the occasion",
  es: "Editar la ocasión",
});
export const nameLabel = defineMessage({ en: "Name", es: "Nombre" });
export const namePlaceholder = defineMessage({
  en: "Christmas, Graduation",
  es: "Navidad, Graduación",
});
export const dateLegend = defineMessage({ en: "Date (optional)", es: "Fecha (opcional)" });
/** Name of an occasion's date, used in the accessible names of the month and day fields. */
export const dateLabel = defineMessage({ en: "Date:", es: "Fecha" });
export const yearLabel = defineMessage({ en: "Year", es: "Año" });
export const everyYearLabel = defineMessage({ en: "Every year", es: "Todos los años" });
export const noDateLabel = defineMessage({ en: "No date", es: "Sin fecha" });
export const annualDateLabel = defineMessage({
  en: (date: string) => `Every ${date}`,
  es: (date) => `Cada ${date}`,
});
export const wishCountLabel = defineMessage({
  en: (count: number) => (count === 1 ? "1 wish" : `${count} wishes`),
  es: (count) => (count === 1 ? "1 deseo" : `${count} deseos`),
});
export const linkCopiedConfirmation = defineMessage({
  en: (name: string) => `The link shows the wishes for “${name}”`,
  es: (name) => `El enlace muestra los deseos de «${name}»`,
});

export const wishOccasionLabel = defineMessage({
  en: "Occasion (optional)",
  es: "Ocasión (opcional)",
});
export const anyOccasionLabel = defineMessage({ en: "Any day", es: "Cualquier día" });
