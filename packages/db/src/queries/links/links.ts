import {
  getLinkIdFieldName,
  isEducationLinkType,
  LINK_FIELDS,
  LINK_KINDS,
  type LinkKind,
  type LinkPatch,
  type LinkViews,
  PAYMENT_LINK_TYPES,
} from "@giftling/domain";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "../../client.ts";
import { LINK_TABLES } from "../../schema/links.ts";
import { prioritySlots } from "../../schema/priorities.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { buildItemInFamilyCondition, createId } from "../core/ids.ts";
import { buildIsoTimestamp, buildJsonArray, type ViewColumns } from "../core/json.ts";
import { hasPatchChanges } from "../core/patch.ts";

/** View fields of one kind of link that are computed from other columns (rule: payment-links). */
const COMPUTED_FIELDS: { readonly [Kind in LinkKind]?: Partial<ViewColumns<LinkViews[Kind]>> } = {
  paymentLink: {
    isPrimary: inArray(
      LINK_TABLES.paymentLink.type,
      PAYMENT_LINK_TYPES.filter(isEducationLinkType),
    ),
  },
};

/** Returns the view fields of a kind of link. Requires a join of `prioritySlots` in the query. */
function getViewFields<Kind extends LinkKind>(kind: Kind) {
  const columns = LINK_TABLES[kind] as Record<keyof LinkPatch<Kind>, PgColumn>;
  return {
    id: LINK_TABLES[kind].id,
    ...Object.fromEntries(LINK_FIELDS[kind].map((field) => [field, columns[field]])),
    ...COMPUTED_FIELDS[kind],
    isPriority: sql`${prioritySlots.slot} is not null`,
    priorityOrder: prioritySlots.slot,
    createdAt: buildIsoTimestamp(LINK_TABLES[kind].createdAt),
  } as ViewColumns<LinkViews[Kind]>;
}

/** Returns SQL for a kid's links of one kind as JSON, in the order that the parent chose (rule: own-order). */
export function selectLinks(kind: LinkKind, kid: SQL): SQL {
  const table = LINK_TABLES[kind];
  return buildJsonArray(
    getViewFields(kind),
    sql`${table}
  left join ${prioritySlots}
    on ${eq(prioritySlots.kidId, table.kidId)} and ${eq(prioritySlots[getLinkIdFieldName(kind)], table.id)}
  where ${table.kidId} = ${kid}`,
    sql`${table.position}, ${table.id}`,
  );
}

/** Returns a link, or null if the link does not exist or belongs to another family (rule: not-found-not-forbidden). */
export async function findLink<Kind extends LinkKind>(
  db: Executor,
  kind: Kind,
  familyId: string,
  linkId: string,
): Promise<LinkViews[Kind] | null> {
  const table = LINK_TABLES[kind];
  const [row] = await db
    .select(getViewFields(kind))
    .from<PgTable>(table)
    .leftJoin(prioritySlots, eq(prioritySlots[getLinkIdFieldName(kind)], table.id))
    .where(buildItemInFamilyCondition(table, familyId, linkId));
  return (row ?? null) as LinkViews[Kind] | null;
}

/** Adds a link to a kid and returns the link's ID. Requires `lockKid`. */
export async function insertLink<Kind extends LinkKind>(
  tx: Executor,
  kind: Kind,
  kidId: string,
  fields: LinkPatch<Kind>,
): Promise<string> {
  const id = createId();
  await tx.insert<PgTable>(LINK_TABLES[kind]).values({ ...fields, id, kidId });
  return id;
}

/** Updates the given fields of a link. Does nothing if the link does not exist or belongs to another family. */
export async function updateLink<Kind extends LinkKind>(
  db: Executor,
  kind: Kind,
  familyId: string,
  linkId: string,
  patch: LinkPatch<Kind>,
): Promise<void> {
  if (!hasPatchChanges(patch)) return;
  await db
    .update<PgTable>(LINK_TABLES[kind])
    .set(patch)
    .where(buildItemInFamilyCondition(LINK_TABLES[kind], familyId, linkId));
}

/**
 * Deletes a link and frees its slot. Returns false if the link does not exist or belongs to another family
 * (rule: priority-slots).
 */
export async function deleteLink(db: Executor, kind: LinkKind, familyId: string, linkId: string) {
  const { count } = await db
    .delete<PgTable>(LINK_TABLES[kind])
    .where(buildItemInFamilyCondition(LINK_TABLES[kind], familyId, linkId));
  return count > 0;
}

/**
 * Returns the numbers of a kid's links and activities, which count together toward the plan's limit. Plain wishes do
 * not count. Requires `lockKid` (rule: free-limits).
 */
export async function countLinks(db: Executor, kidId: string) {
  const [activities = 0, ...counts] = await Promise.all([
    db.$count(
      wishlistItems,
      and(
        eq(wishlistItems.kidId, kidId),
        eq(wishlistItems.isActivity, true),
        isNull(wishlistItems.deletedAt),
      ),
    ),
    ...LINK_KINDS.map((kind) => db.$count(LINK_TABLES[kind], eq(LINK_TABLES[kind].kidId, kidId))),
  ]);
  return { links: counts.reduce((sum, count) => sum + count, 0), activities };
}
