import type { Executor } from "@giftling/db/client";
import { saveItemOrder } from "@giftling/db/queries/core/item-order";
import { findWishlistItem, readKidLists } from "@giftling/db/queries/dashboard/kid-lists";
import { hasContributions } from "@giftling/db/queries/gifts/contributions";
import {
  deleteExpiredHolds,
  hasVisitorGifts,
  renumberUnits,
} from "@giftling/db/queries/gifts/purchases";
import { lockKid, lockKidOfItem } from "@giftling/db/queries/kids/kids";
import { deleteUnsentRemovedWishMails } from "@giftling/db/queries/mail/removed-wishes";
import { hasOccasion } from "@giftling/db/queries/occasions/occasions";
import {
  countWishes,
  deleteWishlistItem,
  insertWish,
  lockWishlistItem,
  softDeleteWish,
  updateWishlistItem,
  type WishlistColumns,
} from "@giftling/db/queries/wishlist/items";
import {
  API_ERRORS,
  type CreateWishlistItemInput,
  DAY_OCCASION_IDS,
  dollarsToCents,
  fillPattern,
  findFundingProblem,
  findWishlistItemProblem,
  type IdInput,
  PARENT_ERRORS,
  type ParentWishlistItemView,
  type PriorityPatch,
  type ReorderWishlistInput,
  type UnversionedWishlistItemView,
  type UpdateWishlistItemInput,
} from "@giftling/domain";
import type { ParentContext } from "../../access/parent-context.ts";
import { addWishVersion, assertNoEditConflict } from "../../access/versions.ts";
import { AppError, createFieldError, orNotFound } from "../../core/errors/app-error.ts";
import { enforceCountBound } from "../../limits/bounds.ts";
import { addWishesToDigest } from "../../services/email/outbox/digest.ts";
import { queueWishRemovalNotices } from "../../services/email/outbox/gift-notice.ts";
import { enforcePlanLinkLimit } from "../billing/plan-limits.ts";
import { claimPicture, deletePictures } from "../pictures/claim-picture.ts";
import { assignPrioritySlot } from "../priorities/assign-priority-slot.ts";
import { queueWishPictureFetches } from "./fetch-wish-picture.ts";

type Fields = Omit<UpdateWishlistItemInput, "id" | "version">;

/** Returns the columns of a wish's occasion. Throws INVALID_INPUT for an unknown occasion. Requires the kid's lock. */
export async function getWishOccasionColumns(
  tx: Executor,
  kidId: string,
  occasionId: string | null | undefined,
): Promise<Pick<WishlistColumns, "occasionDay" | "occasionId">> {
  if (occasionId === undefined) return {};
  const occasionDay = DAY_OCCASION_IDS.find((day) => day === occasionId) ?? null;
  if (occasionId === null || occasionDay) return { occasionDay, occasionId: null };
  if (await hasOccasion(tx, kidId, occasionId)) return { occasionDay, occasionId };
  throw createFieldError("occasionId", PARENT_ERRORS.occasionNotFound);
}

/** Converts input fields to columns, such as dollars to cents and a picture's path to the picture's ID. */
async function listColumns(
  tx: Executor,
  ctx: ParentContext,
  kidId: string,
  fields: Fields,
): Promise<{ columns: Partial<WishlistColumns>; slot: PriorityPatch }> {
  const { isPriority, priorityOrder, imageUrl, occasionId, ...rest } = fields;
  const { fundingGoal, fundingReceived, ...columns } = rest;
  for (const [field, amount] of Object.entries({ fundingGoal, fundingReceived })) {
    const problem = findFundingProblem(amount ?? 0, ctx.family.currency);
    if (problem) throw createFieldError(field, problem);
  }
  return {
    slot: { isPriority, priorityOrder },
    columns: {
      ...columns,
      ...(await getWishOccasionColumns(tx, kidId, occasionId)),
      pictureId: await claimPicture(tx, ctx, imageUrl, "imageUrl"),
      fundingGoalCents: typeof fundingGoal === "number" ? dollarsToCents(fundingGoal) : fundingGoal,
      fundingReceivedCents:
        fundingReceived === undefined ? undefined : dollarsToCents(fundingReceived),
    },
  };
}

/**
 * Adds a wish to the parent's kid. Only activities count against the link limit. All wishes, including drafts, count
 * against the bounds. Throws NOT_FOUND for an unknown kid, PLAN_LIMIT or TOO_MANY at a limit, and NOT_A_CANDIDATE for a
 * wish that cannot take a slot (rule: free-limits).
 */
export async function addWishlistItem(
  tx: Executor,
  ctx: ParentContext,
  input: CreateWishlistItemInput,
): Promise<ParentWishlistItemView> {
  // A new wish always has priority medium (rule: wishes).
  const { kidId, name, priority: _whatever, fetchesPicture, ...fields } = input;
  const isActivity = input.isActivity ?? false;
  orNotFound(await lockKid(tx, ctx.familyId, kidId));
  if (isActivity) await enforcePlanLinkLimit(tx, ctx, kidId);
  enforceCountBound("wishes", await countWishes(tx, kidId));
  const { columns, slot } = await listColumns(tx, ctx, kidId, fields);
  if (fields.state === "draft") requireNoSlot(slot);
  const id = await insertWish(tx, kidId, { ...columns, name });
  await assignPrioritySlot(tx, kidId, { kind: "wishlistItem", id, isActivity }, slot);
  if (fetchesPicture && columns.url && !columns.pictureId) {
    await queueWishPictureFetches(tx, ctx.deps, kidId, [id]);
  }
  if ((fields.state ?? "shown") === "shown") await announceWish(tx, ctx, kidId, id);
  return readOwnWish(tx, ctx, id);
}

/**
 * Edits a wish and its priority slot.
 *
 * Changing a plain wish to an activity counts as adding a link. Changing an activity to a plain wish clears the slot
 * and the funding. Changing a wish to an idea clears the URL. Publishing a draft without a picture queues the fetch of
 * a picture. Throws NOT_FOUND, PURCHASED_ITEM, CONFLICT, CHANGED_MEANWHILE, PLAN_LIMIT, TOO_MANY, NOT_A_CANDIDATE, or
 * INVALID_INPUT with the field (rule: priority-slots).
 */
export async function editWishlistItem(
  tx: Executor,
  ctx: ParentContext,
  { id, version, ...patch }: UpdateWishlistItemInput,
): Promise<ParentWishlistItemView> {
  const input: Fields = patch.isIdea ? { url: null, isActivity: false, ...patch } : patch;
  const kidId = orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind: "wishlistItem", id }));
  const isForDraft = input.state === "draft";
  const lock = { isWhole: isForDraft };
  if (!(await lockWishlistItem(tx, ctx.familyId, id, lock))) throw new AppError("NOT_FOUND");
  const now = ctx.deps.clock.now();
  const stored = orNotFound(await findWishlistItem(tx, ctx.familyId, id, now));
  const before = stored.view;
  requireEditable(before, input);
  assertNoEditConflict("wishlistItem", before, { version, ...input });
  if (isForDraft) await requireUntaken(tx, before, now);
  const fields = mergeKind(before, input);
  if (fields.isActivity && !before.isActivity) await enforcePlanLinkLimit(tx, ctx, kidId);
  const { columns, slot: askedSlot } = await listColumns(tx, ctx, kidId, fields);
  const isDraft = (fields.state ?? before.state) === "draft";
  if (isDraft) requireNoSlot(askedSlot);
  const slot = isDraft ? { isPriority: false } : askedSlot;
  const thing = {
    kind: "wishlistItem",
    id,
    isActivity: fields.isActivity ?? before.isActivity,
  } as const;
  if (before.isActivity && !thing.isActivity) {
    // Clears the slot first, because the slot's foreign key accepts only activities.
    await assignPrioritySlot(tx, kidId, thing, { isPriority: false });
  }
  if (typeof columns.quantity === "number" && columns.quantity !== before.quantity) {
    // An expired hold left here could push a purchase above the quantity, and its number could be sold twice.
    await deleteExpiredHolds(tx, id, now);
    await renumberUnits(tx, id);
  }
  if (before.isOffList && (fields.state ?? before.state) !== "put-away") {
    enforceCountBound("wishes", await countWishes(tx, kidId));
    columns.isOffList = false;
  }
  await updateWishlistItem(tx, ctx.familyId, id, columns);
  if (fields.state !== undefined && fields.state !== before.state) {
    if (fields.state === "put-away") await queueWishRemovalNotices(tx, ctx.deps, id);
    else await deleteUnsentRemovedWishMails(tx, id);
  }
  await assignPrioritySlot(tx, kidId, thing, slot);
  if (columns.pictureId !== undefined) await deletePictures(tx, ctx, [stored.pictureId]);
  const { url = before.url, pictureId = stored.pictureId } = columns;
  const isPublished = before.state === "draft" && fields.state === "shown";
  if (isPublished && url !== null && pictureId === null) {
    await queueWishPictureFetches(tx, ctx.deps, kidId, [id]);
  }
  if (isPublished) await announceWish(tx, ctx, kidId, id);
  return readOwnWish(tx, ctx, id);
}

/** Adds a published wish to the kid's next digest if the family sends digests (rule: wish-digest). */
async function announceWish(tx: Executor, ctx: ParentContext, kidId: string, id: string) {
  if (ctx.family.sendsDigests) await addWishesToDigest(tx, ctx.deps, kidId, [id]);
}

/**
 * Throws PURCHASED_ITEM if the edit changes more than the state of a completely purchased wish. Throws CONFLICT if the
 * edit changes the name, URL or kind of a wish with purchased or held units. Also throws CONFLICT if the new quantity
 * is below the number of such units (rule: purchased-wish).
 */
function requireEditable(
  stored: UnversionedWishlistItemView,
  { state: _state, ...asked }: Fields,
): void {
  const changes = Object.values(asked).some((value) => value !== undefined);
  if (stored.isPurchased && changes) throw new AppError("PURCHASED_ITEM");
  const taken = stored.gifts.length + stored.held;
  if (taken === 0) return;
  const isOther = (field: "name" | "url" | "isActivity" | "isIdea") =>
    asked[field] !== undefined && asked[field] !== stored[field];
  if (isOther("name") || isOther("url") || isOther("isActivity") || isOther("isIdea")) {
    throw new AppError("CONFLICT", {
      message: API_ERRORS.takenWishNotEditable,
    });
  }
  if (typeof asked.quantity === "number" && asked.quantity < taken) {
    throw new AppError("CONFLICT", {
      message: fillPattern(API_ERRORS.quantityBelowTakenUnits, { taken }),
    });
  }
}

/** Throws NOT_A_CANDIDATE when a slot is requested for a draft (rule: drafts). */
function requireNoSlot({ isPriority, priorityOrder }: PriorityPatch): void {
  if (isPriority || priorityOrder) {
    throw new AppError("NOT_A_CANDIDATE", { message: PARENT_ERRORS.draftPriorityNotAllowed });
  }
}

/** Throws CONFLICT if a wish that becomes a draft is taken. Deletes expired holds. Requires the wish's lock. */
async function requireUntaken(
  tx: Executor,
  { id, gifts, held }: UnversionedWishlistItemView,
  now: Date,
) {
  if (gifts.length + held > 0 || (await hasContributions(tx, id))) {
    throw new AppError("CONFLICT", { message: PARENT_ERRORS.takenWishDraftNotAllowed });
  }
  await deleteExpiredHolds(tx, id, now);
}

/** Returns a wish with its version, as shown to a parent. Throws NOT_FOUND for another family's wish. */
export async function readOwnWish(tx: Executor, ctx: ParentContext, id: string) {
  const wish = await findWishlistItem(tx, ctx.familyId, id, ctx.deps.clock.now());
  return addWishVersion(orNotFound(wish).view);
}

/** Returns a kid's wishes with their versions, as shown to a parent. Throws NOT_FOUND for another family's kid. */
export async function readOwnWishlist(tx: Executor, ctx: ParentContext, kidId: string) {
  const now = ctx.deps.clock.now();
  const lists = await readKidLists(tx, ctx.familyId, kidId, ["wishlist"], now);
  return orNotFound(lists).wishlist.map(addWishVersion);
}

/** Deletes a wish, or hides a taken wish and mails the givers. Throws NOT_FOUND (rule: deleted-wish). */
export async function removeWishlistItem(tx: Executor, ctx: ParentContext, { id }: IdInput) {
  const now = ctx.deps.clock.now();
  orNotFound(await lockKidOfItem(tx, ctx.familyId, { kind: "wishlistItem", id }));
  if (!(await lockWishlistItem(tx, ctx.familyId, id, { isWhole: true }))) {
    throw new AppError("NOT_FOUND");
  }
  await deleteExpiredHolds(tx, id, now);
  if (await hasVisitorGifts(tx, id)) {
    await softDeleteWish(tx, id, now);
    await queueWishRemovalNotices(tx, ctx.deps, id);
    return;
  }
  const { pictureId } = orNotFound(await deleteWishlistItem(tx, ctx.familyId, id));
  await deletePictures(tx, ctx, [pictureId]);
}

/**
 * Extends an edit with the fields that a change of the wish's kind resets. Throws INVALID_INPUT for an incomplete wish.
 */
function mergeKind(before: UnversionedWishlistItemView, input: Fields): Fields {
  const becomesPlain = before.isActivity && input.isActivity === false;
  const becomesActivity = !before.isActivity && input.isActivity === true;
  const fields = {
    ...(becomesPlain ? { fundingGoal: null, fundingReceived: 0 } : {}),
    ...(becomesActivity ? { quantity: 1 } : {}),
    ...input,
  };
  const { isActivity = before.isActivity, url = before.url, quantity = before.quantity } = fields;
  const { fundingGoal = before.fundingGoal, fundingReceived = before.fundingReceived } = fields;
  // Setting a URL or changing the kind to an activity makes the wish no longer an idea.
  const { isIdea = before.isIdea && !isActivity && url === null } = fields;
  const isDraft = (fields.state ?? before.state) === "draft";
  const item = { isDraft, isActivity, isIdea, url, fundingGoal, fundingReceived, quantity };
  const problem = findWishlistItemProblem(item);
  if (problem) throw createFieldError(problem.field, problem.message);
  return { ...fields, isIdea };
}

/** Sets the order of a kid's wishes. Throws NOT_FOUND for another family's kid (rule: own-order). */
export async function setWishlistOrder(
  tx: Executor,
  ctx: ParentContext,
  { kidId, itemIds }: ReorderWishlistInput,
): Promise<ParentWishlistItemView[]> {
  const kid = orNotFound(await lockKid(tx, ctx.familyId, kidId));
  await saveItemOrder(tx, "wishlistItem", kid.id, itemIds);
  return readOwnWishlist(tx, ctx, kid.id);
}
