import { say } from "../say.ts";

export const download = say({ en: "Download your data", es: "Descargar tus datos" });
export const packing = say({
  en: "Packing everything. With many pictures this takes a moment.",
  es: "Preparando todo. Con muchas fotos esto tarda un momento.",
});
export const saved = say({ en: "Saved to your downloads.", es: "Está en tus descargas." });
export const offline = say({
  en: "We couldn't reach the server. Please check your connection and try again.",
  es: "No pudimos conectarnos. Revisa tu conexión e inténtalo otra vez.",
});
export const failed = say({
  en: "We couldn't pack your data. Please try again in a moment.",
  es: "No pudimos preparar tus datos. Inténtalo otra vez en un momento.",
});
export const loggedOut = say({
  en: "You were logged out. Please log in again, then try once more.",
  es: "Tu sesión se cerró. Inicia sesión e inténtalo otra vez.",
});
