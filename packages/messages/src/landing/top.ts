import { FREE_KID_LIMIT, FREE_LINK_LIMIT } from "@giftling/domain/billing/plans";
import { defineMessage } from "../define-message.ts";
import { getSiteName } from "../language.ts";

export const title = defineMessage({
  en: "Turn birthday gifts into a college fund",
  es: "Convierte los regalos de cumpleaños en un fondo para la universidad",
});
export const description = defineMessage({
  en: "One page for each child: wishlist, registries and a college fund that relatives can add to. Free forever for one child.",
  es: "Una página para cada niño: lista de deseos, listas de regalos y un fondo de estudios al que la familia puede aportar. Gratis para siempre para un niño.",
});
export const descriptionWithoutBilling = defineMessage({
  en: "One page for each child: wishlist, registries and a college fund that relatives can add to.",
  es: "Una página para cada niño: lista de deseos, listas de regalos y un fondo de estudios al que la familia puede aportar.",
});
/** Alternative text of the landing page's link preview picture. `siteLinkPreviewTitle` is the title in the picture. */
export const linkPreviewAltText = defineMessage({
  en: "A gift from which a sprout grows, and the words Turn birthday gifts into a college fund",
  es: "Un regalo del que crece un brote, y las palabras «Regalos que se vuelven universidad»",
});

export const heroDescription = defineMessage({
  en: "One page for your child: what they wish for, what they already got, and a college fund that grows a little with every gift.",
  es: "Una página para tu peque: lo que desea, lo que ya recibió y un fondo para sus estudios que crece un poquito con cada regalo.",
});
export const demoHubLink = defineMessage({ en: "See How It Works", es: "Mira cómo funciona" });
export const signUpNote = defineMessage({
  en: `Free forever. Up to ${FREE_KID_LIMIT} children, ${FREE_LINK_LIMIT} links each. No credit card. About five minutes.`,
  es: `Gratis para siempre. Hasta ${FREE_KID_LIMIT} niños, ${FREE_LINK_LIMIT} enlaces cada uno. Sin tarjeta de crédito. Unos cinco minutos.`,
});
export const signUpNoteWithoutBilling = defineMessage({
  en: "No credit card. About five minutes.",
  es: "Sin tarjeta de crédito. Unos cinco minutos.",
});
export const safetyFeaturesAriaLabel = defineMessage({
  en: "Safe to share",
  es: "Segura para compartir",
});
export const SAFETY_FEATURES = [
  defineMessage({ en: "First name only", es: "Solo el nombre de pila" }),
  defineMessage({ en: "No birth year", es: "Sin año de nacimiento" }),
  defineMessage({ en: "Not in search engines", es: "Fuera de los buscadores" }),
  defineMessage({ en: "Delete any time", es: "La borras cuando quieras" }),
] as const;

export const painPointsHeading = defineMessage({
  en: "Every family knows these sentences",
  es: "Toda familia conoce estas frases",
});
export const painPointsDescription = defineMessage({
  en: "Nobody means any harm. There was just never a place for it all.",
  es: "Nadie lo hace con mala intención. Solo faltaba un lugar para todo.",
});
export const painPointQuote = defineMessage({
  en: (sentence: string) => `“${sentence}”`,
  es: (sentence) => `«${sentence}»`,
});
export const PAIN_POINTS = [
  {
    says: defineMessage({ en: "What does she want this year?", es: "¿Qué quiere este año?" }),
    text: defineMessage({
      en: "The same question, from twelve people, in five chats.",
      es: "La misma pregunta, de doce personas, en cinco chats.",
    }),
  },
  {
    says: defineMessage({ en: "We got him the same one.", es: "Nosotros le dimos el mismo." }),
    text: defineMessage({
      en: "Nobody knew what was already bought, so it came three times.",
      es: "Nadie sabía qué estaba comprado ya, así que llegó tres veces.",
    }),
  },
  {
    says: defineMessage({ en: "It was fun for a week.", es: "Fue divertido una semana." }),
    text: defineMessage({
      en: "Generous gifts that end in a corner before the month does.",
      es: "Regalos generosos que antes de fin de mes terminan en un rincón.",
    }),
  },
  {
    says: defineMessage({ en: "College is so far away.", es: "Falta tanto para la universidad." }),
    text: defineMessage({
      en: "The fund was opened with great plans, and only you pay into it.",
      es: "El fondo se abrió con grandes planes, y solo tú pones dinero en él.",
    }),
  },
  {
    says: defineMessage({ en: "I didn’t want to ask.", es: "Me dio pena pedir." }),
    text: defineMessage({
      en: "Asking for money feels wrong, even when it is what would help most.",
      es: "Pedir dinero incomoda, aunque sea lo que más ayudaría.",
    }),
  },
  {
    says: defineMessage({
      en: "Did we thank Aunt Rosa?",
      es: "¿Le dimos las gracias a la tía Rosa?",
    }),
    text: defineMessage({
      en: "A list of names on paper, and a guilty feeling in April.",
      es: "Una lista de nombres en un papel, y en abril un remordimiento.",
    }),
  },
] as const;

export const benefitsHeading = defineMessage({
  en: "What changes with one page",
  es: "Lo que cambia con una sola página",
});
export const BENEFITS = [
  {
    title: defineMessage({ en: "Fewer, better gifts", es: "Menos regalos, pero mejores" }),
    text: defineMessage({
      en: "Wishes your child really has, each of them given only once.",
      es: "Deseos de verdad, y cada uno se regala una sola vez.",
    }),
  },
  {
    title: defineMessage({ en: "A fund that grows", es: "Un fondo que crece" }),
    text: defineMessage({
      en: "A 529 or ESA plan gets its place beside the toys, not after them.",
      es: "Un plan 529 o una ESA tiene su lugar junto a los juguetes, no después de ellos.",
    }),
  },
  {
    title: defineMessage({ en: "No awkward asking", es: "Sin la pena de pedir" }),
    text: defineMessage({
      en: "The page says it for you. Everyone chooses what suits them.",
      es: "La página lo dice por ti. Cada quien elige lo que le queda bien.",
    }),
  },
  {
    title: defineMessage({ en: "Thanks that arrive", es: "Agradecimientos que llegan" }),
    text: defineMessage({
      en: "Nobody is forgotten, however full the day was.",
      es: "No se olvida a nadie, por más lleno que haya sido el día.",
    }),
  },
] as const;

export const comparisonHeading = defineMessage({
  en: "A birthday, before and after",
  es: "Un cumpleaños, antes y después",
});
export const beforeColumnHeading = defineMessage({ en: "Before", es: "Antes" });
export const afterColumnHeading = defineMessage({
  en: () => `With ${getSiteName()}`,
  es: () => `Con ${getSiteName()}`,
});
export const COMPARISON_ROWS = [
  {
    before: defineMessage({
      en: "Everyone asks what to buy",
      es: "Cada quien pregunta qué comprar",
    }),
    after: defineMessage({
      en: "Everyone opens the same page",
      es: "Cada quien abre la misma página",
    }),
  },
  {
    before: defineMessage({ en: "Gifts come twice", es: "Los regalos llegan repetidos" }),
    after: defineMessage({
      en: "A bought gift comes off the list at once",
      es: "Lo que se compra sale de la lista al instante",
    }),
  },
  {
    before: defineMessage({ en: "Nobody thinks of later", es: "Nadie piensa en el futuro" }),
    after: defineMessage({
      en: "The college fund has its own button",
      es: "El fondo para la universidad tiene su propio botón",
    }),
  },
  {
    before: defineMessage({
      en: "News gets lost in the chats",
      es: "Las noticias se pierden en los chats",
    }),
    after: defineMessage({
      en: "Family updates stay on the page",
      es: "Las noticias de la familia se quedan en la página",
    }),
  },
  {
    before: defineMessage({
      en: "Thank-yous depend on memory",
      es: "Los agradecimientos dependen de la memoria",
    }),
    after: defineMessage({
      en: "The thank-you list fills itself",
      es: "La lista de agradecimientos se llena sola",
    }),
  },
] as const;
