import { FREE_LINK_LIMIT } from "@giftling/domain/billing/plans";
import { defineMessage, selectPluralForm } from "../define-message.ts";

export const trialDaysLeftTitle = defineMessage({
  en: (days: number) =>
    selectPluralForm(days, {
      one: "1 day left of your Premium trial",
      other: `${days} days left of your Premium trial`,
    }),
  es: (days) =>
    selectPluralForm(days, {
      one: "Te queda 1 día de prueba de Premium",
      other: `Te quedan ${days} días de prueba de Premium`,
    }),
});
export const canceledTrialMessage = defineMessage({
  en: "You cancelled it: it ends by itself, and everything you made stays.",
  es: "La cancelaste: termina sola y todo lo que hiciste se queda.",
});
export const choosePlanMessage = defineMessage({
  en: "Choose a plan to keep unlimited links and children.",
  es: "Elige un plan para conservar enlaces y páginas sin límite.",
});
export const resumePremiumLink = defineMessage({ en: "Resume", es: "Retomar" });
export const viewPlansLink = defineMessage({ en: "See plans", es: "Ver planes" });
export const grantedPremiumTitle = defineMessage({
  en: (day: string) => `Premium is free for you until ${day}`,
  es: (day) => `Tienes Premium gratis hasta el ${day}`,
});
export const grantedPremiumMessage = defineMessage({
  en: "Nothing is charged when it ends.",
  es: "No se cobra nada cuando termine.",
});
export const viewPlanLink = defineMessage({ en: "Your plan", es: "Tu plan" });
export const premiumEndTitle = defineMessage({
  en: (day: string) => `Premium ends on ${day}`,
  es: (day) => `Premium termina el ${day}`,
});
export const premiumEndMessage = defineMessage({
  en: "Everything you made stays, and you can resume until then.",
  es: "Todo lo que hiciste se queda, y hasta entonces puedes retomarlo.",
});
export const paymentFailedTitle = defineMessage({
  en: "Your last payment didn't go through",
  es: "Tu último pago no se pudo cobrar",
});
export const paymentFailedMessage = defineMessage({
  en: "Premium is on hold. Everything you made is kept.",
  es: "Premium está en pausa. Todo lo que hiciste sigue guardado.",
});
export const updatePaymentCardLink = defineMessage({ en: "Update card", es: "Actualizar tarjeta" });
export const linkUsageTitle = defineMessage({
  en: (used: number | null, limit: number) => `${used ?? "…"} of ${limit} links used`,
  es: (used, limit) => `${used ?? "…"} de ${limit} enlaces usados`,
});
export const linkUsageMessage = defineMessage({
  en: "Payment links, registries and activities.",
  es: "Enlaces de pago, listas de regalos y actividades.",
});
export const linkLimitMessage = defineMessage({
  en: (child: string) =>
    `You've used all ${FREE_LINK_LIMIT} links for ${child}. Premium has no limit.`,
  es: (child) => `Ya usaste los ${FREE_LINK_LIMIT} enlaces de ${child}. Premium no tiene límite.`,
});
export const startTrialLink = defineMessage({ en: "Try Premium free", es: "Probar gratis" });
export const referralTitle = defineMessage({
  en: "Invite friends, earn Premium",
  es: "Invita y gana Premium",
});
export const referralMessage = defineMessage({
  en: "A free month for each friend whose first page is up.",
  es: "Un mes gratis por cada familia que publique su primera página.",
});
export const referralLink = defineMessage({ en: "Invite Friends", es: "Invitar" });
export const hideBannerAriaLabel = defineMessage({
  en: (title: string) => `Hide: ${title}`,
  es: (title) => `Ocultar: ${title}`,
});
