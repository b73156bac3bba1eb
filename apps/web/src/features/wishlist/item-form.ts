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

/** Fields of the wishlist's dialogs, as typed. */
export type ItemValues = SlotValues & {
  isActivity: boolean;
  /** Whether an activity is a group gift (rule: group-gifts). */
  isGroupGift: boolean;
  name: string;
  url: string;
  price: string;
  /** Number of wished units, from "1" to "20", or `ANY_NUMBER`. */
  quantity: string;
  /** Number of given or held units. While there are any, name and URL are fixed (rule: pieces). */
  taken: number;
  /** Whether it is saved as a draft (rule: drafts). */
  isDraft: boolean;
  /** Stored picture's URL, or null. */
  imageUrl: string | null;
  fundingGoal: string;
  /** Activity's total, and its value when the form opened. */
  fundingReceived: string;
  fundingBefore: string;
  description: string;
};

/** Value of the choice "any number" (rule: pieces). */
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
 * Returns the fields of the wish's kind: price and number of items; goal, total and priority of activities (rule: wishes).
 * Omits an unchanged total, so that contributions made meanwhile are kept.
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

/** Validates a new wish. A group gift needs more than an activity, unless it is a draft; an edit may remove it again. */
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

/** Validates an edit, which never changes an item into an activity or back. A draft may lack its URL (rule: drafts). */
export function checkItem(id: string, values: ItemValues) {
  const checked = checkInput(updateWishlistItemInput, { id, ...fieldsOf(values) });
  if (!checked.ok || values.isActivity || values.isDraft || checked.input.url) return checked;
  return { ok: false as const, problems: { url: worded(PARENTS.wishAddress) } };
}
