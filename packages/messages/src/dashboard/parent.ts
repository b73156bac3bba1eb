import { defineMessage } from "../define-message.ts";

// Messages shared by several pages for parents.
export const errorTitle = defineMessage({ en: "Error", es: "Error" });
export const signOutButton = defineMessage({ en: "Log Out", es: "Cerrar sesión" });
export const connectionError = defineMessage({
  en: "We couldn't reach the server. Please try again.",
  es: "No pudimos conectarnos. Inténtalo otra vez.",
});
export const accountLoadErrorTitle = defineMessage({
  en: "We couldn't reach your account",
  es: "No pudimos abrir tu cuenta",
});
export const accountLoadErrorMessage = defineMessage({
  en: "Please check your connection and try again. Nothing is lost.",
  es: "Revisa tu conexión e inténtalo otra vez. Nada se ha perdido.",
});
export const dashboardLink = defineMessage({ en: "Go to the dashboard", es: "Ir al panel" });
export const qrCodeButton = defineMessage({ en: "QR code", es: "Ver QR" });
export const hubPreviewAriaLabel = defineMessage({
  en: "Preview of your page",
  es: "Vista previa de tu página",
});
export const hubPreviewCaption = defineMessage({
  en: "What relatives will see",
  es: "Lo que verán tus familiares",
});
