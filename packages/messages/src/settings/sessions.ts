import { defineMessage } from "../define-message.ts";

// Messages of the list of a parent's sessions (rule: sessions).
export const sessionsTitle = defineMessage({
  en: "Where you’re signed in",
  es: "Dónde iniciaste sesión",
});
export const sessionsDescription = defineMessage({
  en: "Every phone and computer that is signed in as you.",
  es: "Todos los teléfonos y computadoras en los que tienes la sesión abierta.",
});
export const unknownDeviceLabel = defineMessage({
  en: "A phone or computer",
  es: "Un teléfono o una computadora",
});
export const currentDeviceLabel = defineMessage({ en: "This device", es: "Este dispositivo" });
export const lastUsedLabel = defineMessage({
  en: (day: string) => `Last used ${day}`,
  es: (day) => `Último uso: ${day}`,
});
export const sessionsLoadErrorTitle = defineMessage({
  en: "We couldn’t load the list",
  es: "No pudimos cargar la lista",
});
export const signOutEverywhereButton = defineMessage({
  en: "Sign out everywhere",
  es: "Cerrar sesión en todas partes",
});
export const signOutEverywhereNote = defineMessage({
  en: "This signs you out here too. Sign in again whenever you like.",
  es: "También se cierra aquí. Puedes iniciar sesión otra vez cuando quieras.",
});
export const signOutEverywhereError = defineMessage({
  en: "We couldn’t reach the server. You are still signed in.",
  es: "No pudimos conectarnos. Tu sesión sigue abierta.",
});
