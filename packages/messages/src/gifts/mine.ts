import { say } from "../say.ts";

export const yourGifts = say({ en: "Your gifts", es: "Tus regalos" });
export const onItsWay = say({
  en: (address: string) =>
    `If a family may write to ${address}, a mail with your link is on its way. It comes once a day and works for 30 days.`,
  es: (address) =>
    `Si una familia puede escribir a ${address}, ya va en camino un correo con tu enlace. Llega una vez al día y sirve 30 días.`,
});
export const whatItHolds = say({
  en: "What you gave, the thank-yous, and whose news you get: we send the link to your address.",
  es: "Lo que regalaste, los agradecimientos y de quién recibes noticias: te enviamos el enlace a tu correo.",
});
export const yourAddress = say({ en: "Your e-mail address", es: "Tu correo electrónico" });
export const sendMeTheLink = say({ en: "Send me the link", es: "Envíame el enlace" });
export const noFamily = say({
  en: "No family keeps this address any more.",
  es: "Ninguna familia guarda ya este correo.",
});
export const aFamily = say({ en: "A family", es: "Una familia" });
export const pageOf = say({
  en: (child: string) => `${child}'s page`,
  es: (child) => `La página de ${child}`,
});
export const youGetNews = say({ en: "You get the news", es: "Recibes las noticias" });
export const whatYouGave = say({ en: "What you gave", es: "Lo que regalaste" });
export const aGift = say({ en: "A gift", es: "Un regalo" });
export const yourGiftsPage = say({ en: "Your gift's page", es: "La página de tu regalo" });
export const theirThankYou = say({ en: "Their thank-you", es: "Su agradecimiento" });
export const stopMail = say({ en: "Stop this family's mail", es: "Dejar de recibir sus correos" });
export const linkTooOld = say({ en: "Link too old", es: "Enlace vencido" });
export const linkEnded = say({ en: "This link has ended", es: "Este enlace ya venció" });
export const linkWorks30 = say({
  en: "It works for 30 days. A new one is a moment away.",
  es: "Sirve 30 días. Puedes pedir otro ahora mismo.",
});
export const getANewLink = say({ en: "Get a new link", es: "Pedir otro enlace" });
export const cantOpenGifts = say({
  en: "We couldn't open your gifts",
  es: "No pudimos abrir tus regalos",
});
export const givenTo = say({
  en: (child: string) => `for ${child}, {day}`,
  es: (child) => `para ${child}, {day}`,
});
export const birthdayIn = say({
  en: (month: string) => `Birthday in ${month}`,
  es: (month) => `Cumple años en ${month}`,
});
export const birthdayOn = say({
  en: (day: string) => `Birthday ${day}`,
  es: (day) => `Cumpleaños: ${day}`,
});
