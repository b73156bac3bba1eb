import { defineMessage, selectPluralForm } from "../define-message.ts";

export const importTitle = defineMessage({
  en: (child: string) => `Several gifts for ${child}`,
  es: (child) => `Varios regalos para ${child}`,
});
export const importTextLabel = defineMessage({
  en: "Links or names, one on each line",
  es: "Enlaces o nombres, uno en cada línea",
});
export const importTextDescription = defineMessage({
  en: (most: number) =>
    `Up to ${most}. We read the names from the shops where we can; you review them before anything is saved.`,
  es: (most) =>
    `Hasta ${most}. Leemos los nombres en las tiendas donde se puede; los revisas antes de que se guarde algo.`,
});
export const importTextPlaceholder = defineMessage({
  en: "https://shop.example/kite\nA red balance bike\nScooter, https://shop.example/scooter, $45",
  es: "https://shop.example/kite\nUna bici roja sin pedales\nPatineta, https://shop.example/scooter, $45",
});
export const chooseFileButton = defineMessage({
  en: "Choose a CSV file",
  es: "Elegir un archivo CSV",
});
export const columnsHint = defineMessage({
  en: "Columns: name, link, price, notes. English or Spanish.",
  es: "Columnas: nombre, enlace, precio, notas. En inglés o en español.",
});
export const noRowsError = defineMessage({
  en: "We found no links or names in that. Put one on each line, or name the columns of a table: name, link, price, notes.",
  es: "Ahí no encontramos enlaces ni nombres. Pon uno en cada línea, o nombra las columnas de una tabla: nombre, enlace, precio, notas.",
});
export const fileTooLargeError = defineMessage({
  en: "That file is too large for a list.",
  es: "Ese archivo es demasiado grande para una lista.",
});
export const readFileError = defineMessage({
  en: "We couldn't read that. Please try again.",
  es: "No pudimos leerlo. Inténtalo otra vez.",
});
export const rowLimitNote = defineMessage({
  en: (most: number, found: number) =>
    `These are the first ${most} of ${found}. Save them, then add the rest.`,
  es: (most, found) =>
    `Estos son los primeros ${most} de ${found}. Guárdalos y luego agrega el resto.`,
});
export const reviewRowsButton = defineMessage({ en: "Review", es: "Revisar" });
export const saveDraftsButton = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "Save 1 draft", other: `Save ${count} drafts` }),
  es: (count) =>
    selectPluralForm(count, { one: "Guardar 1 borrador", other: `Guardar ${count} borradores` }),
});
export const draftsSavedConfirmation = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "1 draft is saved", other: `${count} drafts are saved` }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Se guardó 1 borrador",
      other: `Se guardaron ${count} borradores`,
    }),
});
export const unsavedRowsMessage = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "One needs another look.",
      other: `${count} need another look.`,
    }),
  es: (count) =>
    selectPluralForm(count, { one: "Hay uno que revisar.", other: `Hay ${count} que revisar.` }),
});
export const draftsPartlySavedMessage = defineMessage({
  en: (saved: number, left: number) =>
    `${draftsSavedConfirmation(saved)}. ${unsavedRowsMessage(left)}`,
  es: (saved, left) => `${draftsSavedConfirmation(saved)}. ${unsavedRowsMessage(left)}`,
});
export const draftsSavedMessage = defineMessage({
  en: "Only you see them.",
  es: "Solo tú los ves.",
});
export const earlierImportSavedMessage = defineMessage({
  en: "An earlier try went through, as you wrote it then.",
  es: "Un intento anterior sí llegó, tal como lo escribiste entonces.",
});
export const earlierImportPartlySavedMessage = defineMessage({
  en: (saved: number) =>
    `${draftsSavedConfirmation(saved)}. ${earlierImportSavedMessage()} What you changed since is still here: save again to add it too.`,
  es: (saved) =>
    `${draftsSavedConfirmation(saved)}. ${earlierImportSavedMessage()} Lo que cambiaste después sigue aquí: guarda otra vez para agregarlo también.`,
});

export const reviewRowsNote = defineMessage({
  en: "They are saved as drafts, which only you see.",
  es: "Se guardan como borradores, que solo tú ves.",
});
export const readingShopPagesStatus = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "Reading 1 page…", other: `Reading ${count} pages…` }),
  es: (count) =>
    selectPluralForm(count, { one: "Leyendo 1 página…", other: `Leyendo ${count} páginas…` }),
});
export const duplicateWishNote = defineMessage({
  en: "Already on the list",
  es: "Ya está en la lista",
});
export const addDuplicateLabel = defineMessage({ en: "Add it again", es: "Agregar otra vez" });
export const addDuplicateAriaLabel = defineMessage({
  en: (row: string) => `Add it again: ${row}`,
  es: (row) => `Agregar otra vez: ${row}`,
});
export const missingUrlLabel = defineMessage({
  en: "An idea, no link",
  es: "Una idea, sin enlace",
});
export const namePlaceholder = defineMessage({ en: "Name", es: "Nombre" });
export const nameAriaLabel = defineMessage({
  en: (place: number) => `Name ${place}`,
  es: (place) => `Nombre ${place}`,
});
export const pricePlaceholder = defineMessage({ en: "Price", es: "Precio" });
export const priceAriaLabel = defineMessage({
  en: (place: number) => `Price ${place}`,
  es: (place) => `Precio ${place}`,
});
export const removeRowAriaLabel = defineMessage({
  en: (row: string) => `Remove: ${row}`,
  es: (row) => `Quitar: ${row}`,
});
