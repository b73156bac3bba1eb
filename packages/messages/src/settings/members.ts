import type { MemberRole } from "@giftling/domain/family/rules";
import { plural, say } from "../say.ts";

export const parents = say({ en: "Parents", es: "Personas a cargo" });
export const lead = say({
  en: "Who looks after your pages. Each signs in for themselves and gets their own mails.",
  es: "Quienes cuidan tus páginas. Cada persona inicia sesión por su cuenta y recibe sus propios correos.",
});
export const listDidntLoad = say({ en: "The list didn't load", es: "La lista no se cargó" });

const ROLES: Readonly<Record<MemberRole, () => string>> = {
  owner: say({ en: "Owner", es: "Titular" }),
  parent: say({ en: "Parent", es: "A cargo" }),
};
export const roleName = (role: MemberRole): string => ROLES[role]();
export const roleOfMine = say({
  en: (role: MemberRole) => `${roleName(role)} · you`,
  es: (role) => `${roleName(role)} · tú`,
});
export const somebody = say({ en: "Somebody", es: "Alguien" });
export const makeOwner = say({ en: "Make owner", es: "Pasarle la página" });
export const remove = say({ en: "Remove", es: "Quitar" });

export const removeOf = say({
  en: (name: string) => `Remove ${name}?`,
  es: (name) => `¿Quitar a ${name}?`,
});
export const wasRemoved = say({
  en: (name: string) => `${name} was removed`,
  es: (name) => `${name} ya no cuida la página`,
});
export const theySeeNothing = say({
  en: "From now on they see nothing of your family's dashboard, also where it is open.",
  es: "Desde ahora no ve nada del panel de tu familia, ni donde lo tenga abierto.",
});
export const whatTheyWroteStays = say({
  en: "What they wrote stays: wishes, news and thank-yous.",
  es: "Lo que escribió se queda: deseos, noticias y agradecimientos.",
});
export const theyKnowThePasscode = say({
  en: (name: string) => `${name} knows the page's passcode and its link. Choose a new one here.`,
  es: (name) => `${name} conoce la clave de la página y su enlace. Elige aquí una nueva.`,
});
export const leaveEmptyToKeep = say({
  en: "Leave it empty to keep the present one.",
  es: "Déjalo vacío para conservar la actual.",
});
export const youCanInviteAgain = say({
  en: "They keep their own sign-in, and you can invite them again.",
  es: "Conserva su propia cuenta, y puedes enviarle otra invitación.",
});

export const askToTakeOver = say({
  en: (name: string) => `Ask ${name} to take over the page?`,
  es: (name) => `¿Pedirle a ${name} que se haga cargo de la página?`,
});
export const ask = say({ en: "Ask", es: "Pedírselo" });
export const theyDecide = say({
  en: (name: string) =>
    `${name} gets a mail and decides, for 14 days. Nothing changes until they say yes.`,
  es: (name) =>
    `${name} recibe un correo y decide, durante 14 días. Nada cambia hasta que diga que sí.`,
});
export const planIsTheirs = say({
  en: "Then the plan, the address and who looks after the page are theirs.",
  es: "Después, el plan, la dirección y quién cuida la página pasan a sus manos.",
});
export const addressIsTheirs = say({
  en: "Then the address and who looks after the page are theirs.",
  es: "Después, la dirección y quién cuida la página pasan a sus manos.",
});
export const yourCardIsRemoved = say({
  en: "Your card is removed from the plan, and they add their own.",
  es: "Tu tarjeta se quita del plan, y esa persona agrega la suya.",
});
export const onlyTheyDelete = say({
  en: "Only they can delete a child's page, or close all of it.",
  es: "Solo esa persona puede eliminar la página de un niño o cerrarlo todo.",
});
export const youGoOn = say({
  en: "You go on as a parent. Only they can make you the owner again.",
  es: "Tú sigues cuidando la página. Solo esa persona puede devolvértela.",
});
export const youAsked = say({
  en: (name: string) => `You asked ${name}`,
  es: (name) => `Se lo pediste a ${name}`,
});
export const nothingChangesUntil = say({
  en: "Nothing changes until they say yes.",
  es: "Nada cambia hasta que diga que sí.",
});
export const askedToTakeOver = say({
  en: "Asked to take over the page",
  es: "Le pediste que se haga cargo de la página",
});
export const withdrawRequest = say({ en: "Withdraw the request", es: "Retirar la solicitud" });
export const requestWithdrawn = say({ en: "Request withdrawn", es: "Solicitud retirada" });

export const leave = say({ en: "Leave", es: "Dejar la página" });
export const leaveLead = say({
  en: "The page stays with the family; you just stop looking after it.",
  es: "La página se queda con la familia; tú solo dejas de cuidarla.",
});
export const onlyOwnerCan = say({
  en: (owner: string) =>
    `What you wrote stays there. Only ${owner || "the owner"} can close the page, or invite you again.`,
  es: (owner) =>
    `Lo que escribiste se queda ahí. Solo ${owner || "quien es titular"} puede cerrar la página o volver a invitarte.`,
});
export const leaveFamily = say({ en: "Leave this family", es: "Dejar la página" });
export const leaveQuestion = say({ en: "Leave this family?", es: "¿Dejar la página?" });
export const youSeeNothing = say({
  en: "From now on you see nothing of the dashboard.",
  es: "Desde ahora no ves nada del panel.",
});
export const whatYouWroteStays = say({
  en: "What you wrote stays with the family.",
  es: "Lo que escribiste se queda con la familia.",
});
export const youStaySignedIn = say({
  en: "You stay signed in, and can start a page of your own.",
  es: "Tu sesión sigue abierta, y puedes crear una página propia.",
});

export const invitationsDidntLoad = say({
  en: "Your invitations didn't load",
  es: "No se cargaron tus invitaciones",
});
export const invitations = say({ en: "Invitations", es: "Invitaciones" });
export const inviteAnother = say({
  en: "Invite another parent",
  es: "Invita a alguien más a cuidarla",
});
export const byEmail = say({
  en: "By e-mail. They sign in with an account of their own.",
  es: "Por correo. Esa persona inicia sesión con su propia cuenta.",
});
export const invite = say({ en: "Invite", es: "Invitar" });
export const invitationSent = say({ en: "Invitation sent", es: "Invitación enviada" });
export const sevenDaysToJoin = say({
  en: (email: string) => `${email} has seven days to join.`,
  es: (email) => `${email} tiene siete días para aceptarla.`,
});
export const invitedDaysLeft = say({
  en: (days: number) =>
    plural(days, { one: "Invited · 1 day left", other: `Invited · ${days} days left` }),
  es: (days) =>
    plural(days, {
      one: "Invitación enviada · queda 1 día",
      other: `Invitación enviada · quedan ${days} días`,
    }),
});
export const invitationOver = say({ en: "Invitation over", es: "Invitación vencida" });
export const sendAgain = say({ en: "Send again", es: "Enviar otra vez" });
export const sendAgainTo = say({
  en: (email: string) => `Send the invitation to ${email} again`,
  es: (email) => `Enviar otra vez la invitación a ${email}`,
});
export const sentAgain = say({ en: "Sent again", es: "Enviada otra vez" });
export const sevenMoreDays = say({
  en: (email: string) => `${email} has seven more days.`,
  es: (email) => `${email} tiene siete días más.`,
});
export const withdraw = say({ en: "Withdraw", es: "Retirar" });
export const withdrawOf = say({
  en: (email: string) => `Withdraw the invitation to ${email}`,
  es: (email) => `Retirar la invitación a ${email}`,
});
export const withdrawn = say({ en: "Invitation withdrawn", es: "Invitación retirada" });
export const asksToJoin = say({
  en: "{who} opened it and asks to join. Is it who you invited?",
  es: "{who} la abrió y pide unirse. ¿Es la persona que invitaste?",
});
export const asksToJoinAs = say({
  en: "{who} opened it as {email} and asks to join. Is it who you invited?",
  es: "{who} la abrió como {email} y pide unirse. ¿Es la persona que invitaste?",
});
export const confirm = say({ en: "Confirm", es: "Confirmar" });
export const canLookAfter = say({
  en: (name: string) => `${name || "They"} can look after your pages now`,
  es: (name) => `${name || "Esa persona"} ya puede cuidar tus páginas`,
});
export const decline = say({ en: "Decline", es: "Rechazar" });
export const declined = say({
  en: "Declined. The link leads nowhere now",
  es: "Rechazada. El enlace ya no lleva a ningún lado",
});
