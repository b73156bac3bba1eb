import type { KidSize } from "@giftling/domain/kids/sizes";
import { say } from "../say.ts";

type Labels = Partial<Record<KidSize, () => string>>;

/** Labels of a kid's sizes on the hub (rule: sizes). */
export const sizes = {
  tops: say({ en: "Tops", es: "Camisetas" }),
  bottoms: say({ en: "Bottoms", es: "Pantalones" }),
  shoes: say({ en: "Shoes", es: "Zapatos" }),
  coat: say({ en: "Coat", es: "Abrigo" }),
} as const satisfies Labels;

/** Labels of a kid's likes on the hub. */
export const likes = {
  loves: say({ en: "Loves:", es: "Le encanta:" }),
  pleaseNot: say({ en: "Please not:", es: "Mejor no:" }),
} as const satisfies Labels;

export const sizesOf = say({
  en: (child: string) => `${child}'s sizes`,
  es: (child) => `Las tallas de ${child}`,
});
export const checkedIn = say({
  en: (month: string) => `Sizes, checked in ${month}`,
  es: (month) => `Tallas, revisadas en ${month}`,
});
export const monthOfYear = say({
  en: (month: string, year: string) => `${month} ${year}`,
  es: (month, year) => `${month} de ${year}`,
});
