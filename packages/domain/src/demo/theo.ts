import { type DemoKidHub, demoParts } from "./parts.ts";

/** The demo's second kid: an ESA with a code, a baby registry and a few wishes. */
export function demoTheo(now: Date): DemoKidHub {
  const { kid, sizes, paymentLink, registryLink, item, update, contribution } = demoParts(now);
  return {
    kid: kid("theo", {
      firstName: "Theo",
      birthdayMonth: 9,
      grade: "toddler",
      bio: "Theo stacks everything, then knocks it down, then laughs. He says hello to every dog.",
    }),
    sizes: sizes({
      tops: "3T",
      bottoms: "3T",
      shoes: "8",
      coat: "4T",
      loves: "Dogs, blocks, and whatever can be knocked down",
    }),
    paymentLinks: [
      paymentLink("theo-esa", {
        type: "esa",
        label: "Education savings account",
        url: "https://example.com/esa/theo",
        description: "For preschool and everything after",
        contributionCode: "THEO-ESA-DEMO",
        priorityOrder: 2,
      }),
      paymentLink("theo-zoo", {
        type: "activity",
        label: "Zoo membership",
        url: "https://example.com/zoo",
        description: "So that he can say hello to the goats, too",
      }),
    ],
    registryLinks: [
      registryLink("theo-babylist", {
        service: "babylist",
        label: "Babylist registry",
        url: "https://www.babylist.com/",
        description: "What we still need for the little one",
        priorityOrder: 1,
      }),
      registryLink("theo-amazon", {
        service: "amazon",
        label: "Amazon wish list",
        url: "https://www.amazon.com/hz/wishlist/intro",
        description: null,
      }),
    ],
    wishlist: [
      item("theo-music", {
        name: "Music class",
        url: "https://example.com/music-class",
        description: "A spring of drums and bells",
        isActivity: true,
        fundingGoal: 150,
        fundingReceived: 45,
      }),
      item("theo-blocks", {
        name: "Wooden blocks",
        url: "https://www.target.com/s?searchTerm=wooden+blocks",
        price: "$28",
      }),
      item("theo-books", {
        name: "Board books about dogs",
        url: "https://bookshop.org/search?keywords=board+book+dogs",
        price: "about $10 each",
      }),
      item(
        "theo-ball",
        {
          name: "A ball that rolls straight",
          url: "https://www.target.com/s?searchTerm=toddler+ball",
          price: "$9",
        },
        { by: "Parent", days: 6 },
      ),
      item(
        "theo-wagon",
        {
          name: "Little red wagon",
          url: "https://www.amazon.com/s?k=little+red+wagon",
          price: "$75",
        },
        { by: "Grandpa Luis", days: 11 },
      ),
    ],
    updates: [
      update(
        "theo-steps",
        4,
        "Running already",
        "He walked for one week and then decided that walking is too slow.",
      ),
    ],
    contributions: [
      contribution("theo-gift-1", "Aunt Priya", "other", 7),
      contribution("theo-gift-2", null, "other", 15),
    ],
    contributedByType: { "529": 0, other: 160 },
  };
}
