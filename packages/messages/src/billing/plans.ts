import { PRICES, type PriceId } from "@giftling/domain/billing/plans";
import { formatDollars } from "@giftling/domain/money/format-dollars";
import { defineMessage } from "../define-message.ts";

const dollars = (id: PriceId) => formatDollars(PRICES[id].cents / 100);

const PRICE_LABELS: Readonly<Record<PriceId, () => string>> = {
  "premium-monthly": defineMessage({
    en: () => PRICES["premium-monthly"].text,
    es: () => `${dollars("premium-monthly")} al mes`,
  }),
  "offer-monthly": defineMessage({
    en: () => PRICES["offer-monthly"].text,
    es: () => `${dollars("offer-monthly")} al mes`,
  }),
  "offer-yearly": defineMessage({
    en: () => PRICES["offer-yearly"].text,
    es: () =>
      `${dollars("offer-yearly")} al año (ahorras ${formatDollars(PRICES["offer-yearly"].savesCents / 100)})`,
  }),
};

/** Formats a price, such as "$12 per month". */
export const formatPrice = (id: PriceId): string => PRICE_LABELS[id]();

const PRICE_NAMES: Readonly<Record<PriceId, () => string>> = {
  "premium-monthly": defineMessage({ en: "Premium", es: "Premium" }),
  "offer-monthly": defineMessage({ en: "Monthly", es: "Mensual" }),
  "offer-yearly": defineMessage({ en: "Annual", es: "Anual" }),
};
export const getPriceName = (id: PriceId): string => PRICE_NAMES[id]();

/** Label of the link that opens a new mail about the Enterprise plan. */
export const contactSalesLink = defineMessage({ en: "Contact sales", es: "Habla con ventas" });

export const perMonthLabel = defineMessage({ en: "per month", es: "al mes" });

const PREMIUM_FEATURES: Readonly<Record<string, () => string>> = {
  "Unlimited links and kids": defineMessage({
    en: "Unlimited links and kids",
    es: "Enlaces y niños sin límite",
  }),
  "Advanced click analytics": defineMessage({
    en: "Advanced click analytics",
    es: "Estadísticas detalladas de clics",
  }),
  "Custom themes and colors": defineMessage({
    en: "Custom themes and colors",
    es: "Temas y colores a tu gusto",
  }),
  "Removal of branding": defineMessage({ en: "Removal of branding", es: "Sin nuestra marca" }),
  "Priority support": defineMessage({ en: "Priority support", es: "Atención prioritaria" }),
};

/** Translates the English name of a Premium feature. Returns an unknown name unchanged. */
export const translatePremiumFeature = (english: string): string =>
  PREMIUM_FEATURES[english]?.() ?? english;
