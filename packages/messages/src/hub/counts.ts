import type { PriceRange } from "@giftling/domain/hub/price-ranges";
import type { Currency } from "@giftling/domain/money/currency";
import { defineMessage, selectPluralForm } from "../define-message.ts";
import { formatMoney } from "../money.ts";

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
/** Formatted bounds of a price range. */
type Bounds = [from: string, below: string];
/** Labels of the buttons that filter a wishlist by price, by ID of the domain's `PRICE_RANGES`. */
const PRICE_RANGE_LABELS = {
  low: defineMessage<Bounds>({
    en: (_from, below) => `Under ${below}`,
    es: (_from, below) => `Menos de ${below}`,
  }),
  middle: defineMessage<Bounds>({
    en: (from, below) => `${from}–${below.replace(/^\$/, "")}`,
    es: (from, below) => `${from}–${below.replace(/^\$/, "")}`,
  }),
  high: defineMessage<Bounds>({ en: (from) => `${from}+`, es: (from) => `${from} o más` }),
};
/** Phrases that follow a number of wishes, such as "under $25", by ID of the domain's `PRICE_RANGES`. */
const PRICE_RANGE_PHRASES = {
  low: defineMessage<Bounds>({
    en: (_from, below) => `under ${below}`,
    es: (_from, below) => `de menos de ${below}`,
  }),
  middle: defineMessage<Bounds>({
    en: (from, below) => `from ${from} to ${below}`,
    es: (from, below) => `de ${from} a ${below}`,
  }),
  high: defineMessage<Bounds>({
    en: (from) => `at ${from} or more`,
    es: (from) => `de ${from} o más`,
  }),
};
const getBounds = ({ from, below }: PriceRange, currency?: Currency): Bounds => [
  formatMoney(from, currency),
  below === Number.POSITIVE_INFINITY ? "" : formatMoney(below, currency),
];
export const getPriceRangeLabel = (range: PriceRange, currency?: Currency): string =>
  PRICE_RANGE_LABELS[range.id](...getBounds(range, currency));
const inRange = defineMessage({
  en: (count: number, range: string) =>
    count === 0 ? `No wishes ${range} right now.` : `${wishes(count)} ${range}`,
  es: (count, range) =>
    count === 0 ? `Ahora no hay deseos ${range}.` : `${wishes(count)} ${range}`,
});
export const getPriceFilterStatus = (count: number, range: PriceRange, currency?: Currency) =>
  inRange(count, PRICE_RANGE_PHRASES[range.id](...getBounds(range, currency)));
export const priceFilterLabel = defineMessage({
  en: "Show wishes by price",
  es: "Ver deseos por precio",
});
export const allPricesLabel = defineMessage({ en: "All", es: "Todos" });
