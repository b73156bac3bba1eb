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
export const addPaymentLinkButton = defineMessage({ en: "Add the link", es: "Agregar el enlace" });
export const paymentLinkAddedConfirmation = defineMessage({
  en: (label: string) => `“${label}” is among the payment links`,
  es: (label) => `«${label}» está entre los enlaces de pago`,
});
export const editPaymentLinkTitle = defineMessage({
  en: "Edit the payment link",
  es: "Editar el enlace de pago",
});
export const addRegistryButton = defineMessage({ en: "Add the registry", es: "Agregar la lista" });
export const registryAddedConfirmation = defineMessage({
  en: (label: string) => `“${label}” is among the registries`,
  es: (label) => `«${label}» está entre las listas de regalos`,
});
export const editRegistryLinkTitle = defineMessage({
  en: "Edit the registry",
  es: "Editar la lista de regalos",
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
export const LINK_KIND_LABELS = {
  payment: defineMessage({ en: "Payment link", es: "Enlace de pago" }),
  registry: defineMessage({ en: "Registry", es: "Lista de regalos" }),
} satisfies Record<LinkName, unknown>;
export const EDIT_LINK_ERROR_TITLES = {
  payment: defineMessage({
    en: "Error updating payment link",
    es: "No se guardó el enlace de pago",
  }),
  registry: defineMessage({
    en: "Error updating registry",
    es: "No se guardó la lista de regalos",
  }),
} satisfies Record<LinkName, unknown>;
export const EDIT_LINK_ERROR_MESSAGES = {
  payment: defineMessage({
    en: "Failed to update payment link",
    es: "No se pudo cambiar el enlace de pago",
  }),
  registry: defineMessage({
    en: "Failed to update registry",
    es: "No se pudo cambiar la lista de regalos",
  }),
} satisfies Record<LinkName, unknown>;
