import { defineMessage } from "../define-message.ts";

// Messages of the mails about added and removed passkeys (rule: passkeys).
export const passkeyAddedSubject = defineMessage({
  en: "A passkey was added to your account",
  es: "Se agregó una llave de acceso a tu cuenta",
});
export const passkeyAddedMessage = defineMessage({
  en: (name: string | null) =>
    `Your account has a new passkey${name === null ? "" : ` (${name})`}. With it you sign in without waiting for a mail.`,
  es: (name) =>
    `Tu cuenta tiene una nueva llave de acceso${name === null ? "" : ` (${name})`}. Con ella inicias sesión sin esperar un correo.`,
});
export const passkeyRemovedSubject = defineMessage({
  en: "A passkey was removed from your account",
  es: "Se quitó una llave de acceso de tu cuenta",
});
export const passkeyRemovedMessage = defineMessage({
  en: (name: string | null) =>
    `${name === null ? "A passkey" : `The passkey “${name}”`} was removed from your account. Nobody can sign in with it any more.`,
  es: (name) =>
    `${name === null ? "Una llave de acceso" : `La llave de acceso «${name}»`} ya no está en tu cuenta. Nadie puede iniciar sesión con ella.`,
});
export const passkeyChangePreview = defineMessage({
  en: "If that was you, there is nothing to do.",
  es: "Si fuiste tú, no tienes que hacer nada.",
});
export const passkeyChangeNote = defineMessage({
  en: "Wasn’t it you? Remove passkeys that you don’t know, then sign out everywhere on the same page.",
  es: "¿No fuiste tú? Quita las llaves de acceso que no conozcas y cierra la sesión en todas partes en la misma página.",
});
export const viewPasskeysButton = defineMessage({
  en: "See your passkeys",
  es: "Ver tus llaves de acceso",
});
