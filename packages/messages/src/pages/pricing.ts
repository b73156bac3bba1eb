import { translatePremiumFeature } from "../billing/plans.ts";
import { defineMessage } from "../define-message.ts";

export const description = defineMessage({
  en: "Free covers the essentials of a family's gift page. Premium removes the limits and adds themes and analytics.",
  es: "El plan Gratis cubre lo esencial de la página de regalos de una familia. Premium quita los límites y agrega temas y estadísticas.",
});
export const descriptionWithoutBilling = defineMessage({
  en: "Everything is included here: no plans and no prices.",
  es: "Aquí todo está incluido: sin planes y sin precios.",
});

export const pageHeading = defineMessage({
  en: "Pricing That Grows With Your Family",
  es: "Planes que crecen con tu familia",
});
export const pageSubheading = defineMessage({
  en: "Start free • Upgrade when you're ready",
  es: "Empieza gratis • Pásate a Premium cuando quieras",
});
export const freePlanNote = defineMessage({
  en: "All it takes for a first page.",
  es: "Todo para tu primera página.",
});
export const freePlanLimitsNote = defineMessage({
  en: (children: number, links: number) =>
    `Made for one child, with room for ${children}, and ${links} links for each.`,
  es: (children, links) =>
    `Pensado para un niño, con lugar para ${children} y ${links} enlaces cada uno.`,
});
export const viewPlanButton = defineMessage({ en: "See your plan", es: "Ver tu plan" });
export const chooseFreePlanButton = defineMessage({ en: "Start with Free", es: "Empezar gratis" });
export const premiumPlanNote = defineMessage({
  en: "14 days free, no card needed.",
  es: "14 días gratis, sin tarjeta.",
});
export const choosePremiumPlanButton = defineMessage({
  en: "Start Premium",
  es: "Empezar con Premium",
});
export const enterprisePlanNote = defineMessage({
  en: "Made for organizations.",
  es: "Pensado para organizaciones.",
});
export const cancellationNote = defineMessage({
  en: "Cancel any time; Premium then stays until the end of the period you paid for. Whatever you stored stays yours.",
  es: "Cancela cuando quieras; Premium sigue hasta el final del período que pagaste. Todo lo que guardaste sigue siendo tuyo.",
});
export const noBillingHeading = defineMessage({
  en: "Everything is included here",
  es: "Aquí todo está incluido",
});
export const noBillingMessage = defineMessage({
  en: "This installation has no plans and no prices.",
  es: "Aquí no hay planes ni precios.",
});

/** Translates the name, price, period or feature on a plan's card. Returns an unknown text unchanged. */
export const translatePlanText = defineMessage({
  en: (english: string) => english,
  es: (english) => {
    const words: Readonly<Record<string, string>> = {
      Free: "Gratis",
      forever: "para siempre",
      "1 child": "1 niño",
      "1 investment link plus 3 wishlists": "1 enlace de inversión y 3 listas de deseos",
      "Basic analytics (page views and clicks)": "Estadísticas básicas (visitas y clics)",
      "Share anywhere": "Compártela donde quieras",
      "per month": "al mes",
      Custom: "Precio",
      pricing: "a tu medida",
      "Custom domain": "Tu propio dominio",
      "White-labeling": "Con tu marca, sin la nuestra",
      "API access": "Acceso a la API",
      "Multiple family pages": "Varias páginas familiares",
      "Dedicated support": "Atención personal",
    };
    return words[english] ?? translatePremiumFeature(english);
  },
});
