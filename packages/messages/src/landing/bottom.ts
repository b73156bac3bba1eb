import { defineMessage } from "../define-message.ts";

export const faqHeading = defineMessage({
  en: "What parents ask first",
  es: "Lo primero que pregunta cada familia",
});
export const faqContactMessage = defineMessage({
  en: "Something else? Write to {address}.",
  es: "¿Otra pregunta? Escribe a {address}.",
});

type Question = {
  title: () => string;
  answer: () => string;
  /** Answer to the question on a server without billing (rule: billing-off). */
  answerWithoutBilling?: () => string;
};

/** Questions on the landing page, with their answers (rule: landing-page). */
export const FAQ_QUESTIONS: readonly Question[] = [
  {
    title: defineMessage({
      en: "Is it safe to put my child on a page?",
      es: "¿Es seguro poner a mi peque en una página?",
    }),
    answer: defineMessage({
      en: "The page shows your child’s first name, what you add and who gave: never your surname, an e-mail address or how much each person gave. Search engines are asked not to list it, but anyone with the link can open it, so share it with people you trust. We never handle gift money; you pay at the shop, the plan or the payment service.",
      es: "La página muestra el nombre de pila de tu peque, lo que tú agregues y quién dio algo: nunca tu apellido, un correo electrónico ni cuánto dio cada persona. A los buscadores les pedimos que no la muestren, pero quien tenga la dirección puede abrirla, así que compártela con gente de confianza. El dinero de los regalos nunca pasa por nosotros; se paga en la tienda, el plan o el servicio de pagos que tú enlaces.",
    }),
  },
  {
    title: defineMessage({
      en: "Can I use the 529 plan I already have?",
      es: "¿Puedo usar el plan 529 que ya tengo?",
    }),
    answer: defineMessage({
      en: "Yes. You paste your plan’s gifting link, and its contribution code if it has one. Relatives give directly to your plan. We open no account and touch no money.",
      es: "Sí. Pegas el enlace para regalar de tu plan, y su código para aportar si lo tiene. La familia aporta directamente a tu plan. No abrimos ninguna cuenta ni tocamos el dinero.",
    }),
  },
  {
    title: defineMessage({
      en: "Can I cancel whenever I want?",
      es: "¿Puedo cancelar cuando quiera?",
    }),
    answer: defineMessage({
      en: "Yes, any time, on your subscription page. Premium stays until the end of the paid period, then your account continues for free. Nothing is removed. Payments made are not refunded.",
      es: "Sí, en cualquier momento, desde la página de tu suscripción. Premium sigue hasta el final del período que pagaste, y después tu cuenta continúa gratis. No se borra nada de lo que guardaste. Los pagos ya hechos no se devuelven.",
    }),
    answerWithoutBilling: defineMessage({
      en: "There is nothing to cancel: no plan is paid for here. You can close your account in the settings whenever you like.",
      es: "No hay nada que cancelar: aquí no se paga ningún plan. Puedes cerrar tu cuenta en los ajustes cuando quieras.",
    }),
  },
  {
    title: defineMessage({
      en: "How is this different from a gift registry?",
      es: "¿En qué se diferencia de una lista de regalos?",
    }),
    answer: defineMessage({
      en: "A registry is for one shop or one occasion. Your page links to your registries and stays: wishes from any shop, a college fund, news for the family, and a wall with everyone who gave.",
      es: "Una lista de regalos suele ser de una sola tienda o para una sola ocasión. Tu página enlaza tus listas y se queda: deseos de cualquier tienda, un fondo de estudios a su lado, noticias para la familia y un muro con cada persona que dio algo.",
    }),
  },
  {
    title: defineMessage({
      en: "Do grandparents need an account?",
      es: "¿Los abuelos necesitan una cuenta?",
    }),
    answer: defineMessage({
      en: "No. They open the link, choose something, and tell the page that they bought it. A name is all it needs, and even that is optional.",
      es: "No. Abren el enlace, eligen algo y avisan en la página que lo compraron. Solo hace falta un nombre, y hasta eso es opcional.",
    }),
  },
  {
    title: defineMessage({ en: "How do I get started?", es: "¿Cómo empiezo?" }),
    answer: defineMessage({
      en: "Sign in and answer five short questions: your name, an address for your page, your child, your links and a first update. Then you share the page.",
      es: "Inicia sesión y responde cinco preguntas cortas: tu nombre, una dirección para tu página, tu peque, tus enlaces y una primera noticia. Después compartes la página.",
    }),
  },
  {
    title: defineMessage({
      en: "What happens to my data when I leave?",
      es: "¿Qué pasa con mis datos cuando me voy?",
    }),
    answer: defineMessage({
      en: "Going back to Free deletes nothing. If you close your account, your page disappears at once. For 90 days you can come back or export everything; then it is deleted for good.",
      es: "Volver al plan Gratis no borra nada. Si cierras tu cuenta, tu página desaparece al instante. Durante 90 días puedes regresar o exportarlo todo; después se borra para siempre.",
    }),
    answerWithoutBilling: defineMessage({
      en: "If you close your account, your page disappears at once. For 90 days you can come back or export everything; after that it is deleted for good.",
      es: "Si cierras tu cuenta, tu página desaparece al instante. Durante 90 días puedes regresar o exportarlo todo; después se borra para siempre.",
    }),
  },
  {
    title: defineMessage({
      en: "Can I have pages for several children?",
      es: "¿Puedo tener páginas para varios niños?",
    }),
    answer: defineMessage({
      en: "Yes. One account and one link hold all your children, and relatives choose between them at the top of the page. With Premium there is no limit on how many.",
      es: "Sí. En una cuenta y un enlace caben todos tus peques, y la familia elige a quién ver arriba en la página. Con Premium no hay límite.",
    }),
    answerWithoutBilling: defineMessage({
      en: "Yes, as many as you have. One account and one link hold them all, and relatives choose between them at the top of the page.",
      es: "Sí, cuantos tengas. En una cuenta y un enlace caben todos, y la familia elige a quién ver arriba en la página.",
    }),
  },
];

export const signUpHeading = defineMessage({
  en: "The next birthday is closer than you think",
  es: "El próximo cumpleaños está más cerca de lo que crees",
});
export const signUpMessage = defineMessage({
  en: "One wish is enough to begin.",
  es: "Un solo deseo basta para empezar.",
});
export const enterpriseMessage = defineMessage({
  en: "For organizations, there is {enterprise}.",
  es: "Para organizaciones está {enterprise}.",
});
export const enterpriseLink = defineMessage({ en: "Enterprise", es: "Enterprise" });
