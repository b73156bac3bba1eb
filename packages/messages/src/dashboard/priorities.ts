import { defineMessage } from "../define-message.ts";

export const prioritiesTitle = defineMessage({ en: "Top 3 Priorities", es: "Lo más importante" });
export const addPriorityButton = defineMessage({
  en: "Add a priority",
  es: "Agregar algo importante",
});
export const priorityPositionAnnouncement = defineMessage({
  en: (title: string, slot: number) => `${title} is now number ${slot}.`,
  es: (title, slot) => `${title} es ahora el número ${slot}.`,
});
export const priorityRemovedAnnouncement = defineMessage({
  en: (title: string) => `${title} is no longer a priority.`,
  es: (title) => `${title} ya no está entre lo más importante.`,
});
export const dragAriaLabel = defineMessage({
  en: (title: string) => `Drag: ${title}`,
  es: (title) => `Arrastrar: ${title}`,
});
export const moveUpAriaLabel = defineMessage({
  en: (title: string) => `Move up: ${title}`,
  es: (title) => `Subir: ${title}`,
});
export const moveDownAriaLabel = defineMessage({
  en: (title: string) => `Move down: ${title}`,
  es: (title) => `Bajar: ${title}`,
});
export const removePriorityAriaLabel = defineMessage({
  en: (title: string) => `Remove from the priorities: ${title}`,
  es: (title) => `Quitar de lo más importante: ${title}`,
});
export const fundingAriaLabel = defineMessage({
  en: (title: string) => `Funding of ${title}`,
  es: (title) => `Lo reunido para ${title}`,
});
export const emptySlotLabel = defineMessage({ en: "Empty", es: "Vacío" });
export const prioritiesFullTitle = defineMessage({
  en: "Your Top 3 is full",
  es: "Ya tienes tres cosas en «Lo más importante»",
});
export const prioritiesFullMessage = defineMessage({
  en: (title: string) => `Remove one under Giving, or put ${title} in the third place.`,
  es: (title) => `Quita una en «Aportes», o pon ${title} en el tercer lugar.`,
});
export const replaceLastPriorityButton = defineMessage({
  en: "Replace the third",
  es: "Reemplazar la tercera",
});
export const addToPrioritiesButton = defineMessage({ en: "Put on top", es: "Poner arriba" });
export const removeFromPrioritiesButton = defineMessage({
  en: "Take off the top",
  es: "Quitar de arriba",
});
export const priorityStatus = defineMessage({
  en: "Among the Top 3",
  es: "Entre lo más importante",
});
export const togglePriorityAriaLabel = defineMessage({
  en: (title: string) => `Among the Top 3: ${title}`,
  es: (title) => `Entre lo más importante: ${title}`,
});
export const addPriorityError = defineMessage({
  en: "Error adding priority",
  es: "No se pudo agregar",
});
export const movePriorityError = defineMessage({
  en: "Error moving priority",
  es: "No se pudo mover",
});
export const removePriorityError = defineMessage({
  en: "Error removing priority",
  es: "No se pudo quitar",
});
