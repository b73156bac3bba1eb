import type { Executor } from "@giftling/db/client";
import { lockKid, lockKidOf } from "@giftling/db/queries/kids";
import {
  countWishes,
  deleteWishlistItem,
  findWishlistItem,
  insertWishlistItem,
  lockWishlistItem,
  updateWishlistItem,
  viewWishlistItem,
  type WishlistValues,
} from "@giftling/db/queries/wishlist/items";
import {
  type ByIdInput,
  type CreateWishlistItemInput,
  centsFromDollars,
  type OwnWishlistItem,
  type PriorityPatch,
  type UpdateWishlistItemInput,
  type WishlistItemView,
  wishlistItemProblem,
} from "@giftling/domain";
import { AppError, found } from "../../errors/app-error.ts";
import { requireRoomFor } from "../bounds.ts";
import type { ParentContext } from "../own-kid.ts";
import { dropPictures, pictureFor } from "../pictures/attach.ts";
import { requireRoomForActivity } from "../plan-limits.ts";
import { placePriority } from "../priorities/place-priority.ts";
import { ownWishlistItem, requireUnchanged } from "../versions.ts";

type Fields = Omit<CreateWishlistItemInput, "kidId" | "name"> & { name?: string | undefined };

/** The input's fields as columns: cents for dollars, a picture for its address. */
async function columnsOf(
  tx: Executor,
  ctx: ParentContext,
  fields: Fields,
): Promise<{ columns: Partial<WishlistValues>; slot: PriorityPatch }> {
  const { isPriority, priorityOrder, imageUrl, ...rest } = fields;
  const { fundingGoal, fundingReceived, ...columns } = rest;
  return {
    slot: { isPriority, priorityOrder },
    columns: {
      ...columns,
      pictureId: await pictureFor(tx, ctx, imageUrl, "imageUrl"),
      fundingGoalCents:
        typeof fundingGoal === "number" ? centsFromDollars(fundingGoal) : fundingGoal,
      fundingReceivedCents:
        fundingReceived === undefined ? undefined : centsFromDollars(fundingReceived),
    },
  };
}

/**
 * Adds an item to the parent's kid. Only activities count against the link limit (rule: free-limits); all count against
 * the bound of every plan (rule: bounds). NOT_FOUND, PLAN_LIMIT, TOO_MANY, NOT_A_CANDIDATE.
 */
export async function addWishlistItem(
  tx: Executor,
  ctx: ParentContext,
  input: CreateWishlistItemInput,
): Promise<OwnWishlistItem> {
  // A new one is of medium priority, whatever was sent (rule: wishes).
  const { kidId, name, priority: _whatever, ...fields } = input;
  const isActivity = input.isActivity ?? false;
  found(await lockKid(tx, ctx.familyId, kidId));
  if (isActivity) await requireRoomForActivity(tx, ctx, kidId);
  requireRoomFor("wishes", await countWishes(tx, kidId));
  const { columns, slot } = await columnsOf(tx, ctx, fields);
  const id = await insertWishlistItem(tx, kidId, { ...columns, name });
  await placePriority(tx, kidId, { kind: "wishlistItem", id, isActivity }, slot);
  return ownWishlistItem(viewWishlistItem(found(await findWishlistItem(tx, ctx.familyId, id))));
}

/**
 * Edits an item, its slot included (rule: priority-slots). Turning a plain item into an activity counts as adding a
 * link (rule: free-limits); turning an
 * activity into a plain item takes it out of its slot and drops its funding, unless the input says otherwise and is
 * refused.
 * NOT_FOUND, PURCHASED_ITEM, CHANGED_MEANWHILE, PLAN_LIMIT, NOT_A_CANDIDATE, or INVALID_INPUT with the field.
 */
export async function editWishlistItem(
  tx: Executor,
  ctx: ParentContext,
  { id, version, ...input }: UpdateWishlistItemInput,
): Promise<OwnWishlistItem> {
  const kidId = found(await lockKidOf(tx, ctx.familyId, { kind: "wishlistItem", id }));
  if (!(await lockWishlistItem(tx, ctx.familyId, id))) throw new AppError("NOT_FOUND");
  const before = found(await findWishlistItem(tx, ctx.familyId, id));
  if (before.purchase) throw new AppError("PURCHASED_ITEM");
  const stored = viewWishlistItem(before);
  requireUnchanged("wishlistItem", stored, { version, ...input });
  const fields = mergeKind(stored, input);
  if (fields.isActivity && !before.isActivity) await requireRoomForActivity(tx, ctx, kidId);
  const { columns, slot } = await columnsOf(tx, ctx, fields);
  const thing = {
    kind: "wishlistItem",
    id,
    isActivity: fields.isActivity ?? before.isActivity,
  } as const;
  if (before.isActivity && !thing.isActivity) {
    // First out of the slot, whose foreign key holds activities only.
    await placePriority(tx, kidId, thing, { isPriority: false });
  }
  await updateWishlistItem(tx, ctx.familyId, id, columns);
  await placePriority(tx, kidId, thing, slot);
  if (columns.pictureId !== undefined) await dropPictures(tx, ctx, [before.pictureId]);
  return ownWishlistItem(viewWishlistItem(found(await findWishlistItem(tx, ctx.familyId, id))));
}

/** Removes an item and its picture's file. NOT_FOUND when it is missing or another family's. */
export async function removeWishlistItem(
  tx: Executor,
  ctx: ParentContext,
  { id }: ByIdInput,
): Promise<null> {
  found(await lockKidOf(tx, ctx.familyId, { kind: "wishlistItem", id }));
  const { pictureId } = found(await deleteWishlistItem(tx, ctx.familyId, id));
  await dropPictures(tx, ctx, [pictureId]);
  return null;
}

/**
 * The edit's fields, with what follows from a change of kind; INVALID_INPUT when the item it makes is incomplete
 * (rule: wishes).
 */
function mergeKind(
  before: WishlistItemView,
  input: Omit<UpdateWishlistItemInput, "id" | "version">,
): Omit<UpdateWishlistItemInput, "id" | "version"> {
  const becomesPlain = before.isActivity && input.isActivity === false;
  const fields = becomesPlain ? { fundingGoal: null, fundingReceived: 0, ...input } : input;
  const { isActivity = before.isActivity, url = before.url } = fields;
  const { fundingGoal = before.fundingGoal, fundingReceived = before.fundingReceived } = fields;
  const problem = wishlistItemProblem({ isActivity, url, fundingGoal, fundingReceived });
  if (problem) {
    const { field, message } = problem;
    throw new AppError("INVALID_INPUT", { message, fields: { [field]: message } });
  }
  return fields;
}
