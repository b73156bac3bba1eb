import { defineMessage } from "../define-message.ts";

// Messages of a hub that requires a passcode from the visitor (rule: hub-passcode).
export const lockedHubTitle = defineMessage({
  en: "A family's page",
  es: "La página de una familia",
});
export const passcodeHeading = defineMessage({
  en: "This page has a passcode",
  es: "Esta página tiene una clave",
});
export const passcodeDescription = defineMessage({
  en: "The family shared it with the people they know. This browser asks for it only once.",
  es: "La familia la compartió con sus conocidos. Este navegador la pide una sola vez.",
});
export const passcodeLabel = defineMessage({ en: "Passcode", es: "Clave" });
export const openHubButton = defineMessage({ en: "Open the page", es: "Abrir la página" });
export const missingPasscodeHint = defineMessage({
  en: "No passcode? Ask whoever sent you the link.",
  es: "¿No tienes la clave? Pídesela a quien te mandó el enlace.",
});
