import { type Currency, DEFAULT_CURRENCY } from "@giftling/domain/money/currency";
import { getCurrencyName } from "../currency-names.ts";
import { defineMessage } from "../define-message.ts";

// Texts of the giving forms. The API renders these forms as pages (apps/api/src/http/pages/giving), and the app as
// dialogs.

export const nameOnWallHint = defineMessage({
  en: (child: string) => `Shown on ${child}'s wall.`,
  es: (child) => `Se ve en el muro de ${child}.`,
});
export const nameOnWallAfterPurchaseHint = defineMessage({
  en: (child: string) =>
    `Shown on ${child}'s wall once you've bought it. Until then, only the family sees it.`,
  es: (child) =>
    `Se ve en el muro de ${child} cuando lo hayas comprado. Antes solo lo ve la familia.`,
});
const otherDollars = defineMessage({
  en: "Or another amount in dollars",
  es: "U otra cantidad en dólares",
});
const otherAmount = defineMessage({
  en: (currency: string) => `Or another amount in ${currency}`,
  es: (currency) => `U otra cantidad en ${currency}`,
});
export const getOtherAmountLabel = (currency: Currency | undefined): string =>
  currency === undefined || currency === DEFAULT_CURRENCY
    ? otherDollars()
    : otherAmount(getCurrencyName(currency));
export const confirmEmailTitle = defineMessage({ en: "One more step", es: "Un paso más" });
export const confirmEmailMessage = defineMessage({
  en: "Open the e-mail we just sent you and press the button in it.",
  es: "Abre el correo que acabamos de enviarte y pulsa el botón que trae.",
});
export const backToGiftLink = defineMessage({ en: "Back to your gift", es: "Volver a tu regalo" });
