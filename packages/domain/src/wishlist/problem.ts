import type { Sentence } from "../sentences/catalog.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";

/**
 * Returns the field and message of the first rule that a wish violates, or null. A plain wish requires a URL, but a
 * draft does not. An idea has no URL. Only activities have a goal and a total. An activity has the quantity 1
 * (rule: wishes).
 */
export function findWishlistItemProblem(item: {
  isDraft: boolean;
  isActivity: boolean;
  isIdea: boolean;
  url: string | null;
  fundingGoal: number | null;
  fundingReceived: number;
  quantity: number | null;
}): {
  field: "url" | "isIdea" | "fundingGoal" | "fundingReceived" | "quantity";
  message: Sentence;
} | null {
  if (item.isIdea && item.isActivity)
    return { field: "isIdea", message: PARENT_ERRORS.ideaActivityConflict };
  if (item.isIdea && item.url !== null)
    return { field: "url", message: PARENT_ERRORS.ideaUrlNotAllowed };
  if (!item.isActivity && !item.isIdea && !item.isDraft && item.url === null) {
    return { field: "url", message: PARENT_ERRORS.wishUrlRequired };
  }
  if (!item.isActivity && item.fundingGoal !== null) {
    return { field: "fundingGoal", message: PARENT_ERRORS.fundingGoalNotAllowed };
  }
  if (!item.isActivity && item.fundingReceived !== 0) {
    return { field: "fundingReceived", message: PARENT_ERRORS.fundingGoalNotAllowed };
  }
  if (item.isActivity && item.quantity !== 1)
    return { field: "quantity", message: PARENT_ERRORS.activityQuantityNotAllowed };
  return null;
}
