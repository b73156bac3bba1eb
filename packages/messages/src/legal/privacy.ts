import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";
import { dataCollectionSection, hubVisibilitySection } from "./data-collection.ts";
import { type LegalDocument, operatorNote } from "./page.ts";

export const privacyPolicyDocument: LegalDocument = {
  title: defineMessage({ en: "Privacy Policy", es: "Política de privacidad" }),
  description: defineMessage({
    en: () =>
      `What ${getSiteName()} stores about your family, who sees it, and how to have it deleted.`,
    es: () => `Qué guarda ${getSiteName()} de tu familia, quién lo ve y cómo pedir que se borre.`,
  }),
  summary: defineMessage({
    en: "A child’s page shows a first name and what you choose to share. We track nobody and sell no data. What is yours, you can take with you or have deleted.",
    es: "Una página muestra un nombre de pila y lo que tú decidas compartir. No seguimos a nadie ni vendemos datos. Lo tuyo te lo puedes llevar, o pedir que se borre.",
  }),
  sections: [
    dataCollectionSection,
    {
      id: "use",
      title: defineMessage({ en: "What we use it for", es: "Para qué lo usamos" }),
      body: [
        {
          list: [
            defineMessage({
              en: "To show your page, remember gifts and keep two people from buying the same thing.",
              es: "Para mostrar tu página, recordar los regalos y evitar que dos personas compren lo mismo.",
            }),
            defineMessage({
              en: "To send thank-yous, and updates, reminders and new wishes to supporters who confirmed that they want them.",
              es: "Para enviar agradecimientos, y noticias, recordatorios y deseos nuevos a quienes confirmaron que los quieren.",
            }),
            defineMessage({
              en: "To run subscriptions, trials and referral rewards.",
              es: "Para manejar las suscripciones, las pruebas y los premios por invitar a otras familias.",
            }),
            defineMessage({
              en: "To keep the service safe, and to find and repair mistakes.",
              es: "Para cuidar la seguridad del servicio, y encontrar y arreglar errores.",
            }),
          ],
        },
      ],
    },
    hubVisibilitySection,
    {
      id: "counts",
      title: defineMessage({ en: "Counts without tracking", es: "Contar sin seguir a nadie" }),
      body: [
        defineMessage({
          en: "We count page views and clicks ourselves and use no analytics service. To count a visitor once, we keep a scrambled value of the network address. Its key changes every day, so that two days cannot be joined; the value is deleted when its day is over. No cookie is needed. A value of the same kind, kept for a day at most, keeps anyone from flooding us. While you hold a gift, a value of the same kind is stored with the hold, so that nobody holds a whole list; it is deleted with the hold.",
          es: "Contamos nosotros las visitas y los clics, sin ningún servicio de análisis. Para contar una sola vez a cada visitante, guardamos un valor cifrado de la dirección de red. Su clave cambia cada día, así que no se pueden unir dos días; el valor se borra al terminar su día. No hace falta ninguna cookie. Un valor del mismo tipo, que se guarda un día como máximo, evita que alguien nos inunde de peticiones. Mientras tienes un regalo apartado, un valor del mismo tipo se guarda con él, para que nadie aparte una lista entera; se borra cuando deja de estar apartado.",
        }),
      ],
    },
    {
      id: "mail",
      title: defineMessage({ en: "E-mail", es: "Correo electrónico" }),
      body: [
        defineMessage({
          en: "A supporter who asks for updates, reminders or new wishes gets one message to confirm, whose link works for 14 days, and nothing else until they do. Reminders come once a year, three weeks before a child’s day, to those who asked. New wishes come at most once a week, to those who asked, where the parent turned that on. A giver whose address is confirmed also hears when the family takes their gift’s wish off the list. Every one of these, every update and every thank-you has an unsubscribe link: one press on its page, and no more comes. If a parent allows it in the settings, updates and thank-yous carry the parent’s own address, so that an answer goes there. Parents choose in the settings which messages they get; only those about a failed payment, about added and removed passkeys, about a webhook that was turned off, and about closing, bringing back and deleting an account always come, and the link and code with which you sign in by e-mail. For 90 days we remember that a message was sent, not its words. We use no marketing e-mail service, and we send no advertising.",
          es: "Quien pide noticias, recordatorios o deseos nuevos recibe un mensaje para confirmar, cuyo enlace sirve 14 días, y nada más hasta que lo haga. Los recordatorios llegan una vez al año, tres semanas antes del día, a quienes los pidieron. Los deseos nuevos llegan una vez por semana como máximo, a quienes los pidieron, si la familia lo activó. Quien hizo un regalo y confirmó su dirección también se entera si la familia quita ese deseo de la lista. Cada uno de estos mensajes, cada noticia y cada agradecimiento tiene un enlace para darse de baja: un toque en su página y no llega nada más. Si lo permites en los ajustes, las noticias y los agradecimientos llevan tu propia dirección, para que la respuesta te llegue a ti. En los ajustes eliges qué mensajes recibes; solo llegan siempre los que avisan de un pago que falló, de llaves de acceso agregadas y quitadas, de un webhook que se desactivó, y de cerrar, recuperar y borrar una cuenta, y el enlace y el código con los que inicias sesión por correo. Durante 90 días recordamos que un mensaje se envió, no sus palabras. No usamos ningún servicio de correo publicitario ni enviamos publicidad.",
        }),
      ],
    },
    {
      id: "sharing",
      title: defineMessage({ en: "Who else sees data", es: "Quién más ve los datos" }),
      body: [
        defineMessage({
          en: "We do not sell personal data. These providers process it for us:",
          es: "No vendemos datos personales. Estos proveedores los tratan por encargo nuestro:",
        }),
        {
          list: [
            defineMessage({
              en: "a card payment provider, for subscriptions;",
              es: "un proveedor de pagos con tarjeta, para las suscripciones;",
            }),
            defineMessage({
              en: "an authentication provider, for signing in, if you use one;",
              es: "un proveedor de identidad, para iniciar sesión, si usas uno;",
            }),
            defineMessage({
              en: "a database host and an application host, where everything is stored and runs;",
              es: "un servicio de base de datos y uno de aplicaciones, donde todo se guarda y funciona;",
            }),
            defineMessage({
              en: "a mail server, which delivers the messages above;",
              es: "un servidor de correo, que entrega los mensajes de arriba;",
            }),
            defineMessage({
              en: "the maker of your browser, who passes on the notifications that you turn on, and cannot read them.",
              es: "quien hace tu navegador, que entrega las notificaciones que activas y no puede leerlas.",
            }),
          ],
        },
        defineMessage({
          en: "A child’s page loads nothing from anyone else. When a parent names the page of a shop, our server looks at it for them, so that the shop doesn’t learn who asked. We also disclose data where the law requires it. Data is hosted in the United States.",
          es: "Una página no carga nada de nadie más. Cuando pones la dirección de una tienda, nuestro servidor la mira por ti, para que la tienda no sepa quién preguntó. También damos datos cuando la ley lo exige. Los datos se guardan en Estados Unidos.",
        }),
      ],
    },
    {
      id: "keeping",
      title: defineMessage({ en: "How long we keep it", es: "Cuánto tiempo lo guardamos" }),
      body: [
        defineMessage({
          en: "As long as your account is open. What you delete is gone at once, its pictures and technical copies within days. A child’s page that you delete disappears for everybody at once; for 30 days you can bring it back, then it is deleted with its pictures, gifts and supporters. Only a wish that somebody has given stays, hidden, with its gift, as long as the child’s page. When you close your account, your pages disappear at once, and a running subscription ends. For 90 days you can come back or take a copy; we remind you by e-mail after 60 and 83 days. Then your data is deleted or made anonymous, pictures, supporters and your record at the payment provider included, except what we must keep for legal, tax or security reasons. To keep trials to one a person and old addresses from falling into other hands, we keep scrambled values of your identity and of your former addresses, from which neither can be read.",
          es: "Mientras tu cuenta esté abierta. Lo que borras desaparece al momento; sus imágenes y copias técnicas, en unos días. La página de un niño o una niña que eliminas desaparece al momento para todos; durante 30 días puedes recuperarla, y después se borra con sus imágenes, sus regalos y sus familiares y amigos. Solo un deseo que alguien ya regaló queda guardado, oculto, con su regalo, mientras exista esa página. Cuando cierras tu cuenta, tus páginas desaparecen al momento y la suscripción que tengas termina. Durante 90 días puedes volver o llevarte una copia; te lo recordamos por correo a los 60 y a los 83 días. Después tus datos se borran o se vuelven anónimos, también las imágenes, los familiares y amigos y tu ficha en el proveedor de pagos, salvo lo que debamos guardar por razones legales, fiscales o de seguridad. Para que haya una sola prueba por persona y las direcciones antiguas no caigan en otras manos, guardamos valores cifrados de tu identidad y de tus direcciones anteriores, de los que no se puede leer ninguna de las dos.",
        }),
        defineMessage({
          en: "A report about a page is deleted 12 months after we settled it, or with the page’s account.",
          es: "Una denuncia sobre una página se borra 12 meses después de resolverla, o junto con la cuenta de la página.",
        }),
      ],
    },
    {
      id: "children",
      title: defineMessage({ en: "Children", es: "Niñas y niños" }),
      body: [
        defineMessage({
          en: () =>
            `${getSiteName()} is for adults. Accounts are for people aged 18 and over, and data about a child comes from the child’s parent or guardian, who can change or delete it at any time.`,
          es: () =>
            `${getSiteName()} es para personas adultas. Las cuentas son para mayores de 18 años, y los datos de una niña o un niño los da quien tiene su patria potestad o tutela, que puede cambiarlos o borrarlos cuando quiera.`,
        }),
      ],
    },
    {
      id: "rights",
      title: defineMessage({ en: "Your rights", es: "Tus derechos" }),
      body: [
        operatorNote,
        defineMessage({
          en: "You can see and correct your data in the app, download all of it in the settings (for a closed account, too, until it is deleted), and delete it by closing your account. You can also ask us about your data, as a parent or as a supporter, at {contact}. We answer such requests within 30 days.",
          es: "Puedes ver y corregir tus datos en la aplicación, descargarlos todos en los ajustes (también los de una cuenta cerrada, hasta que se borre) y borrarlos al cerrar tu cuenta. También puedes preguntarnos por tus datos, tengas cuenta o no, en {contact}. Respondemos a estas peticiones en un plazo de 30 días.",
        }),
      ],
    },
    {
      id: "signals",
      title: defineMessage({
        en: "Cookies and Do Not Track",
        es: "Las cookies y la señal de no seguir",
      }),
      body: [
        defineMessage({
          en: "The few cookies we set are listed in our {cookies}. We do not respond to Do Not Track signals, as there is no tracking that they could turn off.",
          es: "Las pocas cookies que usamos están en nuestra {cookies}. No respondemos a la señal de no seguir (DNT) de los navegadores, porque no hay ningún seguimiento que pueda apagar.",
        }),
      ],
    },
  ],
};
