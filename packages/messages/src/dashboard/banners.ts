import { plural, say } from "../say.ts";

export const trialDaysLeft = say({
  en: (days: number) =>
    plural(days, {
      one: "1 day left of your Premium trial",
      other: `${days} days left of your Premium trial`,
    }),
  es: (days) =>
    plural(days, {
      one: "Te queda 1 día de prueba de Premium",
      other: `Te quedan ${days} días de prueba de Premium`,
    }),
});
export const trialCancelled = say({
  en: "You cancelled it: it ends by itself, and everything you made stays.",
  es: "La cancelaste: termina sola y todo lo que hiciste se queda.",
});
export const choosePlanToKeep = say({
  en: "Choose a plan to keep unlimited links and children.",
  es: "Elige un plan para conservar enlaces y páginas sin límite.",
});
export const resume = say({ en: "Resume", es: "Retomar" });
export const seePlans = say({ en: "See plans", es: "Ver planes" });
export const freeUntil = say({
  en: (day: string) => `Premium is free for you until ${day}`,
  es: (day) => `Tienes Premium gratis hasta el ${day}`,
});
export const nothingCharged = say({
  en: "Nothing is charged when it ends.",
  es: "No se cobra nada cuando termine.",
});
export const yourPlan = say({ en: "Your plan", es: "Tu plan" });
export const premiumEndsOn = say({
  en: (day: string) => `Premium ends on ${day}`,
  es: (day) => `Premium termina el ${day}`,
});
export const resumeUntilThen = say({
  en: "Everything you made stays, and you can resume until then.",
  es: "Todo lo que hiciste se queda, y hasta entonces puedes retomarlo.",
});
export const paymentFailed = say({
  en: "Your last payment didn't go through",
  es: "Tu último pago no se pudo cobrar",
});
export const onHold = say({
  en: "Premium is on hold. Everything you made is kept.",
  es: "Premium está en pausa. Todo lo que hiciste sigue guardado.",
});
export const updateCard = say({ en: "Update card", es: "Actualizar tarjeta" });
export const linksUsed = say({
  en: (used: number | null, limit: number) => `${used ?? "…"} of ${limit} links used`,
  es: (used, limit) => `${used ?? "…"} de ${limit} enlaces usados`,
});
export const whatCounts = say({
  en: "Payment links, registries and activities.",
  es: "Enlaces de pago, listas de regalos y actividades.",
});
export const freeIsFull = say({
  en: "The Free plan is full. Premium has no limit.",
  es: "El plan Free está lleno. Premium no tiene límite.",
});
export const tryPremium = say({ en: "Try Premium free", es: "Probar gratis" });
export const seePremium = say({ en: "See Premium", es: "Ver Premium" });
export const inviteEarn = say({
  en: "Invite friends, earn Premium",
  es: "Invita y gana Premium",
});
export const freeMonth = say({
  en: "A free month for each friend whose first page is up.",
  es: "Un mes gratis por cada familia que publique su primera página.",
});
export const inviteFriends = say({ en: "Invite Friends", es: "Invitar" });
export const hideOf = say({
  en: (title: string) => `Hide: ${title}`,
  es: (title) => `Ocultar: ${title}`,
});
