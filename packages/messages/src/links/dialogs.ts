import type { LinkName } from "@giftling/domain/links/kinds";
import { defineMessage } from "../define-message.ts";

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
export const editRegistryTitle = defineMessage({
  en: "Edit the registry",
  es: "Editar la lista de regalos",
});
const LINK_TYPE_LABELS = {
  "529": defineMessage({ en: "529 plan", es: "Plan 529" }),
  esa: defineMessage({ en: "ESA (Coverdell account)", es: "ESA (cuenta Coverdell)" }),
  venmo: defineMessage({ en: "Venmo", es: "Venmo" }),
  paypal: defineMessage({ en: "PayPal", es: "PayPal" }),
  other: defineMessage({ en: "Other", es: "Otro" }),
  activity: defineMessage({ en: "Activity", es: "Actividad" }),
  registry: defineMessage({ en: "Registry", es: "Lista de regalos" }),
};
export const getLinkTypeLabel = (type: keyof typeof LINK_TYPE_LABELS): string =>
  LINK_TYPE_LABELS[type]();
export const typeLabel = defineMessage({ en: "Type", es: "Tipo" });
export const linkNameLabel = defineMessage({ en: "Label", es: "Nombre" });
export const urlLabel = defineMessage({ en: "Web address", es: "Dirección web" });
export const urlHint = defineMessage({
  en: "Paste it from your browser or from the plan's page.",
  es: "Pégala desde tu navegador o desde la página del plan.",
});
export const contributionCodeLabel = defineMessage({
  en: "Contribution code (optional)",
  es: "Código para aportar (opcional)",
});
export const contributionCodeHint = defineMessage({
  en: "Relatives copy it when they add to the plan.",
  es: "Familiares y amigos lo copian cuando aportan al plan.",
});
export const descriptionLabel = defineMessage({
  en: "Description (optional)",
  es: "Descripción (opcional)",
});
export const serviceLabel = defineMessage({ en: "Service", es: "Servicio" });
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
