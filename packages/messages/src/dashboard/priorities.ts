import { say } from "../say.ts";

export const top3 = say({ en: "Top 3 Priorities", es: "Lo más importante" });
export const addAPriority = say({ en: "Add a priority", es: "Agregar algo importante" });
export const nowNumber = say({
  en: (title: string, slot: number) => `${title} is now number ${slot}.`,
  es: (title, slot) => `${title} es ahora el número ${slot}.`,
});
export const noLonger = say({
  en: (title: string) => `${title} is no longer a priority.`,
  es: (title) => `${title} ya no está entre lo más importante.`,
});
export const dragOf = say({
  en: (title: string) => `Drag: ${title}`,
  es: (title) => `Arrastrar: ${title}`,
});
export const upOf = say({
  en: (title: string) => `Move up: ${title}`,
  es: (title) => `Subir: ${title}`,
});
export const downOf = say({
  en: (title: string) => `Move down: ${title}`,
  es: (title) => `Bajar: ${title}`,
});
export const removeOf = say({
  en: (title: string) => `Remove from the priorities: ${title}`,
  es: (title) => `Quitar de lo más importante: ${title}`,
});
export const fundingOf = say({
  en: (title: string) => `Funding of ${title}`,
  es: (title) => `Lo reunido para ${title}`,
});
export const empty = say({ en: "Empty", es: "Vacío" });
export const isFull = say({
  en: "Your Top 3 is full",
  es: "Ya tienes tres cosas en «Lo más importante»",
});
export const takeOneOut = say({
  en: "Take one out of it under Giving, and this one can stand there.",
  es: "Quita una de ahí en «Aportes» y esta puede ocupar su lugar.",
});
export const amongOf = say({
  en: (title: string) => `Among the Top 3: ${title}`,
  es: (title) => `Entre lo más importante: ${title}`,
});
export const errorAdding = say({
  en: "Error adding priority",
  es: "No se pudo agregar",
});
export const errorMoving = say({ en: "Error moving priority", es: "No se pudo mover" });
export const errorRemoving = say({
  en: "Error removing priority",
  es: "No se pudo quitar",
});
export const didntMove = say({ en: "That didn't move", es: "Eso no se movió" });
