import { defineMessage } from "../define-message.ts";

// Messages for the parent who can accept a handover (rule: handing-over).
export const handoverRequestTitle = defineMessage({
  en: (owner: string) => `${owner || "The owner"} asks you to take over the page`,
  es: (owner) => `${owner || "Quien es titular"} te pide que te hagas cargo de la página`,
});
export const handoverRequestDescription = defineMessage({
  en: (day: string) => `Nothing changes until you say yes. You can answer until ${day}.`,
  es: (day) => `Nada cambia hasta que digas que sí. Puedes responder hasta el ${day}.`,
});
export const planTransferNote = defineMessage({
  en: "The plan, the page's link and who looks after it become yours.",
  es: "El plan, el enlace de la página y quién la cuida pasan a tus manos.",
});
export const familyUrlTransferNote = defineMessage({
  en: "The page's link and who looks after it become yours.",
  es: "El enlace de la página y quién la cuida pasan a tus manos.",
});
export const paymentCardNote = defineMessage({
  en: "A card that pays for Premium now is removed. You add your own before it renews.",
  es: "Si hoy una tarjeta paga Premium, se quita. Tú agregas la tuya antes de que se renueve.",
});
export const formerOwnerNote = defineMessage({
  en: (owner: string) => `${owner || "The owner"} stays on as a parent.`,
  es: (owner) => `${owner || "Quien es titular"} sigue cuidando la página.`,
});
export const acceptHandoverButton = defineMessage({ en: "Take over", es: "Aceptar" });
export const declineHandoverButton = defineMessage({ en: "Decline", es: "Rechazar" });
export const handoverAcceptedConfirmation = defineMessage({
  en: "You own the page now",
  es: "La página ahora es tuya",
});
export const handoverDeclinedConfirmation = defineMessage({
  en: "Declined. Nothing has changed",
  es: "Rechazaste la solicitud. Nada cambió",
});
export const expiredHandoverTitle = defineMessage({
  en: "That request has expired",
  es: "Esa solicitud ya venció",
});
export const expiredHandoverDescription = defineMessage({
  en: (owner: string) => `${owner || "The owner"} can ask you again to take over the page.`,
  es: (owner) =>
    `${owner || "Quien es titular"} puede pedirte otra vez que te hagas cargo de la página.`,
});
export const handoverValidityNote = defineMessage({
  en: "A request works once, within 14 days.",
  es: "Sirve 14 días y una sola vez.",
});
