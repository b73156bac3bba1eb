import { boughtOnce, type ParentsWishlistItem } from "@giftling/domain";

/** An item that nobody has bought. */
export const WOODEN_TRAIN: ParentsWishlistItem = {
  id: "i1",
  name: "Wooden train",
  url: "https://www.shop.example/train",
  price: "about $30",
  description: null,
  priority: "medium",
  imageUrl: null,
  ...boughtOnce(undefined),
  gifts: [],
  holds: [],
  state: "shown",
  isPriority: false,
  isActivity: false,
  fundingGoal: null,
  fundingReceived: 0,
  priorityOrder: null,
  createdAt: "2025-09-01T10:00:00.000Z",
};
