import { say } from "../say.ts";

export const whoIsItFor = say({ en: "Who is it for?", es: "¿Para quién es?" });
export const add = say({ en: "Add", es: "Agregar" });
export const saveAsDraft = say({ en: "Save as draft", es: "Guardar como borrador" });
export const savedAsDraft = say({
  en: (child: string) => `Saved as a draft for ${child}`,
  es: (child) => `Guardado como borrador para ${child}`,
});
export const addedToList = say({
  en: (child: string) => `Added to ${child}'s list`,
  es: (child) => `Agregado a la lista de ${child}`,
});
export const addAnother = say({ en: "Add another", es: "Agregar otro" });
export const childrenDidntLoad = say({
  en: "Your children didn't load",
  es: "Las páginas de tu familia no se cargaron",
});
