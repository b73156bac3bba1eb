import { plural, say } from "../say.ts";

const wishes = say({
  en: (count: number) => plural(count, { one: "1 wish", other: `${count} wishes` }),
  es: (count) => plural(count, { one: "1 deseo", other: `${count} deseos` }),
});
export const wishesToChooseFrom = say({
  en: (count: number) => `${wishes(count)} to choose from`,
  es: (count) => `${wishes(count)} para elegir`,
});
export const giftsSoFar = say({
  en: (count: number) => plural(count, { one: "1 gift so far", other: `${count} gifts so far` }),
  es: (count) =>
    plural(count, { one: "1 regalo hasta ahora", other: `${count} regalos hasta ahora` }),
});
export const giftsAndWishes = say({
  en: (given: number, left: number) => `${giftsSoFar(given)}, ${wishes(left)} left`,
  es: (given, left) =>
    plural(left, {
      one: `${giftsSoFar(given)}, queda 1 deseo`,
      other: `${giftsSoFar(given)}, quedan ${left} deseos`,
    }),
});
/** Button labels of the domain's `PRICE_RANGES`. */
const RANGES = {
  low: say({ en: "Under $25", es: "Menos de $25" }),
  middle: say({ en: "$25–50", es: "$25–50" }),
  high: say({ en: "$50+", es: "$50 o más" }),
};
/** Texts of the price ranges, to follow a number of wishes. */
const IN_RANGE = {
  low: say({ en: "under $25", es: "de menos de $25" }),
  middle: say({ en: "from $25 to $50", es: "de $25 a $50" }),
  high: say({ en: "at $50 or more", es: "de $50 o más" }),
};
type RangeId = keyof typeof RANGES;
export const priceRange = (id: RangeId): string => RANGES[id]();
export const wishesInRange = say({
  en: (count: number, id: RangeId) =>
    count === 0 ? `No wishes ${IN_RANGE[id]()} right now.` : `${wishes(count)} ${IN_RANGE[id]()}`,
  es: (count, id) =>
    count === 0 ? `Ahora no hay deseos ${IN_RANGE[id]()}.` : `${wishes(count)} ${IN_RANGE[id]()}`,
});
export const wishesByPrice = say({ en: "Show wishes by price", es: "Ver deseos por precio" });
export const allPrices = say({ en: "All", es: "Todos" });
