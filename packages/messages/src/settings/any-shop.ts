import { say } from "../say.ts";

export const addFromAnyShop = say({
  en: "Add from any shop",
  es: "Agrega desde cualquier tienda",
});
export const lead = say({
  en: "See something they would love? Put it on the list from the shop's own page.",
  es: "¿Viste algo que le encantaría? Ponlo en la lista desde la página de la tienda.",
});
export const dragThis = say({
  en: "Drag this button to your bookmarks bar",
  es: "Arrastra este botón a tu barra de favoritos",
});
export const thenPressIt = say({
  en: "Then press it on a shop's page.",
  es: "Luego haz clic en él en la página de una tienda.",
});
export const pasteIt = say({
  en: "Paste it as the address of a new bookmark.",
  es: "Pégala como dirección de un favorito nuevo.",
});
export const copyRefused = say({
  en: "Your browser didn't let us copy it.",
  es: "Tu navegador no nos dejó copiarla.",
});
export const onAComputer = say({ en: "On a computer", es: "En una computadora" });
export const howOnAComputer = say({
  en: () => `${dragThis()}. On a shop's page, press it there, and the gift is filled in for you.`,
  es: () =>
    `${dragThis()}. En la página de una tienda, haz clic en él y los datos del regalo se llenan solos.`,
});
/** Name of the bookmarklet. */
export const addToGiftling = say({ en: "Add to Giftling", es: "Agregar a Giftling" });
export const copyAddress = say({
  en: "Copy the bookmark's address",
  es: "Copiar la dirección del favorito",
});
export const onAndroid = say({ en: "On Android", es: "En Android" });
export const howOnAndroid = say({
  en: "Install Giftling from your browser's menu (“Add to Home screen”). Then tap Share on a shop's page, and choose Giftling.",
  es: "Instala Giftling desde el menú de tu navegador («Agregar a la pantalla principal»). Luego toca Compartir en la página de una tienda y elige Giftling.",
});
export const onAnIPhone = say({ en: "On an iPhone or iPad", es: "En un iPhone o iPad" });
export const howOnAnIPhone = say({
  en: "Apple doesn't let web apps into its share sheet. Tap Share in the shop, then Copy Link, and {link}.",
  es: "Apple no deja entrar a las aplicaciones web en su menú de compartir. Toca Compartir en la tienda, luego Copiar enlace, y {link}.",
});
export const pasteItHere = say({ en: "paste it here", es: "pégalo aquí" });
