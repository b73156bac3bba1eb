import { say } from "../say.ts";

export const notRecorded = say({
  en: "Failed to record purchase",
  es: "No se pudo registrar el regalo",
});
export const allSet = say({ en: "You're all set!", es: "¡Listo!" });
export const sampleNoMail = say({
  en: "This is a sample family, so no e-mail is sent.",
  es: "Esta es una familia de muestra, así que no se envía ningún correo.",
});
export const pleaseConfirm = say({
  en: (address: string) =>
    `You'll get updates when there's news to share. Please confirm in the e-mail we just sent to ${address}.`,
  es: (address) =>
    `Te avisaremos cuando haya noticias. Confirma en el correo que acabamos de enviar a ${address}.`,
});
export const backOnTheList = say({ en: "Back on the list", es: "De vuelta en la lista" });
export const canBeGivenAgain = say({
  en: (gift: string) => `${gift} can be given again.`,
  es: (gift) => `${gift} se puede regalar otra vez.`,
});
export const recommended = say({ en: "Recommended", es: "Recomendado" });
export const otherAmount = say({ en: "Other", es: "Otra cantidad" });
export const amountInDollars = say({ en: "Amount in dollars", es: "Cantidad en dólares" });
export const yourName = say({ en: "Your name", es: "Tu nombre" });
export const yourEmail = say({ en: "Your e-mail", es: "Tu correo electrónico" });
export const notNow = say({ en: "Not now", es: "Ahora no" });
export const skip = say({ en: "Skip", es: "Omitir" });
export const ifYouSent = say({
  en: (way: string, child: string) =>
    `If you sent something by ${way}, ${child}'s family would like to thank you.`,
  es: (way, child) =>
    `Si enviaste algo por ${way}, a la familia de ${child} le gustaría darte las gracias.`,
});
export const youSent = say({
  en: (way: string, child: string) =>
    `You sent something by ${way}? Then ${child}'s family would like to thank you.`,
  es: (way, child) =>
    `¿Enviaste algo por ${way}? Entonces a la familia de ${child} le gustaría darte las gracias.`,
});
export const howMuch = say({ en: "How much did you send?", es: "¿Cuánto enviaste?" });
export const tellTheFamily = say({ en: "Tell the family", es: "Avisar a la familia" });
export const notYet = say({ en: "Not yet", es: "Todavía no" });
export const needed = say({
  en: (dollars: string) => `${dollars} needed`,
  es: (dollars) => `Faltan ${dollars}`,
});
export const giveAsYouLike = say({
  en: (child: string) => `Give it to ${child}'s family as you like, then tell them here.`,
  es: (child) => `Dáselo a la familia de ${child} como prefieras y luego avísales aquí.`,
});
export const sendItStraight = say({
  en: "Send it straight to the family, then tell them here. We never handle the money.",
  es: "Envíalo directo a la familia y luego avísales aquí. El dinero nunca pasa por nosotros.",
});
export const addSomething = say({
  en: (child: string) => `Add something for ${child}'s future`,
  es: (child) => `Aporta algo para el futuro de ${child}`,
});
export const addALittle = say({
  en: (gift: string, child: string) => `Add a little to “${gift}” for ${child}'s future`,
  es: (gift, child) => `Suma un poquito a «${gift}» para el futuro de ${child}`,
});
export const goesStraightTo = say({
  en: (child: string, plan: string) =>
    `Goes straight to ${child}'s ${plan}. We never handle the money.`,
  es: (child, plan) => `Va directo: ${plan} de ${child}. El dinero nunca pasa por nosotros.`,
});
export const noThanks = say({ en: "No thanks", es: "No, gracias" });
export const addAFewWords = say({ en: "Add a few words", es: "Añadir unas palabras" });
export const aFewWords = say({ en: "A few words", es: "Unas palabras" });
export const onlyFamilyReads = say({
  en: (child: string) => `Only ${child}'s family reads them.`,
  es: (child) => `Solo la familia de ${child} las lee.`,
});
export const holdIt = say({
  en: "Hold it while you buy it, so that nobody else does. After 48 hours it goes back to the list by itself.",
  es: "Apártalo mientras lo compras, para que nadie más lo haga. Después de 48 horas vuelve solo a la lista.",
});
export const yourNameIfYouLike = say({ en: "Your name, if you like", es: "Tu nombre, si quieres" });
export const onlyFamilySees = say({
  en: (child: string) => `Only ${child}'s family sees it.`,
  es: (child) => `Solo la familia de ${child} lo ve.`,
});
export const holdFor48 = say({ en: "Hold it for 48 hours", es: "Apartarlo por 48 horas" });
export const alreadyBought = say({ en: "I already bought it", es: "Ya lo compré" });
export const giveAnonymously = say({ en: "Give anonymously", es: "Regalar de forma anónima" });
export const gone = say({
  en: "This gift is no longer on the list.",
  es: "Este regalo ya no está en la lista.",
});
export const backToTheHub = say({ en: "Back to the hub", es: "Volver a la página" });
export const yourGiftFor = say({
  en: (child: string) => `Your gift for ${child}`,
  es: (child) => `Tu regalo para ${child}`,
});
export const backToTheList = say({ en: "Back to the list", es: "Volver a la lista" });
export const pleaseSayWhat = say({ en: "Please say what it was.", es: "Cuéntanos qué fue." });
export const somethingElse = say({
  en: (child: string) =>
    `Something from a registry, or a surprise of your own? Then ${child}'s family knows whom to thank.`,
  es: (child) =>
    `¿Algo de otra lista, o una sorpresa tuya? Así la familia de ${child} sabe a quién dar las gracias.`,
});
export const whatDidYouGive = say({ en: "What did you give?", es: "¿Qué regalaste?" });
export const leavesTheList = say({
  en: (child: string) => `Then it leaves the list, and nobody gives it to ${child} twice.`,
  es: (child) => `Así sale de la lista y nadie se lo regala dos veces a ${child}.`,
});
export const shopDidntOpen = say({ en: "Shop didn't open?", es: "¿No se abrió la tienda?" });
export const goTo = say({ en: (shop: string) => `Go to ${shop}`, es: (shop) => `Ir a ${shop}` });
export const iBoughtThis = say({ en: "I bought this gift", es: "Compré este regalo" });
export const holdItForMe = say({ en: "Not yet, hold it for me", es: "Todavía no, apártamelo" });
export const shareHubOf = say({
  en: (child: string) => `Share ${child}'s hub`,
  es: (child) => `Compartir la página de ${child}`,
});
export const qrCodeOf = say({
  en: (child: string) => `QR code of ${child}'s hub`,
  es: (child) => `Código QR de la página de ${child}`,
});
export const scanToOpen = say({
  en: "Scan to open this hub",
  es: "Escanea para abrir esta página",
});
export const boughtItToo = say({
  en: (gift: string, child: string) =>
    `I bought “${gift}” for ${child} too, and somebody else had just got it. Shall I keep it or send it back?`,
  es: (gift, child) =>
    `Yo también compré «${gift}» para ${child}, y alguien más se me adelantó. ¿Me lo quedo o lo devuelvo?`,
});
export const wordsCopied = say({ en: "Words copied", es: "Palabras copiadas" });
export const pasteInMessage = say({
  en: "Paste them in a message to the family.",
  es: "Pégalas en un mensaje para la familia.",
});
export const copyWordsBelow = say({
  en: "Please copy the words below",
  es: "Copia las palabras de abajo",
});
export const alreadyBoughtIt = say({ en: "Already bought it?", es: "¿Ya lo compraste?" });
export const notBoughtYet = say({ en: "Not yet?", es: "¿Todavía no?" });
export const seeOtherWishes = say({ en: "See the other wishes", es: "Ver los demás deseos" });
export const purchaseRecorded = say({
  en: "Your purchase has been recorded. Consider investing in their future too!",
  es: "Tu regalo quedó registrado. ¿Y si también aportas a su futuro?",
});
export const familyWillSee = say({
  en: (child: string) => `${child}'s family will see what you gave.`,
  es: (child) => `La familia de ${child} verá lo que diste.`,
});
export const willLoveIt = say({
  en: (child: string) => `${child} will love it.`,
  es: (child) => `A ${child} le va a encantar.`,
});
export const nameJoinsLater = say({
  en: "Your name joins the wall once the family has seen it.",
  es: "Tu nombre se sumará al muro cuando la familia lo haya visto.",
});
export const giftIsOnTheWall = say({
  en: "Your gift is on the wall.",
  es: "Tu regalo está en el muro.",
});
export const keepYourGiftsPage = say({
  en: "Keep your gift's page",
  es: "Guarda la página de tu regalo",
});
export const seeTheWall = say({ en: "See the wall", es: "Ver el muro" });
export const didItWorkOut = say({ en: "Did it work out?", es: "¿Todo salió bien?" });
export const helpNowAndLater = say({
  en: "Help Now & For The Future",
  es: "Ayuda hoy y para el futuro",
});
export const getUpdates = say({ en: "Get Updates?", es: "¿Quieres recibir noticias?" });
export const yoursForNow = say({ en: "It's yours for now", es: "Es tuyo por ahora" });
export const didYouBuy = say({ en: "Did you buy this gift?", es: "¿Compraste este regalo?" });
export const someoneJustGot = say({
  en: (gift: string) => `Someone just got “${gift}”`,
  es: (gift) => `Alguien acaba de conseguir «${gift}»`,
});
export const tellFamilyOf = say({
  en: (child: string) => `Tell ${child}'s family`,
  es: (child) => `Avísale a la familia de ${child}`,
});
export const thankYou = say({ en: "Thank you!", es: "¡Gracias!" });
export const tellOfAnother = say({ en: "Tell of another gift", es: "Cuenta de otro regalo" });
export const nameRequired = say({ en: "Name required", es: "Falta tu nombre" });
export const heldUntil = say({
  en: (child: string) =>
    `{gift} is held for you until {end}. ${child}'s page says that someone is getting it, and not who.`,
  es: (child) =>
    `Hasta el {end}, {gift} queda apartado para ti. La página de ${child} dice que alguien lo está consiguiendo, pero no quién.`,
});
export const onTheWall = say({ en: "{name} is on the wall.", es: "{name} ya está en el muro." });
export const newsNote = say({
  en: (child: string) => `A short note when ${child}'s family has news. You can stop it any time.`,
  es: (child) =>
    `Un mensajito cuando la familia de ${child} tenga noticias. Puedes dejarlo cuando quieras.`,
});
export const newsAndThanksNote = say({
  en: (child: string) =>
    `A short note when ${child}'s family has news, and their thanks for your gift. You can stop it any time.`,
  es: (child) =>
    `Un mensajito cuando la familia de ${child} tenga noticias, y las gracias por tu regalo. Puedes dejarlo cuando quieras.`,
});
