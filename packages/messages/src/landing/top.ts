import { say } from "../say.ts";

export const title = say({
  en: "Turn birthday gifts into a college fund",
  es: "Convierte los regalos de cumpleaños en un fondo para la universidad",
});
export const description = say({
  en: "One page for each child: wishlist, registries and an education fund that relatives can add to. Free forever for one child.",
  es: "Una página para cada niño: lista de deseos, listas de regalos y un fondo de estudios al que la familia puede aportar. Gratis para siempre para un niño.",
});
export const descriptionWithoutBilling = say({
  en: "One page for each child: wishlist, registries and an education fund that relatives can add to.",
  es: "Una página para cada niño: lista de deseos, listas de regalos y un fondo de estudios al que la familia puede aportar.",
});
/** Alternative text of the picture in the link preview (hub/preview.ts). */
export const previewAlt = say({
  en: "A gift from which a sprout grows, and the words Turn birthday gifts into a college fund",
  es: "Un regalo del que crece un brote, y las palabras «Regalos que se vuelven universidad»",
});

export const lead = say({
  en: "One page for your child: what they wish for, what they already got, and an education fund that grows a little with every gift.",
  es: "Una página para tu peque: lo que desea, lo que ya recibió y un fondo para sus estudios que crece un poquito con cada regalo.",
});
export const seeHowItWorks = say({ en: "See How It Works", es: "Mira cómo funciona" });
export const promise = say({
  en: "Free forever for one child. No credit card. About five minutes.",
  es: "Gratis para siempre para un niño. Sin tarjeta de crédito. Unos cinco minutos.",
});
export const promiseWithoutBilling = say({
  en: "No credit card. About five minutes.",
  es: "Sin tarjeta de crédito. Unos cinco minutos.",
});
export const safeToShare = say({ en: "Safe to share", es: "Segura para compartir" });
export const SAFETY = [
  say({ en: "First name only", es: "Solo el nombre de pila" }),
  say({ en: "No birth year", es: "Sin año de nacimiento" }),
  say({ en: "Unlisted", es: "Fuera de los buscadores" }),
  say({ en: "Delete any time", es: "La borras cuando quieras" }),
] as const;

export const sentencesOfFamilies = say({
  en: "Every family knows these sentences",
  es: "Toda familia conoce estas frases",
});
export const noHarm = say({
  en: "Nobody means any harm. There was just never a place for it all.",
  es: "Nadie lo hace con mala intención. Solo faltaba un lugar para todo.",
});
export const quoted = say({
  en: (sentence: string) => `“${sentence}”`,
  es: (sentence) => `«${sentence}»`,
});
export const PAINS = [
  {
    says: say({ en: "What does she want this year?", es: "¿Qué quiere este año?" }),
    text: say({
      en: "The same question, from twelve people, in five chats.",
      es: "La misma pregunta, de doce personas, en cinco chats.",
    }),
  },
  {
    says: say({ en: "We got him the same one.", es: "Nosotros le dimos el mismo." }),
    text: say({
      en: "Nobody knew what was already bought, so it came three times.",
      es: "Nadie sabía qué estaba comprado ya, así que llegó tres veces.",
    }),
  },
  {
    says: say({ en: "It was fun for a week.", es: "Fue divertido una semana." }),
    text: say({
      en: "Generous gifts that end in a corner before the month does.",
      es: "Regalos generosos que antes de fin de mes terminan en un rincón.",
    }),
  },
  {
    says: say({ en: "College is so far away.", es: "Falta tanto para la universidad." }),
    text: say({
      en: "The fund was opened with great plans, and only you pay into it.",
      es: "El fondo se abrió con grandes planes, y solo tú pones dinero en él.",
    }),
  },
  {
    says: say({ en: "I didn’t want to ask.", es: "Me dio pena pedir." }),
    text: say({
      en: "Asking for money feels wrong, even when it is what would help most.",
      es: "Pedir dinero incomoda, aunque sea lo que más ayudaría.",
    }),
  },
  {
    says: say({
      en: "Did we thank Aunt Rosa?",
      es: "¿Le dimos las gracias a la tía Rosa?",
    }),
    text: say({
      en: "A list of names on paper, and a guilty feeling in April.",
      es: "Una lista de nombres en un papel, y en abril un remordimiento.",
    }),
  },
] as const;

export const whatChanges = say({
  en: "What changes with one page",
  es: "Lo que cambia con una sola página",
});
export const BENEFITS = [
  {
    title: say({ en: "Fewer, better gifts", es: "Menos regalos, pero mejores" }),
    text: say({
      en: "Wishes your child really has, each of them given only once.",
      es: "Deseos de verdad, y cada uno se regala una sola vez.",
    }),
  },
  {
    title: say({ en: "A fund that grows", es: "Un fondo que crece" }),
    text: say({
      en: "A 529 or ESA plan gets its place beside the toys, not after them.",
      es: "Un plan 529 o una ESA tiene su lugar junto a los juguetes, no después de ellos.",
    }),
  },
  {
    title: say({ en: "No awkward asking", es: "Sin la pena de pedir" }),
    text: say({
      en: "The page says it for you. Everyone chooses what suits them.",
      es: "La página lo dice por ti. Cada quien elige lo que le queda bien.",
    }),
  },
  {
    title: say({ en: "Thanks that arrive", es: "Agradecimientos que llegan" }),
    text: say({
      en: "Nobody is forgotten, however full the day was.",
      es: "No se olvida a nadie, por más lleno que haya sido el día.",
    }),
  },
] as const;

export const beforeAndAfter = say({
  en: "A birthday, before and after",
  es: "Un cumpleaños, antes y después",
});
export const before = say({ en: "Before", es: "Antes" });
export const withGiftling = say({ en: "With Giftling", es: "Con Giftling" });
export const CHANGES = [
  {
    before: say({ en: "Everyone asks what to buy", es: "Cada quien pregunta qué comprar" }),
    after: say({ en: "Everyone opens the same page", es: "Cada quien abre la misma página" }),
  },
  {
    before: say({ en: "Gifts come twice", es: "Los regalos llegan repetidos" }),
    after: say({
      en: "A bought gift leaves the list at once",
      es: "Lo que se compra sale de la lista al instante",
    }),
  },
  {
    before: say({ en: "Nobody thinks of later", es: "Nadie piensa en el futuro" }),
    after: say({
      en: "The college fund has its own button",
      es: "El fondo para la universidad tiene su propio botón",
    }),
  },
  {
    before: say({
      en: "News gets lost in the chats",
      es: "Las noticias se pierden en los chats",
    }),
    after: say({
      en: "Family updates stay on the page",
      es: "Las noticias de la familia se quedan en la página",
    }),
  },
  {
    before: say({
      en: "Thank-yous depend on memory",
      es: "Los agradecimientos dependen de la memoria",
    }),
    after: say({
      en: "The thank-you list fills itself",
      es: "La lista de agradecimientos se llena sola",
    }),
  },
] as const;
