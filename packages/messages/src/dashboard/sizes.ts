import { defineMessage } from "../define-message.ts";

export const sizesTitle = defineMessage({ en: "Sizes and likes", es: "Tallas y gustos" });
export const publicSizesDescription = defineMessage({
  en: (sizes: string) => `${sizes}. On the page.`,
  es: (sizes) => `${sizes}. Se ve en la página.`,
});
export const privateSizesDescription = defineMessage({
  en: (sizes: string) => `${sizes}. Only you see this.`,
  es: (sizes) => `${sizes}. Solo lo ves tú.`,
});
export const emptySizesDescription = defineMessage({
  en: (child: string) => `Relatives often ask what fits ${child}.`,
  es: (child) => `La familia suele preguntar qué talla usa ${child}.`,
});
export const addSizesAriaLabel = defineMessage({ en: "Add sizes", es: "Agregar tallas" });
export const editSizesAriaLabel = defineMessage({ en: "Edit sizes", es: "Editar tallas" });
export const confirmSizesTitle = defineMessage({ en: "Still right?", es: "¿Siguen bien?" });
export const confirmSizesDescription = defineMessage({
  en: (child: string, month: string, sizes: string) =>
    `${child}'s sizes were last checked in ${month}: ${sizes}.`,
  es: (child, month, sizes) =>
    `Las tallas de ${child} se revisaron por última vez en ${month}: ${sizes}.`,
});
export const confirmSizesButton = defineMessage({ en: "Still right", es: "Siguen bien" });
export const changeSizesButton = defineMessage({ en: "Change", es: "Cambiar" });
export const saveSizesErrorMessage = defineMessage({
  en: "We couldn't save that. Please try again.",
  es: "No pudimos guardarlo. Inténtalo otra vez.",
});
export const saveSizesErrorTitle = defineMessage({ en: "Error", es: "Algo salió mal" });
