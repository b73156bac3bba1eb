import { plural, say } from "../say.ts";

export const oneMoment = say({ en: "One moment", es: "Un momento" });
export const hubOf = say({
  en: (child: string) => `${child}'s Hub`,
  es: (child) => `La página de ${child}`,
});
export const sample = say({
  en: "A sample family. Try everything: nothing is kept, and no e-mail is sent.",
  es: "Una familia de muestra. Prueba lo que quieras: nada se guarda y no se envía ningún correo.",
});
export const paused = say({
  en: "The family is taking a little break from new messages and gifts here.",
  es: "La familia se está tomando un descanso de mensajes y regalos nuevos.",
});
export const cantLoad = say({
  en: "We couldn't load this page",
  es: "No pudimos cargar esta página",
});
export const showLess = say({ en: "Show less", es: "Ver menos" });
export const readMore = say({ en: "Read more", es: "Leer más" });
export const chipInWeBuy = say({
  en: (gift: string) => `Chip in for “${gift}”. We'll buy it.`,
  es: (gift) => `Aporta para «${gift}». Nosotros lo compramos.`,
});
export const askHowToChipIn = say({
  en: "The family collects for this one and buys it. Ask them how you can chip in.",
  es: "La familia está juntando para este regalo y lo compra. Pregúntales cómo puedes aportar.",
});
export const chipIn = say({ en: "Chip in", es: "Aportar" });
export const chipInTo = say({ en: (gift: string) => `to ${gift}`, es: (gift) => `para ${gift}` });
export const seeItAt = say({
  en: (shop: string) => `See it at ${shop}`,
  es: (shop) => `Verlo en ${shop}`,
});
export const readMoreAt = say({
  en: (shop: string) => `Read more at ${shop}`,
  es: (shop) => `Leer más en ${shop}`,
});
export const contributionCode = say({ en: "Contribution code", es: "Código para aportar" });
export const codeCopied = say({ en: "Code copied!", es: "¡Código copiado!" });
export const pasteTheCode = say({
  en: "Paste it on the plan's page.",
  es: "Pégalo en la página del plan.",
});
export const copyTheCode = say({ en: "Copy the code", es: "Copia el código" });
export const openThePlan = say({ en: "Open the plan's page", es: "Abre la página del plan" });
export const tellTheFamily = say({ en: "Tell the family", es: "Avísale a la familia" });
export const otherWays = say({ en: "Other Ways to Help", es: "Otras formas de ayudar" });
export const straightToFamily = say({
  en: "Money goes straight to the family. We never handle it.",
  es: "El dinero llega directo a la familia. Nunca pasa por nosotros.",
});
export const giftRegistries = say({ en: "Gift registries", es: "Listas de regalos" });
export const otherRegistries = say({ en: "Other gift registries", es: "Otras listas de regalos" });
export const topPriorities = say({ en: "Top Priorities", es: "Lo más importante" });
export const whatWouldHelp = say({
  en: (child: string) => `What would help ${child} most right now.`,
  es: (child) => `Lo que más le serviría a ${child} en este momento.`,
});
export const fundedOf = say({
  en: (received: string, goal: string) => `${received} of ${goal}`,
  es: (received, goal) => `${received} de ${goal}`,
});
export const fundedPart = say({
  en: (gift: string) => `${gift}: funded`,
  es: (gift) => `${gift}: lo reunido`,
});
export const openThe529 = say({ en: "Open the 529 page", es: "Abrir la página del 529" });
export const openTheEsa = say({ en: "Open the ESA page", es: "Abrir la página de la ESA" });
export const openVenmo = say({ en: "Open Venmo", es: "Abrir Venmo" });
export const openPayPal = say({ en: "Open PayPal", es: "Abrir PayPal" });
export const seeTheRegistry = say({ en: "See the registry", es: "Ver la lista" });
export const whatAnEsaIs = say({
  en: "An ESA is a savings account for a child's schooling, and what grows in it isn't taxed when it pays for school.",
  es: "Una ESA es una cuenta de ahorro para los estudios de un niño; lo que crece ahí no paga impuestos cuando se usa para la escuela.",
});
export const whatA529Is = say({
  en: "A 529 is a savings plan for a child's education, and what grows in it isn't taxed when it pays for school.",
  es: "Un 529 es un plan de ahorro para la educación de un niño; lo que crece ahí no paga impuestos cuando se usa para los estudios.",
});
export const plan529 = say({ en: "529 plan", es: "plan 529" });
export const iContributed = say({ en: "I contributed", es: "Ya aporté" });
export const contributedTo = say({ en: (way: string) => `to ${way}`, es: (way) => `a ${way}` });
export const onePageForYours = say({
  en: "One page for your own child: wishes, family news and an education fund that grows.",
  es: "Una página para tu propio hijo: deseos, noticias de la familia y un fondo de estudios que crece.",
});
export const startForFree = say({ en: "Start for Free", es: "Empezar gratis" });
export const madeWith = say({
  en: "Made with Giftling. We never handle the money.",
  es: "Hecho con Giftling. El dinero nunca pasa por nosotros.",
});
export const areYouTheParent = say({
  en: "Are you the parent?",
  es: "¿Es la página de tu familia?",
});
export const privacy = say({ en: "Privacy", es: "Privacidad" });
export const terms = say({ en: "Terms", es: "Términos" });
export const recentUpdates = say({ en: "Recent Updates", es: "Noticias recientes" });
export const olderUpdates = say({ en: "Show older updates", es: "Ver noticias anteriores" });
export const wallOfSupport = say({ en: "Wall of Support", es: "Muro de cariño" });
export const bareWall = say({ en: "A wall with room for you", es: "Un muro con lugar para ti" });
export const firstGiftHangsHere = say({
  en: (child: string) => `The first gift for ${child} will hang right here.`,
  es: (child) => `El primer regalo para ${child} quedará justo aquí.`,
});
export const findSomebody = say({
  en: "Find somebody on the wall",
  es: "Busca a alguien en el muro",
});
export const findANameOrGift = say({
  en: "Find a name or a gift",
  es: "Busca un nombre o un regalo",
});
export const nothingSays = say({
  en: (sought: string) => `Nothing on the wall says “${sought}”.`,
  es: (sought) => `Nada en el muro dice «${sought}».`,
});
export const showAllNotes = say({
  en: (count: number) => `Show all ${count} notes`,
  es: (count) => `Ver las ${count} notas`,
});
export const showMoreNotes = say({
  en: (count: number, total: number) => `Show ${count} more of ${total} notes`,
  es: (count, total) => `Ver ${count} más de ${total} notas`,
});
export const youRecorded = say({
  en: "You recorded this gift.",
  es: "Tú registraste este regalo.",
});
export const yourGiftsPage = say({ en: "Your gift's page", es: "La página de tu regalo" });
export const chooseAGift = say({ en: "Choose a gift", es: "Elegir un regalo" });
export const helpWithSchool = say({ en: "Help with school", es: "Ayudar con los estudios" });
export const seeHowToHelp = say({ en: "See how to help", es: "Ver cómo ayudar" });
export const home = say({ en: "Home", es: "Inicio" });
export const birthdayOn = say({
  en: (day: string) => `Birthday ${day}`,
  es: (day) => `Cumpleaños: ${day}`,
});
export const chooseAChild = say({ en: "Choose a child", es: "Elige a quién ver" });
export const getUpdates = say({ en: "Get updates", es: "Recibir noticias" });
export const couldntLoadMore = say({ en: "Couldn't load more", es: "No se pudo cargar más" });
export const parentsOf = say({
  en: (child: string) => `${child}'s parents`,
  es: (child) => `La familia de ${child}`,
});
export const aGift = say({ en: "A gift", es: "Un regalo" });
export const saysThankYou = say({
  en: (child: string) => `${child} says thank you`,
  es: (child) => `${child} te da las gracias`,
});
export const fullyFunded = say({ en: "Fully funded", es: "Ya se reunió todo" });
export const neededOf = say({
  en: (needed: string, goal: string) => `${needed} needed of ${goal}`,
  es: (needed, goal) => `Faltan ${needed} de ${goal}`,
});
export const wishlist = say({ en: "Wishlist", es: "Lista de deseos" });
export const lookInAgain = say({
  en: (child: string) => `Please look in again: ${child}'s family adds new ideas here.`,
  es: (child) => `Vuelve pronto: la familia de ${child} pone aquí nuevas ideas.`,
});
export const askBeforeYouBuy = say({
  en: "Gifts can't be recorded right now, so please ask the family before you buy.",
  es: "Por ahora no se pueden registrar regalos, así que pregúntale a la familia antes de comprar.",
});
export const buyAnywhere = say({
  en: "Buy it wherever you like, then tell us, so that nobody gives it twice.",
  es: "Cómpralo donde quieras y luego avísanos, para que nadie lo regale dos veces.",
});
export const tellingNeedsScript = say({
  en: "Telling us needs JavaScript, which is turned off in this browser.",
  es: "Para avisarnos hace falta JavaScript, que está desactivado en este navegador.",
});
export const showAllWishes = say({
  en: (count: number) => `Show all ${count} wishes`,
  es: (count) => `Ver los ${count} deseos`,
});
export const iGaveSomethingElse = say({ en: "I gave something else", es: "Regalé otra cosa" });
export const openWishesAreAbove = say({
  en: "The open wishes are the Top Priorities",
  es: "Los deseos pendientes están en «Lo más importante»",
});
export const everyWishGranted = say({
  en: "Every wish has been granted",
  es: "Ya se cumplieron todos los deseos",
});
export const noWishesYet = say({ en: "No wishes yet", es: "Todavía no hay deseos" });
export const youreGettingThis = say({ en: "You're getting this", es: "Tú lo estás consiguiendo" });
export const illGetThis = say({ en: "I'll get this", es: "Yo lo regalo" });
export const iBoughtIt = say({ en: "I bought it", es: "Ya lo compré" });
export const viewInTheShop = say({ en: "View in the shop", es: "Ver en la tienda" });
export const viewAt = say({
  en: (shop: string) => `View at ${shop}`,
  es: (shop) => `Ver en ${shop}`,
});
export const cantOpen = say({
  en: "We couldn't open this hub",
  es: "No pudimos abrir esta página",
});
export const cantOpenWhy = say({
  en: "Please wait a moment, then try again. If it goes on, check your connection.",
  es: "Espera un momento y vuelve a intentarlo. Si sigue igual, revisa tu conexión.",
});
export const listsElsewhere = say({
  en: (child: string, count: number) =>
    plural(count, {
      one: `${child} also has a list elsewhere.`,
      other: `${child} also has ${count} lists elsewhere.`,
    }),
  es: (child, count) =>
    plural(count, {
      one: `${child} también tiene una lista en otro sitio.`,
      other: `${child} también tiene ${count} listas en otros sitios.`,
    }),
});
export const openThePage = say({ en: "Open the page", es: "Abrir la página" });
export const openHost = say({
  en: (host: string) => `Open ${host}`,
  es: (host) => `Abrir ${host}`,
});
export const seeTheListAt = say({
  en: (shop: string) => `See the list at ${shop}`,
  es: (shop) => `Ver la lista en ${shop}`,
});
export const createYours = say({ en: "Create Your Free Hub", es: "Crea tu página gratis" });
export const createYoursWithPremium = say({
  en: "Create Your Free Hub (Get Premium Free for 1 Month)",
  es: "Crea tu página gratis (con un mes de Premium de regalo)",
});
export const haveGiven = say({
  en: (count: number, child: string) =>
    plural(count, {
      one: `1 person has given to ${child} so far.`,
      other: `${count} people have given to ${child} so far.`,
    }),
  es: (count, child) =>
    plural(count, {
      one: `Hasta ahora, 1 persona le ha dado algo a ${child}.`,
      other: `Hasta ahora, ${count} personas le han dado algo a ${child}.`,
    }),
});
export const heldForYouUntil = say({
  en: "Held for you until {end}.",
  es: "Hasta el {end}, apartado para ti.",
});
/**
 * Name of a grade with an ordinal number, such as "2nd grade". The Spanish ordinals 1 and 3 end in "er", as in "1.er
 * grado". All others end in "º", as in "2.º grado".
 */
export const numberedGrade = say({
  en: (grade: string) => `${grade} grade`,
  es: (grade) => {
    const number = Number.parseInt(grade, 10);
    return `${number}.${number === 1 || number === 3 ? "er" : "º"} grado`;
  },
});
export const turnsOlder = say({
  en: (child: string, days: number) => {
    const when = ["today", "tomorrow"][days] ?? `in ${days} days`;
    return `${child} turns a year older ${when}`;
  },
  es: (child, days) => {
    const when = ["hoy", "mañana"][days] ?? `en ${days} días`;
    return `${child} cumple un año más ${when}`;
  },
});
export const about = say({
  en: (price: string) => `about ${price}`,
  es: (price) => `unos ${price}`,
});
export const othersAreGettingThis = say({
  en: (count: number) =>
    plural(count, { one: "Someone is getting this", other: `${count} people are getting this` }),
  es: (count) =>
    plural(count, {
      one: "Alguien lo está consiguiendo",
      other: `${count} personas lo están consiguiendo`,
    }),
});
export const reportPage = say({ en: "Report this page", es: "Denunciar esta página" });
