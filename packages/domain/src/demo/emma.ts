import { type DemoKidHub, demoParts } from "./parts.ts";

/** The demo's first kid: a 529, an activity and a registry as priorities, and more than six wishes. */
export function demoEmma(now: Date): DemoKidHub {
  const { kid, sizes, paymentLink, registryLink, item, update, contribution } = demoParts(now);
  return {
    kid: kid("emma", {
      firstName: "Emma",
      birthdayMonth: 3,
      birthdayDay: 14,
      secondDayName: "First day of school",
      secondDayMonth: 8,
      secondDayDay: 24,
      grade: "2nd",
      bio: "Emma counts frogs, reads under the blanket and wants to know how bridges stay up. Thank you for being part of her story.",
    }),
    sizes: sizes({
      tops: "7 to 8",
      bottoms: "7 slim",
      shoes: "1",
      loves: "Frogs, bridges, and anything with a map in it",
      pleaseNot: "Sweets with nuts",
    }),
    paymentLinks: [
      paymentLink("emma-529", {
        type: "529",
        label: "529 Education Savings",
        url: "https://example.com/529/emma",
        description: "A small seed today, tuition one day.",
        contributionCode: "EMMA-529-DEMO",
        priorityOrder: 1,
      }),
      paymentLink("emma-venmo", {
        type: "venmo",
        label: "Venmo",
        url: "https://example.com/venmo/emma",
        description: "For immediate needs",
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
        label: "Birthday list at Target",
        url: "https://www.target.com/gift-registry/",
        description: "Party things and small surprises",
        priorityOrder: 3,
      }),
      registryLink("emma-elfster", {
        service: "elfster",
        label: "Cousins' gift exchange",
        url: "https://www.elfster.com/",
        description: null,
      }),
    ],
    wishlist: [
      item("emma-swimming", {
        name: "Swimming lessons",
        url: null,
        description: "Ten Saturdays with Coach Dana",
        isActivity: true,
        fundingGoal: 200,
        fundingReceived: 130,
        priorityOrder: 2,
      }),
      item("emma-bridges", {
        name: "Bridge building kit",
        url: "https://www.target.com/s?searchTerm=bridge+building+kit",
        price: "$30",
        description: "The one with the swing bridge",
      }),
      item("emma-binoculars", {
        name: "Binoculars for small hands",
        url: "https://www.amazon.com/s?k=kids+binoculars",
        price: "about $25",
      }),
      item("emma-frogs", {
        name: "A field guide to frogs",
        url: "https://bookshop.org/search?keywords=field+guide+frogs",
        price: "$18.95",
      }),
      item("emma-boots", {
        name: "Rain boots, size 1",
        url: "https://www.target.com/s?searchTerm=kids+rain+boots",
        price: "$24",
      }),
      item("emma-watercolors", {
        name: "Watercolor set",
        url: "https://www.amazon.com/s?k=kids+watercolor+set",
        price: "$16",
      }),
      item("emma-lantern", {
        name: "Camping lantern",
        url: "https://www.rei.com/search?q=kids+lantern",
        price: "$20-$30",
      }),
      item("emma-puzzle", {
        name: "Map of the world puzzle",
        url: "https://www.target.com/s?searchTerm=world+map+puzzle",
        price: "$15",
      }),
      item(
        "emma-telescope",
        {
          name: "First telescope",
          url: "https://www.amazon.com/s?k=kids+telescope",
          price: "$60",
        },
        { by: "Grandma Rose", days: 3 },
      ),
      item(
        "emma-journal",
        {
          name: "Nature journal",
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
        "The tooth is out",
        "It wobbled for two weeks and came out in an apple. Emma wrote the tooth fairy a letter with three questions in it.",
      ),
      update(
        "emma-reading",
        16,
        "One hundred books",
        "Emma finished her hundredth book this year. She picked the longest one on the shelf to make it count.",
      ),
    ],
    contributions: [
      contribution("emma-gift-1", "Uncle Marco", "529", 1),
      contribution("emma-gift-2", "Aunt Priya", "529", 5),
      contribution("emma-gift-3", null, "529", 12),
      contribution("emma-gift-4", "The Okafor family", "other", 20),
    ],
    contributedByType: { "529": 425, other: 80 },
  };
}
