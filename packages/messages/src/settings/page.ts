import { defineMessage } from "../define-message.ts";

export const saveSettingError = defineMessage({
  en: "Failed to save this setting. Please try again.",
  es: "No se pudo guardar este ajuste. Inténtalo otra vez.",
});
export const planDescription = defineMessage({
  en: "What your family has, and until when.",
  es: "Lo que tiene tu familia y hasta cuándo.",
});
export const upgradePlanButton = defineMessage({ en: "Upgrade Plan", es: "Mejorar el plan" });
export const exportTitle = defineMessage({ en: "Your data", es: "Tus datos" });
export const exportDescription = defineMessage({
  en: "Everything in your account belongs to you. Take a copy whenever you like.",
  es: "Todo lo que hay en tu cuenta es tuyo. Llévate una copia cuando quieras.",
});
export const exportContentsNote = defineMessage({
  en: "One zip file with your children's pages, lists, updates, gifts, thank-yous and supporters, as a document and as tables for a spreadsheet, and all your pictures.",
  es: "Un archivo zip con las páginas de tu familia, las listas, las noticias, los regalos, los agradecimientos y tus familiares y amigos, como documento y como tablas para una hoja de cálculo, y todas tus fotos.",
});
