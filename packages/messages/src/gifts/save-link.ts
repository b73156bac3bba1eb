import { defineMessage } from "../define-message.ts";

export const qrCodeTitle = defineMessage({
  en: "Scan it with your phone",
  es: "Escanéalo con tu teléfono",
});
export const qrCodeAriaLabel = defineMessage({
  en: "QR code of your gift's page",
  es: "Código QR de la página de tu regalo",
});
export const qrCodeDescription = defineMessage({
  en: "It opens your gift there. Don't show it to anyone else.",
  es: "Ahí se abre tu regalo. No se lo muestres a nadie.",
});
export const saveLinkHeading = defineMessage({
  en: "Keep this for later",
  es: "Guárdalo para después",
});
export const saveLinkDescription = defineMessage({
  en: "Save this link to find your gift again.",
  es: "Guarda este enlace para volver a encontrar tu regalo.",
});
export const sendLinkButton = defineMessage({ en: "Send it to myself", es: "Enviármelo" });
export const showQrCodeButton = defineMessage({ en: "Show a QR code", es: "Mostrar un código QR" });
