import { defineMessage, selectPluralForm } from "../define-message.ts";
import { getSiteName } from "../language.ts";

// Messages of the mails about an account that was closed, restored or deleted (rule: account-mails).
export const accountClosedSubject = defineMessage({
  en: () => `Your ${getSiteName()} account is closed`,
  es: () => `Tu cuenta de ${getSiteName()} está cerrada`,
});
export const accountClosedPreview = defineMessage({
  en: (day: string) => `Everything is kept until ${day}, and you can bring it back.`,
  es: (day) => `Todo se guarda hasta el ${day}, y puedes recuperarlo.`,
});
export const accountClosedMessage = defineMessage({
  en: "Your family's page is hidden from everybody, you are logged out on every device, and a subscription that ran has been cancelled.",
  es: "Ya nadie ve la página de tu familia, tu sesión se cerró en todos tus dispositivos y, si tenías una suscripción, quedó cancelada.",
});
export const accountRetentionMessage = defineMessage({
  en: (day: string) =>
    `For 90 days nothing is lost. Until ${day} you can sign in and bring everything back: your children's pages, their pictures, the gifts and the thank-yous. After that it is deleted for good.`,
  es: (day) =>
    `Durante 90 días no se pierde nada. Hasta el ${day} puedes iniciar sesión y recuperarlo todo: las páginas de tus peques, sus fotos, los regalos y los agradecimientos. Después se borra para siempre.`,
});
export const reactivateAccountButton = defineMessage({
  en: "Bring it back",
  es: "Recuperar mi cuenta",
});
export const accountClosedSecurityNote = defineMessage({
  en: (contact: string) =>
    `Was it not you? Bring it back with the button, then change the password that you sign in with, and tell us at ${contact}.`,
  es: (contact) =>
    `¿No fuiste tú? Recupérala con el botón, cambia la contraseña con la que inicias sesión y avísanos en ${contact}.`,
});

export const familyClosedSubject = defineMessage({
  en: "The family's page was closed",
  es: "La página de tu familia se cerró",
});
export const familyClosedPreview = defineMessage({
  en: (day: string) => `Everything is kept until ${day}.`,
  es: (day) => `Todo se guarda hasta el ${day}.`,
});
export const familyClosedMessage = defineMessage({
  en: "Its owner closed the page that you look after together. It is hidden from everybody, and you are both logged out on every device.",
  es: "Quien es titular cerró la página que cuidan en equipo. Ya nadie la ve, y la sesión de cada persona a cargo se cerró en todos sus dispositivos.",
});
export const familyRetentionMessage = defineMessage({
  en: (day: string) =>
    `For 90 days nothing is lost: until ${day} the owner can bring it back, and you can sign in and take everything with you. After that it is deleted for good.`,
  es: (day) =>
    `Durante 90 días no se pierde nada: hasta el ${day}, quien es titular puede recuperarla y tú puedes iniciar sesión y llevarte todo. Después se borra para siempre.`,
});
export const signInButton = defineMessage({ en: "Sign in", es: "Iniciar sesión" });

export const accountReactivatedSubject = defineMessage({
  en: () => `Your ${getSiteName()} account is open again`,
  es: () => `Tu cuenta de ${getSiteName()} está abierta otra vez`,
});
export const accountReactivatedPreview = defineMessage({
  en: "Everything is back, and nothing will be deleted.",
  es: "Todo está de vuelta y no se borrará nada.",
});
export const accountReactivatedTitle = defineMessage({
  en: "Your account is open again",
  es: "Tu cuenta está abierta otra vez",
});
export const accountReactivatedMessage = defineMessage({
  en: "Welcome back. Your children's pages are where they were, with their pictures, the gifts and the thank-yous. Nothing will be deleted.",
  es: "Qué gusto tenerte de vuelta. Las páginas de tus peques están donde estaban, con sus fotos, los regalos y los agradecimientos. No se borrará nada.",
});
export const accountReactivatedSecurityNote = defineMessage({
  en: (contact: string) =>
    `Was it not you? Change the password that you sign in with, close the account again in your settings, and tell us at ${contact}.`,
  es: (contact) =>
    `¿No fuiste tú? Cambia la contraseña con la que inicias sesión, cierra la cuenta otra vez en tus ajustes y avísanos en ${contact}.`,
});

const inDays = defineMessage({
  en: (days: number) => selectPluralForm(days, { one: "in 1 day", other: `in ${days} days` }),
  es: (days) => selectPluralForm(days, { one: "en 1 día", other: `en ${days} días` }),
});
export const deletionWarningSubject = defineMessage({
  en: (day: string) => `Your ${getSiteName()} account will be deleted on ${day}`,
  es: (day) => `Tu cuenta de ${getSiteName()} se borrará el ${day}`,
});
export const deletionWarningPreview = defineMessage({
  en: (days: number) => `Everything is deleted for good ${inDays(days)}.`,
  es: (days) => `Todo se borra para siempre ${inDays(days)}.`,
});
export const ownerDeletionOptionsPreview = defineMessage({
  en: "You can still keep it.",
  es: "Todavía puedes conservarlo.",
});
export const parentDeletionOptionsPreview = defineMessage({
  en: "You can still take it with you.",
  es: "Todavía puedes llevártelo.",
});
export const deletionWarningTitle = defineMessage({
  en: (days: number) => `Your account will be deleted ${inDays(days)}`,
  es: (days) => `Tu cuenta se borrará ${inDays(days)}`,
});
export const ownerDeletionWarningMessage = defineMessage({
  en: (day: string) =>
    `You closed your account. On ${day} everything in it is deleted for good: your children's pages, their pictures, the gifts and the thank-yous.`,
  es: (day) =>
    `Cerraste tu cuenta. El ${day} se borra para siempre todo lo que tiene: las páginas de tus peques, sus fotos, los regalos y los agradecimientos.`,
});
export const parentDeletionWarningMessage = defineMessage({
  en: (day: string) =>
    `The owner of your family's page closed it. On ${day} everything in it is deleted for good: your children's pages, their pictures, the gifts and the thank-yous.`,
  es: (day) =>
    `Quien es titular de la página de tu familia la cerró. El ${day} se borra para siempre todo lo que tiene: las páginas de tus peques, sus fotos, los regalos y los agradecimientos.`,
});
export const ownerDeletionOptionsMessage = defineMessage({
  en: "Until then you can sign in to open it again, or to take everything with you.",
  es: "Hasta entonces puedes iniciar sesión para abrirla otra vez o para llevarte todo.",
});
export const parentDeletionOptionsMessage = defineMessage({
  en: "Until then its owner can open it again, and you can sign in to take everything with you.",
  es: "Hasta entonces quien es titular puede abrirla otra vez, y tú puedes iniciar sesión para llevarte todo.",
});
export const cancelDeletionButton = defineMessage({
  en: "Sign in to keep it",
  es: "Iniciar sesión para conservarla",
});
export const noActionNeededNote = defineMessage({
  en: "If you want it to go, there is nothing to do.",
  es: "Si quieres que se borre, no tienes que hacer nada.",
});

export const accountDeletedSubject = defineMessage({
  en: () => `Your ${getSiteName()} account has been deleted`,
  es: () => `Tu cuenta de ${getSiteName()} se borró`,
});
export const accountDeletedPreview = defineMessage({
  en: "Everything is gone for good.",
  es: "Todo se borró para siempre.",
});
export const accountDeletedTitle = defineMessage({
  en: "Your account has been deleted",
  es: "Tu cuenta se borró",
});
export const accountDeletedMailReason = defineMessage({
  en: "This is the last mail about it: we no longer keep your address.",
  es: "Este es el último correo sobre tu cuenta: ya no guardamos tu dirección.",
});
export const accountDeletedMessage = defineMessage({
  en: "90 days have passed since your account was closed. Your children's pages, their pictures, the gifts and the thank-yous are gone for good. Thank you for having been with us.",
  es: "Pasaron 90 días desde que se cerró tu cuenta. Las páginas de tus peques, sus fotos, los regalos y los agradecimientos se borraron para siempre. Gracias por haber estado con nosotros.",
});
export const signUpAgainButton = defineMessage({
  en: "Start again one day",
  es: "Empezar de nuevo algún día",
});
