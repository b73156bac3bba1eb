import type { LinkName } from "@giftling/domain";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { updateInBatches } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import { families } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { LINK_TABLES } from "../../schema/links.ts";
import { referrals } from "../../schema/referrals.ts";
import {
  type HubAccessSettings,
  hubAccessColumns,
  visibleHubCondition,
} from "../access/hub-access.ts";
import { equalsId } from "../core/ids.ts";

export type ClickedLink = { kind: LinkName; id: string };

/** Page view of a kid's hub, or click on one of the kid's links. */
export type Visit = {
  kidId: string;
  /** ID of the clicked link. Equals `kidId` for a page view. */
  targetId: string;
  visitorHash: string;
  /** Hash of the visitor's session cookie, even if the cookie is invalid. Null if the request has no cookie. */
  sessionHash: string | null;
  /** Start of the UTC hour of the visit. */
  hour: Date;
};

/**
 * Returns the kid of a link, with the access settings of the kid's hub. Returns null if the link does not exist or the
 * hub is not visible.
 */
export async function findKidByLink(
  db: Executor,
  { kind, id }: ClickedLink,
): Promise<{ kidId: string; hubAccess: HubAccessSettings } | null> {
  const links = LINK_TABLES[`${kind}Link`];
  const [link] = await db
    .select({ kidId: kids.id, hubAccess: hubAccessColumns })
    .from(links)
    .innerJoin(kids, eq(kids.id, links.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(and(equalsId(links.id, id), visibleHubCondition));
  return link ?? null;
}

/**
 * Adds visits to the daily counts. Counts at most one visit per visitor, target and hour. Excludes visits by the
 * family's members and to deleted kids. Skips locked kids, so that the statement never waits for a deletion
 * (rule: click-counting).
 */
export async function recordVisits(db: Executor, visits: readonly Visit[]): Promise<void> {
  await db.execute(sql`
    with visits as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
        as t("kidId" uuid, "targetId" uuid, "visitorHash" text, "sessionHash" text, hour timestamptz)
    ), kid as materialized (
      select id, family_id from kids
      where id = any(array(select "kidId" from visits)) and family_id is not null
      for key share skip locked
    ), counted as (
      insert into counted_visits (hour, kid_id, target_id, visitor_hash)
      select hour, id, "targetId", "visitorHash" from visits join kid on id = "kidId"
      where not exists (
        select from sessions join family_members using (user_id)
        where id_hash = "sessionHash" and family_id = kid.family_id and expires_at > now()
      )
      order by 1, 2, 3, 4
      on conflict do nothing
      returning hour, kid_id, target_id
    )
    insert into visit_days (kid_id, day, target_id, visits)
    select kid_id, (hour at time zone 'UTC')::date, target_id, count(*) from counted
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (kid_id, day, target_id) do update set visits = visit_days.visits + excluded.visits`);
}

/** Deletes the visitor hashes of clicks on referral links before `moment` (rule: click-counting). */
export async function deleteReferralVisitorHashesBefore(db: Executor, moment: Date): Promise<void> {
  const isOld = and(lt(referrals.clickedAt, moment), isNotNull(referrals.visitorHash));
  await updateInBatches(db, referrals, { visitorHash: null }, isOld);
}
