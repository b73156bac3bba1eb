import { defineMessage } from "../define-message.ts";
import { formatOwnerSettingNote } from "../family/family.ts";

const everythingIsSafe = defineMessage({
  en: "Everything you made is safe, and your family's page is still up.",
  es: "Todo lo que hiciste está a salvo, y la página de tu familia sigue en línea.",
});
/** Message for a parent who does not own the family and therefore cannot choose the plan. */
export const ownerOnlyPlanMessage = defineMessage({
  en: (owner: string) =>
    `${everythingIsSafe()} ${formatOwnerSettingNote(owner, "plan")} The dashboard opens again once one is chosen.`,
  es: (owner) =>
    `${everythingIsSafe()} ${formatOwnerSettingNote(owner, "plan")} El panel se abre otra vez en cuanto se elija uno.`,
});
export const updatePaymentCardMessage = defineMessage({
  en: () =>
    `${everythingIsSafe()} The first payment didn't go through: update your card to continue.`,
  es: () =>
    `${everythingIsSafe()} El primer pago no se pudo cobrar: actualiza tu tarjeta para seguir.`,
});
export const choosePlanMessage = defineMessage({
  en: () => `${everythingIsSafe()} Choose a plan to continue.`,
  es: () => `${everythingIsSafe()} Elige un plan para seguir.`,
});
export const choosePlanButton = defineMessage({ en: "Choose Plan", es: "Elegir un plan" });
export const homepageLink = defineMessage({ en: "Back to Homepage", es: "Volver al inicio" });
export const accountAriaLabel = defineMessage({ en: "Account", es: "Cuenta" });
