import { defineMessage } from "../define-message.ts";

export const firstStepsTitle = defineMessage({ en: "First steps", es: "Primeros pasos" });
export const hubReadyTitle = defineMessage({
  en: (child: string) => `${child}'s page is ready`,
  es: (child) => `La página de ${child} está lista`,
});
export const progressStatus = defineMessage({
  en: (done: number, total: number) => `${done} of ${total} done`,
  es: (done, total) => `${done} de ${total} listos`,
});
export const hideStepsAriaLabel = defineMessage({
  en: "Hide the first steps",
  es: "Ocultar los primeros pasos",
});
/** Status that screen readers announce after the name of a completed checklist step. */
export const stepCompletedStatus = defineMessage({ en: "(done)", es: "(listo)" });
export const addAvatarStepLabel = defineMessage({
  en: (child: string) => `Add a photo of ${child}`,
  es: (child) => `Agrega una foto de ${child}`,
});
export const addWishesStepLabel = defineMessage({
  en: "Add three wishes",
  es: "Agrega tres deseos",
});
export const addWishesProgressLabel = defineMessage({
  en: (wishes: number) => `Add three wishes (${wishes} so far)`,
  es: (wishes) => `Agrega tres deseos (llevas ${wishes})`,
});
export const addPaymentLinkStepLabel = defineMessage({
  en: "Link a 529 plan, or another way to help",
  es: "Enlaza un plan 529 u otra forma de ayudar",
});
export const previewHubStepLabel = defineMessage({
  en: "See the page as Grandma does",
  es: "Mira la página como la ve la abuela",
});
export const shareHubStepLabel = defineMessage({
  en: "Share it with your family",
  es: "Compártela con tu familia",
});
export const addAvatarButton = defineMessage({ en: "Add a photo", es: "Agregar foto" });
export const addWishButton = defineMessage({ en: "Add a wish", es: "Agregar deseo" });
export const addPaymentLinkButton = defineMessage({ en: "Add a link", es: "Agregar enlace" });
export const previewHubButton = defineMessage({ en: "See the page", es: "Ver la página" });
export const shareHubButton = defineMessage({ en: "Send it", es: "Enviarla" });
export const sizesHint = defineMessage({
  en: "Relatives often ask what fits.",
  es: "La familia suele preguntar por las tallas.",
});
export const addSizesButton = defineMessage({
  en: "Add sizes and likes",
  es: "Agregar tallas y gustos",
});
export const prioritiesHint = defineMessage({
  en: (child: string) => `Up to three things come first on ${child}'s page.`,
  es: (child) => `Hasta tres cosas van primero en la página de ${child}.`,
});
export const choosePrioritiesButton = defineMessage({
  en: "Choose the Top 3",
  es: "Elegir lo más importante",
});
