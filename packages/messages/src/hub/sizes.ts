import type { KID_SIZES, KidSize } from "@giftling/domain/kids/sizes";
import { defineMessage } from "../define-message.ts";

type Labels<Kind extends "size" | "like"> = {
  [Name in KidSize as (typeof KID_SIZES)[Name]["kind"] extends Kind ? Name : never]: () => string;
};

/** Labels of a kid's sizes on the hub (rule: sizes). */
export const hubSizeLabels = {
  tops: defineMessage({ en: "Tops", es: "Camisetas" }),
  bottoms: defineMessage({ en: "Bottoms", es: "Pantalones" }),
  shoes: defineMessage({ en: "Shoes", es: "Zapatos" }),
  coat: defineMessage({ en: "Coat", es: "Abrigo" }),
} as const satisfies Labels<"size">;

export const hubPreferenceLabels = {
  loves: defineMessage({ en: "Loves:", es: "Le encanta:" }),
  pleaseNot: defineMessage({ en: "Please avoid:", es: "Mejor no:" }),
} as const satisfies Labels<"like">;

export const sizesHeading = defineMessage({
  en: (child: string) => `${child}'s sizes`,
  es: (child) => `Las tallas de ${child}`,
});
export const sizesConfirmedNote = defineMessage({
  en: (month: string) => `Sizes, checked in ${month}`,
  es: (month) => `Tallas, revisadas en ${month}`,
});
export const monthYearLabel = defineMessage({
  en: (month: string, year: string) => `${month} ${year}`,
  es: (month, year) => `${month} de ${year}`,
});
