import { defineMessage } from "../define-message.ts";

export const familyChatLabel = defineMessage({ en: "Family chat", es: "Chat familiar" });
export const familyChatMessage = defineMessage({
  en: (child: string) =>
    `${child} has a page now. It shows what ${child} wishes for and how to help with school, whenever you like.`,
  es: (child) =>
    `${child} ya tiene una página. Ahí están sus deseos y cómo ayudar con sus estudios, cuando quieran.`,
});
export const invitationLabel = defineMessage({ en: "Invitation", es: "Invitación" });
export const invitationMessage = defineMessage({
  en: (child: string) =>
    `We would love to celebrate ${child} with you. If you are looking for a gift idea, here is ${child}'s page.`,
  es: (child) =>
    `Nos encantaría celebrar a ${child} con ustedes. Si buscan una idea para un regalo, aquí está la página de ${child}.`,
});
export const cardLabel = defineMessage({ en: "Card", es: "Tarjeta" });
export const cardMessage = defineMessage({
  en: (child: string) => `${child}'s wishes, news and a place for a kind word:`,
  es: (child) => `Los deseos y las noticias de ${child}, y un lugar para unas palabras lindas:`,
});
export const shareTitle = defineMessage({
  en: (child: string) => `${child}'s Hub`,
  es: (child) => `La página de ${child}`,
});
export const qrCodeTitle = defineMessage({
  en: "Scan to open this page",
  es: "Escanea para abrir esta página",
});
export const qrCodeAriaLabel = defineMessage({
  en: (child: string) => `QR code of ${child}'s page`,
  es: (child) => `Código QR de la página de ${child}`,
});
export const launchTitle = defineMessage({
  en: (child: string) => `${child}'s page is live`,
  es: (child) => `La página de ${child} ya está lista`,
});
export const launchMessage = defineMessage({
  en: "Success! Your hub is ready to share!",
  es: "¡Listo! Ya puedes compartir tu página.",
});
export const shareChannelAriaLabel = defineMessage({ en: "Words for", es: "Palabras para" });
export const shareButton = defineMessage({ en: "Send to family", es: "Enviar a la familia" });
export const copyMessageButton = defineMessage({ en: "Copy the message", es: "Copiar el mensaje" });
export const previewHubLink = defineMessage({
  en: "See it as Grandma",
  es: "Verla como la abuela",
});
export const goToDashboardButton = defineMessage({
  en: "Go to your dashboard",
  es: "Ir a tu panel",
});
