import { say } from "../say.ts";
import type { LegalText } from "./page.ts";

/** /cookies, with facts that are true of what is built (rule: legal-pages). */
export const cookies: LegalText = {
  title: say({ en: "Cookie Policy", es: "Política de cookies" }),
  description: say({
    en: "The few cookies that Giftling sets, and what each is for.",
    es: "Las pocas cookies que usa Giftling, y para qué sirve cada una.",
  }),
  summary: say({
    en: "Two kinds of cookies for signing in, one for the language you choose, and a few notes that stay in your own browser. Nothing follows you.",
    es: "Dos tipos de cookies para iniciar sesión, una para el idioma que elijas y unas pocas notas que se quedan en tu propio navegador. Nada te sigue.",
  }),
  sections: [
    {
      id: "what",
      title: say({ en: "What cookies are", es: "Qué son las cookies" }),
      body: [
        say({
          en: "Cookies are small notes that a website leaves in your browser to recognize it later. Local storage is the same idea for notes that never leave your browser by themselves.",
          es: "Las cookies son pequeñas notas que un sitio web deja en tu navegador para reconocerlo después. El almacenamiento local es la misma idea, para notas que nunca salen solas de tu navegador.",
        }),
      ],
    },
    {
      id: "essential",
      title: say({ en: "Essential cookies", es: "Cookies esenciales" }),
      body: [
        say({
          en: "Without these, signing in would not work. They are set by us, and only when you sign in.",
          es: "Sin ellas no se podría iniciar sesión. Las ponemos nosotros, y solo cuando inicias sesión.",
        }),
        {
          meanings: [
            [
              say({ en: "The session", es: "La sesión" }),
              say({
                en: "Keeps a parent signed in, until they log out or stay away for 30 days, and for 90 days at most.",
                es: "Mantiene abierta la sesión de quien cuida la página, hasta que la cierre o pasen 30 días sin entrar, y 90 días como máximo.",
              }),
            ],
            [
              say({ en: "The sign-in attempt", es: "El intento de iniciar sesión" }),
              say({
                en: "Makes sure that whoever comes back from your identity provider is you. It lasts 15 minutes at most.",
                es: "Comprueba que quien vuelve de tu proveedor de identidad eres tú. Dura 15 minutos como máximo.",
              }),
            ],
          ],
        },
      ],
    },
    {
      id: "functionality",
      title: say({ en: "Functionality", es: "Funcionalidad" }),
      body: [
        say({
          en: "Cookies of this kind remember settings such as language, time zone and notification preferences. Giftling has one:",
          es: "Las cookies de este tipo recuerdan ajustes como el idioma, la zona horaria y las preferencias de avisos. Giftling tiene una:",
        }),
        {
          meanings: [
            [
              say({ en: "Your language", es: "Tu idioma" }),
              say({
                en: "English or Spanish, kept for a year, and only once you choose it on a page.",
                es: "Inglés o español; se guarda un año, y solo cuando lo eliges en una página.",
              }),
            ],
          ],
        },
        say({
          en: "Which mail a parent wants is kept with the account. These notes stay in your own browser’s storage, for your comfort:",
          es: "Qué correos quieres recibir como mamá, papá o tutor se guarda con tu cuenta. Estas notas se quedan en el almacenamiento de tu propio navegador, para tu comodidad:",
        }),
        {
          meanings: [
            [
              say({ en: "Gifts you recorded", es: "Los regalos que anotaste" }),
              say({
                en: "So that you can undo a gift for 24 hours from the same device.",
                es: "Para que puedas deshacer un regalo durante 24 horas desde el mismo dispositivo.",
              }),
            ],
            [
              say({
                en: "Your name and choices on a hub",
                es: "Tu nombre y lo que eliges en una página",
              }),
              say({
                en: "So that you don’t type your name twice, aren’t asked twice in one visit, and find your gift again when you come back from a shop.",
                es: "Para que no escribas tu nombre dos veces, no te preguntemos dos veces en una visita y encuentres tu regalo al volver de una tienda.",
              }),
            ],
            [
              say({ en: "Where you were on a page", es: "Por dónde ibas en una página" }),
              say({
                en: "So that going back brings you to the same place, for as long as the tab is open.",
                es: "Para que al volver atrás llegues al mismo lugar, mientras la pestaña esté abierta.",
              }),
            ],
            [
              say({ en: "A page you are setting up", es: "Una página que estás preparando" }),
              say({
                en: "So that a reload loses nothing. It is removed when the setup is done.",
                es: "Para que no se pierda nada al volver a cargar. Se quita cuando terminas.",
              }),
            ],
            [
              say({ en: "Your dashboard", es: "Tu panel" }),
              say({
                en: "Which child you looked at last, and which notices you closed.",
                es: "Qué página miraste por última vez y qué avisos cerraste.",
              }),
            ],
            [
              say({
                en: "A page for when you are offline",
                es: "Una página para cuando no tienes conexión",
              }),
              say({
                en: "Kept in a parent’s browser, with its fonts and colors. It holds nothing about you or your family.",
                es: "Se guarda en el navegador de quien cuida la página, con sus letras y colores. No tiene nada sobre ti ni tu familia.",
              }),
            ],
          ],
        },
        say({
          en: "If your browser refuses to store them, everything still works, without this comfort.",
          es: "Si tu navegador no quiere guardarlas, todo funciona igual, sin esa comodidad.",
        }),
      ],
    },
    {
      id: "none",
      title: say({ en: "What we don’t use", es: "Lo que no usamos" }),
      body: [
        say({
          en: "There are no performance cookies and no advertising cookies, ours or anyone else’s. How we count visits without cookies is described in our {privacy}.",
          es: "No hay cookies de rendimiento ni de publicidad, ni nuestras ni de nadie más. Cómo contamos las visitas sin cookies está en nuestra {privacy}.",
        }),
      ],
    },
    {
      id: "control",
      title: say({ en: "Your choice", es: "Tú decides" }),
      body: [
        say({
          en: "You can delete or block cookies in your browser’s settings. Blocking the essential ones means that you cannot stay signed in; hubs can still be opened. Questions? Write to {contact}.",
          es: "Puedes borrar o bloquear las cookies en los ajustes de tu navegador. Si bloqueas las esenciales, no podrás mantener la sesión abierta; las páginas se pueden abrir igual. ¿Preguntas? Escribe a {contact}.",
        }),
      ],
    },
  ],
};
