import { defineMessage } from "../define-message.ts";

export const wallTitle = defineMessage({ en: "Wall of Support", es: "Muro de cariño" });
export const emptyWallTitle = defineMessage({
  en: "Nobody is on the wall yet",
  es: "Todavía no hay nadie en el muro",
});
export const emptyWallMessage = defineMessage({
  en: (child: string) => `Everyone who gives to ${child} is thanked here by name.`,
  es: (child) => `Aquí se agradece por su nombre a quien le regale algo a ${child}.`,
});
export const parentGiverName = defineMessage({ en: "You", es: "Tú" });
export const hiddenFromWallStatus = defineMessage({ en: "Off the wall", es: "Fuera del muro" });
export const hideFromWallButton = defineMessage({ en: "Take off", es: "Quitar" });
export const showOnWallButton = defineMessage({ en: "Put back", es: "Devolver" });
