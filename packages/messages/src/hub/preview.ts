import { defineMessage, formatList } from "../define-message.ts";

export const oneKidLinkPreviewTitle = defineMessage({
  en: (child: string) => `${child}’s Hub`,
  es: (child) => `La página de ${child}`,
});
export const twoKidsLinkPreviewTitle = defineMessage({
  en: (one: string, other: string) => `${one} & ${other}`,
  es: (one, other) => `${one} y ${other}`,
});
export const manyKidsLinkPreviewTitle = defineMessage({
  en: (one: string, other: string, more: number) => `${one}, ${other} & ${more} more`,
  es: (one, other, more) => `${one}, ${other} y ${more} más`,
});
/** Text below the kids' names in the link preview picture. */
export const hubLinkPreviewTagline = defineMessage({
  en: "Wishes, news, and something that grows",
  es: "Deseos, noticias y algo que crece",
});
export const hubPageTitle = defineMessage({
  en: (child: string) => `${child}'s Hub`,
  es: (child) => `La página de ${child}`,
});
export const hubPageDescription = defineMessage({
  en: (child: string) =>
    `Wishes, family news and ways to help: one page where ${child}'s family and friends can choose a gift.`,
  es: (child) =>
    `Deseos, noticias y formas de ayudar: una página donde la familia y los amigos de ${child} pueden elegir un regalo.`,
});
export const hubLinkPreviewAltText = defineMessage({
  en: (names: readonly string[]) =>
    `A gift with a sprout, and the ${names.length > 1 ? "names" : "name"} ${formatList(names)}`,
  es: (names) =>
    `Un regalo con un brote y ${names.length > 1 ? "los nombres" : "el nombre"} ${formatList(names)}`,
});

/** Title in the link preview picture for the product's own pages. The line breaks fit the picture. */
export const siteLinkPreviewTitle = defineMessage({
  en: "Turn birthday\ngifts into a\ncollege fund",
  es: "Regalos que\nse vuelven\nuniversidad",
});
export const siteLinkPreviewTagline = defineMessage({
  en: "One page for each child",
  es: "Una página para cada niño",
});
