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
/** Subject of the mail about one wish that was bought, or about one off-list gift. */
export const purchaseSubject = defineMessage({
  en: (giver: string, gift: string, child: string) => `${giver} got ${child} “${gift}”`,
  es: (giver, gift, child) => `${giver} le compró a ${child} «${gift}»`,
});
export const contributionSubject = defineMessage({
  en: (giver: string, amount: string, child: string) => `${giver} gave ${child} ${amount}`,
  es: (giver, amount, child) => `${giver} le dio ${amount} a ${child}`,
});
/** Name shown for a giver who entered no name. */
export const anonymousGiverName = defineMessage({
  en: "Somebody who chose not to be named",
  es: "Alguien que prefirió no decir su nombre",
});
/** States that a giver bought a gift. `gift` is null for a gift without a name. */
export const purchaseMessage = defineMessage({
  en: (giver: string, gift: string | null, child: string) =>
    `${giver} bought ${gift ?? "a gift"} for ${child}.`,
  es: (giver, gift, child) =>
    `${giver} compró ${gift === null ? "un regalo" : `«${gift}»`} para ${child}.`,
});
const CONTRIBUTION_DESTINATIONS: Readonly<
  Record<Exclude<ThankYouType, "wishlist">, (child: string) => string>
> = {
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
/** States that a giver reported a contribution. `amount` is null if the giver entered no amount. */
export const contributionMessage = defineMessage({
  en: (
    giver: string,
    amount: string | null,
    to: { type: Exclude<ThankYouType, "wishlist">; child: string },
  ) =>
    `${giver} says they gave ${amount ?? something()} ${CONTRIBUTION_DESTINATIONS[to.type](to.child)}.`,
  es: (giver, amount, to) =>
    `${giver} dice que aportó ${amount ?? something()} ${CONTRIBUTION_DESTINATIONS[to.type](to.child)}.`,
});
export const moreGiftsMessage = defineMessage({
  en: (count: number) => `And ${count} more.`,
  es: (count) => `Y ${count} más.`,
});
export const confirmContributionButton = defineMessage({
  en: "Confirm it",
  es: "Confirmarlo",
});
export const approveGiverNameButton = defineMessage({
  en: "Approve the name",
  es: "Aprobar el nombre",
});
export const reviewGiftsButton = defineMessage({
  en: "See what's waiting",
  es: "Ver lo que te espera",
});
export const writeThankYouButton = defineMessage({ en: "Say thank you", es: "Dar las gracias" });

export const purchaseUndoneSubject = defineMessage({
  en: (wish: string, child: string) => `“${wish}” is back on ${child}'s list`,
  es: (wish, child) => `«${wish}» volvió a la lista de ${child}`,
});
export const viewWishButton = defineMessage({ en: "See the wish", es: "Ver el deseo" });
export const viewGiftsButton = defineMessage({ en: "See all gifts", es: "Ver todos los regalos" });
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
    `${giver ?? unnamedPersonLabel()} had recorded “${wish}” for ${child} and has now put it back. It is on the list again, and its thank-you is no longer waiting for you.`,
  es: (giver, wish, child) =>
    `${giver ?? unnamedPersonLabel()} había anotado «${wish}» para ${child} y ahora lo devolvió. Está libre otra vez en la lista, y su agradecimiento ya no te espera.`,
});
/** Subject of the mail about an undone off-list gift. */
export const offListGiftUndoneSubject = defineMessage({
  en: (child: string) => `A gift for ${child} isn't coming after all`,
  es: (child) => `Un regalo para ${child} ya no va a llegar`,
});
export const offListGiftUndoneMessage = defineMessage({
  en: (giver: string | null, child: string) =>
    `${giver ?? unnamedPersonLabel()} had told you about a gift for ${child} that isn't on the list, and can't give it after all. Its thank-you is no longer waiting for you.`,
  es: (giver, child) =>
    `${giver ?? unnamedPersonLabel()} te había contado de un regalo para ${child} que no está en la lista, y al final no puede darlo. Su agradecimiento ya no te espera.`,
});

/** Subject and title of the mail to a giver about a wish that a parent deleted or archived. */
export const wishRemovedTitle = defineMessage({
  en: (wish: string, child: string) => `“${wish}” is no longer on ${child}'s list`,
  es: (wish, child) => `«${wish}» ya no está en la lista de ${child}`,
});
export const wishRemovedPreview = defineMessage({
  en: "Your gift stays noted with the family.",
  es: "La familia sigue teniendo anotado tu regalo.",
});
export const purchasedWishRemovedMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family took it off the list. They still know that it's from you, so a gift that is on its way is fine. If you haven't bought it yet, you can take it back on your gift's page.`,
  es: (child) =>
    `La familia de ${child} lo quitó de la lista. Sigue anotado que es de tu parte, así que no pasa nada si ya va en camino. Si todavía no lo compraste, puedes deshacerlo en la página de tu regalo.`,
});
export const fundedActivityRemovedMessage = defineMessage({
  en: (child: string) =>
    `${child}'s family took it off the list. What you chipped in stays noted with them. If you have a question about it, please ask them.`,
  es: (child) =>
    `La familia de ${child} la quitó de la lista. Lo que aportaste sigue anotado. Si tienes alguna duda, pregúntales, por favor.`,
});
export const openGiftButton = defineMessage({ en: "Open your gift", es: "Ver mi regalo" });
export const wishRemovedMailReason = defineMessage({
  en: (child: string) => `You get this because you gave ${child} a gift with this address.`,
  es: (child) => `Recibes este correo porque le hiciste un regalo a ${child} con esta dirección.`,
});
export const contributionUndoneSubject = defineMessage({
  en: (amount: string, child: string) => `A gift of ${amount} for ${child} was taken back`,
  es: (amount, child) => `Se deshizo un aporte de ${amount} para ${child}`,
});
export const contributionUndoneMessage = defineMessage({
  en: (giver: string | null, amount: string, child: string) =>
    `${giver ?? unnamedPersonLabel()} had told you about ${amount} for ${child} and has now taken that back. It no longer counts, and its thank-you is no longer waiting for you.`,
  es: (giver, amount, child) =>
    `${giver ?? unnamedPersonLabel()} te había contado de un aporte de ${amount} para ${child} y ahora lo deshizo. Ya no cuenta, y su agradecimiento ya no te espera.`,
});
export const withdrawalRequestSubject = defineMessage({
  en: (amount: string, child: string) => `Can ${amount} for ${child} be taken back?`,
  es: (amount, child) => `¿Se puede deshacer un aporte de ${amount} para ${child}?`,
});
export const withdrawalRequestPreview = defineMessage({
  en: (giver: string | null) => `${giver ?? unnamedPersonLabel()} is asking you.`,
  es: (giver) => `${giver ?? unnamedPersonLabel()} te lo pide.`,
});
export const withdrawalRequestMessage = defineMessage({
  en: (giver: string | null, amount: string, child: string) =>
    `You confirmed ${amount} for ${child}, and ${giver ?? unnamedPersonLabel()} would like to take that back. Nothing changes until you answer on your dashboard: take it back, or keep it.`,
  es: (giver, amount, child) =>
    `Confirmaste un aporte de ${amount} para ${child}, y ${giver ?? unnamedPersonLabel()} quiere deshacerlo. Nada cambia hasta que respondas en tu panel: deshacerlo o conservarlo.`,
});
export const respondToWithdrawalButton = defineMessage({
  en: "Take it back or keep it",
  es: "Deshacerlo o conservarlo",
});

export const giftRateLimitTitle = defineMessage({
  en: "A lot is happening on your page",
  es: "Hay mucho movimiento en tu página",
});
export const giftRateLimitPreview = defineMessage({
  en: "Many gifts came in at once, so we asked the next givers to wait a little.",
  es: "Llegaron muchos regalos a la vez, así que pedimos a los siguientes que esperen un poco.",
});
export const giftRateLimitMessage = defineMessage({
  en: "Many gifts came in within a short time, so we asked the next givers to wait a little. If that was your party: lovely! They can continue in a while.\n\nIf it looks odd to you, have a look at your Wall of Support. You can take anything off it there.",
  es: "Llegaron muchos regalos en poco tiempo, así que pedimos a quienes venían después que esperen un poco. Si era tu fiesta: ¡qué alegría! En un rato pueden seguir.\n\nSi te parece raro, mira tu Muro de cariño. Ahí puedes quitar lo que quieras.",
});

export const viewWallButton = defineMessage({ en: "See the wall", es: "Ver el muro" });
/** States that one visitor holds several gifts. `holder` is null if the visitor entered no name. */
export const holdCountMessage = defineMessage({
  en: (holder: string | null, count: number) =>
    `${count} gifts are on hold ${holder === null ? "without a name" : `for ${holder}`}, all from one home or network. Others can't get them meanwhile.`,
  es: (holder, count) =>
    `Hay ${count} regalos apartados ${holder === null ? "sin nombre" : `por ${holder}`}, todos desde una misma casa o red. Mientras tanto nadie más puede regalarlos.`,
});
export const releaseHoldsLink = defineMessage({
  en: "See and release these holds",
  es: "Verlos y liberarlos",
});

export const myGiftsTitle = defineMessage({
  en: "Your gifts, in one place",
  es: "Tus regalos, en un solo lugar",
});
export const myGiftsPreview = defineMessage({
  en: "What you gave, whose news you get, and how to change it.",
  es: "Lo que regalaste, de quién recibes noticias y cómo cambiarlo.",
});
export const myGiftsMailReason = defineMessage({
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

export const holdLinkTitle = defineMessage({
  en: "The link to your gift",
  es: "El enlace a tu regalo",
});
export const holdLinkPreview = defineMessage({
  en: "Save it to find the gift again until you buy it.",
  es: "Guárdalo para encontrar el regalo hasta que lo compres.",
});
export const holdLinkMailReason = defineMessage({
  en: "You get this one mail because someone held a gift with this address. It is used for nothing else.",
  es: "Recibes solo este correo porque alguien apartó un regalo con esta dirección. No se usa para nada más.",
});
export const holdLinkMessage = defineMessage({
  en: "You're holding a gift for a child for 48 hours. On its page you can say that you bought it, hold it longer, or let someone else get it.",
  es: "Apartaste un regalo para un niño por 48 horas. En su página puedes avisar que lo compraste, apartarlo más tiempo o dejar que lo regale otra persona.",
});
export const holdLinkNote = defineMessage({
  en: "The link is only for you. If you didn't hold a gift, there is nothing to do.",
  es: "El enlace es solo para ti. Si no apartaste un regalo, no tienes que hacer nada.",
});
