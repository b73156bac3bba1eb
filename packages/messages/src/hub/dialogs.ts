import { type Currency, DEFAULT_CURRENCY } from "@giftling/domain/money/currency";
import { getCurrencyName } from "../currency-names.ts";
import { defineMessage } from "../define-message.ts";

export const recordPurchaseError = defineMessage({
  en: "Failed to record purchase",
  es: "No se pudo registrar el regalo",
});
export const subscribedTitle = defineMessage({
  en: (address: string) => `One more step: open the e-mail we sent to ${address}`,
  es: (address) => `Un paso más: abre el correo que te enviamos a ${address}`,
});
export const demoSubscribedTitle = defineMessage({
  en: "This is a sample family, so no e-mail is sent.",
  es: "Esta es una familia de muestra, así que no se envía ningún correo.",
});
export const recommendedLabel = defineMessage({ en: "Recommended", es: "Recomendado" });
export const otherAmountLabel = defineMessage({ en: "Other", es: "Otra cantidad" });
const amountInDollars = defineMessage({ en: "Amount in dollars", es: "Cantidad en dólares" });
const amountInCurrency = defineMessage({
  en: (currency: string) => `Amount in ${currency}`,
  es: (currency) => `Cantidad en ${currency}`,
});
/** Returns the label of an amount field, such as "Amount in dollars" or "Amount in euros". */
export const getAmountLabel = (currency: Currency | undefined): string =>
  currency === undefined || currency === DEFAULT_CURRENCY
    ? amountInDollars()
    : amountInCurrency(getCurrencyName(currency));
export const nameLabel = defineMessage({ en: "Your name", es: "Tu nombre" });
export const emailLabel = defineMessage({ en: "Your e-mail", es: "Tu correo electrónico" });
export const dismissButton = defineMessage({ en: "Not now", es: "Ahora no" });
export const skipButton = defineMessage({ en: "Skip", es: "Omitir" });
/** Text for a visitor who returns from a payment page. `way` is the payment link's label, or null for a 529 plan. */
export const paymentOutcomeDescription = defineMessage({
  en: (way: string | null, child: string) =>
    `If you ${way === null ? `added to ${child}'s 529` : `sent something on ${way}`}, tell the family so they can thank you.`,
  es: (way, child) =>
    `Si ${way === null ? `aportaste al 529 de ${child}` : `enviaste algo por ${way}`}, avísale a la familia para que pueda darte las gracias.`,
});
/** Introduction of the form that reports a contribution. `way` is the payment link's label, or null for a 529 plan. */
export const reportContributionDescription = defineMessage({
  en: (way: string | null, child: string) =>
    way === null
      ? `Added to ${child}'s 529? Tell the family so they can thank you.`
      : `Sent something on ${way}? Tell ${child}'s family so they can thank you.`,
  es: (way, child) =>
    way === null
      ? `¿Aportaste al 529 de ${child}? Avísale a la familia para que pueda darte las gracias.`
      : `¿Enviaste algo por ${way}? Avísale a la familia de ${child} para que pueda darte las gracias.`,
});
export const amountLegend = defineMessage({
  en: "How much did you send?",
  es: "¿Cuánto enviaste?",
});
export const reportGiftButton = defineMessage({ en: "Tell the family", es: "Avisar a la familia" });
export const dismissFormButton = defineMessage({ en: "Not yet", es: "Todavía no" });
export const contributeWithoutLinkDescription = defineMessage({
  en: (child: string) => `Send it however you like, then let ${child}'s family know.`,
  es: (child) => `Envíalo como prefieras y luego avísale a la familia de ${child}.`,
});
export const contributeDescription = defineMessage({
  en: "Send it straight to the family, then let them know here. We never handle the money.",
  es: "Envíalo directo a la familia y luego avísales aquí. El dinero nunca pasa por nosotros.",
});
export const nudgeDescription = defineMessage({
  en: (child: string) => `Add something to ${child}'s college fund`,
  es: (child) => `Aporta algo al fondo para la universidad de ${child}`,
});
export const nudgeAfterGiftDescription = defineMessage({
  en: (child: string) => `Add a little to ${child}'s college fund`,
  es: (child) => `Suma un poquito al fondo para la universidad de ${child}`,
});
export const educationPaymentNote = defineMessage({
  en: (child: string, plan: string) =>
    `Goes straight to ${child}'s ${plan}. We never handle the money.`,
  es: (child, plan) =>
    `Va directo ${plan === "ESA" ? "a la" : "al"} ${plan} de ${child}. El dinero nunca pasa por nosotros.`,
});
export const declineNudgeButton = defineMessage({ en: "No thanks", es: "No, gracias" });
export const addMessageButton = defineMessage({
  en: "Add a few words",
  es: "Agregar unas palabras",
});
export const messageLabel = defineMessage({ en: "A few words", es: "Unas palabras" });
export const messageDescription = defineMessage({
  en: (child: string) => `Only ${child}'s family reads them.`,
  es: (child) => `Solo la familia de ${child} las lee.`,
});
export const holdDescription = defineMessage({
  en: "Hold it while you buy it, so no one else does. After 48 hours it goes back on the list by itself.",
  es: "Apártalo mientras lo compras, para que nadie más lo haga. Después de 48 horas vuelve solo a la lista.",
});
export const optionalNameLabel = defineMessage({
  en: "Your name, if you like",
  es: "Tu nombre, si quieres",
});
export const privateNameHint = defineMessage({
  en: (child: string) => `Only ${child}'s family sees it.`,
  es: (child) => `Solo la familia de ${child} lo ve.`,
});
export const holdEmailHint = defineMessage({
  en: "If you like, only for the link to this gift.",
  es: "Si quieres, solo para el enlace a este regalo.",
});
export const reserveWishButton = defineMessage({
  en: "Hold it for 48 hours",
  es: "Apartarlo por 48 horas",
});
export const recordPurchaseButton = defineMessage({
  en: "I already bought it",
  es: "Ya lo compré",
});
export const anonymousLabel = defineMessage({
  en: "Give anonymously",
  es: "Regalar de forma anónima",
});
export const wishUnavailableMessage = defineMessage({
  en: "This gift is no longer on the list.",
  es: "Este regalo ya no está en la lista.",
});
export const backToHubButton = defineMessage({ en: "Back to the page", es: "Volver a la página" });
export const holdLinkTitle = defineMessage({
  en: (child: string) => `Your gift for ${child}`,
  es: (child) => `Tu regalo para ${child}`,
});
export const backToWishlistButton = defineMessage({
  en: "Back to the list",
  es: "Volver a la lista",
});
export const giftNameRequiredError = defineMessage({
  en: "Please say what it was.",
  es: "Cuéntanos qué fue.",
});
export const offListGiftDescription = defineMessage({
  en: (child: string) =>
    `Something from a registry, or a surprise of your own? ${child}'s family will know who to thank.`,
  es: (child) =>
    `¿Algo de otra lista, o una sorpresa tuya? Así la familia de ${child} sabe a quién dar las gracias.`,
});
export const giftNameLabel = defineMessage({ en: "What did you give?", es: "¿Qué regalaste?" });
export const purchaseDescription = defineMessage({
  en: "We'll take it off the list so nobody buys it twice.",
  es: (child: string) => `Así sale de la lista y nadie se lo regala dos veces a ${child}.`,
});
export const shopNotOpenedNote = defineMessage({
  en: "Shop didn't open?",
  es: "¿No se abrió la tienda?",
});
export const shopLink = defineMessage({
  en: (shop: string) => `Go to ${shop}`,
  es: (shop) => `Ir a ${shop}`,
});
export const confirmPurchaseButton = defineMessage({
  en: "I bought this gift",
  es: "Compré este regalo",
});
export const reserveWithoutPurchaseButton = defineMessage({
  en: "Not yet, hold it for me",
  es: "Todavía no, apártamelo",
});
export const shareHubTitle = defineMessage({
  en: (child: string) => `Share ${child}'s page`,
  es: (child) => `Compartir la página de ${child}`,
});
export const qrCodeAriaLabel = defineMessage({
  en: (child: string) => `QR code of ${child}'s page`,
  es: (child) => `Código QR de la página de ${child}`,
});
export const qrCodeHint = defineMessage({
  en: "Scan to open this page",
  es: "Escanea para abrir esta página",
});
export const duplicatePurchaseMessage = defineMessage({
  en: (gift: string, child: string) =>
    `I bought “${gift}” for ${child} too, and someone else beat me to it. Should I keep it or send it back?`,
  es: (gift, child) =>
    `Yo también compré «${gift}» para ${child}, y alguien más se me adelantó. ¿Me lo quedo o lo devuelvo?`,
});
export const messageCopiedTitle = defineMessage({ en: "Message copied", es: "Mensaje copiado" });
export const messageCopiedHint = defineMessage({
  en: "Send it to the family.",
  es: "Envíaselo a la familia.",
});
export const manualCopyHint = defineMessage({
  en: "Please copy the message below",
  es: "Copia el mensaje de abajo",
});
export const duplicatePurchaseHeading = defineMessage({
  en: "Already bought it?",
  es: "¿Ya lo compraste?",
});
export const otherWishesHeading = defineMessage({ en: "Not yet?", es: "¿Todavía no?" });
export const otherWishesButton = defineMessage({
  en: "See the other wishes",
  es: "Ver los demás deseos",
});
export const purchaseRecordedMessage = defineMessage({
  en: "Your purchase has been recorded. Consider investing in their future too!",
  es: "Tu regalo quedó registrado. ¿Y si también aportas a su futuro?",
});
export const giftReportedMessage = defineMessage({
  en: (child: string) => `${child}'s family will see what you gave.`,
  es: (child) => `La familia de ${child} verá lo que diste.`,
});
export const giftAppreciationNote = defineMessage({
  en: (child: string) => `${child} will love it.`,
  es: (child) => `A ${child} le va a encantar.`,
});
export const pendingNameNote = defineMessage({
  en: "Your name goes up on the wall once the family has seen it.",
  es: "Tu nombre se sumará al muro cuando la familia lo haya visto.",
});
export const giftOnWallNote = defineMessage({
  en: "Your gift is on the wall.",
  es: "Tu regalo está en el muro.",
});
export const giftPageLink = defineMessage({
  en: "Save your gift's page",
  es: "Guarda la página de tu regalo",
});
export const viewWallButton = defineMessage({ en: "See the wall", es: "Ver el muro" });
export const paymentOutcomeTitle = defineMessage({
  en: "Did it work out?",
  es: "¿Todo salió bien?",
});
export const nudgeTitle = defineMessage({
  en: "Help Now & For The Future",
  es: "Ayuda hoy y para el futuro",
});
export const subscribeTitle = defineMessage({
  en: "Get Updates?",
  es: "¿Quieres recibir noticias?",
});
export const holdTitle = defineMessage({ en: "It's yours for now", es: "Es tuyo por ahora" });
export const purchaseTitle = defineMessage({
  en: "Did you buy this gift?",
  es: "¿Compraste este regalo?",
});
export const wishUnavailableTitle = defineMessage({
  en: (gift: string) => `Someone just got “${gift}”`,
  es: (gift) => `Alguien se te adelantó con «${gift}»`,
});
export const reportContributionTitle = defineMessage({
  en: (child: string) => `Tell ${child}'s family`,
  es: (child) => `Avísale a la familia de ${child}`,
});
export const thankYouTitle = defineMessage({ en: "Thank you!", es: "¡Gracias!" });
export const offListGiftTitle = defineMessage({
  en: "Tell us about another gift",
  es: "Cuéntanos de otro regalo",
});
export const nameRequiredError = defineMessage({ en: "Name required", es: "Falta tu nombre" });
export const holdExpiryMessage = defineMessage({
  en: (child: string) =>
    `{gift} is held for you until {end}. ${child}'s page says someone is getting it, but not who.`,
  es: (child) =>
    `Hasta el {end}, {gift} queda apartado para ti. La página de ${child} dice que alguien ya lo apartó, pero no quién.`,
});
export const nameOnWallNote = defineMessage({
  en: "{name} is on the wall.",
  es: "{name} ya está en el muro.",
});
export const subscribeDescription = defineMessage({
  en: (child: string) => `A short note when ${child}'s family has news. You can stop it any time.`,
  es: (child) =>
    `Un mensajito cuando la familia de ${child} tenga noticias. Puedes dejarlo cuando quieras.`,
});
export const subscribeAfterGiftDescription = defineMessage({
  en: (child: string) =>
    `A short note when ${child}'s family has news, and their thanks for your gift. You can stop it any time.`,
  es: (child) =>
    `Un mensajito cuando la familia de ${child} tenga noticias, y las gracias por tu regalo. Puedes dejarlo cuando quieras.`,
});
