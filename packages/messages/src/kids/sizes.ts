import type { KidSize } from "@giftling/domain/kids/sizes";
import { defineMessage } from "../define-message.ts";
import { hubSizeLabels } from "../hub/sizes.ts";

/** Labels of a kid's sizes and likes in the dashboard (rule: sizes). */
export const sizeLabels = {
  ...hubSizeLabels,
  loves: defineMessage({ en: "Loves", es: "Le encanta" }),
  pleaseNot: defineMessage({ en: "Please avoid", es: "Mejor no" }),
} as const satisfies Readonly<Record<KidSize, () => string>>;
export const getSizeLabel = (name: KidSize): string => sizeLabels[name]();

export const formatLabeledSize = defineMessage({
  en: (label: string, value: string) => `${label} ${value}`,
  es: (label, value) => `${label}: ${value}`,
});

const SIZE_PLACEHOLDERS: Readonly<Record<KidSize, () => string>> = {
  tops: defineMessage({ en: "6, or 6 to 7", es: "6, o de 6 a 7" }),
  bottoms: defineMessage({ en: "6 slim", es: "6 slim" }),
  shoes: defineMessage({ en: "12", es: "12" }),
  coat: defineMessage({ en: "7", es: "7" }),
  loves: defineMessage({
    en: "Dinosaurs, puzzles, anything blue",
    es: "Dinosaurios, rompecabezas, todo lo azul",
  }),
  pleaseNot: defineMessage({
    en: "Stuffed animals, sweets with nuts",
    es: "Peluches, dulces con nueces",
  }),
};
export const getSizePlaceholder = (name: KidSize): string => SIZE_PLACEHOLDERS[name]();

export const sizesDialogTitle = defineMessage({
  en: (child: string) => `${child}'s sizes and likes`,
  es: (child) => `Las tallas y los gustos de ${child}`,
});
export const showSizesLabel = defineMessage({
  en: "Show them on the page",
  es: "Mostrarlos en la página",
});
export const showSizesHint = defineMessage({
  en: "Beside the wishlist, with the month in which you last checked. Empty ones are left out.",
  es: "Junto a la lista de deseos, con el mes de tu última revisión. Lo que dejes vacío no aparece.",
});
