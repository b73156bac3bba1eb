import { getLinkName, LINK_KINDS, type LinkName } from "@giftling/domain";
import { and, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { updateInBatches } from "../../batches.ts";
import type { Executor } from "../../client.ts";
import { linkClicks } from "../../schema/analytics.ts";
import { families } from "../../schema/families.ts";
import { kids } from "../../schema/kids.ts";
import { LINK_TABLES } from "../../schema/links.ts";
import { referrals } from "../../schema/referrals.ts";
import {
  type HubAccessSettings,
  hubAccessColumns,
  visibleHubCondition,
} from "../access/hub-access.ts";
import { createId, equalsId } from "../core/ids.ts";

export type ClickedLink = { kind: LinkName; id: string };

export type PageView = {
  kidId: string;
  /** Clicked link. Null for a page view. */
  link: ClickedLink | null;
  visitorHash: string;
  /** Hash of the visitor's session cookie, even if the cookie is invalid. Null if the request has no cookie. */
  sessionHash: string | null;
  /** Start of the UTC hour of the visit. */
  hour: Date;
};

/**
 * Returns the kid whose hub shows the link, with the hub's access settings. Returns null if the link does not exist or
 * the hub is not visible.
 */
export async function findLinkKid(
  db: Executor,
  { kind, id }: ClickedLink,
): Promise<{ kidId: string; door: HubAccessSettings } | null> {
  const links = LINK_TABLES[`${kind}Link`];
  const [link] = await db
    .select({ kidId: kids.id, door: hubAccessColumns })
    .from(links)
    .innerJoin(kids, eq(kids.id, links.kidId))
    .innerJoin(families, eq(families.id, kids.familyId))
    .where(and(equalsId(links.id, id), visibleHubCondition));
  return link ?? null;
}

/**
 * Concatenates the SQL that `make` returns for each kind of link. `make` receives the name of the kind, such as
 * `payment`.
 */
const eachKind = (make: (name: SQL) => SQL): SQL =>
  sql.join(LINK_KINDS.map((kind) => make(sql.raw(getLinkName(kind)))));

/**
 * Stores page views and clicks in one statement, each once per visitor, target and hour. Excludes visits by the
 * family's members and visits to deleted kids. A click on a deleted link counts only in the kid's total. Skips rows
 * that a concurrent delete has locked, so that the statement never waits (rule: click-counting).
 */
export async function insertPageViews(db: Executor, visits: readonly PageView[]): Promise<void> {
  const rows = visits.map((visit) => ({
    id: createId(),
    kind: visit.link?.kind ?? "view",
    kid: visit.kidId,
    link: visit.link?.id ?? null,
    visitor: visit.visitorHash,
    session: visit.sessionHash,
    hour: visit.hour,
  }));
  await db.execute(sql`
    with visits as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t(id uuid, kind text, kid uuid, link uuid, visitor text, session text, hour timestamptz)
    ), kid as materialized (
      select id, family_id from kids where id = any(array(select kid from visits)) and family_id is not null
      for key share skip locked
    ), ${eachKind(
      (name) => sql`${name} as materialized (
      select id from ${name}_links
      where id = any(array(select link from visits where kind = '${name}'))
      for key share skip locked
    ), `,
    )}counted as materialized (
      select visits.* from visits join kid on kid.id = visits.kid
      where not exists (
        select from sessions join family_members using (user_id)
        where id_hash = visits.session and family_id = kid.family_id and expires_at > now()
      )
    ), views as (
      insert into page_views (id, kid_id, visitor_hash, hour)
      select id, kid, visitor, hour from counted where kind = 'view' order by kid, visitor, hour
      on conflict do nothing
    )
    insert into link_clicks (id, kid_id, ${eachKind((name) => sql`${name}_link_id, `)}visitor_hash, hour)
    select counted.id, kid, ${eachKind((name) => sql`${name}.id, `)}visitor, hour
    from counted
      ${eachKind((name) => sql`left join ${name} on kind = '${name}' and ${name}.id = link `)}
    where kind <> 'view' order by link, visitor, hour
    on conflict do nothing`);
}

/**
 * Deletes the visitor hashes of clicks and referrals that are older than `moment`. The counts remain
 * (rule: click-counting).
 */
export async function deleteVisitorHashesBefore(db: Executor, moment: Date): Promise<void> {
  for (const [table, time] of [
    [linkClicks, linkClicks.hour],
    [referrals, referrals.clickedAt],
  ] as const) {
    const isOld = and(lt(time, moment), isNotNull(table.visitorHash));
    await updateInBatches(db, table, { visitorHash: null }, isOld);
  }
}

/** Number of page views that one statement of `rollUpPageViewsBefore` replaces. */
const ROLLED_UP_AT_ONCE = 10_000;

/**
 * Replaces the page views before `day` by their number for each kid and day. `day` is the start of a UTC day. Each
 * statement replaces a part of the page views, so the count is correct after a failure too. Skips the kids that another
 * transaction is deleting.
 */
export async function rollUpPageViewsBefore(db: Executor, day: Date): Promise<void> {
  for (;;) {
    const { count } = await db.execute(sql`
      with old as materialized (
        select id, kid_id from page_views where hour < ${day.toISOString()}
        order by hour limit ${ROLLED_UP_AT_ONCE}
      ), kid as materialized (
        select id from kids where id in (select kid_id from old) order by id for key share skip locked
      ), deleted as (
        delete from page_views using old, kid
        where page_views.id = old.id and kid.id = old.kid_id
        returning page_views.kid_id, page_views.hour
      )
      insert into page_view_days (kid_id, day, views)
      select kid_id, (hour at time zone 'UTC')::date, count(*) from deleted group by 1, 2 order by 1, 2
      on conflict (kid_id, day) do update set views = page_view_days.views + excluded.views`);
    if (count === 0) return;
  }
}
