import { type Theme, UPDATES_PAGE_SIZE, WALL_PAGE_SIZE } from "@giftling/domain";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { families, familyAddresses, themes } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import {
  buildVisibleHubUrlCondition,
  hubAccessColumns,
  premiumColumns,
} from "../access/hub-access.ts";
import { memoizeStatement } from "../core/memoize-statement.ts";
import type { HubFamily } from "./public-hub.ts";
import { selectHub } from "./stored-hub.ts";
import { selectedKidRow, selectKids } from "./stored-kids.ts";
import { themeColumns } from "./themes.ts";

/** Contents of a hub from the database. Lists are JSON text, which is sent without being parsed. */
type HubSnapshot = {
  family: HubFamily;
  /** JSON array of the family's kids as `HubKidView`, in the order that the parent chose. */
  kids: string;
  /** ID of the selected kid. Null if the family has no kids. */
  kidId: string | null;
  /** JSON object of the database fields of `HubView`. Null if the family has no kids or the hub was not requested. */
  hub: string | null;
  /**
   * Earliest expiry of a hold in `hub`, in ISO 8601, after which `hub` is outdated. Null if `hub` contains no hold
   * (rule: holds).
   */
  heldUntil: string | null;
  /** Whether gifts to the selected kid are surprises. False if no kid is selected (rule: surprises). */
  keepsSurprises: boolean;
  /**
   * JSON array of the occasions with wishes in `hub`, as `HubOccasionView` without `isPast`. Null if `hub` is null
   * (rule: occasions).
   */
  occasions: string | null;
};

function prepareSnapshot(db: Executor) {
  const { placeholder } = sql;
  const present = alias(familyAddresses, "present");
  const now = sql`${placeholder("now")}::timestamptz`;
  const limits = {
    wall: sql`${placeholder("wallLimit")}::int`,
    updates: sql`${placeholder("updatesLimit")}::int`,
  };
  return db
    .select({
      family: {
        familyId: families.id,
        familyUrl: present.address,
        referralCode: families.referralCode,
        photoInPreviews: families.photoInPreviews,
        title: families.hubTitle,
        ...premiumColumns,
      },
      hubAccess: hubAccessColumns,
      theme: themeColumns,
      kids: sql<string>`found.kids::text`,
      kidId: sql<string | null>`${kids.id}`,
      hub: sql<string | null>`hub.view::text`,
      occasions: sql<string | null>`hub.occasions::text`,
      heldUntil: sql<string | null>`hub.held_until`,
      keepsSurprises: sql<boolean>`coalesce(${kids.keepsSurprises}, false)`,
    })
    .from(familyAddresses)
    .innerJoin(families, eq(families.id, familyAddresses.familyId))
    .innerJoin(present, and(eq(present.familyId, families.id), eq(present.isCurrent, true)))
    .leftJoin(themes, eq(themes.familyId, families.id))
    .crossJoinLateral(selectKids(sql`${placeholder("kidId")}::uuid`))
    .crossJoinLateral(selectedKidRow)
    .leftJoinLateral(selectHub(limits, now, sql`${placeholder("withHub")}::boolean`), sql`true`)
    .where(buildVisibleHubUrlCondition(placeholder("address")))
    .prepare("hub_snapshot");
}

const snapshotOf = memoizeStatement(prepareSnapshot);

/** Contents of a hub to read in addition to the family's data and kids. */
export type HubSnapshotRequest = {
  /**
   * ID of the kid whose hub is read, or "first". The ID of another family's kid also selects the first kid. If null, no
   * hub is read.
   */
  kid: string | null;
  /** Maximum number of wall entries. Default: one page (rule: hub-lists). */
  wallLimit?: number;
  /** Maximum number of updates. Default: one page (rule: hub-lists). */
  updatesLimit?: number;
};

/**
 * Returns the contents of a hub with a single statement. Returns null for an unknown family URL and a hidden hub
 * (rule: hub-blocks).
 */
export async function readHubSnapshot(
  db: Executor,
  familyUrl: string,
  { kid, wallLimit = WALL_PAGE_SIZE, updatesLimit = UPDATES_PAGE_SIZE }: HubSnapshotRequest,
  now: Date,
): Promise<HubSnapshot | null> {
  const [row] = await snapshotOf(db).execute({
    address: familyUrl,
    kidId: kid !== null && validate(kid) ? kid : null,
    withHub: kid !== null,
    wallLimit,
    updatesLimit,
    now: now.toISOString(),
  });
  if (!row) return null;
  const { theme: chosen, hubAccess, ...read } = row;
  const theme: Theme | null = chosen;
  return { ...read, family: { ...row.family, theme, hubAccess } };
}
