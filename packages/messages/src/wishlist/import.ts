import { plural, say } from "../say.ts";

export const severalGiftsFor = say({
  en: (child: string) => `Several gifts for ${child}`,
  es: (child) => `Varios regalos para ${child}`,
});
export const linksOrNames = say({
  en: "Links or names, one on each line",
  es: "Enlaces o nombres, uno en cada línea",
});
export const upTo = say({
  en: (most: number) =>
    `Up to ${most}. We read the names from the shops where we can; you look through them before anything is saved.`,
  es: (most) =>
    `Hasta ${most}. Leemos los nombres en las tiendas donde se puede; los revisas antes de que se guarde algo.`,
});
export const sample = say({
  en: "https://shop.example/kite\nA red balance bike",
  es: "https://shop.example/kite\nUna bici roja sin pedales",
});
export const chooseAFile = say({ en: "Choose a CSV file", es: "Elegir un archivo CSV" });
export const columns = say({
  en: "Columns: name, link, price, notes. English or Spanish.",
  es: "Columnas: nombre, enlace, precio, notas. En inglés o en español.",
});
export const nothingFound = say({
  en: "We found no links or names in that. Put one on each line, or name the columns of a table: name, link, price, notes.",
  es: "Ahí no encontramos enlaces ni nombres. Pon uno en cada línea, o nombra las columnas de una tabla: nombre, enlace, precio, notas.",
});
export const fileTooLarge = say({
  en: "That file is too large for a list.",
  es: "Ese archivo es demasiado grande para una lista.",
});
export const couldntRead = say({
  en: "We couldn't read that. Please try again.",
  es: "No pudimos leerlo. Inténtalo otra vez.",
});
export const theFirstOf = say({
  en: (most: number, found: number) =>
    `These are the first ${most} of ${found}. Save them, then add the rest.`,
  es: (most, found) =>
    `Estos son los primeros ${most} de ${found}. Guárdalos y luego agrega el resto.`,
});
export const lookThroughThem = say({ en: "Look through them", es: "Revisarlos" });
export const saveDrafts = say({
  en: (count: number) => plural(count, { one: "Save 1 draft", other: `Save ${count} drafts` }),
  es: (count) => plural(count, { one: "Guardar 1 borrador", other: `Guardar ${count} borradores` }),
});
export const areSaved = say({
  en: (count: number) =>
    plural(count, { one: "1 draft is saved", other: `${count} drafts are saved` }),
  es: (count) =>
    plural(count, { one: "Se guardó 1 borrador", other: `Se guardaron ${count} borradores` }),
});
export const needAnotherLook = say({
  en: (count: number) =>
    plural(count, { one: "One needs another look.", other: `${count} need another look.` }),
  es: (count) => plural(count, { one: "Hay uno que revisar.", other: `Hay ${count} que revisar.` }),
});
export const savedAndLeft = say({
  en: (saved: number, left: number) => `${areSaved(saved)}. ${needAnotherLook(left)}`,
  es: (saved, left) => `${areSaved(saved)}. ${needAnotherLook(left)}`,
});
export const onlyYouSeeThem = say({ en: "Only you see them.", es: "Solo tú los ves." });

export const savedAsDrafts = say({
  en: "They are saved as drafts, which only you see.",
  es: "Se guardan como borradores, que solo tú ves.",
});
export const readingPages = say({
  en: (count: number) =>
    plural(count, { one: "Reading 1 page…", other: `Reading ${count} pages…` }),
  es: (count) => plural(count, { one: "Leyendo 1 página…", other: `Leyendo ${count} páginas…` }),
});
export const readingThePage = say({ en: "Reading the page…", es: "Leyendo la página…" });
export const alreadyOnTheList = say({ en: "Already on the list", es: "Ya está en la lista" });
export const addItAgain = say({ en: "Add it again", es: "Agregar otra vez" });
export const addAgain = say({
  en: (row: string) => `Add it again: ${row}`,
  es: (row) => `Agregar otra vez: ${row}`,
});
export const noLinkYet = say({ en: "No link yet", es: "Todavía sin enlace" });
export const name = say({ en: "Name", es: "Nombre" });
export const nameNumber = say({
  en: (place: number) => `Name ${place}`,
  es: (place) => `Nombre ${place}`,
});
export const price = say({ en: "Price", es: "Precio" });
export const priceNumber = say({
  en: (place: number) => `Price ${place}`,
  es: (place) => `Precio ${place}`,
});
export const removeOf = say({
  en: (row: string) => `Remove: ${row}`,
  es: (row) => `Quitar: ${row}`,
});
