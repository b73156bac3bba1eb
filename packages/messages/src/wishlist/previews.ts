import { defineMessage } from "../define-message.ts";
import { SHOP_PAGE_ERROR_TRANSLATIONS } from "../sentences/api-errors.ts";
import { createMessageTranslator } from "../sentences/translation-table.ts";

export const readingShopPageStatus = defineMessage({
  en: "Reading the page…",
  es: "Leyendo la página…",
});
export const productFoundStatus = defineMessage({
  en: (store: string) => `Found at ${store}. Nothing is saved yet.`,
  es: (store) => `Lo encontramos en ${store}. Todavía no se guarda nada.`,
});
export const urlHint = defineMessage({
  en: "Paste it, and we fill in what the page says.",
  es: "Pégala y llenamos lo que diga la página.",
});
export const previewLoadError = defineMessage({
  en: "We couldn't read that page just now. You can fill in the details yourself.",
  es: "Ahora no pudimos leer esa página. Puedes llenar los datos tú.",
});

/** Translates the API's reason for a failed product preview. Returns an unknown text unchanged. */
export const translatePreviewError = createMessageTranslator(SHOP_PAGE_ERROR_TRANSLATIONS);

export type PreviewField = "name" | "price" | "label";
const FIELD_PHRASES = {
  name: defineMessage({ en: "the name", es: "el nombre" }),
  price: defineMessage({ en: "the price", es: "el precio" }),
  label: defineMessage({ en: "the label", es: "el nombre" }),
};
export const valueSourceLabel = defineMessage({
  en: (store: string) => `From ${store}`,
  es: (store) => `De ${store}`,
});
export const previewValueLabel = defineMessage({
  en: (store: string, value: string) => `${store} says “${value}”`,
  es: (store, value) => `${store} dice «${value}»`,
});
export const discardValueButton = defineMessage({ en: "Leave out", es: "Dejarlo fuera" });
export const discardValueAriaLabel = defineMessage({
  en: (what: PreviewField) => `Leave out ${FIELD_PHRASES[what]()}`,
  es: (what) => `Dejar fuera ${FIELD_PHRASES[what]()}`,
});
export const applyValueButton = defineMessage({ en: "Use it", es: "Usarlo" });
export const applyValueAriaLabel = defineMessage({
  en: (what: PreviewField, value: string) => `Use ${FIELD_PHRASES[what]()} “${value}”`,
  es: (what, value) => `Usar ${FIELD_PHRASES[what]()} «${value}»`,
});
