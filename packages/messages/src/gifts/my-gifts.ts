import { defineMessage } from "../define-message.ts";

export const myGiftsTitle = defineMessage({ en: "Your gifts", es: "Tus regalos" });
export const linkSentMessage = defineMessage({
  en: "If you've given with this address, your link is on its way. No mail in a few minutes? Try the address you used then.",
  es: (address: string) =>
    `Si regalaste algo con ${address}, tu enlace va en camino. ¿No llega en unos minutos? Prueba con el correo que usaste entonces.`,
});
export const requestLinkDescription = defineMessage({
  en: "What you gave, the thank-yous, and whose news you get: we'll e-mail you the link.",
  es: "Lo que regalaste, los agradecimientos y de quién recibes noticias: te enviamos el enlace a tu correo.",
});
export const giftsInBrowserHeading = defineMessage({
  en: "On this device",
  es: "En este dispositivo",
});
export const heldUntilStatus = defineMessage({
  en: "Held for you until {end}",
  es: "Apartado para ti hasta el {end}",
});
export const removedWishStatus = defineMessage({
  en: "No longer on the list",
  es: "Ya no está en la lista",
});
export const removeGiftsFromBrowserButton = defineMessage({
  en: "Forget these on this device",
  es: "Olvidarlos en este dispositivo",
});
export const giftsRemovedFromBrowserTitle = defineMessage({
  en: "Forgotten on this device",
  es: "Olvidados en este dispositivo",
});
export const otherGiftsHeading = defineMessage({
  en: "Gave something elsewhere?",
  es: "¿Regalaste algo desde otro lugar?",
});
export const emailLabel = defineMessage({ en: "Your e-mail address", es: "Tu correo electrónico" });
export const sendLinkButton = defineMessage({ en: "Send me the link", es: "Envíame el enlace" });
export const noFamiliesMessage = defineMessage({
  en: "No family has this address anymore.",
  es: "Ninguna familia guarda ya este correo.",
});
export const unnamedFamilyHeading = defineMessage({ en: "A family", es: "Una familia" });
export const hubLink = defineMessage({
  en: (child: string) => `${child}'s page`,
  es: (child) => `La página de ${child}`,
});
export const subscribedStatus = defineMessage({
  en: "You get the news",
  es: "Recibes las noticias",
});
export const giftsHeading = defineMessage({ en: "What you gave", es: "Lo que regalaste" });
export const unnamedGiftLabel = defineMessage({ en: "A gift", es: "Un regalo" });
export const giftPageLink = defineMessage({ en: "Your gift's page", es: "La página de tu regalo" });
export const thankYouLink = defineMessage({ en: "Their thank-you", es: "Su agradecimiento" });
export const unsubscribeButton = defineMessage({
  en: "Stop this family's mail",
  es: "Dejar de recibir sus correos",
});
export const linkExpiredTitle = defineMessage({ en: "Link too old", es: "Enlace vencido" });
export const linkExpiredHeading = defineMessage({
  en: "This link has expired",
  es: "Este enlace ya venció",
});
export const linkExpiredMessage = defineMessage({
  en: "It works for 30 days. A new one is a moment away.",
  es: "Sirve 30 días. Puedes pedir otro ahora mismo.",
});
export const requestNewLinkButton = defineMessage({
  en: "Get a new link",
  es: "Pedir otro enlace",
});
export const loadErrorTitle = defineMessage({
  en: "We couldn't open your gifts",
  es: "No pudimos abrir tus regalos",
});
export const giftRecipientLabel = defineMessage({
  en: (child: string) => `for ${child}, {day}`,
  es: (child) => `para ${child}, {day}`,
});
export const birthdayMonthLabel = defineMessage({
  en: (month: string) => `Birthday in ${month}`,
  es: (month) => `Cumple años en ${month}`,
});
export const birthdayLabel = defineMessage({
  en: (day: string) => `Birthday ${day}`,
  es: (day) => `Cumpleaños: ${day}`,
});
