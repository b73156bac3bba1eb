import { defineMessage } from "../define-message.ts";

// Messages of the mail about many wrong passcode attempts (rule: hub-passcode).
export const wrongPasscodesSubject = defineMessage({
  en: "Many wrong passcodes were tried on your page",
  es: "Alguien probó muchas claves en tu página",
});
export const wrongPasscodesPreview = defineMessage({
  en: "None of them opened it. A new passcode keeps it safe.",
  es: "Ninguna la abrió. Con una clave nueva queda segura.",
});
export const wrongPasscodesMessage = defineMessage({
  en: "Somebody tried more than 50 wrong passcodes on your page today. None of them opened it.\n\nIf your relatives are mistyping, there is nothing to do. If you don't know who it is, choose a new passcode and send the page's link to your family again.",
  es: "Hoy alguien probó más de 50 claves equivocadas en tu página. Ninguna la abrió.\n\nSi es tu familia que se equivoca al escribir, no tienes que hacer nada. Si no sabes quién es, elige una clave nueva y vuelve a enviar el enlace de la página a tu familia.",
});
export const changePasscodeButton = defineMessage({
  en: "Choose a new passcode",
  es: "Elegir una clave nueva",
});
