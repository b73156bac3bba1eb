import { defineMessage } from "../define-message.ts";

export const entryDeletedStatus = defineMessage({
  en: (name: string) => `${name} was deleted.`,
  es: (name) => `Se eliminó ${name}.`,
});
export const undoAriaLabel = defineMessage({
  en: (name: string) => `Undo: ${name}`,
  es: (name) => `Deshacer: ${name}`,
});
export const deleteErrorMessage = defineMessage({
  en: "It is back in its place. Please try again.",
  es: "Volvió a su lugar. Inténtalo otra vez.",
});
export const deleteErrorTitle = defineMessage({
  en: "Couldn't delete it",
  es: "No se pudo eliminar",
});
export const sectionLoadErrorTitle = defineMessage({
  en: "This part didn't load",
  es: "Esta parte no se cargó",
});
export const sectionLoadErrorMessage = defineMessage({
  en: "Everything is safe. Please try again.",
  es: "Todo está a salvo. Inténtalo otra vez.",
});
export const editButton = defineMessage({ en: "Edit", es: "Editar" });
export const editAriaLabel = defineMessage({
  en: (name: string) => `Edit: ${name}`,
  es: (name) => `Editar: ${name}`,
});
export const deleteButton = defineMessage({ en: "Delete", es: "Eliminar" });
export const deleteAriaLabel = defineMessage({
  en: (name: string) => `Delete: ${name}`,
  es: (name) => `Eliminar: ${name}`,
});
export const optionsAriaLabel = defineMessage({
  en: (name: string) => `Options: ${name}`,
  es: (name) => `Opciones: ${name}`,
});
export const moveToTopButton = defineMessage({ en: "Move to the top", es: "Mover al principio" });
export const moveToEndButton = defineMessage({ en: "Move to the end", es: "Mover al final" });
export const reorderAnnouncement = defineMessage({
  en: (name: string, place: number, total: number) => `${name} is now number ${place} of ${total}.`,
  es: (name, place, total) => `${name} es ahora el número ${place} de ${total}.`,
});
export const doneButton = defineMessage({ en: "Done", es: "Listo" });
export const reorderButton = defineMessage({ en: "Change the order", es: "Cambiar el orden" });
export const reorderErrorTitle = defineMessage({
  en: "Error updating order",
  es: "No se guardó el orden",
});
export const reorderErrorMessage = defineMessage({
  en: "Failed to update order",
  es: "No se pudo cambiar el orden",
});
export const showFewerButton = defineMessage({ en: "Show fewer", es: "Ver menos" });
export const showAllButton = defineMessage({
  en: (count: number) => `Show all ${count}`,
  es: (count) => `Ver todo (${count})`,
});
export const unconfirmedStatus = defineMessage({ en: "Not confirmed yet", es: "Sin confirmar" });
