import {
  dollarsFromCents,
  MAX_FUNDING_CENTS,
  type ParentsWishlistItem,
  type WishlistItemView,
} from "@giftling/domain";
import { and, asc, eq, getTableColumns, isNull, ne, sql } from "drizzle-orm";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { pictures } from "../../schema/pictures.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { ownerOf } from "../account/users.ts";
import { builtOnce } from "../built-once.ts";
import { gathered } from "../gathered.ts";
import { doorColumns, type HubDoor } from "../hub/door.ts";
import { idIs, kidIsOf, newId, ofKid } from "../ids.ts";
import { type GiftParent, giftParentColumns } from "../mail/outbox.ts";
import { hasChanges } from "../patch.ts";
import { pictureAddress } from "../pictures/address.ts";
import { type Piece, piecesOfWish, viewOwnPieces, viewPieces } from "./pieces.ts";

type ItemRow = typeof wishlistItems.$inferSelect;
/** An item with its picture, its slot, and who bought or holds a piece of it, first to last. */
export type WishlistRow = ItemRow & {
  pictureKey: string | null;
  priorityOrder: number | null;
  pieces: Piece[];
  /** Known of what strangers read: what others gave is a surprise (rule: surprises). */
  keepsSurprises?: boolean;
};
export type WishlistValues = Omit<
  typeof wishlistItems.$inferInsert,
  "id" | "kidId" | "position" | "createdAt"
>;

/** An item as its parent sees it at that moment, in dollars. */
export function viewWishlistItem(row: WishlistRow, now: Date): ParentsWishlistItem {
  const pieces = viewOwnPieces(row, now);
  return { ...viewFields(row, pieces), ...pieces };
}

/** The same as strangers see it; whose gift `ownId` is reads their own name in it. */
export function viewWishForStranger(row: WishlistRow, now: Date, ownId?: string): WishlistItemView {
  const pieces = viewPieces(row, now, ownId);
  return { ...viewFields(row, pieces), ...pieces };
}

/** The fields that do not depend on the item's pieces. Internal columns are removed by name; all others pass. */
function viewFields(row: WishlistRow, { isPurchased }: { isPurchased: boolean }) {
  const {
    kidId: _kidId,
    pictureId: _pictureId,
    position: _position,
    pictureKey,
    pieces: _pieces,
    keepsSurprises: _keepsSurprises,
    ...item
  } = row;
  // A bought activity holds no slot (rule: priority-slots).
  const priorityOrder = isPurchased ? null : row.priorityOrder;
  const { fundingGoalCents, fundingReceivedCents, ...fields } = item;
  return {
    ...fields,
    imageUrl: pictureAddress(pictureKey),
    isPriority: priorityOrder !== null,
    priorityOrder,
    fundingGoal: fundingGoalCents === null ? null : dollarsFromCents(fundingGoalCents),
    fundingReceived: dollarsFromCents(fundingReceivedCents),
    createdAt: row.createdAt.toISOString(),
  };
}

const columns = {
  ...getTableColumns(wishlistItems),
  pictureKey: pictures.storageKey,
  priorityOrder: prioritySlots.slot,
  pieces: piecesOfWish,
};

const select = (db: Executor) =>
  db
    .select(columns)
    .from(wishlistItems)
    .leftJoin(pictures, eq(pictures.id, wishlistItems.pictureId))
    .leftJoin(prioritySlots, eq(prioritySlots.wishlistItemId, wishlistItems.id));

/** A kid's items as their parent sees them, in the parent's order (rule: own-order); none for another family's. */
export async function listWishlist(
  db: Executor,
  familyId: string,
  kidId: string,
  now: Date,
): Promise<ParentsWishlistItem[]> {
  const rows = await select(db)
    .where(ofKid(wishlistItems.kidId, familyId, kidId))
    .orderBy(asc(wishlistItems.position), asc(wishlistItems.id));
  return rows.map((row) => viewWishlistItem(row, now));
}

/** The parent's item; null when it is missing or another family's (rule: not-found-not-forbidden). */
export async function findWishlistItem(
  db: Executor,
  familyId: string,
  itemId: string,
): Promise<WishlistRow | null> {
  const [row] = await select(db).where(
    and(idIs(wishlistItems.id, itemId), kidIsOf(wishlistItems.kidId, familyId)),
  );
  return row ?? null;
}

/**
 * Locks the parent's item for the transaction, so that nobody can buy it; false when it is missing or another family's. With
 * `isWhole` nobody can chip in to it either.
 */
export async function lockWishlistItem(
  tx: Executor,
  familyId: string,
  itemId: string,
  { isWhole = false } = {},
): Promise<boolean> {
  const rows = await tx
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(and(idIs(wishlistItems.id, itemId), kidIsOf(wishlistItems.kidId, familyId)))
    .for(isWhole ? "update" : "no key update");
  return rows.length > 0;
}

/** Condition: the wish is no draft, which nobody but the parent knows of (rule: drafts). */
export const isNoDraft = ne(wishlistItems.state, "draft");

/** How many items a kid's wishlist has, activities among them (rule: bounds). */
export async function countWishes(db: Executor, kidId: string): Promise<number> {
  return db.$count(wishlistItems, eq(wishlistItems.kidId, kidId));
}

/** Adds an item to a kid locked by `lockKid`; returns its id. */
export async function insertWishlistItem(
  tx: Executor,
  kidId: string,
  values: WishlistValues,
): Promise<string> {
  const [id] = await insertWishlistItems(tx, kidId, [values]);
  if (id === undefined) throw new Error("The wishlist item was not stored");
  return id;
}

/** Adds items to a kid locked by `lockKid`, in this order; returns their ids. */
export async function insertWishlistItems(
  tx: Executor,
  kidId: string,
  items: readonly WishlistValues[],
): Promise<string[]> {
  const rows = items.map((values) => ({ ...values, kidId, id: newId() }));
  if (rows.length > 0) await tx.insert(wishlistItems).values(rows);
  return rows.map(({ id }) => id);
}

/** SQL condition on `wishlist_items`: a gift that was never on the list, as which it was made (rule: other-gifts). */
export const IS_UNLISTED = "wishlist_items.url is null and not is_activity and state = 'put-away'";

/** Adds a wish that was never on the list, for a gift to be recorded (rule: other-gifts); null when the kid is gone. */
export async function insertUnlistedWish(
  tx: Executor,
  kidId: string,
  name: string,
): Promise<string | null> {
  const [row] = await tx.execute<{ id: string }>(sql`
    insert into wishlist_items (id, kid_id, name, state)
    select ${newId()}::uuid, kids.id, ${name}, 'put-away' from kids where kids.id = ${kidId}::uuid for key share of kids
    returning id`);
  return row?.id ?? null;
}

/** Writes the given fields and leaves the others; does nothing when the item is missing or another family's. */
export async function updateWishlistItem(
  db: Executor,
  familyId: string,
  itemId: string,
  patch: Partial<WishlistValues>,
): Promise<void> {
  if (!hasChanges(patch)) return;
  await db
    .update(wishlistItems)
    .set(patch)
    .where(and(idIs(wishlistItems.id, itemId), kidIsOf(wishlistItems.kidId, familyId)));
}

/**
 * Deletes an item, bought or not, and frees its slot (rule: purchased-wish, priority-slots). Returns its picture's id; null
 * when there was no such item.
 */
export async function deleteWishlistItem(
  db: Executor,
  familyId: string,
  itemId: string,
): Promise<{ pictureId: string | null } | null> {
  const [gone] = await db
    .delete(wishlistItems)
    .where(and(idIs(wishlistItems.id, itemId), kidIsOf(wishlistItems.kidId, familyId)))
    .returning({ pictureId: wishlistItems.pictureId });
  return gone ?? null;
}

/** Most items that one statement reads for strangers. Its LIMIT keeps Postgres from planning anew for each number of them. */
const MOST_READ = 16;

const wishesForStrangers = builtOnce((db) =>
  db
    .select({
      ...columns,
      keepsSurprises: kids.keepsSurprises,
      parent: giftParentColumns,
      door: doorColumns,
    })
    .from(wishlistItems)
    .innerJoin(kids, eq(kids.id, wishlistItems.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .crossJoinLateral(ownerOf(families.id))
    .leftJoin(pictures, eq(pictures.id, wishlistItems.pictureId))
    .leftJoin(prioritySlots, eq(prioritySlots.wishlistItemId, wishlistItems.id))
    .where(
      and(
        sql`${wishlistItems.id} in (
          select id::uuid from json_array_elements_text(${sql.placeholder("itemIds")}::json) as asked (id)
          limit ${sql.raw(`${MOST_READ}`)})`,
        isNull(families.closedAt),
        isNoDraft,
      ),
    )
    .prepare("wishes_for_strangers"),
);

/** Those that are asked for at once are read together. */
const readWish = builtOnce((db) =>
  gathered(MOST_READ, async (itemIds: readonly string[]) => {
    const rows = await wishesForStrangers(db).execute({ itemIds: JSON.stringify(itemIds) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return itemIds.map((id) => byId.get(id.toLowerCase()) ?? null);
  }),
);

/**
 * An item by its id for a stranger, the parent who hears of a gift, and the hub's door; null when it is missing or a draft, or the
 * account is closed.
 */
export async function findWishForStranger(
  db: Executor,
  itemId: string,
): Promise<{ item: WishlistRow; parent: GiftParent; door: HubDoor } | null> {
  if (!validate(itemId)) return null;
  const row = await readWish(db)(itemId);
  if (!row) return null;
  const { parent, door, ...item } = row;
  return { item, parent, door };
}

/**
 * The parts `kid` and `target` of a statement, for the items that its part `given` names in the columns `n` and `item_id`: items
 * that strangers see, and their kids. Both stay unchanged until the statement ends, and nobody else takes pieces of the items
 * meanwhile; the kid is locked first, because any other order could deadlock. `lock` is what follows each lock, such as
 * `skip locked`.
 */
export const lockedWishes = (lock = ""): string => `
  kid as materialized (
    select given.n, given.item_id, kids.id from given
      join wishlist_items on wishlist_items.id = given.item_id
      join kids on kids.id = wishlist_items.kid_id
      join families on families.id = kids.family_id
    where families.closed_at is null
    for key share of kids ${lock}
  ), target as materialized (
    select kid.n, wishlist_items.id, wishlist_items.kid_id, wishlist_items.name as label, wishlist_items.quantity
    from kid join wishlist_items on wishlist_items.id = kid.item_id and wishlist_items.kid_id = kid.id
    where wishlist_items.state <> 'draft'
    for no key update of wishlist_items ${lock}
  )`;

/** An activity's total with so many cents more, which may stand in a column, between 0 and the largest that a form accepts (rule: activity-funding). */
export const fundingWith = (cents: number | "given_cents"): string =>
  `greatest(0, least(funding_received_cents + ${cents}, ${MAX_FUNDING_CENTS}))`;

/** Adds a confirmed chip-in to an activity's total, in cents; a negative one takes it back (rule: activity-funding). */
export async function addFunding(tx: Executor, itemId: string, cents: number): Promise<void> {
  await tx
    .update(wishlistItems)
    .set({ fundingReceivedCents: sql.raw(fundingWith(cents)) })
    .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.isActivity, true)));
}
