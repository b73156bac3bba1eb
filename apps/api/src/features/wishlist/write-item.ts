import type { Executor } from "@giftling/db/client";
import { hasChipIns } from "@giftling/db/queries/gratitude/contributions";
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
import { forgetEndedHolds, renumberPieces } from "@giftling/db/queries/wishlist/purchases";
import {
  type ByIdInput,
  type CreateWishlistItemInput,
  centsFromDollars,
  filled,
  type OwnWishlistItem,
  PARENTS,
  type ParentsWishlistItem,
  type PriorityPatch,
  REFUSALS,
  type UpdateWishlistItemInput,
  wishlistItemProblem,
} from "@giftling/domain";
import { AppError, found } from "../../errors/app-error.ts";
import { requireRoomFor } from "../bounds.ts";
import type { ParentContext } from "../own-kid.ts";
import { dropPictures, pictureFor } from "../pictures/attach.ts";
import { requireRoomForActivity } from "../plan-limits.ts";
import { placePriority } from "../priorities/place-priority.ts";
import { ownWishlistItem, requireUnchanged } from "../versions.ts";

type Fields = Omit<UpdateWishlistItemInput, "id" | "version">;

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
 * the bound of every plan (rule: bounds), drafts among them. NOT_FOUND, PLAN_LIMIT, TOO_MANY, NOT_A_CANDIDATE.
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
  if (fields.state === "draft") requireNoSlot(slot);
  const id = await insertWishlistItem(tx, kidId, { ...columns, name });
  await placePriority(tx, kidId, { kind: "wishlistItem", id, isActivity }, slot);
  return readOwnWish(tx, ctx, id);
}

/**
 * Edits an item, its slot included (rule: priority-slots), which a draft has none of (rule: drafts). Turning a plain item into an activity counts as adding a
 * link (rule: free-limits); turning an
 * activity into a plain item takes it out of its slot and drops its funding, unless the input says otherwise and is
 * refused.
 * NOT_FOUND, PURCHASED_ITEM, CONFLICT, CHANGED_MEANWHILE, PLAN_LIMIT, NOT_A_CANDIDATE, or INVALID_INPUT with the field.
 */
export async function editWishlistItem(
  tx: Executor,
  ctx: ParentContext,
  { id, version, ...input }: UpdateWishlistItemInput,
): Promise<OwnWishlistItem> {
  const kidId = found(await lockKidOf(tx, ctx.familyId, { kind: "wishlistItem", id }));
  const isForDraft = input.state === "draft";
  const lock = { isWhole: isForDraft };
  if (!(await lockWishlistItem(tx, ctx.familyId, id, lock))) throw new AppError("NOT_FOUND");
  const before = found(await findWishlistItem(tx, ctx.familyId, id));
  const stored = viewWishlistItem(before, ctx.deps.clock.now());
  requireEditable(stored, input);
  requireUnchanged("wishlistItem", stored, { version, ...input });
  if (isForDraft) await requireUntaken(tx, stored);
  const fields = mergeKind(stored, input);
  if (fields.isActivity && !before.isActivity) await requireRoomForActivity(tx, ctx, kidId);
  const { columns, slot: asked } = await columnsOf(tx, ctx, fields);
  const isDraft = (fields.state ?? before.state) === "draft";
  if (isDraft) requireNoSlot(asked);
  const slot = isDraft ? { isPriority: false } : asked;
  const thing = {
    kind: "wishlistItem",
    id,
    isActivity: fields.isActivity ?? before.isActivity,
  } as const;
  if (before.isActivity && !thing.isActivity) {
    // First out of the slot, whose foreign key holds activities only.
    await placePriority(tx, kidId, thing, { isPriority: false });
  }
  if (typeof columns.quantity === "number" && columns.quantity !== before.quantity) {
    await renumberPieces(tx, id);
  }
  if (before.isOffList && (fields.state ?? before.state) !== "put-away") {
    requireRoomFor("wishes", await countWishes(tx, kidId));
    columns.isOffList = false;
  }
  await updateWishlistItem(tx, ctx.familyId, id, columns);
  await placePriority(tx, kidId, thing, slot);
  if (columns.pictureId !== undefined) await dropPictures(tx, ctx, [before.pictureId]);
  return readOwnWish(tx, ctx, id);
}

/**
 * Refuses to change what was bought or is being bought: a wish that is bought whole can only be put away or shown again
 * (PURCHASED_ITEM), and of one with a piece taken name, address and kind stay, and the number is not below what is taken
 * (CONFLICT) (rule: purchased-wish, pieces).
 */
function requireEditable(stored: ParentsWishlistItem, { state: _state, ...asked }: Fields): void {
  const changes = Object.values(asked).some((value) => value !== undefined);
  if (stored.isPurchased && changes) throw new AppError("PURCHASED_ITEM");
  const taken = stored.gifts.length + stored.held;
  if (taken === 0) return;
  const isOther = (field: "name" | "url" | "isActivity") =>
    asked[field] !== undefined && asked[field] !== stored[field];
  if (isOther("name") || isOther("url") || isOther("isActivity")) {
    throw new AppError("CONFLICT", {
      message: REFUSALS.takenStays,
    });
  }
  if (typeof asked.quantity === "number" && asked.quantity < taken) {
    throw new AppError("CONFLICT", {
      message: filled(REFUSALS.takenPieces, { taken }),
    });
  }
}

/** A draft holds no slot: NOT_A_CANDIDATE when one is asked for (rule: drafts). */
function requireNoSlot({ isPriority, priorityOrder }: PriorityPatch): void {
  if (isPriority || priorityOrder) {
    throw new AppError("NOT_A_CANDIDATE", { message: PARENTS.draftHasNoSlot });
  }
}

/**
 * Makes sure that nobody gives, holds or chips in to an item that becomes a draft, which the caller has locked whole: CONFLICT
 * otherwise (rule: drafts). What ended holds would still open is forgotten.
 */
async function requireUntaken(tx: Executor, { id, gifts, held }: ParentsWishlistItem) {
  if (gifts.length + held > 0 || (await hasChipIns(tx, id))) {
    throw new AppError("CONFLICT", { message: PARENTS.draftTaken });
  }
  await forgetEndedHolds(tx, id);
}

/** The item as its parent gets it. */
export async function readOwnWish(
  tx: Executor,
  ctx: ParentContext,
  id: string,
): Promise<OwnWishlistItem> {
  const row = found(await findWishlistItem(tx, ctx.familyId, id));
  return ownWishlistItem(viewWishlistItem(row, ctx.deps.clock.now()));
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
 * (rule: wishes, drafts).
 */
function mergeKind(before: ParentsWishlistItem, input: Fields): Fields {
  const becomesPlain = before.isActivity && input.isActivity === false;
  const becomesActivity = !before.isActivity && input.isActivity === true;
  const fields = {
    ...(becomesPlain ? { fundingGoal: null, fundingReceived: 0 } : {}),
    ...(becomesActivity ? { quantity: 1 } : {}),
    ...input,
  };
  const { isActivity = before.isActivity, url = before.url, quantity = before.quantity } = fields;
  const { fundingGoal = before.fundingGoal, fundingReceived = before.fundingReceived } = fields;
  const isDraft = (fields.state ?? before.state) === "draft";
  const item = { isDraft, isActivity, url, fundingGoal, fundingReceived, quantity };
  const problem = wishlistItemProblem(item);
  if (problem) {
    const { field, message } = problem;
    throw new AppError("INVALID_INPUT", { message, fields: { [field]: message } });
  }
  return fields;
}
