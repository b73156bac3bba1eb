import type { ThankYouType } from "@giftling/domain/gifts/kinds/schema";
import { defineMessage, selectPluralForm } from "../define-message.ts";
import { formatNameList, unnamedPersonLabel } from "./frame.ts";

// Messages of the mails about gifts that were recorded or undone (rule: parent-mail).
export const recordedGiftsTitle = defineMessage({
  en: (count: number, children: readonly string[]) =>
    `${selectPluralForm(count, { one: "A gift", other: `${count} gifts` })} for ${formatNameList(children)}`,
  es: (count, children) =>
    `${selectPluralForm(count, { one: "Un regalo", other: `${count} regalos` })} para ${formatNameList(children)}`,
});
/** Name for a giver who gave no name. */
export const anonymousGiverName = defineMessage({
  en: "Somebody who chose not to be named",
  es: "Alguien que prefirió no decir su nombre",
});
/** States that a giver bought a gift. `gift` is null when the gift has no name. */
export const purchaseMessage = defineMessage({
  en: (giver: string, gift: string | null, child: string) =>
    `${giver} bought ${gift ?? "a gift"} for ${child}.`,
  es: (giver, gift, child) =>
    `${giver} compró ${gift === null ? "un regalo" : `«${gift}»`} para ${child}.`,
});
const WHERE_TO: Readonly<Record<Exclude<ThankYouType, "wishlist">, (child: string) => string>> = {
  "529": defineMessage({
    en: (child: string) => `to ${child}'s 529 plan`,
    es: (child) => `al plan 529 de ${child}`,
  }),
  esa: defineMessage({
    en: (child: string) => `to ${child}'s education savings`,
    es: (child) => `a los ahorros para la educación de ${child}`,
  }),
  contribution: defineMessage({
    en: (child: string) => `to ${child}`,
    es: (child) => `para ${child}`,
  }),
};
const something = defineMessage({ en: "something", es: "algo" });
/** States that a giver reported a contribution. `amount` is null when the giver did not enter an amount. */
export const contributionMessage = defineMessage({
  en: (
    giver: string,
    amount: string | null,
    to: { type: Exclude<ThankYouType, "wishlist">; child: string },
  ) => `${giver} says they gave ${amount ?? something()} ${WHERE_TO[to.type](to.child)}.`,
  es: (giver, amount, to) =>
    `${giver} dice que aportó ${amount ?? something()} ${WHERE_TO[to.type](to.child)}.`,
});
export const moreGiftsMessage = defineMessage({
  en: (count: number) => `And ${count} more.`,
  es: (count) => `Y ${count} más.`,
});
export const sayThankYouButton = defineMessage({ en: "Say thank you", es: "Dar las gracias" });

export const purchaseUndoneSubject = defineMessage({
  en: (wish: string, child: string) => `“${wish}” is back on ${child}'s list`,
  es: (wish, child) => `«${wish}» volvió a la lista de ${child}`,
});
export const giftUndonePreview = defineMessage({
  en: (giver: string | null) => `${giver ?? unnamedPersonLabel()} can't give it after all.`,
  es: (giver) => `Al final, ${giver ?? "quien lo regalaba"} no puede darlo.`,
});
export const purchaseUndoneTitle = defineMessage({
  en: (wish: string) => `“${wish}” is back on the list`,
  es: (wish) => `«${wish}» volvió a la lista`,
});
export const purchaseUndoneMessage = defineMessage({
  en: (giver: string | null, wish: string, child: string) =>
    `${giver ?? unnamedPersonLabel()} had recorded “${wish}” for ${child} and has now given it back. It is free on the list again, and its thank-you is no longer waiting for you.`,
  es: (giver, wish, child) =>
    `${giver ?? unnamedPersonLabel()} había anotado «${wish}» para ${child} y ahora lo devolvió. Está libre otra vez en la lista, y su agradecimiento ya no te espera.`,
});
/** Subject of the mail about an off-list gift that was undone. */
export const offListGiftUndoneSubject = defineMessage({
  en: (child: string) => `A gift for ${child} was taken back`,
  es: (child) => `Un regalo para ${child} ya no va a llegar`,
});
export const offListGiftUndoneMessage = defineMessage({
  en: (giver: string | null, child: string) =>
    `${giver ?? unnamedPersonLabel()} had told you about a gift for ${child} that wasn't on the list and has now taken it back. Its thank-you is no longer waiting for you.`,
  es: (giver, child) =>
    `${giver ?? unnamedPersonLabel()} te había contado de un regalo para ${child} que no estaba en la lista, y al final no puede darlo. Su agradecimiento ya no te espera.`,
});

export const busyHubTitle = defineMessage({
  en: "A lot is going on at your hub",
  es: "Hay mucho movimiento en tu página",
});
export const busyHubPreview = defineMessage({
  en: "Many gifts came in at once, so we asked the next givers to wait a little.",
  es: "Llegaron muchos regalos a la vez, así que pedimos a los siguientes que esperen un poco.",
});
export const busyHubMessage = defineMessage({
  en: "Many gifts came in within a short time, so we asked the next givers to wait a little. If that was your party: lovely! They can go on in a while.\n\nIf it looks odd to you, have a look at your Wall of Support. You can take anything off it there.",
  es: "Llegaron muchos regalos en poco tiempo, así que pedimos a quienes venían después que esperen un poco. Si era tu fiesta: ¡qué alegría! En un rato pueden seguir.\n\nSi te parece raro, mira tu Muro de cariño. Ahí puedes quitar lo que quieras.",
});

export const myGiftsTitle = defineMessage({
  en: "Your gifts, in one place",
  es: "Tus regalos, en un solo lugar",
});
export const myGiftsPreview = defineMessage({
  en: "What you gave, whose news you get, and how to change it.",
  es: "Lo que regalaste, de quién recibes noticias y cómo cambiarlo.",
});
export const myGiftsReason = defineMessage({
  en: "You get this because somebody asked for it with this address.",
  es: "Recibes este correo porque alguien lo pidió con esta dirección.",
});
export const myGiftsMessage = defineMessage({
  en: "Here is what you gave with this address, and whose news you get.",
  es: "Aquí está lo que regalaste con esta dirección y de quién recibes noticias.",
});
export const viewMyGiftsButton = defineMessage({ en: "See my gifts", es: "Ver mis regalos" });
export const myGiftsLinkNote = defineMessage({
  en: "The link works for 30 days and is only for you. If you didn't ask for it, there is nothing to do.",
  es: "El enlace sirve 30 días y es solo para ti. Si no lo pediste, no tienes que hacer nada.",
});
