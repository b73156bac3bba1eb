import { defineMessage } from "../define-message.ts";

export const downloadExportButton = defineMessage({
  en: "Download your data",
  es: "Descargar tus datos",
});
export const exportPendingStatus = defineMessage({
  en: "Packing everything. With many pictures this takes a moment.",
  es: "Preparando todo. Con muchas fotos esto tarda un momento.",
});
export const exportCompleteStatus = defineMessage({
  en: "Saved to your downloads.",
  es: "Está en tus descargas.",
});
export const connectionError = defineMessage({
  en: "We couldn't reach the server. Please check your connection and try again.",
  es: "No pudimos conectarnos. Revisa tu conexión e inténtalo otra vez.",
});
export const exportError = defineMessage({
  en: "We couldn't pack your data. Please try again in a moment.",
  es: "No pudimos preparar tus datos. Inténtalo otra vez en un momento.",
});
export const sessionExpiredError = defineMessage({
  en: "You were logged out. Please log in again, then try once more.",
  es: "Tu sesión se cerró. Inicia sesión e inténtalo otra vez.",
});
