import { type Theme, UPDATES_PAGE, WALL_PAGE } from "@giftling/domain";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { validate } from "uuid";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { familyAddresses } from "../../schema/family-url.ts";
import { themes } from "../../schema/themes.ts";
import { premiumColumns } from "../billing/premium-columns.ts";
import { builtOnce } from "../built-once.ts";
import { nextHoldEnd } from "../wishlist/pieces.ts";
import { doorColumns, isHubShown } from "./door.ts";
import { isoText } from "./json.ts";
import type { HubFamily } from "./public.ts";
import { hubOf, kidsOf } from "./stored-hub.ts";
import { themeColumns } from "./themes.ts";

/** What one read of a hub needs of the database; the lists as JSON text, which is sent without being parsed. */
export type HubSnapshot = {
  family: HubFamily;
  /** The kids of the family as an array of `HubKidView`, in the parent's order. */
  kids: string;
  /** The kid that `hub` is of; null when the family has none. */
  kidId: string | null;
  /** The parts of `HubView` that stand in the database, as an object; null without a kid, or when it was not asked for. */
  hub: string | null;
  /** When the first of the holds ends that `hub` tells of, as ISO 8601: then it tells something else (rule: holds). */
  heldUntil: string | null;
};

function prepareSnapshot(db: Executor) {
  const { placeholder } = sql;
  const present = alias(familyAddresses, "present");
  const shownId = sql<string | null>`found.id`;
  const now = sql`${placeholder("now")}::timestamptz`;
  const limits = {
    wall: sql`${placeholder("wallLimit")}::int`,
    updates: sql`${placeholder("updatesLimit")}::int`,
  };
  const ifHub = (value: SQL) =>
    sql<
      string | null
    >`case when ${placeholder("withHub")}::boolean and ${shownId} is not null then ${value}::text end`;
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
      door: doorColumns,
      theme: themeColumns,
      kids: sql<string>`found.kids::text`,
      kidId: shownId,
      hub: ifHub(hubOf(shownId, limits, now)),
      heldUntil: ifHub(isoText(nextHoldEnd(shownId, now))),
    })
    .from(familyAddresses)
    .innerJoin(families, eq(families.id, familyAddresses.familyId))
    .innerJoin(present, and(eq(present.familyId, families.id), eq(present.isCurrent, true)))
    .leftJoin(themes, eq(themes.familyId, families.id))
    .crossJoinLateral(kidsOf(families.id, sql`${placeholder("kidId")}::uuid`))
    .where(
      and(
        eq(familyAddresses.address, placeholder("address")),
        isNull(familyAddresses.retiredAt),
        isHubShown,
      ),
    )
    .prepare("hub_snapshot");
}

const snapshotOf = builtOnce(prepareSnapshot);

/** What to read of a family besides its facts and kids. */
export type HubWish = {
  /** The kid whose hub is read: its id, or "first"; null reads no hub. One that is not the family's gives the first's. */
  kid: string | null;
  /** The most entries of the wall and updates; the pages of the rule `hub-lists` when left out. */
  wallLimit?: number;
  updatesLimit?: number;
};

/**
 * Everything that a hub shows, in one statement (rule: hub-blocks, hub-lists); null when no family has or had that address,
 * or its hub is not shown.
 */
export async function readHubSnapshot(
  db: Executor,
  address: string,
  { kid, wallLimit = WALL_PAGE, updatesLimit = UPDATES_PAGE }: HubWish,
  now: Date,
): Promise<HubSnapshot | null> {
  const [row] = await snapshotOf(db).execute({
    address,
    kidId: kid !== null && validate(kid) ? kid : null,
    withHub: kid !== null,
    wallLimit,
    updatesLimit,
    now: now.toISOString(),
  });
  if (!row) return null;
  const { theme: chosen, door, ...read } = row;
  const theme: Theme | null = chosen;
  return { ...read, family: { ...row.family, theme, door } };
}
