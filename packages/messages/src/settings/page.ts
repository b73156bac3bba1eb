import { say } from "../say.ts";

const GROUPS = {
  family: say({ en: "Family", es: "Familia" }),
  hub: say({ en: "Your hub", es: "Tu página" }),
  notifications: say({ en: "Notifications", es: "Avisos" }),
  plan: say({ en: "Plan", es: "Plan" }),
  data: say({ en: "Data", es: "Datos" }),
};
/** Group of settings. */
export type GroupId = keyof typeof GROUPS;
export const groupName = (id: GroupId): string => GROUPS[id]();
export const switchFailed = say({
  en: "Failed to save this setting. Please try again.",
  es: "No se pudo guardar este ajuste. Inténtalo otra vez.",
});
export const planLead = say({
  en: "What your family has, and until when.",
  es: "Lo que tiene tu familia y hasta cuándo.",
});
export const upgradePlan = say({ en: "Upgrade Plan", es: "Mejorar el plan" });
export const yourData = say({ en: "Your data", es: "Tus datos" });
export const yourDataLead = say({
  en: "Everything in your account belongs to you. Take a copy whenever you like.",
  es: "Todo lo que hay en tu cuenta es tuyo. Llévate una copia cuando quieras.",
});
export const whatIsInIt = say({
  en: "One zip file with your children's pages, lists, updates, gifts, thank-yous and supporters, as a document and as tables for a spreadsheet, and all your pictures.",
  es: "Un archivo zip con las páginas de tu familia, las listas, las noticias, los regalos, los agradecimientos y tus familiares y amigos, como documento y como tablas para una hoja de cálculo, y todas tus fotos.",
});
