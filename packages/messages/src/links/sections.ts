import type { LinkName } from "@giftling/domain/links/kinds";
import { defineMessage } from "../define-message.ts";

export const paymentLinksHeading = defineMessage({
  en: "Contribution Tracking",
  es: "Formas de ayudar",
});
export const addPaymentLinkLabel = defineMessage({
  en: "Add a payment link",
  es: "Agregar un enlace de pago",
});
export const emptyPaymentLinksTitle = defineMessage({
  en: "No payment links yet",
  es: "Todavía no hay enlaces de pago",
});
export const emptyPaymentLinksMessage = defineMessage({
  en: (child: string) => `A 529 or Venmo link lets relatives add to ${child}'s future.`,
  es: (child) =>
    `Con un enlace de un plan 529 o de Venmo, familiares y amigos aportan al futuro de ${child}.`,
});
export const contributionCodeLabel = defineMessage({
  en: (code: string) => `Code ${code}`,
  es: (code) => `Código ${code}`,
});
export const copyCodeButton = defineMessage({ en: "Copy code", es: "Copiar código" });
export const registriesHeading = defineMessage({ en: "Registries", es: "Listas de regalos" });
export const addRegistryLabel = defineMessage({
  en: "Add a registry",
  es: "Agregar una lista de regalos",
});
export const emptyRegistriesTitle = defineMessage({
  en: "No registries yet",
  es: "Todavía no hay listas de regalos",
});
export const emptyRegistriesMessage = defineMessage({
  en: "Registries at Babylist, Amazon or Target will be listed here.",
  es: "Aquí verás las listas de regalos de Babylist, Amazon o Target.",
});
/** Name of a registry service that is not a known brand. */
export const otherServiceName = defineMessage({ en: "Other", es: "Otro" });
export const viewAllPaymentLinksAriaLabel = defineMessage({
  en: (count: number) => `See all ${count} payment links`,
  es: (count) => `Ver todo (${count}): enlaces de pago`,
});
export const viewAllRegistryLinksAriaLabel = defineMessage({
  en: (count: number) => `See all ${count} registries`,
  es: (count) => `Ver todo (${count}): listas de regalos`,
});

// Texts that other parts of the dashboard show for each kind of link.

export const LINK_MENU_ITEM_LABELS = {
  payment: defineMessage({ en: "A payment link", es: "Un enlace de pago" }),
  registry: defineMessage({ en: "A registry", es: "Una lista de regalos" }),
} satisfies Record<LinkName, unknown>;
export const ADD_LINK_LABELS = {
  payment: addPaymentLinkLabel,
  registry: addRegistryLabel,
} satisfies Record<LinkName, unknown>;
