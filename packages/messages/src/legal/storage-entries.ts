import { defineMessage } from "../define-message.ts";

type Said = () => string;

/**
 * Description of data in the browser that is not stored in a cookie. `keys` contains the prefixes of the storage keys.
 * A test of the cookie page checks that all keys of the web app are listed.
 */
export type StorageEntry = { keys: readonly string[]; name: Said; meaning: Said };

/** Data that remains in `localStorage` and in the offline page's cache until the app or a person deletes it. */
export const PERSISTENT_STORAGE_ENTRIES: readonly StorageEntry[] = [
  {
    keys: ["giftling:recorded-gifts"],
    name: defineMessage({ en: "Gifts you recorded", es: "Los regalos que anotaste" }),
    meaning: defineMessage({
      en: "What you gave or set aside, for which child, when, and the secret words that open its private page and undo it. A gift that you set aside is read until that ends. Others stay, at most the last hundred, until you take them back or delete them.",
      es: "Qué regalaste o apartaste, para quién, cuándo, y las palabras secretas que abren su página privada y lo deshacen. Un regalo apartado se lee hasta que termina. Los demás se quedan, como mucho los últimos cien, hasta que los deshagas o los borres.",
    }),
  },
  {
    keys: ["giftling:supporter-name"],
    name: defineMessage({ en: "Your name on a page", es: "Tu nombre en una página" }),
    meaning: defineMessage({
      en: "The name that you last gave with a gift, so that you don’t type it twice.",
      es: "El nombre que diste con tu último regalo, para que no lo escribas dos veces.",
    }),
  },
  {
    keys: ["giftling:onboarding"],
    name: defineMessage({ en: "A page you are setting up", es: "Una página que estás preparando" }),
    meaning: defineMessage({
      en: "All that you typed so far, with your name and your child’s, so that a reload loses nothing. It is removed when the setup is done.",
      es: "Todo lo que escribiste hasta ahora, con tu nombre y el de tu peque, para que no se pierda nada al volver a cargar. Se quita cuando terminas.",
    }),
  },
  {
    keys: ["giftling:first-kid", "giftling:add-kid", "giftling:dismissed"],
    name: defineMessage({ en: "Your dashboard", es: "Tu panel" }),
    meaning: defineMessage({
      en: "Which child comes first, for which one you last added a wish, and which notices you closed.",
      es: "Qué peque va primero, para quién agregaste el último deseo y qué avisos cerraste.",
    }),
  },
  {
    keys: ["giftling:first-steps"],
    name: defineMessage({ en: "Your first steps", es: "Tus primeros pasos" }),
    meaning: defineMessage({
      en: "Whether you have shared a child’s page, seen it as others do, or put the list of first steps away.",
      es: "Si ya compartiste la página de tu peque, si la viste como la ven los demás o si cerraste la lista de primeros pasos.",
    }),
  },
  {
    keys: ["giftling:unshared-thank-yous"],
    name: defineMessage({ en: "Thank-you links to share", es: "Agradecimientos por compartir" }),
    meaning: defineMessage({
      en: "Which thank-yous have a private link, made on this device, that you have not copied or shared yet.",
      es: "Qué agradecimientos tienen un enlace privado, hecho en este dispositivo, que todavía no copiaste ni compartiste.",
    }),
  },
  {
    keys: ["giftling:taken-out"],
    name: defineMessage({ en: "That you left a family", es: "Que dejaste una familia" }),
    meaning: defineMessage({
      en: "That you have read that you no longer look after a page, so that we say it once.",
      es: "Que ya leíste que no cuidas más una página, para decírtelo una sola vez.",
    }),
  },
  {
    keys: ["giftling-offline"],
    name: defineMessage({
      en: "A page for when you are offline",
      es: "Una página para cuando no tienes conexión",
    }),
    meaning: defineMessage({
      en: "Kept in a parent’s browser, with its fonts and colors. It holds nothing about you or your family.",
      es: "Se guarda en el navegador de quien cuida la página, con sus letras y colores. No tiene nada sobre ti ni tu familia.",
    }),
  },
];

/** Data in `sessionStorage`, which the browser deletes when the tab is closed. */
export const SESSION_STORAGE_ENTRIES: readonly StorageEntry[] = [
  {
    keys: ["giftling:draft", "giftling:made-on"],
    name: defineMessage({
      en: "What you typed and have not sent",
      es: "Lo que escribiste y no enviaste",
    }),
    meaning: defineMessage({
      en: "For a relative: your name, your e-mail address, an amount and your words. For a parent: the fields that you changed, and the version that you changed. It is removed once it is sent.",
      es: "De quien regala: tu nombre, tu correo, un monto y tus palabras. De quien cuida la página: los campos que cambiaste y la versión que cambiaste. Se quita cuando se envía.",
    }),
  },
  {
    keys: ["giftling:followed", "giftling:declined-529", "giftling:prices"],
    name: defineMessage({ en: "Your choices on a page", es: "Lo que eliges en una página" }),
    meaning: defineMessage({
      en: "Which gift or way to give you left the page for, so that you find it again, that you said no to giving to a college fund, and the prices you look at.",
      es: "Por qué regalo o forma de ayudar saliste de la página, para que lo encuentres al volver, si dijiste que no a aportar para los estudios, y los precios que miras.",
    }),
  },
  {
    keys: ["giftling:resume", "giftling:shared", "giftling:joining"],
    name: defineMessage({
      en: "What signing in interrupted",
      es: "Lo que interrumpió el inicio de sesión",
    }),
    meaning: defineMessage({
      en: "Which dialog was open, a long link that you were about to add, or the invitation that you accepted, until you are back.",
      es: "Qué ventana estaba abierta, un enlace largo que ibas a agregar o la invitación que aceptaste, hasta que vuelves.",
    }),
  },
  {
    keys: ["tsr-scroll-restoration"],
    name: defineMessage({ en: "Where you were on a page", es: "Por dónde ibas en una página" }),
    meaning: defineMessage({
      en: "So that going back brings you to the same place.",
      es: "Para que al volver atrás llegues al mismo lugar.",
    }),
  },
];
