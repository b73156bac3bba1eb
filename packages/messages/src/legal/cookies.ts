import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";
import type { LegalDocument } from "./page.ts";
import { PERSISTENT_STORAGE_ENTRIES, SESSION_STORAGE_ENTRIES } from "./storage-entries.ts";

export const cookiePolicyDocument: LegalDocument = {
  title: defineMessage({ en: "Cookie Policy", es: "Política de cookies" }),
  description: defineMessage({
    en: () => `The few cookies that ${getSiteName()} sets, and what each is for.`,
    es: () => `Las pocas cookies que usa ${getSiteName()}, y para qué sirve cada una.`,
  }),
  summary: defineMessage({
    en: "Two kinds of cookies for signing in, one for the language you choose, one for a page’s passcode, and a few notes that stay in your own browser. Nothing follows you.",
    es: "Dos tipos de cookies para iniciar sesión, una para el idioma que elijas, una para la clave de una página y unas pocas notas que se quedan en tu propio navegador. Nada te sigue.",
  }),
  sections: [
    {
      id: "what",
      title: defineMessage({ en: "What cookies are", es: "Qué son las cookies" }),
      body: [
        defineMessage({
          en: "Cookies are small notes that a website leaves in your browser to recognize it later. Local storage is the same idea for notes that never leave your browser by themselves.",
          es: "Las cookies son pequeñas notas que un sitio web deja en tu navegador para reconocerlo después. El almacenamiento local es la misma idea, para notas que nunca salen solas de tu navegador.",
        }),
      ],
    },
    {
      id: "essential",
      title: defineMessage({ en: "Essential cookies", es: "Cookies esenciales" }),
      body: [
        defineMessage({
          en: "Without these, signing in would not work. They are set by us, and only when you sign in.",
          es: "Sin ellas no se podría iniciar sesión. Las ponemos nosotros, y solo cuando inicias sesión.",
        }),
        {
          meanings: [
            [
              defineMessage({ en: "The session", es: "La sesión" }),
              defineMessage({
                en: "Keeps a parent signed in, until they log out or stay away for 30 days, and for 90 days at most.",
                es: "Mantiene abierta la sesión de quien cuida la página, hasta que la cierre o pasen 30 días sin entrar, y 90 días como máximo.",
              }),
              ["__Host-giftling"],
            ],
            [
              defineMessage({ en: "The sign-in attempt", es: "El intento de iniciar sesión" }),
              defineMessage({
                en: "Makes sure that whoever comes back from your identity provider, or has the code from our mail, is you. For a sign-in by e-mail it contains your address. It lasts 15 minutes at most.",
                es: "Comprueba que quien vuelve de tu proveedor de identidad, o tiene el código de nuestro correo, eres tú. Si inicias sesión por correo contiene tu dirección. Dura 15 minutos como máximo.",
              }),
              ["giftling-sign-in"],
            ],
          ],
        },
      ],
    },
    {
      id: "functionality",
      title: defineMessage({ en: "Functionality", es: "Funcionalidad" }),
      body: [
        defineMessage({
          en: () =>
            `Cookies of this kind remember settings such as language, time zone and notification preferences. ${getSiteName()} has two:`,
          es: () =>
            `Las cookies de este tipo recuerdan ajustes como el idioma, la zona horaria y las preferencias de avisos. ${getSiteName()} tiene dos:`,
        }),
        {
          meanings: [
            [
              defineMessage({ en: "Your language", es: "Tu idioma" }),
              defineMessage({
                en: "English or Spanish, kept for a year, and only once you choose it on a page.",
                es: "Inglés o español; se guarda un año, y solo cuando lo eliges en una página.",
              }),
              ["lang"],
            ],
            [
              defineMessage({ en: "A page’s passcode", es: "La clave de una página" }),
              defineMessage({
                en: "Lets you in again without the passcode for a year, and only once you entered it or followed a link that has it. It says which page, but not who you are. A new passcode ends it at once.",
                es: "Te deja entrar otra vez sin la clave durante un año, y solo cuando la escribiste o seguiste un enlace que la lleva. Dice de qué página es, pero no quién eres. Una clave nueva la termina al momento.",
              }),
              ["__Host-giftling-hub"],
            ],
          ],
        },
        defineMessage({
          en: "Which mail a parent wants is kept with the account. These notes stay in your own browser’s storage, for your comfort, until you delete them there:",
          es: "Qué correos quieres recibir como mamá, papá o tutor se guarda con tu cuenta. Estas notas se quedan en el almacenamiento de tu propio navegador, para tu comodidad, hasta que las borres ahí:",
        }),
        {
          meanings: PERSISTENT_STORAGE_ENTRIES.map(({ name, meaning, keys }) => [
            name,
            meaning,
            keys,
          ]),
        },
        defineMessage({
          en: "And these for as long as the tab is open:",
          es: "Y estas mientras la pestaña esté abierta:",
        }),
        {
          meanings: SESSION_STORAGE_ENTRIES.map(({ name, meaning, keys }) => [name, meaning, keys]),
        },
        defineMessage({
          en: "If your browser refuses to store them, everything still works, without this comfort.",
          es: "Si tu navegador no quiere guardarlas, todo funciona igual, sin esa comodidad.",
        }),
      ],
    },
    {
      id: "none",
      title: defineMessage({ en: "What we don’t use", es: "Lo que no usamos" }),
      body: [
        defineMessage({
          en: "There are no performance cookies and no advertising cookies, ours or anyone else’s. How we count visits without cookies is described in our {privacy}.",
          es: "No hay cookies de rendimiento ni de publicidad, ni nuestras ni de nadie más. Cómo contamos las visitas sin cookies está en nuestra {privacy}.",
        }),
      ],
    },
    {
      id: "control",
      title: defineMessage({ en: "Your choice", es: "Tú decides" }),
      body: [
        defineMessage({
          en: "You can delete or block cookies in your browser’s settings. Blocking the essential ones means that you cannot stay signed in; families’ pages can still be opened. Questions? Write to {contact}.",
          es: "Puedes borrar o bloquear las cookies en los ajustes de tu navegador. Si bloqueas las esenciales, no podrás mantener la sesión abierta; las páginas se pueden abrir igual. ¿Preguntas? Escribe a {contact}.",
        }),
      ],
    },
  ],
};
