import { defineMessage } from "../define-message.ts";
import { unnamedPersonLabel } from "./frame.ts";

// Messages of the mails about a handover (rule: handing-over).
export const handoverRequestSubject = defineMessage({
  en: (owner: string) => `${owner || unnamedPersonLabel()} asks you to take over the family's page`,
  es: (owner) =>
    `${owner || unnamedPersonLabel()} te pide que te hagas cargo de la página de tu familia`,
});
export const handoverRequestPreview = defineMessage({
  en: "Nothing changes until you say yes.",
  es: "Nada cambia hasta que digas que sí.",
});
export const handoverRequestMessage = defineMessage({
  en: "If you say yes, the plan, the page's link and who looks after it become yours. The card that pays for the plan now is removed, and you add your own. Nothing changes until then.",
  es: "Si dices que sí, el plan, el enlace de la página y quién la cuida pasan a tus manos. La tarjeta que paga el plan hoy se quita, y tú agregas la tuya. Hasta entonces nada cambia.",
});
export const handoverRequestMessageWithoutBilling = defineMessage({
  en: "If you say yes, the page's link and who looks after it become yours. Nothing changes until then.",
  es: "Si dices que sí, el enlace de la página y quién la cuida pasan a tus manos. Hasta entonces nada cambia.",
});
export const respondToHandoverButton = defineMessage({
  en: "Accept or decline",
  es: "Aceptar o rechazar",
});
export const handoverLinkNote = defineMessage({
  en: (days: number) => `The link works for ${days} days and is only for you.`,
  es: (days) => `El enlace sirve ${days} días y es solo para ti.`,
});

export const handoverRequestSentSubject = defineMessage({
  en: (member: string) => `You asked ${member || "another parent"} to take over the page`,
  es: (member) => `Le pediste a ${member || "otra persona"} que se haga cargo de la página`,
});
export const handoverRequestSentPreview = defineMessage({
  en: (member: string) => `Nothing changes until ${member || "they"} accepts.`,
  es: (member) => `Nada cambia hasta que ${member || "esa persona"} acepte.`,
});
export const handoverRequestSentMessage = defineMessage({
  en: (member: string, days: number) =>
    `${member || "They"} can accept for ${days} days. Until then the page stays yours, and you can withdraw in your settings.`,
  es: (member, days) =>
    `${member || "Esa persona"} puede aceptar durante ${days} días. Hasta entonces la página sigue siendo tuya, y puedes retirar la solicitud en tus ajustes.`,
});
export const handoverRequestSentSecurityNote = defineMessage({
  en: "If you didn't ask for this, withdraw it and sign out on your other devices.",
  es: "Si no lo pediste tú, retira la solicitud y cierra la sesión en tus otros dispositivos.",
});

export const handoverDeclinedSubject = defineMessage({
  en: (member: string) => `${member || unnamedPersonLabel()} won't take over the page`,
  es: (member) => `${member || unnamedPersonLabel()} prefirió no hacerse cargo de la página`,
});
export const handoverDeclinedPreview = defineMessage({
  en: "The page stays yours.",
  es: "La página sigue siendo tuya.",
});
export const handoverDeclinedMessage = defineMessage({
  en: "Nothing has changed: the page stays yours. You can ask somebody else, or ask again later.",
  es: "Nada cambió: la página sigue siendo tuya. Puedes pedírselo a alguien más, o volver a pedirlo después.",
});

export const handoverAcceptedSubject = defineMessage({
  en: (owner: string) => `${owner || "Another parent"} owns the family's page now`,
  es: (owner) => `La página de tu familia ahora es de ${owner || "otra persona"}`,
});
export const handoverAcceptedPreview = defineMessage({
  en: "You still look after it as a parent.",
  es: "Tú la sigues cuidando como antes.",
});
export const handoverAcceptedMessage = defineMessage({
  en: "They said yes to what you asked. You stay on as a parent: the gifts, the news and the thank-yous are there for you as before.",
  es: "Aceptó lo que le pediste. Tú sigues cuidando la página: los regalos, las noticias y los agradecimientos están ahí como siempre.",
});
export const paymentCardRemovedMessage = defineMessage({
  en: "Your card is being removed from the plan. It pays for nothing more here.",
  es: "Estamos quitando tu tarjeta del plan. Aquí ya no paga nada más.",
});

export const addPaymentCardSubject = defineMessage({
  en: "Add your own card to keep Premium",
  es: "Agrega tu tarjeta para conservar Premium",
});
export const addPaymentCardPreview = defineMessage({
  en: "The former owner's card was removed.",
  es: "Quitamos la tarjeta de quien era titular.",
});
export const addPaymentCardMessage = defineMessage({
  en: (day: string | null) =>
    `The page is yours now, and the former owner's card was removed. Please add your own${day ? ` before ${day}` : ""}, so Premium continues. Until then nothing is charged.`,
  es: (day) =>
    `La página ahora es tuya, y quitamos la tarjeta de quien era titular. Agrega la tuya${day ? ` antes del ${day}` : ""} para que Premium continúe. Hasta entonces no se cobra nada.`,
});
export const addPaymentCardButton = defineMessage({ en: "Add a card", es: "Agregar una tarjeta" });
