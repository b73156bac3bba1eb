import { say } from "../say.ts";
import { pagesOf } from "./family.ts";

/** Title of an invitation's page. It contains no name, because other people may see the tab. */
export const anInvitation = say({ en: "An invitation", es: "Una invitación" });
export const notFound = say({
  en: "Invitation not found",
  es: "No encontramos esta invitación",
});
export const invitesYou = say({
  en: (who: string, children: readonly string[]) =>
    `${who || "Somebody"} invites you to look after ${pagesOf(children)}`,
  es: (who, children) => `${who || "Alguien"} te invita a cuidar ${pagesOf(children)}`,
});
export const togetherYouWill = say({ en: "Together you will:", es: "En equipo podrán:" });
export const seeTheGifts = say({
  en: "See the gifts as they come in",
  es: "Ver los regalos a medida que llegan",
});
export const keepTheLists = say({
  en: "Keep the wishlists and write the news",
  es: "Cuidar las listas de deseos y escribir las noticias",
});
export const sayThankYou = say({
  en: "Say thank you to everybody who gives",
  es: "Agradecer a cada persona que regala",
});
export const join = say({ en: "Join", es: "Unirme" });
export const goToYourDashboard = say({ en: "Go to your dashboard", es: "Ir a tu panel" });
export const youSignIn = say({
  en: "You sign in with an account you already have. It takes a moment.",
  es: "Inicias sesión con una cuenta que ya tienes. Toma un momento.",
});
export const signedIn = say({
  en: "You are signed in. {link}",
  es: "Ya iniciaste sesión. {link}",
});
export const signedInAs = say({
  en: "You are signed in as {email}. {link}",
  es: "Iniciaste sesión como {email}. {link}",
});
export const notYou = say({ en: "Not you?", es: "¿No eres tú?" });

export const almostThere = say({ en: "Almost there", es: "Ya casi" });
export const weAsked = say({
  en: (email: string, owner: string) =>
    `You signed in${email && ` as ${email}`}, and we can't tell for sure that the invitation went to you. So we asked ${owner || "the owner"} whether it is you.`,
  es: (email, owner) =>
    `Iniciaste sesión${email && ` como ${email}`}, y no podemos saber con certeza si la invitación era para ti. Por eso preguntamos a ${owner || "quien es titular"} si eres tú.`,
});
export const weWriteToYou = say({
  en: "We write to you as soon as you're in.",
  es: "Te escribimos en cuanto puedas entrar.",
});
export const comeBackLater = say({
  en: "Come back to this page a little later.",
  es: "Vuelve a esta página un poco más tarde.",
});
export const lookAgain = say({ en: "Look again", es: "Mirar otra vez" });

export const youLookAfter = say({
  en: (children: readonly string[]) => `You look after ${pagesOf(children)}`,
  es: (children) => `Ya cuidas ${pagesOf(children)}`,
});
export const nothingToAccept = say({
  en: "There is nothing left to accept: the dashboard is yours too.",
  es: "No queda nada por aceptar: el panel también es tuyo.",
});
export const youLookAfterAPage = say({
  en: "You look after a family's page",
  es: "Ya cuidas la página de una familia",
});
export const hasEnded = say({
  en: "This invitation has ended",
  es: "Esta invitación ya terminó",
});
export const askAgain = say({
  en: "It works for seven days, and once. Ask the parent who sent it to invite you again.",
  es: "Sirve siete días y una sola vez. Pide otra invitación a quien te la envió.",
});
export const couldntOpen = say({
  en: "We couldn't open this invitation",
  es: "No pudimos abrir esta invitación",
});
export const checkThenAgain = say({
  en: "Please check your connection, then try again in a moment.",
  es: "Revisa tu conexión e inténtalo otra vez en un momento.",
});
