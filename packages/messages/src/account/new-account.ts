import type { SignUpAccess } from "@giftling/domain/account/sign-ups";
import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

// Pages of the links that create an account: the setup link and an invitation (rules: first-account, sign-ups).
export const setupTitle = defineMessage({
  en: () => `Welcome to your ${getSiteName()}`,
  es: () => `Te damos la bienvenida a tu ${getSiteName()}`,
});
export const setupDescription = defineMessage({
  en: "You’re the first one here. This makes the first account of this server.",
  es: "Eres la primera persona aquí. Así se crea la primera cuenta de este servidor.",
});
export const signUpInviteTitle = defineMessage({
  en: () => `You’re invited to ${getSiteName()}`,
  es: () => `Te invitaron a ${getSiteName()}`,
});
export const signUpInviteDescription = defineMessage({
  en: "A page for your child’s wishes and future. It takes about five minutes.",
  es: "Una página para los deseos y el futuro de tu peque. Unos cinco minutos.",
});
export const nameLabel = defineMessage({ en: "Your name", es: "Tu nombre" });
export const nameRequiredError = defineMessage({
  en: "Please tell us your name",
  es: "Dinos cómo te llamas",
});
export const createAccountButton = defineMessage({
  en: "Create my account",
  es: "Crear mi cuenta",
});
/** Note to a new server's operator about the origin in all links. `{origin}` is the placeholder for the origin. */
export const serverOriginNote = defineMessage({
  en: "Every link of this server will start with {origin}. Does the family reach it there? If not, open this page at the right address first.",
  es: "Todos los enlaces de este servidor empezarán con {origin}. ¿La familia lo encuentra ahí? Si no, abre antes esta página en la dirección correcta.",
});
export const addressRegisteredError = defineMessage({
  en: "This address already has an account. Log in with it instead.",
  es: "Esta dirección ya tiene una cuenta. Inicia sesión con ella.",
});

// Page shown for a link that is no longer valid.
export const invalidAccountLinkTitle = defineMessage({
  en: "This link doesn’t work any more",
  es: "Este enlace ya no funciona",
});
export const invalidAccountLinkMessage = defineMessage({
  en: "A link creates one account, and only for a while. If that account is yours, just log in.",
  es: "Un enlace crea una sola cuenta, y solo por un tiempo. Si esa cuenta es tuya, inicia sesión.",
});

// Page of a public server without APP_ORIGIN.
export const serverOriginRequiredTitle = defineMessage({
  en: "This server needs its address first",
  es: "Este servidor necesita antes su dirección",
});
/** Message about a missing HTTPS origin. `{variable}` is the placeholder for the environment variable to set. */
export const serverOriginRequiredMessage = defineMessage({
  en: () =>
    `On the internet, ${getSiteName()} runs with https only. Start it with its address in {variable}, then open the link again.`,
  es: () =>
    `En internet, ${getSiteName()} solo funciona con https. Arráncalo con su dirección en {variable} y abre el enlace otra vez.`,
});

// Page of a server without an account.
export const setupRequiredTitle = defineMessage({ en: "Almost ready", es: "Casi listo" });
export const setupRequiredMessage = defineMessage({
  en: "This server has no account yet. The person who runs it opens the setup link, which is the last line of its log.",
  es: "Este servidor todavía no tiene cuentas. Quien lo administra abre el enlace de instalación, la última línea del registro.",
});

// Page for a person without an account when sign-ups are restricted.
export const signUpDeniedTitle = defineMessage({
  en: "There’s no account for you here yet",
  es: "Aquí todavía no tienes cuenta",
});
const ACCOUNT_REFUSED_MESSAGES: Readonly<Record<Exclude<SignUpAccess, "open">, () => string>> = {
  invited: defineMessage({
    en: "A new family needs an invitation. Ask whoever told you about this server for one.",
    es: "Una familia nueva necesita una invitación. Pídele una a quien te habló de este servidor.",
  }),
  closed: defineMessage({
    en: "This server takes no new families. If you have an account, log in with its address.",
    es: "Este servidor no admite familias nuevas. Si tienes una cuenta, inicia sesión con su dirección.",
  }),
};
/** Notes on the sign-in page of a server that restricts sign-ups, by type of restriction. */
const LOG_IN_NOTES: Readonly<Record<Exclude<SignUpAccess, "open">, () => string>> = {
  invited: defineMessage({
    en: "New here? Open your invitation, or ask whoever told you about this server for one.",
    es: "¿Es tu primera vez? Abre tu invitación, o pídele una a quien te habló de este servidor.",
  }),
  closed: defineMessage({
    en: "This server takes no new families.",
    es: "Este servidor no admite familias nuevas.",
  }),
};
export const getSignUpAccessNote = (signUps: Exclude<SignUpAccess, "open">) =>
  LOG_IN_NOTES[signUps]();
export const getSignUpDeniedMessage = (signUps: Exclude<SignUpAccess, "open">) =>
  ACCOUNT_REFUSED_MESSAGES[signUps]();
