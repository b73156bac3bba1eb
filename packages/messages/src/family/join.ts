import { defineMessage } from "../define-message.ts";
import { formatKidHubs } from "./family.ts";

/** Title of an invitation's page. The title contains no name, because other people may see the browser tab. */
export const invitationTitle = defineMessage({ en: "An invitation", es: "Una invitación" });
export const invitationNotFoundTitle = defineMessage({
  en: "Invitation not found",
  es: "No encontramos esta invitación",
});
export const invitationHeading = defineMessage({
  en: (who: string, children: readonly string[]) =>
    `${who || "Somebody"} invites you to look after ${formatKidHubs(children)}`,
  es: (who, children) => `${who || "Alguien"} te invita a cuidar ${formatKidHubs(children)}`,
});
export const parentTasksHeading = defineMessage({
  en: "Together you will:",
  es: "En equipo podrán:",
});
export const giftsTaskLabel = defineMessage({
  en: "See the gifts as they come in",
  es: "Ver los regalos a medida que llegan",
});
export const wishlistTaskLabel = defineMessage({
  en: "Look after the wishlists and write the news",
  es: "Cuidar las listas de deseos y escribir las noticias",
});
export const thankYouTaskLabel = defineMessage({
  en: "Say thank you to everybody who gives",
  es: "Agradecer a cada persona que regala",
});
export const joinButton = defineMessage({ en: "Join", es: "Unirme" });
export const ownDashboardLink = defineMessage({ en: "Go to your dashboard", es: "Ir a tu panel" });
export const signInHint = defineMessage({
  /**
   * Hint about signing in. `provider` is the name of the only sign-in provider, null if users sign in by e-mail, or
   * empty if users can choose.
   */
  en: (provider: string | null) =>
    `${provider === "" ? "Sign in to accept" : `Continue with ${provider ?? "e-mail"}`}. No new password.`,
  es: (provider) =>
    `${provider === "" ? "Inicia sesión para aceptar" : `Continúa con ${provider ?? "tu correo"}`}. Sin contraseña nueva.`,
});
export const signedInNote = defineMessage({
  en: "You are signed in. {link}",
  es: "Ya iniciaste sesión. {link}",
});
export const signedInAsNote = defineMessage({
  en: "You are signed in as {email}. {link}",
  es: "Iniciaste sesión como {email}. {link}",
});
export const changeAccountLink = defineMessage({ en: "Not you?", es: "¿No eres tú?" });

export const approvalPendingTitle = defineMessage({ en: "Almost there", es: "Ya casi" });
export const approvalPendingMessage = defineMessage({
  en: (email: string, owner: string) =>
    `You signed in${email && ` as ${email}`}, and we can't be sure the invitation was meant for you. So we asked ${owner || "the owner"} to confirm it.`,
  es: (email, owner) =>
    `Iniciaste sesión${email && ` como ${email}`}, y no podemos saber con certeza si la invitación era para ti. Por eso preguntamos a ${owner || "quien es titular"} si eres tú.`,
});
export const approvalMailNote = defineMessage({
  en: "We'll write to you as soon as you're in.",
  es: "Te escribimos en cuanto puedas entrar.",
});
export const approvalWithoutMailNote = defineMessage({
  en: "Come back to this page a little later.",
  es: "Vuelve a esta página un poco más tarde.",
});
export const reloadButton = defineMessage({ en: "Check again", es: "Mirar otra vez" });

export const alreadyMemberHeading = defineMessage({
  en: (children: readonly string[]) => `You look after ${formatKidHubs(children)}`,
  es: (children) => `Ya cuidas ${formatKidHubs(children)}`,
});
export const alreadyMemberMessage = defineMessage({
  en: "There is nothing left to accept: the dashboard is yours too.",
  es: "No queda nada por aceptar: el panel también es tuyo.",
});
export const alreadyInFamilyHeading = defineMessage({
  en: "You look after a family's page",
  es: "Ya cuidas la página de una familia",
});
export const invitationExpiredTitle = defineMessage({
  en: "This invitation has expired",
  es: "Esta invitación ya venció",
});
export const invitationExpiredMessage = defineMessage({
  en: "An invitation works once, within seven days. Ask the parent who sent it to invite you again.",
  es: "Sirve siete días y una sola vez. Pide otra invitación a quien te la envió.",
});
export const loadErrorTitle = defineMessage({
  en: "We couldn't open this invitation",
  es: "No pudimos abrir esta invitación",
});
export const loadErrorMessage = defineMessage({
  en: "Please check your connection, then try again in a moment.",
  es: "Revisa tu conexión e inténtalo otra vez en un momento.",
});
