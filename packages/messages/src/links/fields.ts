import { defineMessage } from "../define-message.ts";

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
