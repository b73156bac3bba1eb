import { defineMessage } from "../define-message.ts";

export const dragReorderHint = defineMessage({
  en: "Drag by the grip, or use the arrows. Every change is saved.",
  es: "Arrastra con el asa o usa las flechas. Cada cambio se guarda.",
});
export const arrowReorderHint = defineMessage({
  en: "The arrows move a row, its menu to an end. Every change is saved.",
  es: "Las flechas mueven una fila; su menú la lleva a un extremo. Cada cambio se guarda.",
});
/** Announcement of a row's position for screen readers. `place` starts at 1. */
export const positionLabel = defineMessage({
  en: (place: number, total: number) => `number ${place} of ${total}`,
  es: (place, total) => `número ${place} de ${total}`,
});
export const pickUpAnnouncement = defineMessage({
  en: (name: string, place: string) => `Picked up ${name}, ${place}.`,
  es: (name, place) => `Tomaste ${name}, ${place}.`,
});
export const positionAnnouncement = defineMessage({
  en: (name: string, place: string) => `${name} is at ${place}.`,
  es: (name, place) => `${name} está en el ${place}.`,
});
export const dragCancelAnnouncement = defineMessage({
  en: (name: string, place: string) => `${name} is back at ${place}.`,
  es: (name, place) => `${name} volvió al ${place}.`,
});
export const dragInstructions = defineMessage({
  en: "Press Space or Enter to pick this up. Then the arrow keys move it, Space or Enter drops it, and Escape puts it back.",
  es: "Presiona Espacio o Enter para tomarlo. Luego muévelo con las flechas, suéltalo con Espacio o Enter, o devuélvelo con Escape.",
});
