import { defineMessage } from "../define-message.ts";

// Messages of a parent's passkeys (rule: passkeys).
export const passkeysTitle = defineMessage({ en: "Passkeys", es: "Llaves de acceso" });
export const passkeysDescription = defineMessage({
  en: "Log in with your face, your fingerprint or your screen lock, without waiting for a mail.",
  es: "Inicia sesión con tu cara, tu huella o el bloqueo de pantalla, sin esperar un correo.",
});
export const noPasskeysMessage = defineMessage({
  en: "You have none yet. Your e-mail works either way.",
  es: "Todavía no tienes ninguna. Tu correo funciona igual.",
});
export const httpsRequiredNote = defineMessage({
  en: "Browsers allow passkeys only at an https address with a name. This server has none, so you log in by e-mail.",
  es: "Los navegadores solo permiten llaves de acceso en una dirección https con nombre. Este servidor no la tiene, así que inicias sesión con tu correo.",
});
export const unsupportedBrowserNote = defineMessage({
  en: "This browser has no passkeys. Try it on your phone.",
  es: "Este navegador no tiene llaves de acceso. Prueba en tu teléfono.",
});
export const unnamedPasskeyLabel = defineMessage({ en: "A passkey", es: "Una llave de acceso" });
export const passkeyAddedLabel = defineMessage({
  en: (day: string) => `Added ${day}`,
  es: (day) => `Agregada: ${day}`,
});
export const unusedPasskeyLabel = defineMessage({ en: "Not used yet", es: "Todavía sin usar" });
export const passkeysLoadErrorTitle = defineMessage({
  en: "We couldn’t load your passkeys",
  es: "No pudimos cargar tus llaves de acceso",
});
export const addPasskeyButton = defineMessage({
  en: "Add a passkey",
  es: "Agregar una llave de acceso",
});
export const passkeyAddedConfirmation = defineMessage({
  en: "Passkey added",
  es: "Llave de acceso agregada",
});
export const passkeyAddedMessage = defineMessage({
  en: "Choose it the next time you log in.",
  es: "Elígela la próxima vez que inicies sesión.",
});
export const passkeyAlreadyOnDeviceMessage = defineMessage({
  en: "This device has a passkey for your account already.",
  es: "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
});
export const passkeyErrorMessage = defineMessage({
  en: "The browser couldn’t make a passkey. Please try again.",
  es: "El navegador no pudo crear la llave de acceso. Inténtalo otra vez.",
});

export const renamePasskeyButton = defineMessage({ en: "Rename", es: "Cambiar nombre" });
export const renamePasskeyTitle = defineMessage({
  en: "Rename the passkey",
  es: "Cambiar el nombre de la llave",
});
export const passkeyNameLabel = defineMessage({ en: "Name", es: "Nombre" });
export const removePasskeyTitle = defineMessage({
  en: (name: string) => `Remove “${name}”?`,
  es: (name) => `¿Quitar «${name}»?`,
});
export const removePasskeyNote = defineMessage({
  en: "Nobody can log in with it any more. It stays in your device’s list of passkeys until you delete it there.",
  es: "Nadie podrá iniciar sesión con ella. Sigue en la lista de tu dispositivo hasta que la borres allí.",
});
export const passkeyRemovedConfirmation = defineMessage({
  en: "Passkey removed",
  es: "Quitamos la llave de acceso",
});
export const renamePasskeyAriaLabel = defineMessage({
  en: (name: string) => `Rename ${name}`,
  es: (name) => `Cambiar nombre: ${name}`,
});
export const removePasskeyAriaLabel = defineMessage({
  en: (name: string) => `Remove ${name}`,
  es: (name) => `Quitar ${name}`,
});

// Card on the dashboard after the first sign-in by e-mail.
export const passkeyOfferTitle = defineMessage({
  en: "Log in faster next time",
  es: "Entra más rápido la próxima vez",
});
