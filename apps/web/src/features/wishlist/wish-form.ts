import {
  completeUrl,
  createWishlistItemInput,
  isGroupGift,
  PARENT_ERRORS,
  updateWishlistItemInput,
  type WishlistItemView,
} from "@giftling/domain";
import { translateParentError } from "@giftling/messages/sentences/parents";
import { validateInput } from "../../components/form/validate-input.ts";
import {
  getPrioritySlotPatch,
  getPrioritySlotValues,
  type PrioritySlotValues,
} from "../entries/priorities/slot-values.ts";

/** Values of the wish form, as typed. */
export type WishFormValues = PrioritySlotValues & {
  isActivity: boolean;
  isGroupGift: boolean;
  name: string;
  url: string;
  price: string;
  /** Number of requested units, from "1" to "20", or `UNLIMITED_QUANTITY_VALUE`. */
  quantity: string;
  /** Number of given or held units. If above zero, the name and the URL cannot be changed (rule: pieces). */
  taken: number;
  isDraft: boolean;
  /**
   * Whether the server fetches a new wish's picture from the shop. False after a product preview was loaded
   * (rule: fetched-pictures).
   */
  fetchesPicture: boolean;
  /** URL of the uploaded picture. Null for a wish without a picture. */
  imageUrl: string | null;
  fundingGoal: string;
  /** Total that an activity has received, as typed. `fundingBefore` is the initial total. */
  fundingReceived: string;
  fundingBefore: string;
  description: string;
  /** ID of the wish's occasion. Empty for a wish without an occasion (rule: occasions). */
  occasionId: string;
};

/** Value of `quantity` for an unlimited number of units (rule: pieces). */
export const UNLIMITED_QUANTITY_VALUE = "any";

export function getWishFormValues(item?: WishlistItemView): WishFormValues {
  const fundingBefore = item?.fundingReceived ? String(item.fundingReceived) : "";
  return {
    isActivity: item?.isActivity ?? false,
    isGroupGift: item !== undefined && isGroupGift(item),
    name: item?.name ?? "",
    url: item?.url ?? "",
    price: item?.price ?? "",
    quantity: item === undefined ? "1" : String(item.quantity ?? UNLIMITED_QUANTITY_VALUE),
    taken: item === undefined ? 0 : item.gifts.length + item.held,
    isDraft: item?.state === "draft",
    fetchesPicture: item === undefined,
    imageUrl: item?.imageUrl ?? null,
    fundingGoal: item?.fundingGoal == null ? "" : String(item.fundingGoal),
    fundingReceived: fundingBefore,
    fundingBefore,
    description: item?.description ?? "",
    occasionId: item?.occasionId ?? "",
    ...getPrioritySlotValues(item),
  };
}

/**
 * Returns the fields of the API input for a wish. A gift has a price and a quantity. A gift without a URL is an idea.
 * An activity has a goal, a received total and a priority. An unchanged total is omitted, so that recent contributions
 * are not overwritten (rule: wishes).
 */
function getFields(values: WishFormValues) {
  const goal = values.fundingGoal.trim();
  const received = values.fundingReceived.trim();
  const common = {
    name: values.name,
    url: completeUrl(values.url),
    description: values.description,
    imageUrl: values.imageUrl,
    occasionId: values.occasionId || null,
  };
  if (!values.isActivity) {
    const quantity = values.quantity === UNLIMITED_QUANTITY_VALUE ? null : Number(values.quantity);
    const idea = common.url === "" && { isIdea: true };
    return { ...common, ...idea, price: values.price, quantity };
  }
  return {
    ...common,
    fundingGoal: goal === "" ? null : Number(goal),
    ...(received === values.fundingBefore ? {} : { fundingReceived: Number(received) }),
    ...getPrioritySlotPatch(values),
  };
}

/** Validates a new wish. A group gift that is not a draft requires a URL and a goal. */
export function validateNewWish(kidId: string, values: WishFormValues) {
  const checked = validateInput(createWishlistItemInput, {
    kidId,
    priority: "medium",
    isActivity: values.isActivity,
    ...(values.isDraft && { state: "draft" }),
    ...(values.fetchesPicture &&
      values.url.trim() !== "" &&
      values.imageUrl === null && { fetchesPicture: true }),
    ...getFields(values),
  });
  if (!checked.ok || !values.isGroupGift || values.isDraft) return checked;
  const { url, fundingGoal } = checked.input;
  const problems = {
    ...(!url && { url: translateParentError(PARENT_ERRORS.shopUrlRequired) }),
    ...(!fundingGoal && { fundingGoal: translateParentError(PARENT_ERRORS.costRequired) }),
  };
  return Object.keys(problems).length === 0 ? checked : { ok: false as const, problems };
}

/** Validates an edited wish. An edit never changes a gift into an activity or an activity into a gift. */
export const validateWish = (id: string, values: WishFormValues) =>
  validateInput(updateWishlistItemInput, { id, ...getFields(values) });
