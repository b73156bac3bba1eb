import { say } from "../say.ts";

export const view = say({ en: "View", es: "Ver" });
export const saveChanges = say({ en: "Save changes", es: "Guardar cambios" });
export const changesSaved = say({ en: "Changes saved", es: "Cambios guardados" });
export const addItAgain = say({ en: "Add it again", es: "Agregarlo otra vez" });
export const gone = say({
  en: "This was deleted somewhere else, so there is nothing left to change. What you typed is still here: add it again, or cancel.",
  es: "Esto se eliminó en otro lugar, así que ya no hay nada que cambiar. Lo que escribiste sigue aquí: agrégalo otra vez o cancela.",
});
export const earlierTryArrived = say({
  en: "Your first try did arrive, and it is saved as you first wrote it. Close this to keep it so, or save again to add this one too.",
  es: "Tu primer intento sí llegó y se guardó como lo escribiste al principio. Cierra esto para dejarlo así, o guarda otra vez para agregar este también.",
});
export const noAnswer = say({
  en: "We couldn't reach the server. Please try again.",
  es: "No pudimos conectar con el servidor. Inténtalo otra vez.",
});
export const signedOut = say({
  en: "You were logged out meanwhile. What you typed is kept: log in, and go on here.",
  es: "Tu sesión se cerró mientras tanto. Lo que escribiste sigue guardado: inicia sesión y continúa aquí.",
});
export const showAmongPriorities = say({
  en: "Show among the Top 3 Priorities",
  es: "Mostrar en «Lo más importante»",
});
export const place = say({ en: "Place", es: "Lugar" });
export const makesRoom = say({
  en: "Whatever stands there now makes room.",
  es: "Lo que esté ahí le deja su lugar.",
});

const NOT_UPDATED = {
  gift: say({ en: "Error updating item", es: "No se guardó el deseo" }),
  update: say({ en: "Error updating update", es: "No se guardó la noticia" }),
  payment: say({ en: "Error updating payment link", es: "No se guardó el enlace de pago" }),
  registry: say({ en: "Error updating registry", es: "No se guardó la lista de regalos" }),
};
const UPDATE_FAILED = {
  gift: say({ en: "Failed to update item", es: "No se pudo cambiar el deseo" }),
  update: say({ en: "Failed to update update", es: "No se pudo cambiar la noticia" }),
  payment: say({
    en: "Failed to update payment link",
    es: "No se pudo cambiar el enlace de pago",
  }),
  registry: say({
    en: "Failed to update registry",
    es: "No se pudo cambiar la lista de regalos",
  }),
};
/** Kind of dashboard entry that a parent edits in a dialog. */
export type Edited = keyof typeof NOT_UPDATED;
export const notUpdated = (what: Edited) => ({
  title: NOT_UPDATED[what](),
  message: UPDATE_FAILED[what](),
});
