import type { Language } from "../languages/rules.ts";
import { createDemoDataBuilders, type DemoKidHub } from "./parts.ts";

/**
 * Returns the demo's first kid. The kid has a 529 plan, an activity and a registry as priorities, and more than six
 * wishes.
 */
export function createEmmaDemoHub(now: Date, language: Language): DemoKidHub {
  const { kid, sizes, paymentLink, registryLink, item, update, contribution, own } =
    createDemoDataBuilders(now, language);
  return {
    kid: kid("emma", {
      firstName: "Emma",
      avatarUrl: "/emma.svg",
      birthdayMonth: 3,
      birthdayDay: 14,
      secondDayName: own({ en: "First day of school", es: "Primer día de clases" }),
      secondDayMonth: 8,
      secondDayDay: 24,
      grade: "2nd",
      bio: own({
        en: "Emma counts frogs, reads under the blanket and wants to know how bridges stay up. Thank you for being part of her story.",
        es: "Emma cuenta ranas, lee debajo de la cobija y quiere saber cómo se sostienen los puentes. Gracias por ser parte de su historia.",
      }),
    }),
    sizes: sizes({
      tops: own({ en: "7 to 8", es: "7 a 8" }),
      bottoms: own({ en: "7 slim", es: "7 delgada" }),
      shoes: "1",
      loves: own({
        en: "Frogs, bridges, and anything with a map in it",
        es: "Ranas, puentes y todo lo que traiga un mapa",
      }),
      pleaseNot: own({ en: "Sweets with nuts", es: "Dulces con nueces" }),
    }),
    paymentLinks: [
      paymentLink("emma-529", {
        type: "529",
        label: own({ en: "529 Education Savings", es: "Ahorro 529 para estudios" }),
        url: "https://example.com/529/emma",
        description: own({
          en: "A small seed today, tuition one day.",
          es: "Hoy una semillita, mañana la universidad.",
        }),
        contributionCode: "EMMA-529-DEMO",
        priorityOrder: 1,
      }),
      paymentLink("emma-venmo", {
        type: "venmo",
        label: "Venmo",
        url: "https://example.com/venmo/emma",
        description: own({ en: "For immediate needs", es: "Para lo que haga falta ahora" }),
      }),
      paymentLink("emma-paypal", {
        type: "paypal",
        label: "PayPal",
        url: "https://example.com/paypal/emma",
        description: null,
      }),
    ],
    registryLinks: [
      registryLink("emma-target", {
        service: "target",
        label: own({ en: "Birthday list at Target", es: "Lista de cumpleaños en Target" }),
        url: "https://www.target.com/gift-registry/",
        description: own({
          en: "Party things and small surprises",
          es: "Cosas para la fiesta y pequeñas sorpresas",
        }),
        priorityOrder: 3,
      }),
      registryLink("emma-elfster", {
        service: "elfster",
        label: own({ en: "Cousins' gift exchange", es: "Intercambio de regalos entre primos" }),
        url: "https://www.elfster.com/",
        description: null,
      }),
    ],
    wishlist: [
      item("emma-swimming", {
        name: own({ en: "Swimming lessons", es: "Clases de natación" }),
        url: null,
        description: own({
          en: "Ten Saturdays with Coach Dana",
          es: "Diez sábados con la entrenadora Dana",
        }),
        isActivity: true,
        fundingGoal: 200,
        fundingReceived: 130,
        priorityOrder: 2,
      }),
      item("emma-bridges", {
        name: own({ en: "Bridge building kit", es: "Juego para construir puentes" }),
        url: "https://www.target.com/s?searchTerm=bridge+building+kit",
        imageUrl: "/demo/bridges.svg",
        price: "$30",
        description: own({
          en: "The one with the swing bridge",
          es: "El que trae el puente giratorio",
        }),
      }),
      item("emma-binoculars", {
        name: own({ en: "Binoculars for small hands", es: "Binoculares para manos pequeñas" }),
        url: "https://www.amazon.com/s?k=kids+binoculars",
        imageUrl: "/demo/binoculars.svg",
        price: own({ en: "about $25", es: "unos $25" }),
      }),
      item("emma-frogs", {
        name: own({ en: "A field guide to frogs", es: "Una guía de ranas" }),
        url: "https://bookshop.org/search?keywords=field+guide+frogs",
        imageUrl: "/demo/frogs.svg",
        price: "$18.95",
      }),
      item("emma-boots", {
        name: own({ en: "Rain boots, size 1", es: "Botas de lluvia, talla 1" }),
        url: "https://www.target.com/s?searchTerm=kids+rain+boots",
        imageUrl: "/demo/boots.svg",
        price: "$24",
      }),
      item("emma-watercolors", {
        name: own({ en: "Watercolor set", es: "Acuarelas" }),
        url: "https://www.amazon.com/s?k=kids+watercolor+set",
        imageUrl: "/demo/watercolors.svg",
        price: "$16",
      }),
      item("emma-lantern", {
        name: own({ en: "Camping lantern", es: "Linterna para acampar" }),
        url: "https://www.rei.com/search?q=kids+lantern",
        imageUrl: "/demo/lantern.svg",
        price: "$20-$30",
      }),
      item("emma-puzzle", {
        name: own({ en: "Map of the world puzzle", es: "Rompecabezas del mapamundi" }),
        url: "https://www.target.com/s?searchTerm=world+map+puzzle",
        imageUrl: "/demo/puzzle.svg",
        price: "$15",
      }),
      item(
        "emma-telescope",
        {
          name: own({ en: "First telescope", es: "Primer telescopio" }),
          url: "https://www.amazon.com/s?k=kids+telescope",
          imageUrl: "/demo/telescope.svg",
          price: "$60",
        },
        { by: own({ en: "Grandma Rose", es: "Abuela Rosa" }), days: 3 },
      ),
      item(
        "emma-journal",
        {
          name: own({ en: "Nature journal", es: "Diario de la naturaleza" }),
          url: "https://bookshop.org/search?keywords=nature+journal",
          price: "$14",
        },
        { by: null, days: 9 },
      ),
    ],
    updates: [
      update(
        "emma-tooth",
        2,
        own({ en: "The tooth is out", es: "Se cayó el diente" }),
        own({
          en: "It wobbled for two weeks and came out in an apple. Emma wrote the tooth fairy a letter with three questions in it.",
          es: "Se movió dos semanas y se quedó en una manzana. Emma le escribió al Ratón Pérez una carta con tres preguntas.",
        }),
      ),
      update(
        "emma-reading",
        16,
        own({ en: "One hundred books", es: "Cien libros" }),
        own({
          en: "Emma finished her hundredth book this year. She picked the longest one on the shelf to make it count.",
          es: "Emma terminó su libro número cien del año. Escogió el más largo del estante para que valiera la pena.",
        }),
      ),
    ],
    contributions: [
      contribution("emma-gift-1", own({ en: "Uncle Marco", es: "Tío Marco" }), "529", 1),
      contribution("emma-gift-2", own({ en: "Aunt Priya", es: "Tía Priya" }), "529", 5),
      contribution("emma-gift-3", null, "529", 12),
      contribution(
        "emma-gift-4",
        own({ en: "The Okafor family", es: "La familia Okafor" }),
        "other",
        20,
      ),
    ],
    contributedByType: { "529": 425, other: 80 },
  };
}
