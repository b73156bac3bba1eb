import { defineMessage } from "../define-message.ts";

// Messages of the mail with the link and the code of a sign-in by e-mail (rule: email-sign-in).
export const signInSubject = defineMessage({
  en: (code: string) => `${code} is your Giftling code`,
  es: (code) => `${code} es tu código de Giftling`,
});
export const signInPreview = defineMessage({
  en: (minutes: number) => `Or log in with one tap. It works for ${minutes} minutes.`,
  es: (minutes) => `O inicia sesión con un toque. Sirve durante ${minutes} minutos.`,
});
export const signInTitle = defineMessage({
  en: "Log in to Giftling",
  es: "Inicia sesión en Giftling",
});
export const signInMessage = defineMessage({
  en: "Press the button on the device where you asked, or type this code there:",
  es: "Toca el botón en el dispositivo donde lo pediste, o escribe allí este código:",
});
export const logInButton = defineMessage({ en: "Log in", es: "Iniciar sesión" });
export const signInNote = defineMessage({
  en: (minutes: number) =>
    `Both work once, for ${minutes} minutes. Give the code to nobody. If you didn’t ask for it, there is nothing to do.`,
  es: (minutes) =>
    `Sirven una sola vez, durante ${minutes} minutos. No le des el código a nadie. Si no lo pediste, no tienes que hacer nada.`,
});
export const signInReason = defineMessage({
  en: "You get this because somebody asked to log in with this address.",
  es: "Recibes este correo porque alguien pidió iniciar sesión con esta dirección.",
});
