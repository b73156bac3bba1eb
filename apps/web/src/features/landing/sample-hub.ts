import { boughtOnce, eachPublicKidText, type HubView, STANDARD_THEME } from "@giftling/domain";

/** The sample has no day of its own: the page is the same whenever it is built. */
const SOMETIME = "2025-10-28T00:00:00.000Z";

function wish(id: string, facts: { name: string; url: string | null; price: string | null }) {
  return {
    id,
    ...facts,
    description: null,
    priority: "medium" as const,
    imageUrl: null,
    ...boughtOnce(undefined),
    state: "shown" as const,
    isPriority: false,
    isActivity: false,
    fundingGoal: null,
    fundingReceived: 0,
    priorityOrder: null,
    createdAt: SOMETIME,
    isOnWall: true,
  };
}

/** A little of the demo family's Emma (rule: demo-hub), for the landing page's card. */
export const SAMPLE_HUB: HubView = {
  familyUrl: "demo",
  kid: {
    id: "sample",
    firstName: "Emma",
    birthdayMonth: 3,
    birthdayDay: 14,
    secondDayName: null,
    secondDayMonth: null,
    secondDayDay: null,
    ...eachPublicKidText(() => null),
    // Drawn for the sample: no real child is shown.
    avatarUrl: "/emma.svg",
  },
  paymentLinks: [
    {
      id: "fund",
      type: "529",
      label: "529 Education Savings",
      // Without a way to follow, its card is short: the steps of giving are the real hub's.
      url: "",
      contributionCode: null,
      description: "A small seed today, tuition one day.",
      isPrimary: true,
      isPriority: true,
      priorityOrder: 1,
      createdAt: SOMETIME,
    },
  ],
  registryLinks: [],
  wishlist: [
    wish("kit", {
      name: "Bridge building kit",
      url: "https://www.target.com/s?searchTerm=bridge+building+kit",
      price: "$30",
    }),
    wish("guide", {
      name: "A field guide to frogs",
      url: "https://bookshop.org/search?keywords=field+guide+frogs",
      price: "$18.95",
    }),
  ],
  updates: [
    {
      id: "tooth",
      title: "The tooth is out",
      content: "It wobbled for two weeks and came out in an apple.",
      imageUrl: null,
      imageWidth: null,
      imageHeight: null,
      createdAt: SOMETIME,
    },
  ],
  gifts: [],
  contributions: [],
  updatesTotal: 1,
  wallTotal: 0,
  giversTotal: 0,
  contributedByType: { "529": 425, other: 80 },
  referralCode: null,
  showsBranding: true,
  // No buttons for what nobody can record in a picture.
  isPaused: true,
  title: null,
  theme: STANDARD_THEME,
};

const [KIT, GUIDE] = SAMPLE_HUB.wishlist;

const gave = (id: string, contributorName: string | null, type: "529" | "other") => ({
  id,
  contributorName,
  isAnonymous: contributorName === null,
  amount: null,
  type,
  contributedAt: SOMETIME,
});

const TELESCOPE = {
  ...wish("telescope", { name: "First telescope", url: null, price: "$60" }),
  ...boughtOnce({
    id: "telescope-gift",
    giverName: "Grandma Rose",
    isAnonymous: false,
    isByParent: false,
    givenAt: SOMETIME,
    receivedAt: null,
  }),
};

/** Emma's page to be tried on the landing page: what was given already, and what can be (no shop is left for). */
export const LIVING_HUB: HubView = {
  ...SAMPLE_HUB,
  wishlist: [
    ...[KIT, GUIDE].flatMap((item) => item ?? []).map((item) => ({ ...item, url: null })),
    {
      ...wish("swimming", { name: "Swimming lessons", url: null, price: null }),
      isActivity: true,
      fundingGoal: 200,
      fundingReceived: 130,
    },
    TELESCOPE,
  ],
  contributions: [
    gave("gift-3", "Uncle Marco", "529"),
    gave("gift-2", "Aunt Priya", "529"),
    gave("gift-1", "The Okafor family", "other"),
  ],
  isPaused: false,
};
