import {
  completeWebAddress,
  createWishlistItemInput,
  ITEM_NEEDS_URL,
  updateWishlistItemInput,
  type WishlistItemView,
} from "@giftling/domain";
import { checkInput } from "../../components/form/check-input.ts";
import { type SlotValues, slotPatch, slotValues } from "../entries/slot-fields.tsx";

/** The fields of the wishlist's dialogs, as typed. */
export type ItemValues = SlotValues & {
  isActivity: boolean;
  name: string;
  url: string;
  price: string;
  /** A stored picture's address, or null. */
  imageUrl: string | null;
  fundingGoal: string;
  description: string;
};

export function itemValues(item?: WishlistItemView): ItemValues {
  return {
    isActivity: item?.isActivity ?? false,
    name: item?.name ?? "",
    url: item?.url ?? "",
    price: item?.price ?? "",
    imageUrl: item?.imageUrl ?? null,
    fundingGoal: item?.fundingGoal == null ? "" : String(item.fundingGoal),
    description: item?.description ?? "",
    ...slotValues(item),
  };
}

/** The price belongs to items; the goal and a place among the priorities to activities (rule: wishes). */
function fieldsOf(values: ItemValues) {
  const goal = values.fundingGoal.trim();
  const common = {
    name: values.name,
    url: completeWebAddress(values.url),
    description: values.description,
    imageUrl: values.imageUrl,
  };
  return values.isActivity
    ? { ...common, fundingGoal: goal === "" ? null : Number(goal), ...slotPatch(values) }
    : { ...common, price: values.price };
}

export const checkNewItem = (kidId: string, values: ItemValues) =>
  checkInput(createWishlistItemInput, {
    kidId,
    priority: "medium",
    isActivity: values.isActivity,
    ...fieldsOf(values),
  });

/** An edit does not turn an item into an activity, or back. */
export function checkItem(id: string, values: ItemValues) {
  const checked = checkInput(updateWishlistItemInput, { id, ...fieldsOf(values) });
  if (!checked.ok || values.isActivity || checked.input.url) return checked;
  return { ok: false as const, problems: { url: ITEM_NEEDS_URL } };
}
