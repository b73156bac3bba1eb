import { defineMessage } from "../define-message.ts";

// Messages of the Today page about a handover request and about the payment method (rule: handing-over).
export const handoverRequestTitle = defineMessage({
  en: (owner: string) => `${owner || "The owner"} asks you to take over the page`,
  es: (owner) => `${owner || "Quien es titular"} te pide que te hagas cargo de la página`,
});
export const handoverRequestMessage = defineMessage({
  en: "Nothing changes until you say yes.",
  es: "Nada cambia hasta que digas que sí.",
});
export const viewRequestButton = defineMessage({ en: "See the request", es: "Ver la solicitud" });
export const addPaymentCardTitle = defineMessage({
  en: "Add your own card to keep Premium",
  es: "Agrega tu tarjeta para conservar Premium",
});
export const addPaymentCardMessage = defineMessage({
  en: (day: string | null) =>
    `The former owner's card was removed.${day ? ` Without one, Premium ends on ${day}.` : ""}`,
  es: (day) =>
    `Quitamos la tarjeta de quien era titular.${day ? ` Sin una, Premium termina el ${day}.` : ""}`,
});
export const viewPlanButton = defineMessage({ en: "See your plan", es: "Ver tu plan" });
/** Title of a person's request to join the family. `name` is empty if unknown (rule: joining). */
export const joinRequestTitle = defineMessage({
  en: (name: string) => `${name || "Somebody"} asks to join`,
  es: (name) => `${name || "Alguien"} quiere unirse`,
});
export const joinRequestMessage = defineMessage({
  en: (email: string) => `By your invitation to ${email}.`,
  es: (email) => `Con tu invitación para ${email}.`,
});
export const expiredInvitationTitle = defineMessage({
  en: "Your invitation expired",
  es: "Tu invitación venció",
});
export const expiredInvitationMessage = defineMessage({
  en: (email: string) => `${email} didn't join. Send it again, or take it back.`,
  es: (email) => `${email} no se unió. Envíala otra vez o retírala.`,
});
export const viewInvitationButton = defineMessage({
  en: "See the invitation",
  es: "Ver la invitación",
});
