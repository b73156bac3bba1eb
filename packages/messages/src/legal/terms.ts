import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";
import { type LegalDocument, type OperatorDetails, operatorNote } from "./page.ts";

export const termsOfServiceDocument: LegalDocument = {
  title: defineMessage({ en: "Terms of Service", es: "Términos del servicio" }),
  description: defineMessage({
    en: () => `The rules for using ${getSiteName()}, in plain words.`,
    es: () => `Las reglas para usar ${getSiteName()}, en palabras sencillas.`,
  }),
  summary: defineMessage({
    en: "You keep what is yours, we never touch gift money, and you can leave whenever you like. The details follow, in plain words.",
    es: "Lo tuyo sigue siendo tuyo, nunca tocamos el dinero de los regalos y puedes irte cuando quieras. Aquí van los detalles, en palabras sencillas.",
  }),
  sections: [
    {
      id: "who",
      title: defineMessage({
        en: () => `Who can use ${getSiteName()}`,
        es: () => `Quién puede usar ${getSiteName()}`,
      }),
      body: [
        defineMessage({
          en: "You must be at least 18 years old to have an account. You may create pages only for children of whom you are a parent or legal guardian, or with that person’s permission.",
          es: "Debes tener al menos 18 años para tener una cuenta. Solo puedes crear páginas para niños de quienes tienes la patria potestad o la tutela legal, o con el permiso de quien la tiene.",
        }),
        defineMessage({
          en: "Relatives and friends can open a page and give without an account.",
          es: "Los familiares y amigos pueden abrir una página y regalar sin tener una cuenta.",
        }),
      ],
    },
    {
      id: "account",
      title: defineMessage({ en: "Your account", es: "Tu cuenta" }),
      body: [
        defineMessage({
          en: "You sign in through an identity provider, where we never see your password, with a link or a code that we mail to you, or with a passkey of your device. Keep that account and your mailbox safe, and tell us if you think someone else has used it. What is done while you are signed in counts as done by you.",
          es: "Inicias sesión con un proveedor de identidad, donde nunca vemos tu contraseña, con un enlace o un código que te enviamos por correo, o con una llave de acceso de tu dispositivo. Cuida esa cuenta y tu correo, y avísanos si crees que alguien más la usó. Lo que se haga con tu sesión abierta cuenta como hecho por ti.",
        }),
      ],
    },
    {
      id: "your-content",
      title: defineMessage({ en: "What you put on your page", es: "Lo que pones en tu página" }),
      body: [
        defineMessage({
          en: "Your words and pictures stay yours. You allow us to store them and to show them to everyone who opens your page, for as long as they are on it.",
          es: "Tus palabras y tus imágenes siguen siendo tuyas. Nos permites guardarlas y mostrarlas a quien abra tu página, mientras estén en ella.",
        }),
        defineMessage({
          en: () =>
            `A page can be opened by anyone who has its address. Please don’t publish what you would not want a stranger to read. You may not use ${getSiteName()} to mislead people, to break the law, to post links that harm, or to publish what belongs to someone else. We may remove such content and close accounts that repeat it.`,
          es: () =>
            `Cualquiera que tenga la dirección de una página puede abrirla. Por favor, no publiques lo que no quisieras que lea alguien desconocido. No puedes usar ${getSiteName()} para engañar a la gente, violar la ley, publicar enlaces que hagan daño o publicar lo que es de otra persona. Podemos quitar ese contenido y cerrar las cuentas que lo repitan.`,
        }),
      ],
    },
    {
      id: "gifts",
      title: defineMessage({ en: "Gifts and contributions", es: "Regalos y aportes" }),
      body: [
        defineMessage({
          en: () =>
            `${getSiteName()} never handles gift money. Purchases happen at the shop you follow a link to, and contributions at the education plan or payment service. Their terms apply there, and refunds and questions about a payment go to them.`,
          es: () =>
            `${getSiteName()} nunca maneja el dinero de los regalos. Las compras se hacen en la tienda a la que lleva el enlace, y los aportes en el plan de educación o el servicio de pago. Allí valen sus condiciones, y a ellos se les piden los reembolsos y se les pregunta por los pagos.`,
        }),
        defineMessage({
          en: "When a supporter tells us about a gift or a contribution, we write it into a ledger that the parent can confirm, correct or dismiss. An entry is a note between family members. It is not a receipt, and it proves no payment.",
          es: "Cuando alguien nos cuenta de un regalo o un aporte, lo anotamos en un registro que la familia puede confirmar, corregir o descartar. Una anotación es una nota entre familiares. No es un recibo ni prueba ningún pago.",
        }),
        defineMessage({
          en: () =>
            `Suggested amounts are suggestions. Nothing on ${getSiteName()} is financial or tax advice; whether a 529 or ESA plan suits you depends on your situation and your state.`,
          es: () =>
            `Las cantidades sugeridas son sugerencias. Nada de lo que hay en ${getSiteName()} es asesoría financiera o fiscal; si un plan 529 o ESA te conviene depende de tu situación y de tu estado.`,
        }),
      ],
    },
    {
      id: "plans",
      title: defineMessage({ en: "Plans, trials and payment", es: "Planes, pruebas y pagos" }),
      body: [
        defineMessage({
          en: "The Free plan costs nothing and needs no card. Premium is a subscription, paid in advance for each period through our card payment provider, and renews until you cancel. Trials and months earned by referrals are free of charge; each person can have one trial.",
          es: "El plan Gratis no cuesta nada ni pide tarjeta. Premium es una suscripción que se paga por adelantado para cada período, con nuestro proveedor de pagos con tarjeta, y se renueva hasta que la canceles. Las pruebas y los meses ganados por invitar a otras familias son gratis; cada persona puede tener una sola prueba.",
        }),
        defineMessage({
          en: "You can cancel at any time. You keep Premium until the end of the period you paid for, and then go on with the Free plan. Payments are not refunded, nor is part of a period that you don’t use. What you stored stays yours, even above the Free plan’s limits; you just cannot add more.",
          es: "Puedes cancelar cuando quieras. Conservas Premium hasta el final del período que pagaste y luego sigues con el plan Gratis. Los pagos no se reembolsan, ni tampoco la parte de un período que no uses. Lo que guardaste sigue siendo tuyo, aunque pase de los límites del plan Gratis; solo que no puedes agregar más.",
        }),
      ],
    },
    {
      id: "closing",
      title: defineMessage({ en: "Closing your account", es: "Cerrar tu cuenta" }),
      body: [
        defineMessage({
          en: "You can close your account in the settings. Your pages disappear at once. For 90 days you can sign in again to reactivate the account or to export your data; after that, everything is deleted for good. We may close an account that breaks these terms.",
          es: "Puedes cerrar tu cuenta en los ajustes. Tus páginas desaparecen al momento. Durante 90 días puedes volver a iniciar sesión para reactivar la cuenta o llevarte tus datos; después, todo se borra para siempre. Podemos cerrar una cuenta que no cumpla estos términos.",
        }),
      ],
    },
    {
      id: "liability",
      title: defineMessage({
        en: "What we promise, and what we don’t",
        es: "Lo que prometemos y lo que no",
      }),
      body: [
        defineMessage({
          en: () =>
            `We work hard to keep ${getSiteName()} running and your data safe, but we provide it as it is and cannot promise that it will always be available or free of mistakes.`,
          es: () =>
            `Nos esforzamos por que ${getSiteName()} funcione y tus datos estén seguros, pero lo ofrecemos tal como es y no podemos prometer que siempre esté disponible ni que no tenga errores.`,
        }),
        defineMessage({
          en: "As far as the law allows, our liability to you is limited to what you paid us in the six months before the event, or to $100, whichever is more. We are not liable for the shops, plans and payment services that pages link to.",
          es: "Hasta donde la ley lo permite, nuestra responsabilidad contigo se limita a lo que nos pagaste en los seis meses anteriores al hecho, o a $100, lo que sea mayor. No respondemos por las tiendas, los planes ni los servicios de pago a los que llevan los enlaces de las páginas.",
        }),
      ],
    },
    {
      id: "law",
      title: defineMessage({ en: "Law and courts", es: "Ley y tribunales" }),
      body: [
        defineMessage({
          en: ({ courts }: OperatorDetails) =>
            courts === null
              ? "These terms follow the law of the State of Delaware. Disputes go to the courts in Los Angeles, California."
              : `Disputes go to the courts in ${courts}. These terms follow the law that applies there.`,
          es: ({ courts }) =>
            courts === null
              ? "Estos términos siguen la ley del estado de Delaware. Las disputas van a los tribunales de Los Ángeles, California."
              : `Las disputas van a los tribunales de ${courts}. Estos términos siguen la ley que rige allí.`,
        }),
      ],
    },
    {
      id: "changes",
      title: defineMessage({
        en: "Privacy, changes and contact",
        es: "Privacidad, cambios y contacto",
      }),
      body: [
        defineMessage({
          en: "How we treat data is described in our {privacy}. If we change these terms, we put the new date at the top of this page.",
          es: "Cómo tratamos los datos está en nuestra {privacy}. Si cambiamos estos términos, ponemos la nueva fecha al principio de esta página.",
        }),
        operatorNote,
        defineMessage({
          en: "Questions? Write to {contact}.",
          es: "¿Preguntas? Escribe a {contact}.",
        }),
      ],
    },
  ],
};
