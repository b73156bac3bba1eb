import {
  completeWebAddress,
  createWishlistItemInput,
  isGroupGift,
  PARENTS,
  updateWishlistItemInput,
  type WishlistItemView,
} from "@giftling/domain";
import { worded } from "@giftling/messages/sentences/parents";
import { checkInput } from "../../components/form/check-input.ts";
import { type SlotValues, slotPatch, slotValues } from "../entries/slot-values.ts";

/** The fields of the wishlist's dialogs, as typed. */
export type ItemValues = SlotValues & {
  isActivity: boolean;
  /** An activity that begins as a group gift, or is one (rule: group-gifts). */
  isGroupGift: boolean;
  name: string;
  url: string;
  price: string;
  /** How many are wished for, from "1" to "20", or `ANY_NUMBER`. */
  quantity: string;
  /** How many somebody gave or holds; while there are any, name and address stay (rule: pieces). */
  taken: number;
  /** Saved as a draft (rule: drafts). */
  isDraft: boolean;
  /** A stored picture's address, or null. */
  imageUrl: string | null;
  fundingGoal: string;
  /** An activity's total, and what it was when the form opened. */
  fundingReceived: string;
  fundingBefore: string;
  description: string;
};

/** The choice of a wish that any number is welcome of (rule: pieces). */
export const ANY_NUMBER = "any";

export function itemValues(item?: WishlistItemView): ItemValues {
  const fundingBefore = item?.fundingReceived ? String(item.fundingReceived) : "";
  return {
    isActivity: item?.isActivity ?? false,
    isGroupGift: item !== undefined && isGroupGift(item),
    name: item?.name ?? "",
    url: item?.url ?? "",
    price: item?.price ?? "",
    quantity: item === undefined ? "1" : String(item.quantity ?? ANY_NUMBER),
    taken: item === undefined ? 0 : item.gifts.length + item.held,
    isDraft: item?.state === "draft",
    imageUrl: item?.imageUrl ?? null,
    fundingGoal: item?.fundingGoal == null ? "" : String(item.fundingGoal),
    fundingReceived: fundingBefore,
    fundingBefore,
    description: item?.description ?? "",
    ...slotValues(item),
  };
}

/**
 * Price and number belong to items; goal, total and a place among the priorities to activities (rule: wishes). A total that
 * nobody changed stays out, so that what was given meanwhile is kept (rule: activity-funding).
 */
function fieldsOf(values: ItemValues) {
  const goal = values.fundingGoal.trim();
  const received = values.fundingReceived.trim();
  const common = {
    name: values.name,
    url: completeWebAddress(values.url),
    description: values.description,
    imageUrl: values.imageUrl,
  };
  if (!values.isActivity) {
    const quantity = values.quantity === ANY_NUMBER ? null : Number(values.quantity);
    return { ...common, price: values.price, quantity };
  }
  return {
    ...common,
    fundingGoal: goal === "" ? null : Number(goal),
    ...(received === values.fundingBefore ? {} : { fundingReceived: Number(received) }),
    ...slotPatch(values),
  };
}

/** A new group gift needs what an activity can do without, but not as a draft; an edit may take it away again. */
export function checkNewItem(kidId: string, values: ItemValues) {
  const checked = checkInput(createWishlistItemInput, {
    kidId,
    priority: "medium",
    isActivity: values.isActivity,
    ...(values.isDraft && { state: "draft" }),
    ...fieldsOf(values),
  });
  if (!checked.ok || !values.isGroupGift || values.isDraft) return checked;
  const { url, fundingGoal } = checked.input;
  const problems = {
    ...(!url && { url: worded(PARENTS.shopsAddress) }),
    ...(!fundingGoal && { fundingGoal: worded(PARENTS.cost) }),
  };
  return Object.keys(problems).length === 0 ? checked : { ok: false as const, problems };
}

/** An edit does not turn an item into an activity, or back. Of a draft the address may come later (rule: drafts). */
export function checkItem(id: string, values: ItemValues) {
  const checked = checkInput(updateWishlistItemInput, { id, ...fieldsOf(values) });
  if (!checked.ok || values.isActivity || values.isDraft || checked.input.url) return checked;
  return { ok: false as const, problems: { url: worded(PARENTS.wishAddress) } };
}
