import { say } from "../say.ts";

export const addTheLink = say({ en: "Add the link", es: "Agregar el enlace" });
export const isAmongLinks = say({
  en: (label: string) => `“${label}” is among the payment links`,
  es: (label) => `«${label}» está entre los enlaces de pago`,
});
export const editPaymentLink = say({
  en: "Edit the payment link",
  es: "Editar el enlace de pago",
});
export const addTheRegistry = say({ en: "Add the registry", es: "Agregar la lista" });
export const isAmongRegistries = say({
  en: (label: string) => `“${label}” is among the registries`,
  es: (label) => `«${label}» está entre las listas de regalos`,
});
export const editTheRegistry = say({
  en: "Edit the registry",
  es: "Editar la lista de regalos",
});
/** Labels of the link types in the form. */
const TYPES = {
  "529": say({ en: "529 plan", es: "Plan 529" }),
  esa: say({ en: "ESA (Coverdell account)", es: "ESA (cuenta Coverdell)" }),
  venmo: say({ en: "Venmo", es: "Venmo" }),
  paypal: say({ en: "PayPal", es: "PayPal" }),
  other: say({ en: "Other", es: "Otro" }),
  activity: say({ en: "Activity", es: "Actividad" }),
  registry: say({ en: "Registry", es: "Lista de regalos" }),
};
export const linkType = (type: keyof typeof TYPES): string => TYPES[type]();
export const type = say({ en: "Type", es: "Tipo" });
export const label = say({ en: "Label", es: "Nombre" });
export const webAddress = say({ en: "Web address", es: "Dirección web" });
export const pasteIt = say({
  en: "Paste it from your browser or from the plan's page.",
  es: "Pégala desde tu navegador o desde la página del plan.",
});
export const contributionCode = say({
  en: "Contribution code (optional)",
  es: "Código para aportar (opcional)",
});
export const relativesCopyIt = say({
  en: "Relatives copy it when they add to the plan.",
  es: "Familiares y amigos lo copian cuando aportan al plan.",
});
export const description = say({
  en: "Description (optional)",
  es: "Descripción (opcional)",
});
export const service = say({ en: "Service", es: "Servicio" });
