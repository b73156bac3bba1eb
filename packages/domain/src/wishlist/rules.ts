/** The messages of `wishlistItemProblem`. */
export const ITEM_NEEDS_URL = "Please enter a web address where the gift can be found.";
export const GOAL_NEEDS_ACTIVITY = "Only activities have a funding goal.";

/**
 * The first rule that an item breaks, with the field and a message for people, or null: a plain wish needs an address, and
 * only activities have a goal and a total (rule: wishes, activities).
 */
export function wishlistItemProblem(item: {
  isActivity: boolean;
  url: string | null;
  fundingGoal: number | null;
  fundingReceived: number;
}): { field: "url" | "fundingGoal" | "fundingReceived"; message: string } | null {
  if (!item.isActivity && item.url === null) return { field: "url", message: ITEM_NEEDS_URL };
  if (!item.isActivity && item.fundingGoal !== null) {
    return { field: "fundingGoal", message: GOAL_NEEDS_ACTIVITY };
  }
  if (!item.isActivity && item.fundingReceived !== 0) {
    return { field: "fundingReceived", message: GOAL_NEEDS_ACTIVITY };
  }
  return null;
}

/** The message for a giver who neither gave a name nor chose to stay anonymous (rule: purchase-dialog). */
export const PURCHASER_REQUIRED = "Please enter your name or select 'Give anonymously'";
