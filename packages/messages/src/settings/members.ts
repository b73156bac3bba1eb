import type { MemberRole } from "@giftling/domain/family/rules";
import { defineMessage, selectPluralForm } from "../define-message.ts";

export const parentsTitle = defineMessage({ en: "Parents", es: "Madres, padres y cuidadores" });
export const parentsDescription = defineMessage({
  en: "Who looks after your pages. Each signs in separately and gets their own mails.",
  es: "Quienes cuidan tus páginas. Cada persona inicia sesión por su cuenta y recibe sus propios correos.",
});
export const parentsLoadErrorTitle = defineMessage({
  en: "The list didn't load",
  es: "La lista no se cargó",
});

const ROLE_LABELS: Readonly<Record<MemberRole, () => string>> = {
  owner: defineMessage({ en: "Owner", es: "Titular" }),
  parent: defineMessage({ en: "Parent", es: "A cargo" }),
};
export const getRoleLabel = (role: MemberRole): string => ROLE_LABELS[role]();
export const ownRoleLabel = defineMessage({
  en: (role: MemberRole) => `${getRoleLabel(role)} · you`,
  es: (role) => `${getRoleLabel(role)} · tú`,
});
export const unnamedParentLabel = defineMessage({ en: "Somebody", es: "Alguien" });
export const requestHandoverButton = defineMessage({ en: "Make owner", es: "Pasarle la página" });

export const removeParentTitle = defineMessage({
  en: (name: string) => `Remove ${name}?`,
  es: (name) => `¿Quitar a ${name}?`,
});
export const parentRemovedConfirmation = defineMessage({
  en: (name: string) => `${name} was removed`,
  es: (name) => `${name} ya no cuida la página`,
});
export const removeParentAccessNote = defineMessage({
  en: "From now on they can't see your family's dashboard, even where it is still open.",
  es: "Desde ahora no ve nada del panel de tu familia, ni donde lo tenga abierto.",
});
export const removeParentContentNote = defineMessage({
  en: "What they wrote stays: wishes, news and thank-yous.",
  es: "Lo que escribió se queda: deseos, noticias y agradecimientos.",
});
export const removeParentPasscodeHint = defineMessage({
  en: (name: string) => `${name} knows the page's passcode and its link. Choose a new one here.`,
  es: (name) => `${name} conoce la clave de la página y su enlace. Elige aquí una nueva.`,
});
export const emptyPasscodeHint = defineMessage({
  en: "Leave it empty to keep the present one.",
  es: "Déjalo vacío para conservar la actual.",
});
export const removeParentInvitationNote = defineMessage({
  en: "They keep their own sign-in, and you can invite them again.",
  es: "Conserva su propia cuenta, y puedes enviarle otra invitación.",
});

export const handoverRequestTitle = defineMessage({
  en: (name: string) => `Ask ${name} to take over the page?`,
  es: (name) => `¿Pedirle a ${name} que se haga cargo de la página?`,
});
export const sendHandoverRequestButton = defineMessage({ en: "Ask", es: "Pedírselo" });
export const handoverRequestNote = defineMessage({
  en: (name: string) =>
    `${name} gets a mail and decides, for 14 days. Nothing changes until they say yes.`,
  es: (name) =>
    `${name} recibe un correo y decide, durante 14 días. Nada cambia hasta que diga que sí.`,
});
export const planTransferNote = defineMessage({
  en: "Then the plan, the link and who looks after the page are theirs.",
  es: "Después, el plan, el enlace y quién cuida la página pasan a sus manos.",
});
export const familyUrlTransferNote = defineMessage({
  en: "Then the link and who looks after the page are theirs.",
  es: "Después, el enlace y quién cuida la página pasan a sus manos.",
});
export const paymentCardRemovalNote = defineMessage({
  en: "Your card is removed from the plan, and they add their own.",
  es: "Tu tarjeta se quita del plan, y esa persona agrega la suya.",
});
export const ownerRightsNote = defineMessage({
  en: "Only they can delete a child's page, or close all of it.",
  es: "Solo esa persona puede eliminar la página de un niño o cerrarlo todo.",
});
export const formerOwnerNote = defineMessage({
  en: "You stay on as a parent. Only they can make you the owner again.",
  es: "Tú sigues cuidando la página. Solo esa persona puede devolvértela.",
});
export const handoverRequestSentConfirmation = defineMessage({
  en: (name: string) => `You asked ${name}`,
  es: (name) => `Se lo pediste a ${name}`,
});
export const handoverRequestSentMessage = defineMessage({
  en: "Nothing changes until they say yes.",
  es: "Nada cambia hasta que diga que sí.",
});
export const handoverRequestStatus = defineMessage({
  en: "Asked to take over the page",
  es: "Le pediste que se haga cargo de la página",
});
export const withdrawHandoverButton = defineMessage({
  en: "Withdraw the request",
  es: "Retirar la solicitud",
});
export const handoverWithdrawnConfirmation = defineMessage({
  en: "Request withdrawn",
  es: "Solicitud retirada",
});

export const leaveFamilyLabel = defineMessage({ en: "Leave", es: "Dejar la página" });
export const leaveFamilyDescription = defineMessage({
  en: "The page stays with the family; you just stop looking after it.",
  es: "La página se queda con la familia; tú solo dejas de cuidarla.",
});
export const leaveFamilyNote = defineMessage({
  en: (owner: string) =>
    `What you wrote stays there. Only ${owner || "the owner"} can close the page, or invite you again.`,
  es: (owner) =>
    `Lo que escribiste se queda ahí. Solo ${owner || "quien es titular"} puede cerrar la página o volver a invitarte.`,
});
export const leaveFamilyButton = defineMessage({ en: "Leave this family", es: "Dejar la página" });
export const leaveFamilyTitle = defineMessage({
  en: "Leave this family?",
  es: "¿Dejar la página?",
});
export const leaveFamilyAccessNote = defineMessage({
  en: "From now on you can't see the dashboard.",
  es: "Desde ahora no ves nada del panel.",
});
export const leaveFamilyContentNote = defineMessage({
  en: "What you wrote stays with the family.",
  es: "Lo que escribiste se queda con la familia.",
});
export const leaveFamilySessionNote = defineMessage({
  en: "You stay signed in, and can start a page of your own.",
  es: "Tu sesión sigue abierta, y puedes crear una página propia.",
});

export const invitationsLoadErrorTitle = defineMessage({
  en: "Your invitations didn't load",
  es: "No se cargaron tus invitaciones",
});
export const invitationsAriaLabel = defineMessage({ en: "Invitations", es: "Invitaciones" });
export const invitationEmailLabel = defineMessage({
  en: "Invite another parent",
  es: "Invita a alguien más a cuidarla",
});
export const invitationEmailDescription = defineMessage({
  en: "By e-mail. They sign in with an account of their own.",
  es: "Por correo. Esa persona inicia sesión con su propia cuenta.",
});
export const inviteButton = defineMessage({ en: "Invite", es: "Invitar" });
export const invitationSentConfirmation = defineMessage({
  en: "Invitation sent",
  es: "Invitación enviada",
});
export const invitationSentMessage = defineMessage({
  en: (email: string) => `${email} has seven days to join.`,
  es: (email) => `${email} tiene siete días para aceptarla.`,
});
export const pendingInvitationStatus = defineMessage({
  en: (days: number) =>
    selectPluralForm(days, { one: "Invited · 1 day left", other: `Invited · ${days} days left` }),
  es: (days) =>
    selectPluralForm(days, {
      one: "Invitación enviada · queda 1 día",
      other: `Invitación enviada · quedan ${days} días`,
    }),
});
export const expiredInvitationStatus = defineMessage({
  en: "Invitation expired",
  es: "Invitación vencida",
});
export const resendInvitationButton = defineMessage({ en: "Send again", es: "Enviar otra vez" });
export const resendInvitationAriaLabel = defineMessage({
  en: (email: string) => `Send the invitation to ${email} again`,
  es: (email) => `Enviar otra vez la invitación a ${email}`,
});
export const invitationResentConfirmation = defineMessage({
  en: "Sent again",
  es: "Enviada otra vez",
});
export const invitationResentMessage = defineMessage({
  en: (email: string) => `${email} has seven more days.`,
  es: (email) => `${email} tiene siete días más.`,
});
export const withdrawInvitationButton = defineMessage({ en: "Withdraw", es: "Retirar" });
export const withdrawInvitationAriaLabel = defineMessage({
  en: (email: string) => `Withdraw the invitation to ${email}`,
  es: (email) => `Retirar la invitación a ${email}`,
});
export const invitationWithdrawnConfirmation = defineMessage({
  en: "Invitation withdrawn",
  es: "Invitación retirada",
});
export const joinRequestMessage = defineMessage({
  en: "{who} opened it and asks to join. Is it who you invited?",
  es: "{who} la abrió y pide unirse. ¿Es la persona que invitaste?",
});
export const joinRequestWithEmailMessage = defineMessage({
  en: "{who} opened it as {email} and asks to join. Is it who you invited?",
  es: "{who} la abrió como {email} y pide unirse. ¿Es la persona que invitaste?",
});
export const approveJoinRequestButton = defineMessage({ en: "Confirm", es: "Confirmar" });
export const parentJoinedConfirmation = defineMessage({
  en: (name: string) => `${name || "They"} can look after your pages now`,
  es: (name) => `${name || "Esa persona"} ya puede cuidar tus páginas`,
});
export const joinRequestDeclinedConfirmation = defineMessage({
  en: "Declined. The link no longer works",
  es: "Rechazada. El enlace ya no funciona",
});
