import { defineMessage } from "../define-message.ts";

export const kidLabel = defineMessage({ en: "Who is it for?", es: "¿Para quién es?" });
export const addWishButton = defineMessage({ en: "Add", es: "Agregar" });
export const saveDraftButton = defineMessage({ en: "Save as draft", es: "Guardar como borrador" });
export const draftSavedConfirmation = defineMessage({
  en: (child: string) => `Saved as a draft for ${child}`,
  es: (child) => `Guardado como borrador para ${child}`,
});
export const wishAddedConfirmation = defineMessage({
  en: (child: string) => `Added to ${child}'s list`,
  es: (child) => `Agregado a la lista de ${child}`,
});
export const addAnotherWishButton = defineMessage({ en: "Add another", es: "Agregar otro" });
export const kidsLoadErrorTitle = defineMessage({
  en: "Your children didn't load",
  es: "Las páginas de tu familia no se cargaron",
});
