import { defineMessage } from "../define-message.ts";
import { formatNameList } from "./frame.ts";

// Messages of the pages that a supporter opens from a mail (rule: email-confirmation).
export const confirmAddressTitle = defineMessage({
  en: "Confirm your address",
  es: "Confirma tu dirección",
});
export const updatesConsentHeading = defineMessage({
  en: (children: readonly string[]) => `News of ${formatNameList(children) || "the family"}?`,
  es: (children) => `¿Noticias de ${formatNameList(children) || "la familia"}?`,
});
export const remindersConsentHeading = defineMessage({
  en: "A reminder in time?",
  es: "¿Un recordatorio a tiempo?",
});
/**
 * Question whether to mail the family's updates to `{address}`. `reminders` lists the reminders that are mailed too,
 * such as "a reminder before Emma's birthday", or is null.
 */
export const updatesConsentMessage = defineMessage({
  en: (reminders: string | null) =>
    `Shall we send the family's news${reminders === null ? "" : `, and ${reminders}, three weeks ahead, once a year,`} to {address}?`,
  es: (reminders) =>
    `¿Enviamos las noticias de la familia${reminders === null ? "" : `, y una vez al año ${reminders}, con tres semanas de anticipación,`} a {address}?`,
});
export const remindersConsentMessage = defineMessage({
  en: (reminders: string) =>
    `Shall we send ${reminders}, three weeks ahead, once a year to {address}?`,
  es: (reminders) =>
    `¿Enviamos una vez al año ${reminders}, con tres semanas de anticipación, a {address}?`,
});
export const thankYousConsentHeading = defineMessage({
  en: "Thanks by mail?",
  es: "¿Agradecimientos por correo?",
});
/** Question that confirms an address for thank-yous. `{address}` is the placeholder for the e-mail address. */
export const thankYousConsentMessage = defineMessage({
  en: "May the family's thanks come to {address}?",
  es: "¿Pueden llegar a {address} los agradecimientos de la familia?",
});
export const digestConsentHeading = defineMessage({
  en: "New ideas by mail?",
  es: "¿Ideas nuevas por correo?",
});
/** Question whether to send digests to `{address}`. `digest` is a text such as "new ideas for Emma". */
export const digestConsentMessage = defineMessage({
  en: (digest: string) => `Shall we send ${digest}, at most once a week, to {address}?`,
  es: (digest) => `¿Enviamos ${digest}, una vez por semana como máximo, a {address}?`,
});
/** States that the visitor also requested digests. `digest` is a text such as "new ideas for Emma". */
export const digestConsentNote = defineMessage({
  en: (digest: string) => `You also asked for ${digest}: they come at most once a week.`,
  es: (digest) => `También pediste ${digest}: llegan una vez por semana como máximo.`,
});
export const confirmAddressButton = defineMessage({
  en: "Yes, confirm my address",
  es: "Sí, confirmar mi dirección",
});
export const confirmAddressNote = defineMessage({
  en: "Every mail has a link that ends them. If this wasn't you, simply close this page.",
  es: "Cada correo trae un enlace para dejar de recibirlos. Si no fuiste tú, simplemente cierra esta página.",
});
export const consentRecordedTitle = defineMessage({ en: "You're all set!", es: "¡Listo!" });
export const updatesConfirmedMessage = defineMessage({
  en: "You'll get updates when there's news to share.",
  es: "Te avisaremos cuando haya noticias.",
});
/** Message after an address is confirmed. `news` is a text such as "news of Emma and Theo", or null. */
export const addressConfirmedMessage = defineMessage({
  en: (news: string | null) =>
    `Your address is confirmed${news === null ? "" : ` for ${news}`}, and the family can thank you by mail.`,
  es: (news) =>
    `Tu dirección está confirmada${news === null ? "" : ` para recibir ${news}`}, y la familia puede darte las gracias por correo.`,
});
export const yearlyRemindersMessage = defineMessage({
  en: (reminders: string) => `Once a year you'll get ${reminders}, three weeks ahead.`,
  es: (reminders) => `Una vez al año recibirás ${reminders}, con tres semanas de anticipación.`,
});
export const usedLinkTitle = defineMessage({
  en: "This link has been used",
  es: "Este enlace ya se usó",
});
export const usedLinkMessage = defineMessage({
  en: "Your address is confirmed, and there is nothing left to do.",
  es: "Tu dirección está confirmada y no tienes que hacer nada más.",
});
export const expiredLinkTitle = defineMessage({
  en: "This link is too old",
  es: "Este enlace ya venció",
});
export const expiredLinkMessage = defineMessage({
  en: (days: number) =>
    `It worked for ${days} days. Leave your address once more, and we'll send a new one.`,
  es: (days) =>
    `Sirvió durante ${days} días. Deja tu dirección otra vez y te enviaremos uno nuevo.`,
});
export const subscribeToUpdatesLink = defineMessage({
  en: (child: string) => `Get ${child}'s updates`,
  es: (child) => `Recibir noticias de ${child}`,
});
export const invalidLinkTitle = defineMessage({
  en: "This link doesn't work",
  es: "Este enlace no funciona",
});
export const invalidLinkMessage = defineMessage({
  en: "It may be incomplete, or a newer mail has taken its place. Please open it from the newest mail once more.",
  es: "Puede que esté incompleto, o que un correo más nuevo lo haya reemplazado. Ábrelo otra vez desde el correo más reciente.",
});
export const invalidLinkHint = defineMessage({
  en: "If that doesn't help, “Get updates” on the family's page sends a new one.",
  es: "Si eso no ayuda, «Recibir noticias» en la página de la familia envía uno nuevo.",
});

export const unsubscribeHeading = defineMessage({ en: "No more mail?", es: "¿No más correos?" });
/** Question on the page for unsubscribing from all mail. `{address}` is the placeholder for the e-mail address. */
export const confirmUnsubscribeMessage = defineMessage({
  en: (children: readonly string[], hasReminders: boolean) =>
    `We will send nothing more about ${formatNameList(children) || "this family"} to {address}${hasReminders ? ": no news, no thanks and no reminders" : ""}.`,
  es: (children, hasReminders) =>
    `No enviaremos nada más sobre ${formatNameList(children) || "esta familia"} a {address}${hasReminders ? ": ni noticias, ni agradecimientos, ni recordatorios" : ""}.`,
});
export const hubAccessNote = defineMessage({
  en: "The family's page stays open to you as before.",
  es: "Puedes seguir visitando la página de la familia.",
});
export const remindersOnlyLink = defineMessage({
  en: "Keep only the reminders",
  es: "Quedarme solo con los recordatorios",
});
export const endUpdatesLink = defineMessage({
  en: "End only the news",
  es: "Dejar de recibir solo las noticias",
});
export const unsubscribedTitle = defineMessage({ en: "Unsubscribed", es: "No más correos" });
export const unsubscribedHeading = defineMessage({
  en: "You're unsubscribed",
  es: "Ya no recibirás más correos",
});
export const unsubscribedMessage = defineMessage({
  en: "No more mail from this family comes to your address. Their page stays open to you as before.",
  es: "Ya no llegarán correos de esta familia a tu dirección. Puedes seguir visitando su página.",
});
export const undoUnsubscribeButton = defineMessage({
  en: "I pressed by mistake, keep sending",
  es: "Fue sin querer, sigan enviando",
});
export const resubscribedTitle = defineMessage({
  en: "Welcome back",
  es: "Qué gusto tenerte de vuelta",
});
export const updatesResumedMessage = defineMessage({
  en: "You'll hear from the family again when there is news.",
  es: "Volverás a saber de la familia cuando haya noticias.",
});
export const familyMailEndedMessage = defineMessage({
  en: "This family's mail has ended. There is nothing left to do.",
  es: "Los correos de esta familia terminaron. No tienes que hacer nada más.",
});
export const incompleteLinkTitle = defineMessage({
  en: "This link is incomplete",
  es: "Este enlace está incompleto",
});
export const incompleteUnsubscribeLinkMessage = defineMessage({
  en: "Please open it from the mail once more, or press “unsubscribe” in your mail program.",
  es: "Ábrelo otra vez desde el correo, o usa «cancelar suscripción» en tu programa de correo.",
});

export const endUpdatesTitle = defineMessage({ en: "No more news", es: "No más noticias" });
export const endUpdatesHeading = defineMessage({ en: "No more news?", es: "¿No más noticias?" });
export const updatesEndedMessage = defineMessage({
  en: "No more news of this family comes to your address.",
  es: "Ya no llegarán noticias de esta familia a tu dirección.",
});
export const endRemindersHeading = defineMessage({
  en: "No more reminders?",
  es: "¿No más recordatorios?",
});
export const remindersEndedMessage = defineMessage({
  en: "We won't remind you of this family's days any more.",
  es: "Ya no te recordaremos los días especiales de esta familia.",
});
export const remindersResumedMessage = defineMessage({
  en: "We'll remind you again three weeks ahead.",
  es: "Te lo volveremos a recordar tres semanas antes.",
});
export const endDigestHeading = defineMessage({
  en: "No more new ideas?",
  es: "¿No más ideas nuevas?",
});
export const digestEndedMessage = defineMessage({
  en: "No more mails with this family's new ideas come to your address.",
  es: "Ya no llegarán correos con las ideas nuevas de esta familia a tu dirección.",
});
/** Text that offers digests. `{address}` is the placeholder for the e-mail address. */
export const offerDigestMessage = defineMessage({
  en: (children: readonly string[]) =>
    `When the family adds wishes for ${formatNameList(children) || "a child"}, we can send them to {address}, at most once a week.`,
  es: (children) =>
    `Cuando la familia agregue deseos para ${formatNameList(children) || "un regalo"}, podemos enviarlos a {address}, una vez por semana como máximo.`,
});
export const startDigestButton = defineMessage({
  en: "Yes, send me new ideas",
  es: "Sí, quiero ideas nuevas",
});
export const digestStartedMessage = defineMessage({
  en: "You'll hear from the family when there are new ideas, at most once a week.",
  es: "La familia te escribirá cuando haya ideas nuevas, una vez por semana como máximo.",
});
/** Label of the link to the page that starts or ends a subscription to digests. */
export const changeDigestLink = defineMessage({
  en: (isOn: boolean) => (isOn ? "End only the new ideas" : "Get new ideas by mail too"),
  es: (isOn) =>
    isOn ? "Dejar de recibir solo las ideas nuevas" : "Recibir también las ideas nuevas",
});
/**
 * Message about the mail that a contact still receives. The parameter lists the mail besides thank-yous, and is null if
 * the contact receives only thank-yous.
 */
export const remainingMailMessage = defineMessage({
  en: (kept: string | null) =>
    `The family's thanks for a gift still reach you.${kept === null ? "" : ` You also still get ${kept}.`}`,
  es: (kept) =>
    `Te seguirán llegando los agradecimientos por un regalo${kept === null ? "" : ` y también ${kept}`}.`,
});
/** Question on the page for ending one subscription. `{address}` is the placeholder for the e-mail address. */
export const endMailMessage = defineMessage({
  en: (what: string) => `We will no longer send ${what} to {address}.`,
  es: (what) => `Ya no enviaremos ${what} a {address}.`,
});
export const unsubscribeFromFamilyLink = defineMessage({
  en: "End all of this family's mail",
  es: "Dejar de recibir todos los correos de esta familia",
});

export const mailOptOutTitle = defineMessage({ en: "No more mail", es: "No más correos" });
export const mailOptOutHeading = defineMessage({
  en: "Never write to you again?",
  es: "¿No volver a escribirte nunca?",
});
export const mailOptOutMessage = defineMessage({
  en: "No family's news, thanks or questions will come to your address any more, whoever enters it.",
  es: "A tu dirección ya no llegarán noticias, agradecimientos ni preguntas de ninguna familia, aunque alguien la escriba.",
});
export const mailOptOutCompleteHeading = defineMessage({
  en: "We won't write again",
  es: "No volveremos a escribirte",
});
export const mailOptOutCompleteMessage = defineMessage({
  en: "No family's mail comes to your address any more, whoever enters it.",
  es: "A tu dirección ya no llega correo de ninguna familia, aunque alguien la escriba.",
});
export const undoMailOptOutButton = defineMessage({
  en: "I pressed by mistake",
  es: "Fue sin querer",
});
export const mailOptOutUndoneMessage = defineMessage({
  en: "You can ask for news again on a family's page. We'll send you a mail to confirm it.",
  es: "Puedes volver a pedir noticias en la página de una familia. Te enviaremos un correo para confirmarlo.",
});
export const deleteAddressHeading = defineMessage({
  en: "Delete your address?",
  es: "¿Borrar tu dirección?",
});
export const deleteAddressMessage = defineMessage({
  en: "We delete it for every family that you left it with. Their mail ends; your gifts stay on the children's pages.",
  es: "La borramos de todas las familias a las que se la dejaste. Sus correos terminan; tus regalos siguen en las páginas.",
});
export const addressDeletedTitle = defineMessage({
  en: "Your address is deleted",
  es: "Tu dirección está borrada",
});
export const addressDeletedMessage = defineMessage({
  en: "No family has it here any more, and their mail has ended. There is nothing left to do.",
  es: "Ya ninguna familia la tiene aquí y sus correos terminaron. No tienes que hacer nada más.",
});
export const incompleteLinkMessage = defineMessage({
  en: "Please open it from the mail once more.",
  es: "Ábrelo otra vez desde el correo.",
});
