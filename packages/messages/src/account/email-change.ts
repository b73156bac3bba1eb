import { defineMessage } from "../define-message.ts";

// Pages that change the address with which a parent signs in by e-mail (rule: changed-address).
export const changeAddressLink = defineMessage({
  en: "Change your e-mail",
  es: "Cambiar tu correo",
});
/** Description of how to change an e-mail address. `{email}` is the placeholder for the current address. */
export const changeAddressDescription = defineMessage({
  en: "You sign in with {email}. We’ll mail a code to both addresses, so that nobody else can change it.",
  es: "Inicias sesión con {email}. Enviamos un código a las dos direcciones, para que nadie más pueda cambiarla.",
});
export const newAddressLabel = defineMessage({
  en: "Your new e-mail address",
  es: "Tu nueva dirección de correo",
});
export const sendVerificationCodesButton = defineMessage({
  en: "Send both codes",
  es: "Enviar los códigos",
});
export const addressUnchangedError = defineMessage({
  en: "You sign in with this address already.",
  es: "Ya inicias sesión con esta dirección.",
});
export const verificationCodesTitle = defineMessage({
  en: "Two codes, two mails",
  es: "Dos códigos, dos correos",
});
export const verificationCodesDescription = defineMessage({
  en: "Type both codes. Nothing changes before that.",
  es: "Escribe los dos códigos. Nada cambia hasta entonces.",
});
export const verificationCodeLabel = defineMessage({
  en: (email: string) => `Code from ${email}`,
  es: (email) => `Código de ${email}`,
});
export const changeAddressButton = defineMessage({ en: "Change e-mail", es: "Cambiar correo" });
export const incorrectCodeError = defineMessage({
  en: "That code isn’t right.",
  es: "Ese código no es correcto.",
});
export const addressUnavailableError = defineMessage({
  en: "Somebody signs in with this address already. Your own is as it was.",
  es: "Alguien ya inicia sesión con esta dirección. La tuya sigue igual.",
});
export const restartEmailChangeLink = defineMessage({ en: "Start over", es: "Empezar de nuevo" });
export const backToSettingsLink = defineMessage({
  en: "Back to the settings",
  es: "Volver a los ajustes",
});
