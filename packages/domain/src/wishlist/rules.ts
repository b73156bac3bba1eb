/** The most pieces of one wish, unless any number is welcome (rule: pieces). */
export const MAX_QUANTITY = 20;

/** How long a hold keeps a piece, in days of 24 hours; it can be made longer once, by as much (rule: holds). */
export const HOLD_DAYS = 2;

/** The most pieces that one browser holds at once (rule: holds). */
export const MAX_HOLDS = 6;

/** The messages of `wishlistItemProblem`. */
export const ITEM_NEEDS_URL = "Please enter a web address where the gift can be found.";
export const GOAL_NEEDS_ACTIVITY = "Only activities have a funding goal.";
export const ONE_ACTIVITY = "An activity is always one.";

/** The message for a wish that somebody gives or holds, and that therefore stays where others see it (rule: drafts). */
export const DRAFT_TAKEN = "Somebody is giving this already, so it can't become a draft.";
/** The message for a draft that is to be one of the Top Priorities (rule: drafts). */
export const DRAFT_HAS_NO_SLOT =
  "A draft can't be a top priority. Put it on the list first, then choose its place.";

/**
 * The first rule that an item breaks, with the field and a message for people, or null: a plain wish that is no draft needs an
 * address, and only activities have a goal and a total, and of those there is one (rule: wishes, drafts, activities, pieces).
 */
export function wishlistItemProblem(item: {
  isDraft: boolean;
  isActivity: boolean;
  url: string | null;
  fundingGoal: number | null;
  fundingReceived: number;
  quantity: number | null;
}): { field: "url" | "fundingGoal" | "fundingReceived" | "quantity"; message: string } | null {
  if (!item.isActivity && !item.isDraft && item.url === null) {
    return { field: "url", message: ITEM_NEEDS_URL };
  }
  if (!item.isActivity && item.fundingGoal !== null) {
    return { field: "fundingGoal", message: GOAL_NEEDS_ACTIVITY };
  }
  if (!item.isActivity && item.fundingReceived !== 0) {
    return { field: "fundingReceived", message: GOAL_NEEDS_ACTIVITY };
  }
  if (item.isActivity && item.quantity !== 1) return { field: "quantity", message: ONE_ACTIVITY };
  return null;
}

/** The message for a giver who neither gave a name nor chose to stay anonymous (rule: purchase-dialog). */
export const PURCHASER_REQUIRED = "Please enter your name or select 'Give anonymously'";
