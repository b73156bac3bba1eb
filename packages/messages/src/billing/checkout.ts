import { defineMessage } from "../define-message.ts";

export const paymentDelayedHeading = defineMessage({
  en: "This is taking longer than usual",
  es: "Está tardando más de lo normal",
});
export const paymentPendingHeading = defineMessage({
  en: "Thank you. One moment, please",
  es: "Gracias. Un momento, por favor",
});
export const paymentDelayedMessage = defineMessage({
  en: "The payment provider hasn't confirmed it yet. Nothing is lost and nothing is charged twice; your plan changes as soon as it does.",
  es: "El servicio de pagos todavía no lo ha confirmado. Nada se pierde y nada se cobra dos veces; tu plan cambia en cuanto lo confirme.",
});
export const pendingTrialMessage = defineMessage({
  en: "We're waiting for the payment provider to confirm your trial. This takes a few seconds.",
  es: "Esperamos a que el servicio de pagos confirme tu prueba. Tarda unos segundos.",
});
export const pendingPlanMessage = defineMessage({
  en: "We're waiting for the payment provider to confirm your plan. This takes a few seconds.",
  es: "Esperamos a que el servicio de pagos confirme tu plan. Tarda unos segundos.",
});
export const reloadButton = defineMessage({ en: "Reload", es: "Volver a cargar" });
export const trialStartedHeading = defineMessage({
  en: "Your Premium trial has begun",
  es: "Tu prueba de Premium ya empezó",
});
export const premiumStartedHeading = defineMessage({
  en: "Welcome to Premium",
  es: "Te damos la bienvenida a Premium",
});
export const trialStartedMessage = defineMessage({
  en: (days: number, until: string) =>
    `For ${days} days, until ${until}, you can try everything in Premium.`,
  es: (days, until) => `Durante ${days} días, hasta el ${until}, puedes probar todo Premium.`,
});
export const premiumStartedMessage = defineMessage({
  en: "Thank you for growing with us. Everything in Premium is yours from now on.",
  es: "Gracias por crecer con nosotros. Desde ahora todo Premium es tuyo.",
});
export const startTrialError = defineMessage({
  en: "Failed to start trial",
  es: "No se pudo empezar la prueba",
});
export const checkoutError = defineMessage({
  en: "Failed to create checkout session",
  es: "No se pudo abrir el pago",
});
export const subscriptionRequiredTitle = defineMessage({
  en: "No Subscription",
  es: "Sin suscripción",
});
export const subscriptionRequiredMessage = defineMessage({
  en: "Please subscribe to access billing portal",
  es: "Suscríbete para abrir el portal de pagos",
});
export const billingPortalError = defineMessage({
  en: "Failed to open billing portal",
  es: "No se pudo abrir el portal de pagos",
});
