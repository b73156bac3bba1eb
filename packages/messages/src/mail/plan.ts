import { defineMessage } from "../define-message.ts";

// Messages of the mails about a trial, a payment or a referral reward (rule: parent-mail).
export const trialEndingSubject = defineMessage({
  en: (day: string) => `Your Premium trial ends on ${day}`,
  es: (day) => `Tu prueba gratis de Premium termina el ${day}`,
});
export const trialEndingPreview = defineMessage({
  en: "Nothing is lost, whatever you choose.",
  es: "No pierdes nada, elijas lo que elijas.",
});
export const trialEndingTitle = defineMessage({
  en: (day: string) => `Your trial ends on ${day}`,
  es: (day) => `Tu prueba gratis termina el ${day}`,
});
export const trialEndingMessage = defineMessage({
  en: "Your family's page stays up, and all that you wrote stays yours. Choose a plan to keep Premium, or continue on Free.",
  es: "La página de tu familia sigue en línea, y todo lo que escribiste sigue siendo tuyo. Elige un plan para conservar Premium, o sigue gratis.",
});
export const viewPlansButton = defineMessage({ en: "See your choices", es: "Ver tus opciones" });
export const trialEndingNote = defineMessage({
  en: "If you gave us a card, Premium simply continues. If not, nothing is charged.",
  es: "Si nos diste una tarjeta, Premium simplemente continúa. Si no, no se cobra nada.",
});

export const trialEndedSubject = defineMessage({
  en: "Your Premium trial has ended",
  es: "Tu prueba gratis de Premium terminó",
});
export const trialEndedPreview = defineMessage({
  en: "Your family's page is still up, and nothing is lost.",
  es: "La página de tu familia sigue en línea y no se perdió nada.",
});
export const trialEndedTitle = defineMessage({
  en: "Your trial has ended",
  es: "Tu prueba gratis terminó",
});
export const trialEndedMessage = defineMessage({
  en: "Your family's page is still up, and nothing is lost. To use your dashboard again, choose a plan or continue on Free.",
  es: "La página de tu familia sigue en línea y no se perdió nada. Para volver a usar tu panel, elige un plan o sigue gratis.",
});
export const choosePlanButton = defineMessage({
  en: "Choose what's next",
  es: "Elegir cómo seguir",
});

export const paymentFailedSubject = defineMessage({
  en: "Your payment for Premium didn't go through",
  es: "Tu pago de Premium no se pudo hacer",
});
export const paymentFailedPreview = defineMessage({
  en: "Please check your card. Your family's page stays up.",
  es: "Revisa tu tarjeta, por favor. La página de tu familia sigue en línea.",
});
export const paymentFailedTitle = defineMessage({
  en: "Your payment didn't go through",
  es: "Tu pago no se pudo hacer",
});
export const paymentFailedMessage = defineMessage({
  en: "The card for your Premium plan was refused. This often means that it has expired. Please check it, and we will try again. Your family's page stays up.",
  es: "La tarjeta de tu plan Premium fue rechazada. Muchas veces es porque venció. Revísala, por favor, y lo intentaremos otra vez. La página de tu familia sigue en línea.",
});
export const updatePaymentCardButton = defineMessage({
  en: "Check your card",
  es: "Revisar tu tarjeta",
});

export const referralRewardSubject = defineMessage({
  en: "A month of Premium, thanks to you",
  es: "Un mes de Premium, gracias a ti",
});
export const referralRewardPreview = defineMessage({
  en: "A friend you invited has published their family's first page.",
  es: "Una familia que invitaste publicó su primera página.",
});
export const referralRewardMessage = defineMessage({
  en: "A friend you invited has published their family's first page. A month of Premium is yours for it.",
  es: "Una familia que invitaste publicó su primera página. Por eso tienes un mes de Premium.",
});
export const referralRewardMessageWithEndDate = defineMessage({
  en: (day: string) => `${referralRewardMessage()} It now runs until ${day}.`,
  es: (day) => `${referralRewardMessage()} Ahora dura hasta el ${day}.`,
});
export const viewReferralsButton = defineMessage({
  en: "See your invitations",
  es: "Ver tus invitaciones",
});
