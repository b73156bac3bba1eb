import { defineMessage } from "../define-message.ts";

// Messages of the sign-in with a passkey (rule: passkeys).
export const signInWithPasskeyButton = defineMessage({
  en: "Log in with a passkey",
  es: "Entrar con una llave de acceso",
});

const PASSKEY_PROBLEM_MESSAGES = {
  expired: defineMessage({
    en: "That took a little too long. Please try again.",
    es: "Pasó demasiado tiempo. Inténtalo otra vez.",
  }),
  unknown: defineMessage({
    en: "We don’t know this passkey, or it was removed. Log in by e-mail instead.",
    es: "No conocemos esta llave de acceso, o la quitaron. Inicia sesión con tu correo.",
  }),
  closed: defineMessage({
    en: "This account is closed. Log in by e-mail to bring it back or to download your data.",
    es: "Esta cuenta está cerrada. Inicia sesión con tu correo para recuperarla o descargar tus datos.",
  }),
};
/** Reason why a sign-in with a passkey failed. */
export type PasskeyProblem = keyof typeof PASSKEY_PROBLEM_MESSAGES;
export const getPasskeyProblemMessage = (problem: PasskeyProblem): string =>
  PASSKEY_PROBLEM_MESSAGES[problem]();
