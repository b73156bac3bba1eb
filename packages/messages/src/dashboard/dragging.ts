import { defineMessage } from "../define-message.ts";

export const pickUpAnnouncement = defineMessage({
  en: (title: string, slot: number) => `Picked up ${title}, number ${slot}.`,
  es: (title, slot) => `Tomaste ${title}, número ${slot}.`,
});
export const overOriginalSlotAnnouncement = defineMessage({
  en: (title: string, slot: number) => `${title} is over number ${slot}, where it was.`,
  es: (title, slot) => `${title} está sobre el número ${slot}, donde estaba.`,
});
export const overEmptySlotAnnouncement = defineMessage({
  en: (title: string, slot: number) => `${title} is over number ${slot}, which is free.`,
  es: (title, slot) => `${title} está sobre el número ${slot}, que está libre.`,
});
export const overOccupiedSlotAnnouncement = defineMessage({
  en: (title: string, slot: number, other: string) =>
    `${title} is over number ${slot} and would change places with ${other}.`,
  es: (title, slot, other) =>
    `${title} está sobre el número ${slot} y cambiaría de lugar con ${other}.`,
});
export const dragCancelAnnouncement = defineMessage({
  en: (title: string, slot: number) => `${title} is back at number ${slot}.`,
  es: (title, slot) => `${title} volvió al número ${slot}.`,
});
export const dragInstructions = defineMessage({
  en: "Press Space or Enter to pick up this priority. Then the arrow keys move it, Space or Enter drops it, and Escape puts it back.",
  es: "Presiona Espacio o Enter para tomar esta prioridad. Luego muévela con las flechas, suéltala con Espacio o Enter, o devuélvela con Escape.",
});
