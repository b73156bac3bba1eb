import { defineMessage } from "../define-message.ts";

// Messages of the mails with a family's updates and thank-yous (rule: update-mail).
export const updateKicker = defineMessage({
  en: (child: string) => `News of ${child}`,
  es: (child) => `Noticias de ${child}`,
});
export const updateMailReason = defineMessage({
  en: (child: string) => `You get this because you asked for news of ${child}.`,
  es: (child) => `Recibes este correo porque pediste noticias de ${child}.`,
});
export const updatePictureAltText = defineMessage({
  en: (title: string) => `A picture of this update: ${title}`,
  es: (title) => `Una foto de esta noticia: ${title}`,
});

export const thankYouRecipientLabel = defineMessage({
  en: (giver: string) => `For ${giver}`,
  es: (giver) => `Para ${giver}`,
});
export const thankYouMailReason = defineMessage({
  en: (child: string) => `You get this because you gave ${child} a gift and left your address.`,
  es: (child) => `Recibes este correo porque le diste un regalo a ${child} y dejaste tu dirección.`,
});
export const openThankYouCardButton = defineMessage({
  en: "Open the card",
  es: "Abrir la tarjeta",
});
