import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

// Messages of the mail with the link and the code of a sign-in by e-mail (rule: email-sign-in).
export const signInSubject = defineMessage({
  en: (code: string) => `${code} is your ${getSiteName()} code`,
  es: (code) => `${code} es tu código de ${getSiteName()}`,
});
export const signInPreview = defineMessage({
  en: "Or log in with one tap.",
  es: "O inicia sesión con un toque.",
});
export const signInTitle = defineMessage({
  en: () => `Log in to ${getSiteName()}`,
  es: () => `Inicia sesión en ${getSiteName()}`,
});
export const signInMessage = defineMessage({
  en: "Press the button on the device where you asked, or type this code there:",
  es: "Toca el botón en el dispositivo donde lo pediste, o escribe allí este código:",
});
export const signInButton = defineMessage({ en: "Log in", es: "Iniciar sesión" });
export const signInNote = defineMessage({
  en: (minutes: number) =>
    `Both work once, for ${minutes} minutes. Give the code to nobody. If you didn’t ask for it, there is nothing to do.`,
  es: (minutes) =>
    `Sirven una sola vez, durante ${minutes} minutos. No le des el código a nadie. Si no lo pediste, no tienes que hacer nada.`,
});
export const signInMailReason = defineMessage({
  en: "You get this because somebody asked to log in with this address.",
  es: "Recibes este correo porque alguien pidió iniciar sesión con esta dirección.",
});

// Messages of the mails with the codes of a change of address (rule: changed-address).
export const addressChangePreview = defineMessage({
  en: "It changes your e-mail.",
  es: "Cambia tu correo.",
});
export const addressChangeTitle = defineMessage({
  en: "Change your e-mail",
  es: "Cambia tu correo",
});
export const addressChangeMessage = defineMessage({
  en: () =>
    `To change the e-mail with which you sign in to ${getSiteName()}, type this code on the page where you asked:`,
  es: () =>
    `Para cambiar el correo con el que inicias sesión en ${getSiteName()}, escribe este código en la página donde lo pediste:`,
});
export const enterVerificationCodesButton = defineMessage({
  en: "Type the codes",
  es: "Escribir los códigos",
});
export const addressChangeNote = defineMessage({
  en: (minutes: number) =>
    `It works once, for ${minutes} minutes, together with the code that we sent to the other address. Give it to nobody. If you didn’t ask for it, nothing changes.`,
  es: (minutes) =>
    `Sirve una sola vez, durante ${minutes} minutos, junto con el código que enviamos a la otra dirección. No se lo des a nadie. Si no lo pediste, no cambia nada.`,
});
export const addressChangeMailReason = defineMessage({
  en: "You get this because somebody who is signed in asked to change an address from or to this one.",
  es: "Recibes este correo porque alguien con la sesión abierta pidió cambiar una dirección por esta, o esta por otra.",
});
