import { defineMessage, selectPluralForm } from "../define-message.ts";

export const sendThankYouError = defineMessage({ en: "Failed to send", es: "No se pudo enviar" });
export const writeThankYouTitle = defineMessage({
  en: (giver: string) => `Write a thank-you to ${giver}`,
  es: (giver) => `Escribir un agradecimiento a ${giver}`,
});
export const sendThankYouButton = defineMessage({
  en: "Send thank-you",
  es: "Enviar agradecimiento",
});
export const sendThankYousButton = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "Send 1 thank-you", other: `Send ${count} thank-yous` }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Enviar 1 agradecimiento",
      other: `Enviar ${count} agradecimientos`,
    }),
});
export const createPrivateLinkButton = defineMessage({
  en: "Make a private link",
  es: "Crear un enlace privado",
});
export const thankYouGiftLabel = defineMessage({
  en: (reason: string) => `For ${reason}`,
  es: (reason) => `Por: ${reason}`,
});
export const drawingHint = defineMessage({
  en: "A photo of it goes along with your words.",
  es: "Una foto acompaña tus palabras.",
});
export const recipientsLabel = defineMessage({ en: "Who to thank", es: "A quién agradecer" });
export const allRecipientsLabel = defineMessage({ en: "Everyone", es: "A todos" });
/** Replacement for the name of an anonymous giver, in a message to several givers. */
export const anonymousGiverName = defineMessage({ en: "friend", es: "amigo o amiga" });
export const namePlaceholderHint = defineMessage({
  en: (placeholder: string) =>
    `${placeholder} becomes each giver's own name; someone anonymous is “${anonymousGiverName()}”.`,
  es: (placeholder) =>
    `${placeholder} se cambia por el nombre de cada quien; a quien no lo dio se le dice «${anonymousGiverName()}».`,
});
export const sharedDrawingHint = defineMessage({
  en: "The same drawing goes to everybody.",
  es: "Todos reciben el mismo dibujo.",
});
export const messageTooLongError = defineMessage({
  en: "With the longest name this is too long. Please shorten it a little.",
  es: "Con el nombre más largo, esto es demasiado largo. Acórtalo un poco.",
});
export const templatesLabel = defineMessage({
  en: "Start with a few words",
  es: "Empieza con unas palabras",
});
export const messageLabel = defineMessage({ en: "Your message", es: "Tu mensaje" });
/** States how many characters are left. A negative `left` is the number of characters above the limit. */
export const remainingCharactersHint = defineMessage({
  en: (left: number) => {
    const count = Math.abs(left);
    const end = left < 0 ? "too many" : "left";
    return selectPluralForm(count, {
      one: `1 character ${end}`,
      other: `${count} characters ${end}`,
    });
  },
  es: (left) =>
    left < 0
      ? selectPluralForm(-left, { one: "Sobra 1 carácter", other: `Sobran ${-left} caracteres` })
      : selectPluralForm(left, { one: "Queda 1 carácter", other: `Quedan ${left} caracteres` }),
});
export const mailDeliveryNote = defineMessage({
  en: "It goes out by e-mail: the giver left an address.",
  es: "Sale por correo: la persona dejó su dirección.",
});
export const recipientDeliveryNote = defineMessage({
  en: (address: string) => `It goes by e-mail to ${address}.`,
  es: (address) => `Sale por correo a ${address}.`,
});
export const pendingMailDeliveryNote = defineMessage({
  en: (giver: string | null) =>
    `It is mailed as soon as ${giver ?? "the giver"} confirms. Until then you get a private link to pass on.`,
  es: (giver) =>
    `Sale por correo en cuanto ${giver ?? "esa persona"} confirme. Hasta entonces tienes un enlace privado para compartir.`,
});
export const linkDeliveryNote = defineMessage({
  en: "No e-mail address was left, so you get a private link to pass on.",
  es: "No dejó su correo, así que tienes un enlace privado para compartir.",
});
export const allMailDeliveryNote = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, { one: "It goes out by e-mail.", other: "They all go out by e-mail." }),
  es: (count) =>
    selectPluralForm(count, { one: "Sale por correo.", other: "Todos salen por correo." }),
});
export const allLinkDeliveryNote = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "No e-mail address was left, so you get a private link to pass on.",
      other: `No e-mail address was left, so you get ${count} private links to pass on.`,
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "No dejó su correo, así que tienes un enlace privado para compartir.",
      other: `No dejaron su correo, así que tienes ${count} enlaces privados para compartir.`,
    }),
});
export const mixedDeliveryNote = defineMessage({
  en: (mailed: number, linked: number) =>
    `${selectPluralForm(mailed, { one: "1 goes", other: `${mailed} go` })} out by e-mail; ${selectPluralForm(
      linked,
      {
        one: "for the other you get a private link",
        other: `for the others you get ${linked} private links`,
      },
    )} to pass on.`,
  es: (mailed, linked) =>
    `${selectPluralForm(mailed, { one: "1 sale", other: `${mailed} salen` })} por correo; ${selectPluralForm(
      linked,
      {
        one: "para el otro tienes un enlace privado",
        other: `para los otros tienes ${linked} enlaces privados`,
      },
    )} para compartir.`,
});
export const thankYousReadyTitle = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "Your thank-you is ready",
      other: `Your ${count} thank-yous are ready`,
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Tu agradecimiento está listo",
      other: `Tus ${count} agradecimientos están listos`,
    }),
});
export const privatePageNote = defineMessage({
  en: (giver: string | null) =>
    `It has a private page of its own. Give this link to ${giver ?? "the giver"}, in a chat or a message.`,
  es: (giver) =>
    `Tiene su propia página privada. Dale este enlace a ${giver ?? "esa persona"} en un chat o un mensaje.`,
});
export const privatePageAndMailNote = defineMessage({
  en: (giver: string | null) =>
    `${privatePageNote(giver)} It is mailed as soon as ${giver ?? "the giver"} confirms, too.`,
  es: (giver) =>
    `${privatePageNote(giver)} También sale por correo en cuanto ${giver ?? "esa persona"} confirme.`,
});
export const linkSharedStatus = defineMessage({ en: "Link shared", es: "Enlace compartido" });
export const privateLinkLabel = defineMessage({ en: "Private link", es: "Enlace privado" });
export const allPrivatePagesNote = defineMessage({
  en: "Each has a private page of its own. Give everyone their own link, in a chat or a message. You'll find the links again under “Show sent thank-yous”.",
  es: "Cada uno tiene su propia página privada. Dale a cada quien su enlace en un chat o un mensaje. Los encuentras otra vez en «Ver los agradecimientos enviados».",
});
export const somePrivatePagesNote = defineMessage({
  en: "Those on their way go out by e-mail. Each of the others has a private page of its own. Give everyone their own link, in a chat or a message. You'll find the links again under “Show sent thank-yous”.",
  es: "Los que van en camino salen por correo. Cada uno de los otros tiene su propia página privada. Dale a cada quien su enlace en un chat o un mensaje. Los encuentras otra vez en «Ver los agradecimientos enviados».",
});
export const thankYousAriaLabel = defineMessage({
  en: "Your thank-yous",
  es: "Tus agradecimientos",
});
