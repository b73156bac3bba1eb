import { say } from "../say.ts";

export const sizesAndLikes = say({ en: "Sizes and likes", es: "Tallas y gustos" });
export const onTheHub = say({
  en: (sizes: string) => `${sizes}. On the hub.`,
  es: (sizes) => `${sizes}. Se ve en la página.`,
});
export const onlyYouSee = say({
  en: (sizes: string) => `${sizes}. Only you see this.`,
  es: (sizes) => `${sizes}. Solo lo ves tú.`,
});
export const relativesAsk = say({
  en: (child: string) => `Relatives often ask what fits ${child}.`,
  es: (child) => `La familia suele preguntar qué talla usa ${child}.`,
});
export const addSizes = say({ en: "Add sizes", es: "Agregar tallas" });
export const editSizes = say({ en: "Edit sizes", es: "Editar tallas" });
export const stillRightQuestion = say({ en: "Still right?", es: "¿Siguen bien?" });
export const lastChecked = say({
  en: (child: string, month: string, sizes: string) =>
    `${child}'s sizes were last checked in ${month}: ${sizes}.`,
  es: (child, month, sizes) =>
    `Las tallas de ${child} se revisaron por última vez en ${month}: ${sizes}.`,
});
export const stillRight = say({ en: "Still right", es: "Siguen bien" });
export const change = say({ en: "Change", es: "Cambiar" });
export const couldntSave = say({
  en: "We couldn't save that. Please try again.",
  es: "No pudimos guardarlo. Inténtalo otra vez.",
});
export const error = say({ en: "Error", es: "Algo salió mal" });
