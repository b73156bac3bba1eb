import {
  DEFAULT_HUB_THEME,
  DEMO_FAMILY_URL,
  getUnitPurchaseFields,
  type HubView,
  mapLinkLists,
  mapPublicKidTexts,
} from "@giftling/domain";
import * as words from "@giftling/messages/landing/sample";

/** Fixed date in the sample data, so that the landing page does not depend on the build time. */
const SAMPLE_DATE = "2025-10-28T00:00:00.000Z";

function wish(id: string, facts: { name: string; url: string | null; price: string | null }) {
  return {
    id,
    ...facts,
    description: null,
    priority: "medium" as const,
    imageUrl: null,
    ...getUnitPurchaseFields(undefined),
    state: "shown" as const,
    isPriority: false,
    isActivity: false,
    isIdea: false,
    fundingGoal: null,
    fundingReceived: 0,
    priorityOrder: null,
    createdAt: SAMPLE_DATE,
    isOnWall: true,
  };
}

/** Returns the sample hub on the landing page's card (rule: demo-hub). */
export const createSampleHub = (): HubView => ({
  familyUrl: DEMO_FAMILY_URL,
  kid: {
    id: "sample",
    firstName: "Emma",
    birthdayMonth: 3,
    birthdayDay: 14,
    secondDayName: null,
    secondDayMonth: null,
    secondDayDay: null,
    ...mapPublicKidTexts(() => null),
    // The picture is a drawing made for the sample, so no real kid is shown.
    avatarUrl: "/emma.svg",
  },
  ...mapLinkLists(() => []),
  paymentLinks: [
    {
      id: "fund",
      type: "529",
      label: words.educationFundLabel(),
      // An empty URL shortens the card, because the card then has no link.
      url: "",
      contributionCode: null,
      description: words.educationFundDescription(),
      isPrimary: true,
      isPriority: true,
      priorityOrder: 1,
      createdAt: SAMPLE_DATE,
    },
  ],
  wishlist: [
    wish("kit", {
      name: words.bridgeKitWishName(),
      url: "https://www.target.com/s?searchTerm=bridge+building+kit",
      price: "$30",
    }),
    wish("guide", {
      name: words.frogGuideWishName(),
      url: "https://bookshop.org/search?keywords=field+guide+frogs",
      price: "$18.95",
    }),
  ],
  updates: [
    {
      id: "tooth",
      title: words.latestUpdateTitle(),
      content: words.latestUpdateContent(),
      imageUrl: null,
      imageWidth: null,
      imageHeight: null,
      createdAt: SAMPLE_DATE,
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
  // Hides the buttons, which would do nothing in the inert sample.
  isPaused: true,
  title: null,
  theme: DEFAULT_HUB_THEME,
});

const createContribution = (id: string, contributorName: string | null, type: "529" | "other") => ({
  id,
  contributorName,
  isAnonymous: contributorName === null,
  amount: null,
  type,
  contributedAt: SAMPLE_DATE,
});

/** Returns the landing page's interactive hub, with purchased and open wishes. The wishes have no shop links. */
export function createInteractiveHub(): HubView {
  const sample = createSampleHub();
  return {
    ...sample,
    wishlist: [
      ...sample.wishlist.map((item) => ({ ...item, url: null })),
      {
        ...wish("swimming", { name: words.swimmingLessonsWishName(), url: null, price: null }),
        isActivity: true,
        fundingGoal: 200,
        fundingReceived: 130,
      },
      {
        ...wish("telescope", { name: words.telescopeWishName(), url: null, price: "$60" }),
        ...getUnitPurchaseFields({
          id: "telescope-gift",
          giverName: words.grandmotherGiverName(),
          isAnonymous: false,
          isByParent: false,
          givenAt: SAMPLE_DATE,
          receivedAt: null,
        }),
      },
    ],
    contributions: [
      createContribution("gift-3", words.uncleGiverName(), "529"),
      createContribution("gift-2", words.auntGiverName(), "529"),
      createContribution("gift-1", words.familyGiverName(), "other"),
    ],
    isPaused: false,
  };
}
