import { say } from "../say.ts";

export const wasDeleted = say({
  en: (name: string) => `${name} was deleted.`,
  es: (name) => `Se eliminó ${name}.`,
});
export const undoOf = say({
  en: (name: string) => `Undo: ${name}`,
  es: (name) => `Deshacer: ${name}`,
});
export const backInItsPlace = say({
  en: "It is back in its place. Please try again.",
  es: "Volvió a su lugar. Inténtalo otra vez.",
});
export const couldntDelete = say({ en: "Couldn't delete it", es: "No se pudo eliminar" });
export const partDidntLoad = say({
  en: "This part didn't load",
  es: "Esta parte no se cargó",
});
export const everythingIsSafe = say({
  en: "Everything is safe. Please try again.",
  es: "Todo está a salvo. Inténtalo otra vez.",
});
export const edit = say({ en: "Edit", es: "Editar" });
export const editOf = say({
  en: (name: string) => `Edit: ${name}`,
  es: (name) => `Editar: ${name}`,
});
export const remove = say({ en: "Delete", es: "Eliminar" });
export const removeOf = say({
  en: (name: string) => `Delete: ${name}`,
  es: (name) => `Eliminar: ${name}`,
});
export const optionsOf = say({
  en: (name: string) => `Options: ${name}`,
  es: (name) => `Opciones: ${name}`,
});
export const moveToTop = say({ en: "Move to the top", es: "Mover al principio" });
export const moveToEnd = say({ en: "Move to the end", es: "Mover al final" });
export const nowNumber = say({
  en: (name: string, place: number, total: number) => `${name} is now number ${place} of ${total}.`,
  es: (name, place, total) => `${name} es ahora el número ${place} de ${total}.`,
});
export const done = say({ en: "Done", es: "Listo" });
export const changeTheOrder = say({ en: "Change the order", es: "Cambiar el orden" });
export const orderNotSaved = say({
  en: "Error updating order",
  es: "No se guardó el orden",
});
export const orderFailed = say({
  en: "Failed to update order",
  es: "No se pudo cambiar el orden",
});
export const showFewer = say({ en: "Show fewer", es: "Ver menos" });
export const showAll = say({
  en: (count: number) => `Show all ${count}`,
  es: (count) => `Ver todo (${count})`,
});
export const notConfirmedYet = say({ en: "Not confirmed yet", es: "Sin confirmar" });
