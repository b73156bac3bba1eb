import { pagesOf } from "../family/family.ts";
import { say } from "../say.ts";
import { somebody } from "./frame.ts";

/** Texts of the mails about a family's parents and invitations (rule: invitations). */
export const invitesYou = say({
  en: (who: string, children: readonly string[]) =>
    `${who || somebody()} invites you to look after ${pagesOf(children)}`,
  es: (who, children) => `${who || somebody()} te invita a cuidar ${pagesOf(children)}`,
});
export const togetherWith = say({
  en: "Wishes, news and thank-yous, together with the other parent.",
  es: "Deseos, noticias y agradecimientos, en equipo.",
});
export const addressWasInvited = say({
  en: "You get this because somebody invited this address.",
  es: "Recibes este correo porque alguien invitó a esta dirección.",
});
export const keepsPages = say({
  en: (who: string, children: readonly string[]) =>
    `${who || somebody()} keeps ${pagesOf(children)} on Giftling: a wishlist, family news and thank-yous for everybody who gives. ${who || somebody()} would like to do that together with you.`,
  es: (who, children) =>
    `${who || somebody()} cuida ${pagesOf(children)} en Giftling: una lista de deseos, noticias de la familia y agradecimientos para cada persona que regala. Le gustaría hacerlo contigo.`,
});
export const seeTheInvitation = say({ en: "See the invitation", es: "Ver la invitación" });
export const worksForDays = say({
  en: (days: number) =>
    `The link works for ${days} days and is only for you. If you don't know what this is about, there is nothing to do.`,
  es: (days) =>
    `El enlace sirve ${days} días y es solo para ti. Si no sabes de qué se trata, no tienes que hacer nada.`,
});

export const asksToJoin = say({
  en: (who: string) => `${who || somebody()} asks to join your page`,
  es: (who) => `${who || somebody()} pide unirse a la página de tu familia`,
});
export const openedYours = say({
  en: (invited: string) => `They opened the invitation to ${invited}.`,
  es: (invited) => `Abrió la invitación a ${invited}.`,
});
export const isThis = say({
  en: (name: string) => `Is this ${name || "who you invited"}?`,
  es: (name) => `¿Es ${name || "la persona que invitaste"}?`,
});
export const openedInvitation = say({
  en: (invited: string, who: string, email: string) =>
    `You invited ${invited}. ${who || somebody()} opened that invitation and signed in as ${email || "somebody without an address"}. Nobody gets in before you say yes.`,
  es: (invited, who, email) =>
    `Invitaste a ${invited}. ${who || somebody()} abrió esa invitación e inició sesión ${email ? `como ${email}` : "sin ninguna dirección"}. Nadie entra hasta que digas que sí.`,
});
export const addressIsUnconfirmed = say({
  en: "The address is the one that you invited. Their sign-in didn't confirm that it is theirs, so please make sure that it is them.",
  es: "La dirección es la que invitaste. Su inicio de sesión no confirmó que sea suya, así que asegúrate de que es esa persona.",
});
export const confirmOrDecline = say({
  en: "Confirm or decline",
  es: "Aceptar o rechazar",
});
export const ifYouDontKnowThem = say({
  en: "If you don't know them, decline. The link in that mail then leads nowhere.",
  es: "Si no sabes quién es, rechaza la solicitud. El enlace de ese correo dejará de funcionar.",
});

export const looksAfterWithYou = say({
  en: (who: string) => `${who || somebody()} looks after the page with you now`,
  es: (who) => `${who || somebody()} ahora cuida contigo la página de tu familia`,
});
export const exceptWhatIsYours = say({
  en: "They can do all that you do, except for what is yours as the owner.",
  es: "Puede hacer todo lo que haces tú, menos lo que te toca como titular.",
});
export const hasJoinedYou = say({
  en: (who: string) => `${who || somebody()} has joined you`,
  es: (who) => `${who || somebody()} ya está en el equipo`,
});
export const tookUpInvitation = say({
  en: (who: string) =>
    `${who || somebody()} took up your invitation. From now on you both see the gifts, write the news and say thank you. The plan, the page's address and who looks after it stay with you.`,
  es: (who) =>
    `${who || somebody()} aceptó tu invitación. Desde ahora ven los regalos, escriben las noticias y dan las gracias en equipo. El plan, la dirección de la página y quién la cuida siguen en tus manos.`,
});
export const seeWhoLooksAfter = say({
  en: "See who looks after your page",
  es: "Ver quién cuida tu página",
});

export const youLookAfterNow = say({
  en: (children: readonly string[]) => `You look after ${pagesOf(children)} now`,
  es: (children) => `Ahora cuidas ${pagesOf(children)}`,
});
export const wereLetIn = say({
  en: "You were let in. The dashboard is yours too.",
  es: "Ya puedes entrar. El panel también es tuyo.",
});
export const youreIn = say({ en: "You're in", es: "Ya puedes entrar" });
export const whatYouLookAfter = say({
  en: (children: readonly string[]) =>
    `You look after ${pagesOf(children)} now: the gifts, the news and the thank-yous.`,
  es: (children) =>
    `Ahora cuidas ${pagesOf(children)}: los regalos, las noticias y los agradecimientos.`,
});
export const openTheDashboard = say({ en: "Open the dashboard", es: "Abrir el panel" });

export const youOwnIt = say({
  en: "You own the family's page now",
  es: "La página de tu familia ahora es tuya",
});
export const isYours = say({
  en: "The plan, the address and who looks after the page are yours.",
  es: "El plan, la dirección y quién cuida la página están en tus manos.",
});
export const handedOver = say({
  en: (who: string) =>
    `${who || "The owner so far"} handed the page over to you. The plan, the page's address and who looks after it are yours from here on. Everything else stays as it was.`,
  es: (who) =>
    `${who || "Quien era titular"} te pasó la página. Desde ahora el plan, la dirección de la página y quién la cuida están en tus manos. Todo lo demás sigue igual.`,
});
export const openYourSettings = say({ en: "Open your settings", es: "Abrir tus ajustes" });

export const noLongerLookAfter = say({
  en: (children: readonly string[]) => `You no longer look after ${pagesOf(children)}`,
  es: (children) => `Ya no cuidas ${pagesOf(children)}`,
});
export const yourAccountStays = say({
  en: "Your own account stays as it is.",
  es: "Tu propia cuenta sigue como está.",
});
export const removedYou = say({
  en: (owner: string, children: readonly string[]) =>
    `${owner || "The page's owner"} removed you from ${pagesOf(children)}. What you wrote stays with the family. Your account is still yours: you can start a page of your own, or take a copy of your data with you.`,
  es: (owner, children) =>
    `${owner || "Quien es titular"} te quitó de ${pagesOf(children)}. Lo que escribiste se queda con la familia. Tu cuenta sigue siendo tuya: puedes crear una página propia o llevarte una copia de tus datos.`,
});
export const seeWhatIsYours = say({ en: "See what is yours", es: "Ver lo que es tuyo" });
export const ifByMistake = say({
  en: (owner: string) =>
    `If this was a mistake, ask ${owner || "them"} to invite you again: everything is still there.`,
  es: (owner) =>
    `Si fue un error, pide${owner ? ` a ${owner}` : ""} otra invitación: todo sigue ahí.`,
});
