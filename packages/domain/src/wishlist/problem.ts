import type { Sentence } from "../sentences/catalogue.ts";
import { PARENTS } from "../sentences/parents.ts";

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
}): { field: "url" | "fundingGoal" | "fundingReceived" | "quantity"; message: Sentence } | null {
  if (!item.isActivity && !item.isDraft && item.url === null) {
    return { field: "url", message: PARENTS.wishAddress };
  }
  if (!item.isActivity && item.fundingGoal !== null) {
    return { field: "fundingGoal", message: PARENTS.goalNeedsActivity };
  }
  if (!item.isActivity && item.fundingReceived !== 0) {
    return { field: "fundingReceived", message: PARENTS.goalNeedsActivity };
  }
  if (item.isActivity && item.quantity !== 1)
    return { field: "quantity", message: PARENTS.oneActivity };
  return null;
}
