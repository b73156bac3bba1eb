import { ownerLooksAfter } from "../family/family.ts";
import { say } from "../say.ts";

const everythingIsSafe = say({
  en: "Everything you made is safe, and your family's hub is still up.",
  es: "Todo lo que hiciste está a salvo, y la página de tu familia sigue en línea.",
});
/** Text shown to a parent who does not own the family and therefore cannot choose the plan. */
export const ownerChooses = say({
  en: (owner: string) =>
    `${everythingIsSafe()} ${ownerLooksAfter(owner, "plan")} The dashboard opens again once one is chosen.`,
  es: (owner) =>
    `${everythingIsSafe()} ${ownerLooksAfter(owner, "plan")} El panel se abre otra vez en cuanto se elija uno.`,
});
export const updateToGoOn = say({
  en: () => `${everythingIsSafe()} The first payment didn't go through: update your card to go on.`,
  es: () =>
    `${everythingIsSafe()} El primer pago no se pudo cobrar: actualiza tu tarjeta para seguir.`,
});
export const chooseToGoOn = say({
  en: () => `${everythingIsSafe()} Choose a plan to go on.`,
  es: () => `${everythingIsSafe()} Elige un plan para seguir.`,
});
export const choosePlan = say({ en: "Choose Plan", es: "Elegir un plan" });
export const backToHomepage = say({ en: "Back to Homepage", es: "Volver al inicio" });
export const account = say({ en: "Account", es: "Cuenta" });
