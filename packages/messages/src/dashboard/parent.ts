import { say } from "../say.ts";

/** Texts that several of the parent's pages share. */
export const error = say({ en: "Error", es: "Error" });
export const logOut = say({ en: "Log Out", es: "Cerrar sesión" });
export const unreachable = say({
  en: "We couldn't reach the server. Please try again.",
  es: "No pudimos conectarnos. Inténtalo otra vez.",
});
export const accountUnreachable = say({
  en: "We couldn't reach your account",
  es: "No pudimos abrir tu cuenta",
});
export const nothingIsLost = say({
  en: "Please check your connection and try again. Nothing is lost.",
  es: "Revisa tu conexión e inténtalo otra vez. Nada se ha perdido.",
});
export const goToTheDashboard = say({ en: "Go to the dashboard", es: "Ir al panel" });
export const qrCode = say({ en: "QR code", es: "Ver QR" });
export const previewOfYourHub = say({
  en: "Preview of your hub",
  es: "Vista previa de tu página",
});
export const whatRelativesSee = say({
  en: "What relatives will see",
  es: "Lo que verán tus familiares",
});
