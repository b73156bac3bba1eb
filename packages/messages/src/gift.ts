import { say } from "./say.ts";

export const scanIt = say({ en: "Scan it with your phone", es: "Escanéalo con tu teléfono" });
export const qrOfYourGift = say({
  en: "QR code of your gift's page",
  es: "Código QR de la página de tu regalo",
});
export const opensYourGift = say({
  en: "It opens your gift there. Show it to nobody else.",
  es: "Ahí se abre tu regalo. No se lo muestres a nadie.",
});
export const keepForLater = say({ en: "Keep this for later", es: "Guárdalo para después" });
export const onlyThisAddress = say({
  en: "Only this address opens your gift, on any device. Send it to yourself, or scan it.",
  es: "Solo esta dirección abre tu regalo, en cualquier aparato. Envíatela o escanéala.",
});
export const sendToMyself = say({ en: "Send it to myself", es: "Enviármelo" });
export const copyTheLink = say({ en: "Copy the link", es: "Copiar el enlace" });
export const showQr = say({ en: "Show a QR code", es: "Mostrar un código QR" });
