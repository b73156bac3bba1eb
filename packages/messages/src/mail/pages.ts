import { say } from "../say.ts";
import { namesOf } from "./frame.ts";

/** Texts of the pages that a supporter opens from a mail (rule: email-confirmation). */
export const confirmTitle = say({ en: "Confirm your address", es: "Confirma tu dirección" });
export const newsAsk = say({
  en: (children: readonly string[]) => `News of ${namesOf(children) || "the family"}?`,
  es: (children) => `¿Noticias de ${namesOf(children) || "la familia"}?`,
});
export const reminderAsk = say({ en: "A reminder in time?", es: "¿Un recordatorio a tiempo?" });
/**
 * Question on the confirmation page. `{address}` is replaced by the e-mail address. `reminders` is a text such as "a
 * reminder before Emma's birthday", or null.
 */
export const shallWeSendNews = say({
  en: (reminders: string | null) =>
    `Shall we send the family's news${reminders === null ? "" : `, and ${reminders}, three weeks ahead, once a year,`} to {address}?`,
  es: (reminders) =>
    `¿Enviamos las noticias de la familia${reminders === null ? "" : `, y una vez al año ${reminders}, con tres semanas de anticipación,`} a {address}?`,
});
export const shallWeRemind = say({
  en: (reminders: string) =>
    `Shall we send ${reminders}, three weeks ahead, once a year to {address}?`,
  es: (reminders) =>
    `¿Enviamos una vez al año ${reminders}, con tres semanas de anticipación, a {address}?`,
});
export const yesConfirm = say({
  en: "Yes, confirm my address",
  es: "Sí, confirmar mi dirección",
});
export const everyMailEnds = say({
  en: "Every mail has a link that ends them. If this wasn't you, simply close this page.",
  es: "Cada correo trae un enlace para dejar de recibirlos. Si no fuiste tú, simplemente cierra esta página.",
});
export const allSet = say({ en: "You're all set", es: "¡Listo!" });
export const remindersPromised = say({
  en: (reminders: string) =>
    `Your address is confirmed. You'll get ${reminders}, three weeks ahead, and the family can thank you by mail.`,
  es: (reminders) =>
    `Tu dirección está confirmada. Recibirás ${reminders}, con tres semanas de anticipación, y la familia puede darte las gracias por correo.`,
});
export const newsPromised = say({
  en: (children: readonly string[]) =>
    `Your address is confirmed. You'll hear from us when there is news of ${namesOf(children) || "the family"}, and the family can thank you by mail.`,
  es: (children) =>
    `Tu dirección está confirmada. Te avisaremos cuando haya noticias de ${namesOf(children) || "la familia"}, y la familia puede darte las gracias por correo.`,
});
export const yearlyBesides = say({
  en: (reminders: string) => `Once a year you'll get ${reminders}, three weeks ahead.`,
  es: (reminders) => `Una vez al año recibirás ${reminders}, con tres semanas de anticipación.`,
});
export const linkUsed = say({ en: "This link has been used", es: "Este enlace ya se usó" });
export const confirmedAlready = say({
  en: "Your address is confirmed, and there is nothing left to do.",
  es: "Tu dirección está confirmada y no tienes que hacer nada más.",
});
export const linkTooOld = say({ en: "This link is too old", es: "Este enlace ya venció" });
export const workedFor24Hours = say({
  en: "It worked for 24 hours. Leave your address once more, and we'll send a new one.",
  es: "Sirvió durante 24 horas. Deja tu dirección otra vez y te enviaremos uno nuevo.",
});
export const getUpdatesOf = say({
  en: (child: string) => `Get ${child}'s updates`,
  es: (child) => `Recibir noticias de ${child}`,
});
export const linkDoesntWork = say({
  en: "This link doesn't work",
  es: "Este enlace no funciona",
});
export const newerMail = say({
  en: "It may be incomplete, or a newer mail has taken its place. Please open it from the newest mail once more.",
  es: "Puede que esté incompleto, o que un correo más nuevo lo haya reemplazado. Ábrelo otra vez desde el correo más reciente.",
});
export const ifThatDoesntHelp = say({
  en: "If that doesn't help, “Get updates” on the family's page sends a new one.",
  es: "Si eso no ayuda, «Recibir noticias» en la página de la familia envía uno nuevo.",
});

export const noMoreMailAsk = say({ en: "No more mail?", es: "¿No más correos?" });
/** Text in which `{address}` is replaced by the e-mail address. */
export const nothingMoreAbout = say({
  en: (children: readonly string[], hasReminders: boolean) =>
    `We will send nothing more about ${namesOf(children) || "this family"} to {address}${hasReminders ? ": no news, no thanks and no reminders" : ""}.`,
  es: (children, hasReminders) =>
    `No enviaremos nada más sobre ${namesOf(children) || "esta familia"} a {address}${hasReminders ? ": ni noticias, ni agradecimientos, ni recordatorios" : ""}.`,
});
export const pageStaysOpen = say({
  en: "The family's page stays open to you as before.",
  es: "Puedes seguir visitando la página de la familia.",
});
export const keepOnlyReminders = say({
  en: "Keep only the reminders",
  es: "Quedarme solo con los recordatorios",
});
export const unsubscribed = say({ en: "Unsubscribed", es: "No más correos" });
export const youreUnsubscribed = say({
  en: "You're unsubscribed",
  es: "Ya no recibirás más correos",
});
export const noMoreFromFamily = say({
  en: "No more mail from this family comes to your address. Their page stays open to you as before.",
  es: "Ya no llegarán correos de esta familia a tu dirección. Puedes seguir visitando su página.",
});
export const keepSending = say({
  en: "I pressed by mistake, keep sending",
  es: "Fue sin querer, sigan enviando",
});
export const welcomeBack = say({ en: "Welcome back", es: "Qué gusto tenerte de vuelta" });
export const hearAgain = say({
  en: "You'll hear from the family again when there is news.",
  es: "Volverás a saber de la familia cuando haya noticias.",
});
export const mailHasEnded = say({
  en: "This family's mail has ended. There is nothing left to do.",
  es: "Los correos de esta familia terminaron. No tienes que hacer nada más.",
});
export const linkIncomplete = say({
  en: "This link is incomplete",
  es: "Este enlace está incompleto",
});
export const openOrPress = say({
  en: "Please open it from the mail once more, or press “unsubscribe” in your mail program.",
  es: "Ábrelo otra vez desde el correo, o usa «cancelar suscripción» en tu programa de correo.",
});

export const noMoreNews = say({ en: "No more news", es: "No más noticias" });
export const noMoreNewsAsk = say({ en: "No more news?", es: "¿No más noticias?" });
export const newsEnded = say({
  en: "No more news of this family comes to your address.",
  es: "Ya no llegarán noticias de esta familia a tu dirección.",
});
export const noMoreRemindersAsk = say({
  en: "No more reminders?",
  es: "¿No más recordatorios?",
});
export const remindersEnded = say({
  en: "We won't remind you of this family's days any more.",
  es: "Ya no te recordaremos los días especiales de esta familia.",
});
export const remindAgain = say({
  en: "We'll remind you again three weeks ahead.",
  es: "Te lo volveremos a recordar tres semanas antes.",
});
/**
 * States which mails still arrive after one subscription ended. These are thank-yous and the subscription in `kept`. `kept`
 * is null without another subscription.
 */
export const stillReachesYou = say({
  en: (kept: string | null) =>
    `The family's thanks for a gift still reach you${kept === null ? "" : `, and so does ${kept}`}.`,
  es: (kept) =>
    `Te seguirán llegando los agradecimientos por un regalo${kept === null ? "" : ` y también ${kept}`}.`,
});
/** Text in which `{address}` is replaced by the e-mail address. */
export const noLongerSend = say({
  en: (what: string) => `We will no longer send ${what} to {address}.`,
  es: (what) => `Ya no enviaremos ${what} a {address}.`,
});
export const endAllMail = say({
  en: "End all of this family's mail",
  es: "Dejar de recibir todos los correos de esta familia",
});

export const noMoreMail = say({ en: "No more mail", es: "No más correos" });
export const neverAsk = say({
  en: "Never write to you again?",
  es: "¿No volver a escribirte nunca?",
});
export const nobodysMail = say({
  en: "No family's news, thanks or questions will come to your address any more, whoever enters it.",
  es: "A tu dirección ya no llegarán noticias, agradecimientos ni preguntas de ninguna familia, aunque alguien la escriba.",
});
export const wontWrite = say({
  en: "We won't write again",
  es: "No volveremos a escribirte",
});
export const noFamilysMail = say({
  en: "No family's mail comes to your address any more, whoever enters it.",
  es: "A tu dirección ya no llega correo de ninguna familia, aunque alguien la escriba.",
});
export const byMistake = say({ en: "I pressed by mistake", es: "Fue sin querer" });
export const canAskAgain = say({
  en: "You can ask for news again on a family's page. We'll send you a mail to confirm it.",
  es: "Puedes volver a pedir noticias en la página de una familia. Te enviaremos un correo para confirmarlo.",
});
export const deleteAsk = say({ en: "Delete your address?", es: "¿Borrar tu dirección?" });
export const whatDeletingDoes = say({
  en: "We delete it for every family that you left it with. Their mail ends; your gifts stay on the children's pages.",
  es: "La borramos de todas las familias a las que se la dejaste. Sus correos terminan; tus regalos siguen en las páginas.",
});
export const isDeleted = say({
  en: "Your address is deleted",
  es: "Tu dirección está borrada",
});
export const noFamilyHasIt = say({
  en: "No family has it here any more, and their mail has ended. There is nothing left to do.",
  es: "Ya ninguna familia la tiene aquí y sus correos terminaron. No tienes que hacer nada más.",
});
export const openOnceMore = say({
  en: "Please open it from the mail once more.",
  es: "Ábrelo otra vez desde el correo.",
});
