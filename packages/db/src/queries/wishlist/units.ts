import {
  getUnitAvailability,
  getWishPurchaseFields,
  UNAPPROVED_GIVER_NAME,
  type WishlistItemView,
} from "@giftling/domain";
import { type Column, eq, isNull, type SQL, sql } from "drizzle-orm";
import { purchases } from "../../schema/gifts.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { buildIsoTimestamp, buildJsonArray, buildJsonObject } from "../core/json.ts";

/** SQL condition that the unit is purchased, not on hold (rule: holds). */
export const purchasedUnitCondition: SQL = isNull(purchases.reservedUntil);
export const buildTimestamp = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/**
 * SQL for the number of holds with the same visitor hash as the current row, or 0 for a purchase. Visitor hashes differ
 * by family.
 */
const visitorHolds = sql`(
  select count(*)::integer from ${purchases} others
  where others.visitor_hash = ${purchases.visitorHash} and ${purchases.visitorHash} is not null)`;

/**
 * Returns SQL for a giver's name for visitors. `UNAPPROVED_GIVER_NAME` replaces a name that is pending approval
 * (rule: approved-names).
 */
export const buildGiverDisplayName = (name: Column, isApproved: Column): SQL =>
  sql`case when ${isApproved} is false then ${sql.raw(`'${UNAPPROVED_GIVER_NAME}'`)} else ${name} end`;
export const visibleGiverNameColumn = buildGiverDisplayName(
  purchases.giverName,
  purchases.isNameApproved,
);

const giftFields = {
  id: purchases.id,
  giverName: sql`case when ${purchases.isOnWall} then ${visibleGiverNameColumn} end`,
  isAnonymous: purchases.isAnonymous,
  isByParent: purchases.isByParent,
  givenAt: buildIsoTimestamp(purchases.purchasedAt),
  receivedAt: buildIsoTimestamp(purchases.receivedAt),
};
const ownGiftFields = {
  ...giftFields,
  giverName: purchases.giverName,
  message: purchases.message,
};
const holdFields = {
  id: purchases.id,
  giverName: purchases.giverName,
  reservedUntil: buildIsoTimestamp(purchases.reservedUntil),
  visitorHolds,
};

const buildUnitList = (fields: Parameters<typeof buildJsonObject>[0], which: SQL): SQL =>
  sql`json_agg(${buildJsonObject(fields)} order by ${purchases.purchasedAt}, ${purchases.id}) filter (where ${which})`;

/** SQL for the lists of a wish's units as JSON. Only parents see messages and holds. */
export const UNIT_LIST_COLUMNS = {
  visitors: sql`${buildUnitList(giftFields, purchasedUnitCondition)} as gifts`,
  parents: sql`${buildUnitList(ownGiftFields, purchasedUnitCondition)} as gifts,
    ${buildUnitList(holdFields, sql`not ${purchasedUnitCondition}`)} as holds`,
};

/**
 * SQL that joins the purchases and holds of each wish, with one lookup per wish. A kid has few wishes, and a generic
 * plan would read the purchases of all families.
 */
const purchasesJoin = sql`lateral (
    select * from ${purchases} where ${eq(purchases.itemId, wishlistItems.id)} offset 0
  ) ${purchases} on true`;

/**
 * Returns SQL for the purchases and open holds of `wishes`, a relation with the columns of `wishlistItems`. The columns
 * `wish_name` and `is_off_list` describe the wish. Excludes holds that expired before `now`, even while their rows
 * exist (rule: holds).
 */
export const selectUnits = (wishes: SQL, now: SQL): SQL => sql`
  select ${purchases}.*, ${wishlistItems.name} as wish_name, ${wishlistItems.isOffList} as is_off_list
  from ${wishes} ${wishlistItems} join ${purchasesJoin}
  where ${purchasedUnitCondition} or ${purchases.reservedUntil} > ${now}`;

/**
 * Returns SQL that joins each wish's units as `taken`, and the aggregates over these units as `wish`. `units` is a
 * relation with the rows of `selectUnits`. `lists` is a value of `UNIT_LIST_COLUMNS`.
 */
export const buildUnitsJoin = (units: SQL, lists: SQL): SQL => sql`left join (
    select ${purchases.itemId} as item_id, count(*) filter (where ${purchasedUnitCondition}) as bought,
      count(${purchases.reservedUntil}) as held, bool_or(${purchases.receivedAt} is null) as is_awaited, ${lists},
      bool_or(${purchases.isOnWall}) filter (where ${purchasedUnitCondition}) as is_on_wall,
      bool_or(${purchases.isThanked}) filter (where ${purchasedUnitCondition}) as is_thanked
    from ${units} ${purchases} group by ${purchases.itemId}
  ) taken on taken.item_id = ${wishlistItems.id}
  cross join lateral (
    select coalesce(taken.bought >= ${wishlistItems.quantity}, false) as is_purchased,
      case when taken.bought >= ${wishlistItems.quantity} then taken.gifts->-1 end as last_gift,
      coalesce(taken.bought + taken.held >= ${wishlistItems.quantity}, false) as has_no_free_unit
    offset 0
  ) wish`;

/**
 * Fields of a wish that depend on its units. The fields of the newest gift are null until all units are purchased. A
 * wish without a quantity limit never counts as purchased. Requires `buildUnitsJoin` in the query (rule: pieces).
 */
export const unitFields = {
  isPurchased: sql`wish.is_purchased`,
  // The giver's name is null if a parent removed the gift from the wall (rule: wall-corrections).
  purchasedBy: sql`wish.last_gift->'giverName'`,
  purchasedAt: sql`wish.last_gift->'givenAt'`,
  isAnonymous: sql`coalesce((wish.last_gift->>'isAnonymous')::boolean, false)`,
  isByParent: sql`coalesce((wish.last_gift->>'isByParent')::boolean, false)`,
  quantity: wishlistItems.quantity,
  remaining: sql`case when ${wishlistItems.quantity} is not null
    then greatest(0, ${wishlistItems.quantity} - coalesce(taken.bought, 0) - coalesce(taken.held, 0)) end`,
  held: sql`coalesce(taken.held, 0)`,
  state: wishlistItems.state,
  gifts: sql`coalesce(taken.gifts, '[]'::json)`,
};

/** Holds of a wish for a parent. Requires `buildUnitsJoin` with the parents' lists in the query. */
export const parentUnitFields = { holds: sql`coalesce(taken.holds, '[]'::json)` };

/**
 * Fields that state whether the wall shows a gift of the wish and thanks the giver. Requires `buildUnitsJoin` in the
 * query.
 */
export const wallFields = {
  isOnWall: sql`coalesce(taken.is_on_wall, true)`,
  isThanked: sql`coalesce(taken.is_thanked, false)`,
};

/** Row of `purchases` parsed from JSON. Timestamps are ISO 8601 strings. */
export type UnitRow = Omit<
  typeof purchases.$inferSelect,
  | "itemId"
  | "purchasedAt"
  | "reservedUntil"
  | "receivedAt"
  | "visitorHash"
  | "networkHash"
  | "giverEmail"
> & {
  purchasedAt: string;
  reservedUntil: string | null;
  receivedAt: string | null;
};

const pieceColumns = {
  id: purchases.id,
  unit: purchases.unit,
  giverName: purchases.giverName,
  isAnonymous: purchases.isAnonymous,
  isByParent: purchases.isByParent,
  isOnWall: purchases.isOnWall,
  isNameApproved: purchases.isNameApproved,
  isThanked: purchases.isThanked,
  undoTokenHash: purchases.undoTokenHash,
  message: purchases.message,
  purchasedAt: buildIsoTimestamp(purchases.purchasedAt),
  reservedUntil: buildIsoTimestamp(purchases.reservedUntil),
  isExtended: purchases.isExtended,
  receivedAt: buildIsoTimestamp(purchases.receivedAt),
};

/** SQL for the purchases and holds of a wish as JSON, in chronological order. */
export const unitsJsonColumn = sql<UnitRow[]>`${buildJsonArray(
  pieceColumns,
  sql`${purchases} where ${eq(purchases.itemId, wishlistItems.id)}`,
  sql`${purchases.purchasedAt}, ${purchases.id}`,
)}`;

const publicName = ({ isOnWall, isNameApproved, giverName }: UnitRow): string | null => {
  if (!isOnWall) return null;
  return isNameApproved === false ? UNAPPROVED_GIVER_NAME : giverName;
};

type PiecesView<Item> = Pick<Item, keyof typeof unitFields & keyof Item>;

/**
 * Returns the fields of a wish that depend on its units, for a visitor. The name of the gift `ownId` is always visible,
 * because the visitor is its giver. If gifts are surprises, omits other holds and other gifts that have not arrived.
 * Also omits the numbers of an unpurchased wish for several units (rule: surprises).
 */
export function toVisitorUnitsView(
  { pieces, quantity, state, keepsSurprises }: PiecesRow,
  now: Date,
  ownId?: string,
): PiecesView<WishlistItemView> {
  const gifts = pieces.filter(({ reservedUntil }) => reservedUntil === null);
  const holds = pieces.filter(
    ({ reservedUntil }) => reservedUntil !== null && new Date(reservedUntil) > now,
  );
  const left = getUnitAvailability({ quantity, bought: gifts.length, held: holds.length });
  const views = gifts
    .filter(({ id, receivedAt }) => !keepsSurprises || receivedAt !== null || id === ownId)
    .map((piece) => ({
      id: piece.id,
      giverName: piece.id === ownId ? piece.giverName : publicName(piece),
      isAnonymous: piece.isAnonymous,
      isByParent: piece.isByParent,
      givenAt: piece.purchasedAt,
      receivedAt: piece.receivedAt,
    }));
  const hidesNumbers = keepsSurprises && quantity !== 1 && !left.isPurchased;
  return {
    ...getWishPurchaseFields(views, left.isPurchased),
    ...left,
    quantity,
    state,
    ...(hidesNumbers && { quantity: null, remaining: null }),
    held: holds.filter(({ id }) => !keepsSurprises || id === ownId).length,
    gifts: views,
  };
}

type PiecesRow = Pick<typeof wishlistItems.$inferSelect, "quantity" | "state"> & {
  pieces: readonly UnitRow[];
  keepsSurprises: boolean;
};
