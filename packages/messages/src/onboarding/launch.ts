import { say } from "../say.ts";

export const familyChat = say({ en: "Family chat", es: "Chat familiar" });
export const wordsForChat = say({
  en: (child: string) =>
    `${child} has a page now. It shows what ${child} wishes for and how to help with school, whenever you like.`,
  es: (child) =>
    `${child} ya tiene una página. Ahí están sus deseos y cómo ayudar con sus estudios, cuando quieran.`,
});
export const invitation = say({ en: "Invitation", es: "Invitación" });
export const wordsForInvitation = say({
  en: (child: string) =>
    `We would love to celebrate ${child} with you. If you are looking for a gift idea, here is ${child}'s page.`,
  es: (child) =>
    `Nos encantaría celebrar a ${child} con ustedes. Si buscan una idea para un regalo, aquí está la página de ${child}.`,
});
export const card = say({ en: "Card", es: "Tarjeta" });
export const wordsForCard = say({
  en: (child: string) => `${child}'s wishes, news and a place for a kind word:`,
  es: (child) => `Los deseos y las noticias de ${child}, y un lugar para unas palabras lindas:`,
});
export const hubOf = say({
  en: (child: string) => `${child}'s Hub`,
  es: (child) => `La página de ${child}`,
});
export const scanToOpen = say({
  en: "Scan to open this hub",
  es: "Escanea para abrir esta página",
});
export const qrCodeOf = say({
  en: (child: string) => `QR code of ${child}'s hub`,
  es: (child) => `Código QR de la página de ${child}`,
});
export const pageIsLive = say({
  en: (child: string) => `${child}'s page is live`,
  es: (child) => `La página de ${child} ya está lista`,
});
export const lead = say({
  en: "Success! Your hub is ready to share!",
  es: "¡Listo! Ya puedes compartir tu página.",
});
export const wordsFor = say({ en: "Words for", es: "Palabras para" });
export const sendToFamily = say({ en: "Send to family", es: "Enviar a la familia" });
export const copyTheWords = say({ en: "Copy the words", es: "Copiar las palabras" });
export const seeItAsGrandma = say({ en: "See it as Grandma", es: "Verla como la abuela" });
export const goToYourDashboard = say({ en: "Go to your dashboard", es: "Ir a tu panel" });
