import { defineMessage } from "../define-message.ts";

/** Contents of a kid's hub. A message at the end of onboarding names only contents that the hub has. */
export type HubContents = {
  /** Whether the wishlist has a wish that can be given. */
  hasWishes: boolean;
  hasEducationLink: boolean;
};

export const familyChatLabel = defineMessage({ en: "Family chat", es: "Chat familiar" });
export const familyChatMessage = defineMessage({
  en: (child: string, { hasWishes, hasEducationLink }: HubContents) => {
    const intro = `${child} has a page now.`;
    if (hasWishes && hasEducationLink) {
      return `${intro} It shows what ${child} wishes for and how to help with school, whenever you like.`;
    }
    if (hasWishes) return `${intro} It shows what ${child} wishes for, whenever you like.`;
    if (hasEducationLink) return `${intro} It shows how to help with school, whenever you like.`;
    return `${intro} Come by whenever you like and leave a kind word.`;
  },
  es: (child, { hasWishes, hasEducationLink }) => {
    const intro = `${child} ya tiene una página.`;
    if (hasWishes && hasEducationLink) {
      return `${intro} Ahí están sus deseos y cómo ayudar con sus estudios, cuando quieran.`;
    }
    if (hasWishes) return `${intro} Ahí están sus deseos, para cuando quieran.`;
    if (hasEducationLink) return `${intro} Ahí dice cómo ayudar con sus estudios, cuando quieran.`;
    return `${intro} Pasen cuando quieran y déjenle unas palabras lindas.`;
  },
});
export const partyInvitationLabel = defineMessage({ en: "Invitation", es: "Invitación" });
export const partyInvitationMessage = defineMessage({
  en: (child: string, { hasWishes }: HubContents) => {
    const intro = `We would love to celebrate ${child} with you.`;
    return hasWishes
      ? `${intro} If you are looking for a gift idea, here is ${child}'s page.`
      : `${intro} Here is ${child}'s page.`;
  },
  es: (child, { hasWishes }) => {
    const intro = `Nos encantaría celebrar a ${child} con ustedes.`;
    return hasWishes
      ? `${intro} Si buscan una idea para un regalo, aquí está la página de ${child}.`
      : `${intro} Aquí está la página de ${child}.`;
  },
});
export const printedCardLabel = defineMessage({ en: "Card", es: "Tarjeta" });
export const printedCardMessage = defineMessage({
  en: (child: string, { hasWishes }: HubContents) =>
    hasWishes
      ? `${child}'s wishes, news and a place for a kind word:`
      : `${child}'s news and a place for a kind word:`,
  es: (child, { hasWishes }) =>
    hasWishes
      ? `Los deseos y las noticias de ${child}, y un lugar para unas palabras lindas:`
      : `Las noticias de ${child} y un lugar para unas palabras lindas:`,
});
export const shareTitle = defineMessage({
  en: (child: string) => `${child}'s Hub`,
  es: (child) => `La página de ${child}`,
});
export const qrCodeTitle = defineMessage({
  en: "Scan to open this page",
  es: "Escanea para abrir esta página",
});
export const qrCodeAriaLabel = defineMessage({
  en: (child: string) => `QR code of ${child}'s page`,
  es: (child) => `Código QR de la página de ${child}`,
});
export const launchTitle = defineMessage({
  en: (child: string) => `${child}'s page is live`,
  es: (child) => `La página de ${child} ya está lista`,
});
export const launchMessage = defineMessage({
  en: "Success! Your hub is ready to share!",
  es: "¡Listo! Ya puedes compartir tu página.",
});
export const shareChannelAriaLabel = defineMessage({ en: "Words for", es: "Palabras para" });
export const shareButton = defineMessage({ en: "Send to family", es: "Enviar a la familia" });
export const copyMessageButton = defineMessage({ en: "Copy the message", es: "Copiar el mensaje" });
export const previewHubLink = defineMessage({
  en: "See it as Grandma",
  es: "Verla como la abuela",
});
export const openDashboardButton = defineMessage({
  en: "Go to your dashboard",
  es: "Ir a tu panel",
});
export const firstWishesTitle = defineMessage({
  en: (child: string) => `What would make ${child} happy?`,
  es: (child) => `¿Qué haría feliz a ${child}?`,
});
export const firstWishesHint = defineMessage({
  en: "A name is enough. A link to a shop works too.",
  es: "Basta con un nombre. Un enlace a una tienda también sirve.",
});
export const firstWishAriaLabel = defineMessage({
  en: (place: number) => `Wish ${place}`,
  es: (place) => `Deseo ${place}`,
});
const FIRST_WISH_PLACEHOLDERS = [
  defineMessage({ en: "A puzzle", es: "Un rompecabezas" }),
  defineMessage({ en: "Rain boots, size 10", es: "Botas de lluvia, talla 27" }),
  defineMessage({ en: "https://…", es: "https://…" }),
] as const;
/** Returns an example wish for the placeholder of a wish field. The position `at` is zero-based. */
export const getFirstWishPlaceholder = (at: number): string | undefined =>
  FIRST_WISH_PLACEHOLDERS[at]?.();
export const addFirstWishesButton = defineMessage({
  en: "Add the first wishes",
  es: "Agregar los primeros deseos",
});
export const firstWishesAddedStatus = defineMessage({
  en: (child: string) => `${child}'s wishlist has begun. Now let the family know.`,
  es: (child) => `La lista de ${child} ya empezó. Ahora avísale a la familia.`,
});
