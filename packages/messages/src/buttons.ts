import { defineMessage } from "./define-message.ts";

// Buttons and links of several pages for parents. Apart from longer texts, so that the first load of the dashboard
// contains only these.
export const saveButton = defineMessage({ en: "Save", es: "Guardar" });
export const removeButton = defineMessage({ en: "Remove", es: "Quitar" });
export const dismissButton = defineMessage({ en: "Not now", es: "Ahora no" });
export const copyLinkButton = defineMessage({ en: "Copy link", es: "Copiar enlace" });
export const premiumLink = defineMessage({ en: "See Premium", es: "Ver Premium" });
