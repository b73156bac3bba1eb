import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const addFromShopTitle = defineMessage({
  en: "Add from any shop",
  es: "Agrega desde cualquier tienda",
});
export const addFromShopDescription = defineMessage({
  en: "See something they would love? Put it on the list from the shop's own page.",
  es: "¿Viste algo que le encantaría? Ponlo en la lista desde la página de la tienda.",
});
export const bookmarkletDragHint = defineMessage({
  en: "Drag this button to your bookmarks bar",
  es: "Arrastra este botón a tu barra de favoritos",
});
export const bookmarkletUsageHint = defineMessage({
  en: "Then press it on a shop's page.",
  es: "Luego haz clic en él en la página de una tienda.",
});
export const bookmarkletPasteHint = defineMessage({
  en: "Paste it as the address of a new bookmark.",
  es: "Pégala como dirección de un favorito nuevo.",
});
export const copyBookmarkletError = defineMessage({
  en: "Your browser didn't let us copy it.",
  es: "Tu navegador no nos dejó copiarla.",
});
export const computerHeading = defineMessage({ en: "On a computer", es: "En una computadora" });
export const computerInstructions = defineMessage({
  en: () =>
    `${bookmarkletDragHint()}. On a shop's page, press it there, and the gift is filled in for you.`,
  es: () =>
    `${bookmarkletDragHint()}. En la página de una tienda, haz clic en él y los datos del regalo se llenan solos.`,
});
export const bookmarkletName = defineMessage({
  en: () => `Add to ${getSiteName()}`,
  es: () => `Agregar a ${getSiteName()}`,
});
export const copyBookmarkletButton = defineMessage({
  en: "Copy the bookmark's address",
  es: "Copiar la dirección del favorito",
});
export const androidHeading = defineMessage({ en: "On Android", es: "En Android" });
export const androidInstructions = defineMessage({
  en: () =>
    `Install ${getSiteName()} from your browser's menu (“Add to Home screen”). Then tap Share on a shop's page, and choose ${getSiteName()}.`,
  es: () =>
    `Instala ${getSiteName()} desde el menú de tu navegador («Agregar a la pantalla principal»). Luego toca Compartir en la página de una tienda y elige ${getSiteName()}.`,
});
export const iosHeading = defineMessage({ en: "On an iPhone or iPad", es: "En un iPhone o iPad" });
export const iosInstructions = defineMessage({
  en: "Apple doesn't let web apps into its share sheet. Tap Share in the shop, then Copy Link, and {link}.",
  es: "Apple no deja entrar a las aplicaciones web en su menú de compartir. Toca Compartir en la tienda, luego Copiar enlace, y {link}.",
});
export const addWishPageLink = defineMessage({ en: "paste it here", es: "pégalo aquí" });
