import { defineMessage } from "../define-message.ts";
import { EDIT_LINK_ERROR_MESSAGES, EDIT_LINK_ERROR_TITLES } from "../links/kinds.ts";

export const viewButton = defineMessage({ en: "View", es: "Ver" });
export const saveChangesButton = defineMessage({ en: "Save changes", es: "Guardar cambios" });
export const changesSavedConfirmation = defineMessage({
  en: "Changes saved",
  es: "Cambios guardados",
});
export const recreateEntryButton = defineMessage({ en: "Add it again", es: "Agregarlo otra vez" });
export const entryDeletedError = defineMessage({
  en: "This was deleted somewhere else, so there is nothing left to change. What you typed is still here: add it again, or cancel.",
  es: "Esto se eliminó en otro lugar, así que ya no hay nada que cambiar. Lo que escribiste sigue aquí: agrégalo otra vez o cancela.",
});
export const entryAlreadySavedError = defineMessage({
  en: "Your first try went through, and it is saved as you first wrote it. Close this to keep it, or save again to add this one too.",
  es: "Tu primer intento sí llegó y se guardó como lo escribiste al principio. Cierra esto para dejarlo así, o guarda otra vez para agregar este también.",
});
export const connectionError = defineMessage({
  en: "We couldn't reach the server. Please try again.",
  es: "No pudimos conectar con el servidor. Inténtalo otra vez.",
});
export const sessionExpiredError = defineMessage({
  en: "You were logged out. What you typed is still here: log in and carry on.",
  es: "Tu sesión se cerró mientras tanto. Lo que escribiste sigue guardado: inicia sesión y continúa aquí.",
});
export const sessionExpiredWithoutDraftError = defineMessage({
  en: "You were logged out. Log in and try again.",
  es: "Tu sesión se cerró mientras tanto. Inicia sesión e inténtalo otra vez.",
});
export const priorityCheckboxLabel = defineMessage({
  en: "Show among the Top 3 Priorities",
  es: "Mostrar en «Lo más importante»",
});
export const prioritySlotLabel = defineMessage({ en: "Place", es: "Lugar" });
export const prioritySlotDescription = defineMessage({
  en: "Whatever is there now makes room.",
  es: "Lo que esté ahí le deja su lugar.",
});

const UPDATE_ERROR_TITLES = {
  gift: defineMessage({ en: "Error updating item", es: "No se guardó el deseo" }),
  update: defineMessage({ en: "Error updating update", es: "No se guardó la noticia" }),
  occasion: defineMessage({ en: "Error updating occasion", es: "No se guardó la ocasión" }),
  ...EDIT_LINK_ERROR_TITLES,
};
const UPDATE_ERROR_MESSAGES = {
  gift: defineMessage({ en: "Failed to update item", es: "No se pudo cambiar el deseo" }),
  update: defineMessage({ en: "Failed to update update", es: "No se pudo cambiar la noticia" }),
  occasion: defineMessage({
    en: "Failed to update occasion",
    es: "No se pudo cambiar la ocasión",
  }),
  ...EDIT_LINK_ERROR_MESSAGES,
};
export type EditableEntryKind = keyof typeof UPDATE_ERROR_TITLES;
export const getUpdateErrorToast = (what: EditableEntryKind) => ({
  title: UPDATE_ERROR_TITLES[what](),
  message: UPDATE_ERROR_MESSAGES[what](),
});
