import { defineMessage, selectPluralForm } from "../define-message.ts";

export const chooseFreePlanError = defineMessage({
  en: "We couldn't reach the server. Your plan is as it was.",
  es: "No pudimos conectarnos. Tu plan sigue igual.",
});
export const freePlanHeading = defineMessage({
  en: "Or stay on Free",
  es: "O quédate con el plan Gratis",
});
export const freePlanDescription = defineMessage({
  en: "Nothing to pay, and everything you made stays.",
  es: "No pagas nada, y todo lo que hiciste se queda.",
});
export const chooseFreePlanButton = defineMessage({
  en: "Continue on Free",
  es: "Seguir gratis",
});
export const freePlanConfirmationTitle = defineMessage({
  en: "You're on Free",
  es: "Ya tienes el plan Gratis",
});
export const freePlanConfirmationMessage = defineMessage({
  en: "Everything you made is where it was.",
  es: "Todo lo que hiciste sigue en su lugar.",
});
export const chooseFreePlanTitle = defineMessage({
  en: "Continue on Free?",
  es: "¿Seguir gratis?",
});
export const dashboardAccessNote = defineMessage({
  en: "Your dashboard opens again, and your family's page stays up as it is.",
  es: "Tu panel se abre otra vez, y la página de tu familia sigue como está.",
});
export const freePlanLimitsNote = defineMessage({
  en: (children: number, links: number) =>
    `Free has room for ${children} children with ${links} links each. What you have beyond that stays and can be edited; you just can't add more.`,
  es: (children, links) =>
    `El plan Gratis permite ${children} niños con ${links} enlaces cada uno. Lo que tengas de más se queda y se puede editar; solo que no puedes agregar más.`,
});
export const trialOfferEndNote = defineMessage({
  en: (price: string) => `The offer after your trial ends here. Later, Premium is ${price}.`,
  es: (price) =>
    `La oferta después de tu prueba termina aquí. Más adelante, Premium cuesta ${price}.`,
});
export const unpaidPlanEndNote = defineMessage({
  en: (price: string) =>
    `The unpaid plan ends, and nothing is charged. Later, Premium is ${price}.`,
  es: (price) =>
    `El plan sin pagar termina y no se cobra nada. Más adelante, Premium cuesta ${price}.`,
});

export const upgradeButton = defineMessage({ en: "Upgrade to Premium", es: "Pasarme a Premium" });
export const premiumPlanHeading = defineMessage({ en: "Keep Premium", es: "Conserva Premium" });
export const startTrialButton = defineMessage({
  en: "Start free trial",
  es: "Empezar la prueba gratis",
});
export const trialNote = defineMessage({
  en: (days: number) => `The trial lasts ${days} days, needs no card and ends by itself.`,
  es: (days) => `La prueba dura ${days} días, no pide tarjeta y termina sola.`,
});
export const grantedPremiumNote = defineMessage({
  en: "Your free Premium runs until its end. Upgrading starts the paid plan today.",
  es: "Tu Premium de regalo sigue hasta que termine. Si te pasas ahora, el plan de pago empieza hoy.",
});
export const upgradeDuringTrialNote = defineMessage({
  en: "Upgrading starts the paid plan today. To use up the trial first, add your card under Manage Billing.",
  es: "Si te pasas ahora, el plan de pago empieza hoy. Para aprovechar antes la prueba, agrega tu tarjeta en «Gestionar pagos».",
});
export const cancellationNote = defineMessage({
  en: "Cancel any time; Premium stays until the end of what you paid for.",
  es: "Cancela cuando quieras; Premium sigue hasta el final de lo que pagaste.",
});

export const currentPlanHeading = defineMessage({ en: "Current plan", es: "Plan actual" });
export const addPaymentCardMessage = defineMessage({
  en: "Add one that works under Manage Billing: Premium is back as soon as it is paid. Everything you made is kept.",
  es: "Agrega una que funcione en «Gestionar pagos»: Premium vuelve en cuanto se pague. Todo lo que hiciste se conserva.",
});
export const resumeTrialButton = defineMessage({ en: "Resume the trial", es: "Retomar la prueba" });
export const resumePremiumButton = defineMessage({ en: "Resume Premium", es: "Retomar Premium" });
export const manageBillingButton = defineMessage({ en: "Manage Billing", es: "Gestionar pagos" });
export const supportNote = defineMessage({
  en: "Need a hand? {link}. Premium families are answered first.",
  es: "¿Necesitas ayuda? {link}. Respondemos primero a las familias con Premium.",
});
export const supportLink = defineMessage({
  en: "Write to priority support",
  es: "Escribe a la atención prioritaria",
});
export const supportMailSubject = defineMessage({
  en: "Priority support",
  es: "Atención prioritaria",
});

export const activeBenefitsHeading = defineMessage({
  en: "Yours with Premium",
  es: "Lo que tienes con Premium",
});
export const premiumBenefitsHeading = defineMessage({
  en: "What's in Premium",
  es: "Lo que incluye Premium",
});
export const enterpriseNote = defineMessage({
  en: "A school, a charity, several families? Enterprise brings your own domain, your own look and dedicated support. {link}",
  es: "¿Una escuela, una organización, varias familias? Con Enterprise tienes tu propio dominio, tu propio diseño y atención personal. {link}",
});
export const noBillingHeading = defineMessage({
  en: "Everything is included here",
  es: "Aquí todo está incluido",
});
export const noBillingMessage = defineMessage({
  en: "This installation has no plans and no prices.",
  es: "Esta instalación no tiene planes ni precios.",
});

export const trialDaysLeftTitle = defineMessage({
  en: (days: number) =>
    selectPluralForm(days, {
      one: "1 day left of your Premium trial",
      other: `${days} days left of your Premium trial`,
    }),
  es: (days) =>
    selectPluralForm(days, {
      one: "Queda 1 día de tu prueba de Premium",
      other: `Quedan ${days} días de tu prueba de Premium`,
    }),
});
export const canceledTrialMessage = defineMessage({
  en: (day: string) => `It ends on ${day}, and nothing is charged.`,
  es: (day) => `Termina el ${day} y no se cobra nada.`,
});
export const trialMessage = defineMessage({
  en: (day: string, price: string) =>
    `Until ${day}. Without a card it ends by itself and nothing is charged; with one, Premium continues for ${price}.`,
  es: (day, price) =>
    `Hasta el ${day}. Sin tarjeta termina sola y no se cobra nada; con tarjeta, Premium sigue por ${price}.`,
});

export const trialOfferHeading = defineMessage({
  en: "Continue with Premium",
  es: "Sigue con Premium",
});
export const trialOfferDescription = defineMessage({
  en: "A price for families who have tried it. Cancel any time.",
  es: "Un precio para familias que ya lo probaron. Cancela cuando quieras.",
});
export const choosePriceButton = defineMessage({
  en: (price: string) => `Choose ${price}`,
  es: (price) => `Elegir ${price}`,
});

const left = defineMessage({
  en: (days: number) => selectPluralForm(days, { one: "1 day left", other: `${days} days left` }),
  es: (days) => selectPluralForm(days, { one: "Queda 1 día", other: `Quedan ${days} días` }),
});
export const trialPlanLabel = defineMessage({ en: "Premium trial", es: "Prueba de Premium" });
export const canceledTrialPlanLabel = defineMessage({
  en: "Premium trial, cancelled",
  es: "Prueba de Premium, cancelada",
});
export const trialStatus = defineMessage({
  en: (days: number, day: string) => `${left(days)}, until ${day}.`,
  es: (days, day) => `${left(days)}, hasta el ${day}.`,
});
export const canceledTrialStatus = defineMessage({
  en: (days: number, day: string) => `${left(days)}. ${canceledTrialMessage(day)}`,
  es: (days, day) => `${left(days)}. ${canceledTrialMessage(day)}`,
});
export const grantedPremiumStatus = defineMessage({
  en: (day: string) => `Yours as a gift until ${day}.`,
  es: (day) => `Es tuyo de regalo hasta el ${day}.`,
});
export const pastDuePlanLabel = defineMessage({ en: "Premium, on hold", es: "Premium, en pausa" });
export const paymentFailedStatus = defineMessage({
  en: "Your last payment didn't go through. Please update your card.",
  es: "Tu último pago no se pudo hacer. Actualiza tu tarjeta.",
});
export const trialEndedTitle = defineMessage({
  en: "Your trial has ended",
  es: "Tu prueba terminó",
});
export const trialEndedMessage = defineMessage({
  en: "Everything you made is kept. Choose what's next.",
  es: "Todo lo que hiciste se conserva. Elige cómo seguir.",
});
export const freePlanStatus = defineMessage({
  en: (children: number, links: number) =>
    `Up to ${children} children, with ${links} links for each.`,
  es: (children, links) => `Hasta ${children} niños, con ${links} enlaces cada uno.`,
});
export const unlimitedPlanStatus = defineMessage({
  en: "Unlimited children and links.",
  es: "Niños y enlaces sin límite.",
});
export const subscriptionEndStatus = defineMessage({
  en: (day: string) => `Ends on ${day}. Until then nothing changes.`,
  es: (day) => `Termina el ${day}. Hasta entonces nada cambia.`,
});
export const paymentMethodRequiredStatus = defineMessage({
  en: (day: string) =>
    `The former owner's card was removed. Add your own under Manage Billing before ${day}, so Premium continues.`,
  es: (day) =>
    `Quitamos la tarjeta de quien era titular. Agrega la tuya en «Gestionar pagos» antes del ${day} para que Premium continúe.`,
});
export const renewalStatus = defineMessage({
  en: (day: string) => `Renews on ${day}.`,
  es: (day) => `Se renueva el ${day}.`,
});
