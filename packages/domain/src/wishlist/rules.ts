/** The sentences of the two rules about kinds (spec section 5). */
export const ITEM_NEEDS_URL = "Please enter a web address where the gift can be found.";
export const GOAL_NEEDS_ACTIVITY = "Only activities have a funding goal.";

/** True when an item keeps section 5's rules: an address unless it is an activity, funding only for activities. */
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

/** The sentence for a giver who neither gave a name nor chose to stay anonymous (spec section 5). */
export const PURCHASER_REQUIRED = "Please enter your name or select 'Give anonymously'";
