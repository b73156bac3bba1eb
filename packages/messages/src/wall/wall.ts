import { say } from "../say.ts";

export const wallOfSupport = say({ en: "Wall of Support", es: "Muro de cariño" });
export const nobodyYet = say({
  en: "Nobody is on the wall yet",
  es: "Todavía no hay nadie en el muro",
});
export const whoeverGives = say({
  en: (child: string) => `Whoever gives to ${child} is thanked here by name.`,
  es: (child) => `Aquí se agradece por su nombre a quien le regale algo a ${child}.`,
});
export const you = say({ en: "You", es: "Tú" });
export const offTheWall = say({ en: "Off the wall", es: "Fuera del muro" });
export const takeOff = say({ en: "Take off", es: "Quitar" });
export const putBack = say({ en: "Put back", es: "Devolver" });
