import { say } from "../say.ts";

export const contributionTracking = say({ en: "Contribution Tracking", es: "Aportes" });
export const addAPaymentLink = say({ en: "Add a payment link", es: "Agregar un enlace de pago" });
export const noPaymentLinks = say({
  en: "No payment links yet",
  es: "Todavía no hay enlaces de pago",
});
export const aLinkLets = say({
  en: (child: string) => `A 529 or Venmo link lets relatives add to ${child}'s future.`,
  es: (child) =>
    `Con un enlace de un plan 529 o de Venmo, familiares y amigos aportan al futuro de ${child}.`,
});
export const code = say({ en: (code: string) => `Code ${code}`, es: (code) => `Código ${code}` });
export const copyCode = say({ en: "Copy code", es: "Copiar código" });
export const registries = say({ en: "Registries", es: "Listas de regalos" });
export const addARegistry = say({ en: "Add a registry", es: "Agregar una lista de regalos" });
export const noRegistries = say({
  en: "No registries yet",
  es: "Todavía no hay listas de regalos",
});
export const registriesGoHere = say({
  en: "Registries at Babylist, Amazon or Target will be listed here.",
  es: "Aquí verás las listas de regalos de Babylist, Amazon o Target.",
});
/** Name of a registry's service that is not a known brand. */
export const otherService = say({ en: "Other", es: "Otro" });
