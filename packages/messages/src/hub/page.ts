import type { LinkKind } from "@giftling/domain/links/kinds";
import { defineMessage, selectPluralForm } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const loadingMessage = defineMessage({ en: "One moment", es: "Un momento" });
export const hubTitle = defineMessage({
  en: (child: string) => `${child}'s Hub`,
  es: (child) => `La página de ${child}`,
});
export const demoHubNote = defineMessage({
  en: "A sample family. Try everything: nothing is saved, and no e-mail is sent.",
  es: "Una familia de muestra. Prueba lo que quieras: nada se guarda y no se envía ningún correo.",
});
export const pausedHubMessage = defineMessage({
  en: "The family is taking a little break from new messages and gifts here.",
  es: "La familia se está tomando un descanso de mensajes y regalos nuevos.",
});
export const pageLoadErrorTitle = defineMessage({
  en: "We couldn't load this page",
  es: "No pudimos cargar esta página",
});
export const collapseTextButton = defineMessage({ en: "Show less", es: "Ver menos" });
export const expandTextButton = defineMessage({ en: "Read more", es: "Leer más" });
export const groupGiftDescription = defineMessage({
  en: (gift: string) => `Chip in for “${gift}”. We'll buy it.`,
  es: (gift) => `Aporta para «${gift}». Nosotros lo compramos.`,
});
export const groupGiftWithoutLinkDescription = defineMessage({
  en: "The family is collecting for this one and will buy it. Ask them how you can chip in.",
  es: "La familia está juntando para este regalo y lo compra. Pregúntales cómo puedes aportar.",
});
export const contributeButton = defineMessage({ en: "Chip in", es: "Aportar" });
export const contributeButtonSuffix = defineMessage({
  en: (gift: string) => `to ${gift}`,
  es: (gift) => `para ${gift}`,
});
export const groupGiftShopLink = defineMessage({
  en: (shop: string) => `See it at ${shop}`,
  es: (shop) => `Verlo en ${shop}`,
});
export const activityLink = defineMessage({
  en: (shop: string) => `Read more at ${shop}`,
  es: (shop) => `Leer más en ${shop}`,
});
export const contributionCodeLabel = defineMessage({
  en: "Contribution code",
  es: "Código de aporte",
});
export const codeCopiedTitle = defineMessage({ en: "Code copied!", es: "¡Código copiado!" });
export const codeCopiedMessage = defineMessage({
  en: "Paste it on the plan's page.",
  es: "Pégalo en la página del plan.",
});
export const opening529PlanStatus = defineMessage({
  en: "Copied. Opening…",
  es: "Copiado. Abriendo…",
});
export const educationStepsLabel = defineMessage({ en: "How it works", es: "Cómo funciona" });
export const copyCodeStepTitle = defineMessage({ en: "Copy the code", es: "Copia el código" });
export const open529PlanStepTitle = defineMessage({
  en: "Open the plan's page",
  es: "Abre la página del plan",
});
export const reportContributionStepTitle = defineMessage({
  en: "Tell the family",
  es: "Avísale a la familia",
});
export const otherLinksHeading = defineMessage({
  en: "Other Ways to Help",
  es: "Otras formas de ayudar",
});
export const otherLinksDescription = defineMessage({
  en: "Money goes straight to the family. We never handle it.",
  es: "El dinero llega directo a la familia. Nunca pasa por nosotros.",
});
export const registriesHeading = defineMessage({ en: "Gift registries", es: "Listas de regalos" });
export const otherRegistriesLabel = defineMessage({
  en: "Other gift registries",
  es: "Otras listas de regalos",
});
export const topPrioritiesHeading = defineMessage({
  en: "Top Priorities",
  es: "Lo más importante",
});
export const topPrioritiesDescription = defineMessage({
  en: (child: string) => `What would help ${child} most right now.`,
  es: (child) => `Lo que más le serviría a ${child} ahora.`,
});
export const open529PlanButton = defineMessage({
  en: "Open the 529 page",
  es: "Abrir la página del 529",
});
export const openEsaButton = defineMessage({
  en: "Open the ESA page",
  es: "Abrir la página de la ESA",
});
export const openVenmoButton = defineMessage({ en: "Open Venmo", es: "Abrir Venmo" });
export const openPayPalButton = defineMessage({ en: "Open PayPal", es: "Abrir PayPal" });
export const openRegistryButton = defineMessage({ en: "See the registry", es: "Ver la lista" });
export const esaDescription = defineMessage({
  en: "An ESA is a savings account for a child's schooling, and what grows in it isn't taxed when it pays for school.",
  es: "Una ESA es una cuenta de ahorro para los estudios de un niño; lo que crece ahí no paga impuestos cuando se usa para la escuela.",
});
export const plan529Description = defineMessage({
  en: "A 529 is a savings plan for a child's education, and what grows in it isn't taxed when it pays for school.",
  es: "Un 529 es un plan de ahorro para la educación de un niño; lo que crece ahí no paga impuestos cuando se usa para los estudios.",
});
export const plan529Name = defineMessage({ en: "529 plan", es: "plan 529" });
export const reportContributionButton = defineMessage({ en: "I contributed", es: "Ya aporté" });
export const reportContributionButtonSuffix = defineMessage({
  en: (way: string) => `to ${way}`,
  es: (way) => `a ${way}`,
});
export const createHubDescription = defineMessage({
  en: "One page for your own child: wishes, family news and a college fund that grows.",
  es: "Una página para tu propio hijo: deseos, noticias de la familia y un fondo de estudios que crece.",
});
export const signUpLink = defineMessage({ en: "Start for Free", es: "Empezar gratis" });
export const brandingNote = defineMessage({
  en: () => `Made with ${getSiteName()}. We never handle the money.`,
  es: () => `Hecho con ${getSiteName()}. El dinero nunca pasa por nosotros.`,
});
export const parentSignInLink = defineMessage({
  en: "Are you the parent?",
  es: "¿Es la página de tu familia?",
});
export const privacyLink = defineMessage({ en: "Privacy", es: "Privacidad" });
export const termsLink = defineMessage({ en: "Terms", es: "Términos" });
export const recentUpdatesHeading = defineMessage({
  en: "Recent Updates",
  es: "Noticias recientes",
});
export const showOlderUpdatesButton = defineMessage({
  en: "Show older updates",
  es: "Ver noticias anteriores",
});
export const wishlistLink = defineMessage({ en: "Choose a gift", es: "Elegir un regalo" });
export const educationSavingsLink = defineMessage({
  en: "Help with school",
  es: "Ayudar con los estudios",
});
export const otherLinksLink = defineMessage({ en: "See how to help", es: "Ver cómo ayudar" });
export const homeLinkAriaLabel = defineMessage({ en: "Home", es: "Inicio" });
export const birthdayLabel = defineMessage({
  en: (day: string) => `Birthday ${day}`,
  es: (day) => `Cumpleaños: ${day}`,
});
export const kidSelectorAriaLabel = defineMessage({
  en: "Choose a child",
  es: "Elige a quién ver",
});
export const subscribeButton = defineMessage({ en: "Get updates", es: "Recibir noticias" });
export const loadMoreErrorTitle = defineMessage({
  en: "Couldn't load more",
  es: "No se pudo cargar más",
});
export const wishlistHeading = defineMessage({ en: "Wishlist", es: "Lista de deseos" });
export const emptyWishlistMessage = defineMessage({
  en: "Check back soon. More ideas are on the way.",
  es: (child: string) => `Vuelve pronto: la familia de ${child} pone aquí nuevas ideas.`,
});
export const pausedWishlistDescription = defineMessage({
  en: "Gifts can't be recorded right now, so please ask the family before you buy.",
  es: "Por ahora no se pueden registrar regalos, así que pregúntale a la familia antes de comprar.",
});
export const wishlistDescription = defineMessage({
  en: "Buy it wherever you like, then tell us, so no one buys it twice.",
  es: "Cómpralo donde quieras y luego avísanos, para que nadie lo regale dos veces.",
});
export const showAllWishesButton = defineMessage({
  en: (count: number) => `Show all ${count} wishes`,
  es: (count) => `Ver los ${count} deseos`,
});
export const reportOffListGiftButton = defineMessage({
  en: "I gave something else",
  es: "Regalé otra cosa",
});
export const proposeWishLink = defineMessage({ en: "Suggest an idea", es: "Sugerir una idea" });
export const onlyPriorityWishesLeftTitle = defineMessage({
  en: "The wishes left are under Top Priorities",
  es: "Los deseos pendientes están en «Lo más importante»",
});
export const allWishesGivenTitle = defineMessage({
  en: "Every wish has been granted",
  es: "Ya se cumplieron todos los deseos",
});
export const noOpenWishesTitle = defineMessage({
  en: "No wishes right now",
  es: "Ahora no hay deseos",
});
export const emptyWishlistTitle = defineMessage({
  en: "No wishes yet",
  es: "Todavía no hay deseos",
});
export const ownHoldStatus = defineMessage({
  en: "You're getting this",
  es: "Tú lo apartaste",
});
export const reserveWishButton = defineMessage({ en: "I'll get this", es: "Yo lo regalo" });
export const reportPurchaseButton = defineMessage({ en: "I bought it", es: "Ya lo compré" });
export const shopLink = defineMessage({ en: "View in the shop", es: "Ver en la tienda" });
export const namedShopLink = defineMessage({
  en: (shop: string) => `View at ${shop}`,
  es: (shop) => `Ver en ${shop}`,
});
export const hubLoadErrorTitle = defineMessage({
  en: "We couldn't open this page",
  es: "No pudimos abrir esta página",
});
export const hubLoadErrorMessage = defineMessage({
  en: "Please wait a moment, then try again. If it keeps happening, check your connection.",
  es: "Espera un momento y vuelve a intentarlo. Si sigue igual, revisa tu conexión.",
});
export const registriesDescription = defineMessage({
  en: (child: string, count: number) =>
    selectPluralForm(count, {
      one: `${child} also has a list elsewhere.`,
      other: `${child} also has ${count} lists elsewhere.`,
    }),
  es: (child, count) =>
    selectPluralForm(count, {
      one: `${child} también tiene una lista en otro sitio.`,
      other: `${child} también tiene ${count} listas en otros sitios.`,
    }),
});
export const openLinkButton = defineMessage({ en: "Open the page", es: "Abrir la página" });
export const openLinkWithHostButton = defineMessage({
  en: (host: string) => `Open ${host}`,
  es: (host) => `Abrir ${host}`,
});
/** Labels of links to other sites, by kind. The labels of payment links depend on the type. */
export const SITE_LINK_LABELS = {
  registryLink: defineMessage({
    en: (shop: string) => `See the list at ${shop}`,
    es: (shop) => `Ver la lista en ${shop}`,
  }),
} satisfies Record<Exclude<LinkKind, "paymentLink">, unknown>;
export const createHubHeading = defineMessage({
  en: "Create Your Free Hub",
  es: "Crea tu página gratis",
});
export const createHubWithPremiumHeading = defineMessage({
  en: "Create Your Free Hub (Get Premium Free for 1 Month)",
  es: "Crea tu página gratis (con un mes de Premium de regalo)",
});
export const giverCountMessage = defineMessage({
  en: (count: number, child: string) =>
    selectPluralForm(count, {
      one: `1 person has given to ${child} so far.`,
      other: `${count} people have given to ${child} so far.`,
    }),
  es: (count, child) =>
    selectPluralForm(count, {
      one: `Hasta ahora, 1 persona le ha dado algo a ${child}.`,
      other: `Hasta ahora, ${count} personas le han dado algo a ${child}.`,
    }),
});
/**
 * Name of a grade with an ordinal number, such as "2nd grade". In Spanish, 1 and 3 have the suffix "er", as in "1.er
 * grado". All other numbers have "º", as in "2.º grado".
 */
export const numberedGradeLabel = defineMessage({
  en: (grade: string) => `${grade} grade`,
  es: (grade) => {
    const number = Number.parseInt(grade, 10);
    return `${number}.${number === 1 || number === 3 ? "er" : "º"} grado`;
  },
});
export const upcomingBirthdayMessage = defineMessage({
  en: (child: string, days: number) => {
    const when = ["today", "tomorrow"][days] ?? `in ${days} days`;
    return `${child}'s birthday is ${when}`;
  },
  es: (child, days) => {
    const when = ["hoy", "mañana"][days] ?? `en ${days} días`;
    return `${child} cumple años ${when}`;
  },
});
export const approximatePriceLabel = defineMessage({
  en: (price: string) => `about ${price}`,
  es: (price) => `unos ${price}`,
});
export const otherHoldsStatus = defineMessage({
  en: (count: number) =>
    selectPluralForm(count, {
      one: "Someone is getting this",
      other: `${count} people are getting this`,
    }),
  es: (count) =>
    selectPluralForm(count, {
      one: "Alguien ya lo apartó",
      other: `${count} personas ya lo apartaron`,
    }),
});
export const reportHubLink = defineMessage({
  en: "Report this page",
  es: "Denunciar esta página",
});
