import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

// Messages of the sign-in by e-mail (rule: email-sign-in).
export const signInWithProviderButton = defineMessage({
  en: (provider: string) => `Continue with ${provider}`,
  es: (provider) => `Continuar con ${provider}`,
});

// Form for the e-mail address.
export const emailSignInTitle = defineMessage({
  en: "Log in or sign up",
  es: "Inicia sesión o crea tu cuenta",
});
export const emailSignInDescription = defineMessage({
  en: "We’ll mail you a link and a code. There is no password to remember.",
  es: "Te enviamos un enlace y un código por correo. Sin contraseñas que recordar.",
});
export const addressLabel = defineMessage({
  en: "Your e-mail address",
  es: "Tu correo electrónico",
});
export const signInMethodSeparatorLabel = defineMessage({ en: "or", es: "o" });
export const mailUnavailableTitle = defineMessage({
  en: "Ask for a sign-in link",
  es: "Pide un enlace para entrar",
});
export const mailUnavailableMessage = defineMessage({
  en: "This server can’t send mail. The person who runs it can make a sign-in link for your address.",
  es: "Este servidor no puede enviar correos. Quien lo administra puede crear un enlace para tu dirección.",
});

// Form for the code.
export const signInCodeTitle = defineMessage({ en: "Check your mail", es: "Revisa tu correo" });
/** Message about a mailed sign-in code. `{email}` is the placeholder for the e-mail address. */
export const signInCodeDescription = defineMessage({
  en: "We sent a link and a six-digit code to {email}. Open the link here, or type the code.",
  es: "Enviamos un enlace y un código de seis cifras a {email}. Abre el enlace aquí, o escribe el código.",
});
export const signInCodeLabel = defineMessage({ en: "Six-digit code", es: "Código de seis cifras" });
export const signInButton = defineMessage({ en: "Log in", es: "Iniciar sesión" });
export const incorrectCodeError = defineMessage({
  en: "That code isn’t right. Try the one in the newest mail.",
  es: "Ese código no es correcto. Prueba con el del correo más reciente.",
});
/** Hint for a missing sign-in mail. `{link}` is the placeholder for a link that requests another mail. */
export const missingMailHint = defineMessage({
  en: (minutes: number) =>
    `Both work for ${minutes} minutes. Nothing there? Look in the spam folder, or {link}.`,
  es: (minutes) =>
    `Sirven durante ${minutes} minutos. ¿No te llegó nada? Mira en el correo no deseado, o {link}.`,
});
export const requestNewMailLink = defineMessage({ en: "ask again", es: "pídelo otra vez" });

// Page shown for a link or a code that is no longer valid.
const SIGN_IN_FAILURES = {
  linkExpired: {
    title: defineMessage({ en: "That took a little too long", es: "Pasó demasiado tiempo" }),
    text: defineMessage({
      en: (minutes: number) =>
        `For your safety, a link and its code work for ${minutes} minutes. We’ll gladly send new ones.`,
      es: (minutes) =>
        `Por tu seguridad, un enlace y su código sirven durante ${minutes} minutos. Con gusto te enviamos otros.`,
    }),
  },
  linkAlreadyUsed: {
    title: defineMessage({ en: "This link was already used", es: "Este enlace ya se usó" }),
    text: defineMessage({
      en: () => "A link and its code work once. Ask for new ones to log in again.",
      es: () =>
        "Un enlace y su código sirven una sola vez. Pide otros para iniciar sesión de nuevo.",
    }),
  },
  tooManyWrongCodes: {
    title: defineMessage({ en: "Too many wrong codes", es: "Demasiados códigos equivocados" }),
    text: defineMessage({
      en: () => "For your safety, this code has ended. Ask for a new one, then type it once more.",
      es: () => "Por tu seguridad, este código ya no sirve. Pide uno nuevo y escríbelo otra vez.",
    }),
  },
  linkIncomplete: {
    title: defineMessage({ en: "This link isn’t complete", es: "Este enlace no está completo" }),
    text: defineMessage({
      en: () => "Part of it may be missing. Open it from the mail again, or ask for a new one.",
      es: () => "Puede que le falte una parte. Ábrelo otra vez desde el correo, o pide uno nuevo.",
    }),
  },
};
export type SignInFailure = keyof typeof SIGN_IN_FAILURES;
export const getSignInFailureTitle = (failure: SignInFailure): string =>
  SIGN_IN_FAILURES[failure].title();
export const getSignInFailureMessage = (failure: SignInFailure, minutes: number): string =>
  SIGN_IN_FAILURES[failure].text(minutes);
export const requestNewMailButton = defineMessage({
  en: "Ask for a new mail",
  es: "Pedir otro correo",
});

// Page shown when the link is opened in a different browser.
export const otherBrowserTitle = defineMessage({ en: "Your code", es: "Tu código" });
export const otherBrowserMessage = defineMessage({
  en: "You asked to log in with another browser or app. Type this code there.",
  es: "Pediste iniciar sesión en otro navegador o aplicación. Escribe allí este código.",
});
export const otherBrowserNote = defineMessage({
  en: "Didn’t ask for it? Close this page, and give the code to nobody.",
  es: "¿No lo pediste? Cierra esta página y no le des el código a nadie.",
});
export const signInOnThisBrowserLink = defineMessage({
  en: "Log in here instead",
  es: "Iniciar sesión aquí",
});

// Page for a link that an operator created.
export const operatorSignInLinkTitle = defineMessage({
  en: () => `Log in to ${getSiteName()}`,
  es: () => `Inicia sesión en ${getSiteName()}`,
});
/** Message about a sign-in link that an operator created. `{email}` is the placeholder for the e-mail address. */
export const operatorSignInLinkMessage = defineMessage({
  en: "This link logs you in as {email}. It works once.",
  es: "Con este enlace inicias sesión como {email}. Sirve una sola vez.",
});
