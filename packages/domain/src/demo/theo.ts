import type { Language } from "../languages/rules.ts";
import { createDemoDataBuilders, type DemoKidHub } from "./parts.ts";

/** Returns the demo's second kid, who has an ESA with a contribution code, a baby registry and five wishes. */
export function createTheoDemoHub(now: Date, language: Language): DemoKidHub {
  const { kid, sizes, paymentLink, registryLink, item, update, contribution, own } =
    createDemoDataBuilders(now, language);
  return {
    kid: kid("theo", {
      firstName: "Theo",
      avatarUrl: "/demo/theo.svg",
      birthdayMonth: 9,
      grade: "toddler",
      bio: own({
        en: "Theo stacks everything, then knocks it down, then laughs. He says hello to every dog.",
        es: "Theo lo apila todo, luego lo tira y luego se ríe. Saluda a todos los perros.",
      }),
    }),
    sizes: sizes({
      tops: "3T",
      bottoms: "3T",
      shoes: "8",
      coat: "4T",
      loves: own({
        en: "Dogs, blocks, and whatever can be knocked down",
        es: "Perros, bloques y todo lo que se pueda tirar",
      }),
    }),
    paymentLinks: [
      paymentLink("theo-esa", {
        type: "esa",
        label: own({ en: "Education savings account", es: "Cuenta de ahorro para estudios" }),
        url: "https://example.com/esa/theo",
        description: own({
          en: "For preschool and everything after",
          es: "Para el preescolar y todo lo que sigue",
        }),
        contributionCode: "THEO-ESA-DEMO",
        priorityOrder: 2,
      }),
      paymentLink("theo-zoo", {
        type: "activity",
        label: own({ en: "Zoo membership", es: "Membresía del zoológico" }),
        url: "https://example.com/zoo",
        description: own({
          en: "So that he can say hello to the goats, too",
          es: "Para que salude también a las cabras",
        }),
      }),
    ],
    registryLinks: [
      registryLink("theo-babylist", {
        service: "babylist",
        label: own({ en: "Babylist registry", es: "Lista en Babylist" }),
        url: "https://www.babylist.com/",
        description: own({
          en: "What we still need for the little one",
          es: "Lo que aún nos falta para el chiquito",
        }),
        priorityOrder: 1,
      }),
      registryLink("theo-amazon", {
        service: "amazon",
        label: own({ en: "Amazon wish list", es: "Lista de deseos en Amazon" }),
        url: "https://www.amazon.com/hz/wishlist/intro",
        description: null,
      }),
    ],
    wishlist: [
      item("theo-music", {
        name: own({ en: "Music class", es: "Clase de música" }),
        url: "https://example.com/music-class",
        description: own({
          en: "A spring of drums and bells",
          es: "Una primavera de tambores y cascabeles",
        }),
        isActivity: true,
        fundingGoal: 150,
        fundingReceived: 45,
      }),
      item("theo-blocks", {
        name: own({ en: "Wooden blocks", es: "Bloques de madera" }),
        url: "https://www.target.com/s?searchTerm=wooden+blocks",
        imageUrl: "/demo/blocks.svg",
        price: "$28",
      }),
      item("theo-books", {
        name: own({ en: "Board books about dogs", es: "Libritos de cartón sobre perros" }),
        url: "https://bookshop.org/search?keywords=board+book+dogs",
        imageUrl: "/demo/books.svg",
        price: own({ en: "about $10 each", es: "unos $10 cada uno" }),
      }),
      item(
        "theo-ball",
        {
          name: own({ en: "A ball that rolls straight", es: "Una pelota que rueda derecho" }),
          url: "https://www.target.com/s?searchTerm=toddler+ball",
          imageUrl: "/demo/ball.svg",
          price: "$9",
        },
        { by: "Parent", days: 6 },
      ),
      item(
        "theo-wagon",
        {
          name: own({ en: "Little red wagon", es: "Carrito rojo" }),
          url: "https://www.amazon.com/s?k=little+red+wagon",
          imageUrl: "/demo/wagon.svg",
          price: "$75",
        },
        { by: own({ en: "Grandpa Luis", es: "Abuelo Luis" }), days: 11 },
      ),
    ],
    updates: [
      update(
        "theo-steps",
        4,
        own({ en: "Running already", es: "Ya corre" }),
        own({
          en: "He walked for one week and then decided that walking is too slow.",
          es: "Caminó una semana y luego decidió que caminar es muy lento.",
        }),
      ),
    ],
    contributions: [
      contribution("theo-gift-1", own({ en: "Aunt Priya", es: "Tía Priya" }), "other", 7),
      contribution("theo-gift-2", null, "other", 15),
    ],
    contributedByType: { "529": 0, other: 160 },
  };
}
