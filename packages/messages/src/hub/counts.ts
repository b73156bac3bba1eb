import { defineMessage, selectPluralForm } from "../define-message.ts";

const wishes = defineMessage({
  en: (count: number) => selectPluralForm(count, { one: "1 wish", other: `${count} wishes` }),
  es: (count) => selectPluralForm(count, { one: "1 deseo", other: `${count} deseos` }),
});
export const availableWishesLabel = defineMessage({
  en: (count: number) => `${wishes(count)} to choose from`,
  es: (count) => `${wishes(count)} para elegir`,
});
export const giftCountLabel = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "1 gift so far", other: `${count} gifts so far` }),
  es: (count) =>
    selectPluralForm(count, { one: "1 regalo hasta ahora", other: `${count} regalos hasta ahora` }),
});
export const giftAndWishCountsLabel = defineMessage({
  en: (given: number, left: number) => `${giftCountLabel(given)}, ${wishes(left)} left`,
  es: (given, left) =>
    selectPluralForm(left, {
      one: `${giftCountLabel(given)}, queda 1 deseo`,
      other: `${giftCountLabel(given)}, quedan ${left} deseos`,
    }),
});
/** Labels of the filter buttons, by ID of the domain's `PRICE_RANGES`. */
const RANGES = {
  low: defineMessage({ en: "Under $25", es: "Menos de $25" }),
  middle: defineMessage({ en: "$25–50", es: "$25–50" }),
  high: defineMessage({ en: "$50+", es: "$50 o más" }),
};
/** Descriptions of the price ranges, placed after a number of wishes. */
const IN_RANGE = {
  low: defineMessage({ en: "under $25", es: "de menos de $25" }),
  middle: defineMessage({ en: "from $25 to $50", es: "de $25 a $50" }),
  high: defineMessage({ en: "at $50 or more", es: "de $50 o más" }),
};
type RangeId = keyof typeof RANGES;
export const getPriceRangeLabel = (id: RangeId): string => RANGES[id]();
export const wishesInRangeStatus = defineMessage({
  en: (count: number, id: RangeId) =>
    count === 0 ? `No wishes ${IN_RANGE[id]()} right now.` : `${wishes(count)} ${IN_RANGE[id]()}`,
  es: (count, id) =>
    count === 0 ? `Ahora no hay deseos ${IN_RANGE[id]()}.` : `${wishes(count)} ${IN_RANGE[id]()}`,
});
export const priceFilterLabel = defineMessage({
  en: "Show wishes by price",
  es: "Ver deseos por precio",
});
export const allPricesLabel = defineMessage({ en: "All", es: "Todos" });
