import { PRICES, type PriceId } from "@giftling/domain/billing/plans";
import { formatDollars } from "@giftling/domain/money/rules";
import { say } from "../say.ts";

const dollars = (id: PriceId) => formatDollars(PRICES[id].cents / 100);

const TEXTS: Readonly<Record<PriceId, () => string>> = {
  "premium-monthly": say({
    en: () => PRICES["premium-monthly"].text,
    es: () => `${dollars("premium-monthly")} al mes`,
  }),
  "offer-monthly": say({
    en: () => PRICES["offer-monthly"].text,
    es: () => `${dollars("offer-monthly")} al mes`,
  }),
  "offer-yearly": say({
    en: () => PRICES["offer-yearly"].text,
    es: () =>
      `${dollars("offer-yearly")} al año (ahorras ${formatDollars(PRICES["offer-yearly"].savesCents / 100)})`,
  }),
};

/** Formats a price, such as "$12 per month". */
export const priceText = (id: PriceId): string => TEXTS[id]();

const NAMES: Readonly<Record<PriceId, () => string>> = {
  "premium-monthly": say({ en: "Premium", es: "Premium" }),
  "offer-monthly": say({ en: "Monthly", es: "Mensual" }),
  "offer-yearly": say({ en: "Annual", es: "Anual" }),
};
export const priceName = (id: PriceId): string => NAMES[id]();

/** Text of the mail link for the Enterprise plan. */
export const contactSales = say({ en: "Contact sales", es: "Habla con ventas" });

/** Text that follows a monthly price. */
export const perMonth = say({ en: "per month", es: "al mes" });

const FEATURES: Readonly<Record<string, () => string>> = {
  "Unlimited links and kids": say({
    en: "Unlimited links and kids",
    es: "Enlaces y niños sin límite",
  }),
  "Advanced click analytics": say({
    en: "Advanced click analytics",
    es: "Estadísticas detalladas de clics",
  }),
  "Custom themes and colors": say({
    en: "Custom themes and colors",
    es: "Temas y colores a tu gusto",
  }),
  "Removal of branding": say({ en: "Removal of branding", es: "Sin nuestra marca" }),
  "Priority support": say({ en: "Priority support", es: "Atención prioritaria" }),
};

/** Translates a Premium feature of the domain's catalogue. */
export const premiumFeature = (english: string): string => FEATURES[english]?.() ?? english;
