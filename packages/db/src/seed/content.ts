import type { KidSize, LinkKind, PriorityKind } from "@giftling/domain";
import type { contributions, kids, LINK_TABLES, updates, wishlistItems } from "../schema/index.ts";

/** Columns of a seeded row without the kid's ID. */
type Content<Row> = Omit<Row, "kidId">;

export type SeedKid = {
  profile: Omit<typeof kids.$inferInsert, "familyId">;
  /** Name of the kid's picture in the folder `drawings`, without the extension. */
  drawing: string;
  sizes: Partial<Record<KidSize, string>> & { checkedDaysAgo: number };
  links: { [Kind in LinkKind]?: Content<(typeof LINK_TABLES)[Kind]["$inferInsert"]>[] };
  /**
   * Wishes of the kid. `bought.by` is null for an anonymous giver, and "Parent" for a purchase that a parent recorded.
   * `drawing` is the name of a picture in the folder `drawings`.
   */
  wishlist: (Content<typeof wishlistItems.$inferInsert> & {
    bought?: { by: string | null; daysAgo: number };
    drawing?: string;
  })[];
  /**
   * Items in the kid's priority slots, in slot order. `index` is the index of a link in its list, or of an activity in
   * the wishlist.
   */
  priorities: { kind: PriorityKind; index: number }[];
  contributions: {
    by: string | null;
    dollars: number;
    /** Kind of the contribution's target. `index` is the target's index in the payment links or in the wishlist. */
    to: "link" | "activity";
    index: number;
    status: (typeof contributions.$inferInsert)["status"];
    daysAgo: number;
  }[];
  updates: (Content<typeof updates.$inferInsert> & {
    daysAgo: number;
  })[];
  supporters: { name: string; email: string; confirmed: boolean }[];
};

const emma: SeedKid = {
  profile: {
    firstName: "Emma",
    birthdayMonth: 3,
    birthdayDay: 14,
    secondDayName: "First day of school",
    secondDayMonth: 8,
    secondDayDay: 24,
    grade: "kindergarten",
    schoolType: "public",
    bio: "Emma collects round stones, asks why the moon follows the car, and has just learned to ride a bike without the small wheels. Thank you for being part of her year.",
  },
  drawing: "emma",
  sizes: {
    tops: "6",
    bottoms: "6 slim",
    shoes: "12",
    coat: "6 to 7",
    loves: "Round stones, the moon, anything with wheels",
    pleaseNot: "Stuffed animals (they have taken over her bed)",
    checkedDaysAgo: 20,
  },
  links: {
    paymentLink: [
      {
        type: "529",
        label: "529 Education Savings",
        url: "https://www.ugift529.com/home.html",
        contributionCode: "EMM-4R7",
        description: "Grows until Emma needs it for school.",
      },
      {
        type: "venmo",
        label: "Venmo",
        url: "https://venmo.com/ana-rivera-example",
        description: "For immediate needs",
      },
    ],
    registryLink: [
      {
        service: "target",
        label: "Emma's birthday registry",
        url: "https://www.target.com/gift-registry",
        description: "Books, art things and a few clothes in size 6.",
      },
    ],
  },
  wishlist: [
    {
      name: "Swim lessons this summer",
      isActivity: true,
      description: "Ten lessons at the community pool.",
      fundingGoalCents: 24_000,
      fundingReceivedCents: 9_000,
    },
    {
      name: "Balance board",
      drawing: "balance-board",
      url: "https://www.target.com/p/balance-board",
      price: "$45",
      description: "The curved wooden kind. Any color.",
    },
    {
      name: "Watercolor set with real brushes",
      drawing: "watercolors",
      url: "https://www.dickblick.com/products/watercolor-sets",
      price: "$18.50",
    },
    {
      name: "The Tea Dragon Society",
      drawing: "tea-dragon",
      url: "https://bookshop.org/search?keywords=tea+dragon+society",
      price: "$21.99",
      description: "Hardcover, please: it will be read a hundred times.",
    },
    {
      name: "Headlamp for camping",
      drawing: "headlamp",
      url: "https://www.rei.com/c/kids-headlamps",
      price: "about $20",
    },
    {
      name: "Wooden train tracks, extra curves",
      drawing: "train-tracks",
      url: "https://www.brio.us/products",
      price: "$30",
      bought: { by: "Grandma Rosa", daysAgo: 3 },
    },
    {
      name: "Magnifying glass",
      drawing: "magnifying-glass",
      url: "https://www.target.com/s?searchTerm=magnifying+glass",
      price: "$12",
      bought: { by: null, daysAgo: 9 },
    },
    {
      name: "Rain boots, size 12",
      drawing: "boots",
      url: "https://www.target.com/s?searchTerm=kids+rain+boots",
      price: "$28",
      bought: { by: "Uncle Mateo", daysAgo: 15 },
    },
    {
      name: "Bike helmet with stars",
      drawing: "helmet",
      url: "https://www.rei.com/c/kids-bike-helmets",
      price: "$40",
      bought: { by: "Parent", daysAgo: 7 },
    },
  ],
  priorities: [
    { kind: "paymentLink", index: 0 },
    { kind: "wishlistItem", index: 0 },
    { kind: "registryLink", index: 0 },
  ],
  contributions: [
    {
      by: "Grandma Rosa",
      dollars: 50,
      to: "link",
      index: 0,
      status: "confirmed",
      daysAgo: 3,
    },
    { by: "Aunt Lucía", dollars: 25, to: "link", index: 0, status: "reported", daysAgo: 6 },
    { by: null, dollars: 40, to: "link", index: 1, status: "confirmed", daysAgo: 12 },
    { by: "Tía Carmen", dollars: 30, to: "activity", index: 0, status: "reported", daysAgo: 4 },
  ],
  updates: [
    {
      title: "She rides!",
      content:
        "Two wobbly meters, then the whole way to the corner. Emma would like everyone to know that she only fell once.",
      daysAgo: 2,
    },
    {
      title: "First week of kindergarten",
      content:
        "She came home with paint on both elbows and a new best friend called June. The backpack from Uncle Mateo is exactly the right size.",
      daysAgo: 24,
    },
  ],
  supporters: [
    { name: "Grandma Rosa", email: "rosa@example.com", confirmed: true },
    { name: "Aunt Lucía", email: "lucia@example.com", confirmed: true },
    { name: "Uncle Mateo", email: "mateo@example.com", confirmed: false },
  ],
};

const leo: SeedKid = {
  profile: {
    firstName: "Leo",
    birthdayMonth: 11,
    birthdayDay: 2,
    grade: "toddler",
    bio: "Leo says ball to the moon, to oranges and to most of his uncles.",
  },
  drawing: "leo",
  // Leo's sizes are old enough for the dashboard to request a confirmation.
  sizes: {
    tops: "24 months",
    shoes: "5",
    loves: "Balls, of any kind",
    checkedDaysAgo: 130,
  },
  links: {
    paymentLink: [
      {
        type: "529",
        label: "529 Education Savings",
        url: "https://www.ugift529.com/home.html",
        contributionCode: "LEO-9K2",
      },
      {
        type: "paypal",
        label: "PayPal",
        url: "https://www.paypal.com/paypalme/ana-rivera-example",
        description: "For diapers and small surprises",
      },
    ],
    registryLink: [
      {
        service: "babylist",
        label: "Leo's toddler list",
        url: "https://www.babylist.com/list/leo-example",
      },
    ],
  },
  wishlist: [
    {
      name: "Stacking cups",
      drawing: "stacking-cups",
      url: "https://www.target.com/s?searchTerm=stacking+cups",
      price: "$10",
    },
    {
      name: "Music class, one season",
      isActivity: true,
      description: "Saturday mornings with Papa.",
      fundingGoalCents: 18_000,
      fundingReceivedCents: 6_000,
    },
    {
      name: "Board book: Freight Train",
      drawing: "freight-train",
      url: "https://bookshop.org/search?keywords=freight+train",
      price: "$8.99",
      bought: { by: "Grandma Rosa", daysAgo: 1 },
    },
  ],
  priorities: [
    { kind: "paymentLink", index: 0 },
    { kind: "wishlistItem", index: 1 },
  ],
  contributions: [
    {
      by: "Abuelo Tomás",
      dollars: 100,
      to: "link",
      index: 0,
      status: "confirmed",
      daysAgo: 19,
    },
  ],
  updates: [
    {
      title: "Eleven steps",
      content: "From the sofa to the dog. The dog was as surprised as we were.",
      daysAgo: 5,
    },
  ],
  supporters: [{ name: "Grandma Rosa", email: "rosa@example.com", confirmed: true }],
};

export const seedKids: SeedKid[] = [emma, leo];
