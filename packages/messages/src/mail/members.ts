import { defineMessage } from "../define-message.ts";
import { formatKidHubs } from "../family/family.ts";
import { getSiteName } from "../language.ts";
import { unnamedPersonLabel } from "./frame.ts";

// Messages of the mails about a family's parents and invitations (rule: invitations).
export const invitationSubject = defineMessage({
  en: (who: string, children: readonly string[]) =>
    `${who || unnamedPersonLabel()} invites you to look after ${formatKidHubs(children)}`,
  es: (who, children) =>
    `${who || unnamedPersonLabel()} te invita a cuidar ${formatKidHubs(children)}`,
});
export const invitationPreview = defineMessage({
  en: "Wishes, news and thank-yous, together with the other parent.",
  es: "Deseos, noticias y agradecimientos, en equipo.",
});
export const invitationMailReason = defineMessage({
  en: "You get this because somebody invited this address.",
  es: "Recibes este correo porque alguien invitó a esta dirección.",
});
export const invitationMessage = defineMessage({
  en: (who: string, children: readonly string[]) =>
    `${who || unnamedPersonLabel()} keeps ${formatKidHubs(children)} on ${getSiteName()}: a wishlist, family news and thank-yous for everybody who gives. ${who || unnamedPersonLabel()} would like to do that together with you.`,
  es: (who, children) =>
    `${who || unnamedPersonLabel()} cuida ${formatKidHubs(children)} en ${getSiteName()}: una lista de deseos, noticias de la familia y agradecimientos para cada persona que regala. Le gustaría hacerlo contigo.`,
});
export const viewInvitationButton = defineMessage({
  en: "See the invitation",
  es: "Ver la invitación",
});
export const invitationLinkNote = defineMessage({
  en: (days: number) =>
    `The link works for ${days} days and is only for you. If you don't know what this is about, there is nothing to do.`,
  es: (days) =>
    `El enlace sirve ${days} días y es solo para ti. Si no sabes de qué se trata, no tienes que hacer nada.`,
});

export const joinRequestSubject = defineMessage({
  en: (who: string) => `${who || unnamedPersonLabel()} asks to join your page`,
  es: (who) => `${who || unnamedPersonLabel()} pide unirse a la página de tu familia`,
});
export const joinRequestPreview = defineMessage({
  en: (invited: string) => `They opened the invitation to ${invited}.`,
  es: (invited) => `Abrió la invitación a ${invited}.`,
});
export const joinRequestTitle = defineMessage({
  en: (name: string) => `Is this ${name || "who you invited"}?`,
  es: (name) => `¿Es ${name || "la persona que invitaste"}?`,
});
export const joinRequestMessage = defineMessage({
  en: (invited: string, who: string, email: string) =>
    `You invited ${invited}. ${who || unnamedPersonLabel()} opened that invitation and signed in as ${email || "somebody without an address"}. Nobody gets in before you say yes.`,
  es: (invited, who, email) =>
    `Invitaste a ${invited}. ${who || unnamedPersonLabel()} abrió esa invitación e inició sesión ${email ? `como ${email}` : "sin ninguna dirección"}. Nadie entra hasta que digas que sí.`,
});
export const unconfirmedAddressMessage = defineMessage({
  en: "The address is the one that you invited. Their sign-in didn't confirm that it is theirs, so please make sure that it is them.",
  es: "La dirección es la que invitaste. Su inicio de sesión no confirmó que sea suya, así que asegúrate de que es esa persona.",
});
export const respondToJoinRequestButton = defineMessage({
  en: "Confirm or decline",
  es: "Aceptar o rechazar",
});
export const joinRequestSecurityNote = defineMessage({
  en: "If you don't know them, decline. The link in that mail will then stop working.",
  es: "Si no sabes quién es, rechaza la solicitud. El enlace de ese correo dejará de funcionar.",
});

export const parentJoinedSubject = defineMessage({
  en: (who: string) => `${who || unnamedPersonLabel()} looks after the page with you now`,
  es: (who) => `${who || unnamedPersonLabel()} ahora cuida contigo la página de tu familia`,
});
export const parentJoinedPreview = defineMessage({
  en: "They can do all that you do, except for what is yours as the owner.",
  es: "Puede hacer todo lo que haces tú, menos lo que te toca como titular.",
});
export const parentJoinedTitle = defineMessage({
  en: (who: string) => `${who || unnamedPersonLabel()} has joined you`,
  es: (who) => `${who || unnamedPersonLabel()} ya está en el equipo`,
});
export const parentJoinedMessage = defineMessage({
  en: (who: string) =>
    `${who || unnamedPersonLabel()} took up your invitation. From now on you both see the gifts, write the news and say thank you. The plan, the page's link and who looks after it stay with you.`,
  es: (who) =>
    `${who || unnamedPersonLabel()} aceptó tu invitación. Desde ahora ven los regalos, escriben las noticias y dan las gracias en equipo. El plan, el enlace de la página y quién la cuida siguen en tus manos.`,
});
export const viewParentsButton = defineMessage({
  en: "See who looks after your page",
  es: "Ver quién cuida tu página",
});

export const joinApprovedSubject = defineMessage({
  en: (children: readonly string[]) => `You look after ${formatKidHubs(children)} now`,
  es: (children) => `Ahora cuidas ${formatKidHubs(children)}`,
});
export const joinApprovedPreview = defineMessage({
  en: "You were let in. The dashboard is yours too.",
  es: "Ya puedes entrar. El panel también es tuyo.",
});
export const joinApprovedTitle = defineMessage({ en: "You're in", es: "Ya puedes entrar" });
export const joinApprovedMessage = defineMessage({
  en: (children: readonly string[]) =>
    `You look after ${formatKidHubs(children)} now: the gifts, the news and the thank-yous.`,
  es: (children) =>
    `Ahora cuidas ${formatKidHubs(children)}: los regalos, las noticias y los agradecimientos.`,
});
export const openDashboardButton = defineMessage({
  en: "Open the dashboard",
  es: "Abrir el panel",
});

export const newOwnerSubject = defineMessage({
  en: "You own the family's page now",
  es: "La página de tu familia ahora es tuya",
});
export const newOwnerPreview = defineMessage({
  en: "The plan, the link and who looks after the page are yours.",
  es: "El plan, el enlace y quién cuida la página están en tus manos.",
});
export const newOwnerMessage = defineMessage({
  en: (who: string) =>
    `${who || "The owner so far"} handed the page over to you. The plan, the page's link and who looks after it are yours from here on. Everything else stays as it was.`,
  es: (who) =>
    `${who || "Quien era titular"} te pasó la página. Desde ahora el plan, el enlace de la página y quién la cuida están en tus manos. Todo lo demás sigue igual.`,
});
export const openSettingsButton = defineMessage({
  en: "Open your settings",
  es: "Abrir tus ajustes",
});

export const parentRemovedSubject = defineMessage({
  en: (children: readonly string[]) => `You no longer look after ${formatKidHubs(children)}`,
  es: (children) => `Ya no cuidas ${formatKidHubs(children)}`,
});
export const parentRemovedPreview = defineMessage({
  en: "Your own account stays as it is.",
  es: "Tu propia cuenta sigue como está.",
});
export const parentRemovedMessage = defineMessage({
  en: (owner: string, children: readonly string[]) =>
    `${owner || "The page's owner"} removed you from ${formatKidHubs(children)}. What you wrote stays with the family. Your account is still yours: you can start a page of your own, or take a copy of your data with you.`,
  es: (owner, children) =>
    `${owner || "Quien es titular"} te quitó de ${formatKidHubs(children)}. Lo que escribiste se queda con la familia. Tu cuenta sigue siendo tuya: puedes crear una página propia o llevarte una copia de tus datos.`,
});
export const viewAccountButton = defineMessage({
  en: "See what is yours",
  es: "Ver lo que es tuyo",
});
export const parentRemovedNote = defineMessage({
  en: (owner: string) =>
    `If this was a mistake, ask ${owner || "them"} to invite you again: everything is still there.`,
  es: (owner) =>
    `Si fue un error, pide${owner ? ` a ${owner}` : ""} otra invitación: todo sigue ahí.`,
});
