import type { Executor } from "@giftling/db/client";
import { findKidAt } from "@giftling/db/queries/hub/public";
import { type HubSnapshot, type HubWish, readHubSnapshot } from "@giftling/db/queries/hub/snapshot";
import { listWallBehind } from "@giftling/db/queries/hub/wall";
import { listUpdatesBehind } from "@giftling/db/queries/updates";
import {
  demoHub,
  demoHubKids,
  type HubView,
  isDemoFamily,
  isDemoId,
  normalizeFamilyUrl,
  premiumStatus,
  shownTheme,
  UPDATES_PAGE,
  type UpdateView,
  WALL_PAGE,
  type WallEntry,
  wallEntries,
} from "@giftling/domain";
import type { Context } from "../../context.ts";
import { AppError, found } from "../../errors/app-error.ts";

/** A family's hub as it was read: its kids, and one kid's hub when it was asked for, as JSON text. */
export type ReadHub = {
  familyUrl: string;
  /** Null for the demo. */
  family: HubSnapshot["family"] | null;
  /** A `HubKidsView`. */
  kids: string;
  /** A `HubView`; null when none was asked for, or the family has no kids. */
  hub: string | null;
  kidId: string | null;
};

/**
 * Reads the family behind an address, a former one included, in one statement (rule: former-addresses, hub-blocks).
 * NOT_FOUND when there is none or its account is closed.
 */
export async function readHub(ctx: Context, familyUrl: string, wish: HubWish): Promise<ReadHub> {
  const { db, clock, config } = ctx.deps;
  if (isDemoFamily(familyUrl)) return readDemo(clock.now(), wish);
  const read = found(await readHubSnapshot(db, normalizeFamilyUrl(familyUrl), wish));
  const { family, kids, kidId, hub } = read;
  const { isPremium } = premiumStatus(family, clock.now(), { billing: config.billing });
  const theme = JSON.stringify(shownTheme(family.theme, isPremium));
  const address = JSON.stringify(family.familyUrl);
  const facts = `"referralCode":${JSON.stringify(family.referralCode)},"showsBranding":${!isPremium},"theme":${theme}`;
  return {
    familyUrl: family.familyUrl,
    family,
    kids: `{"familyUrl":${address},"kids":${kids},"theme":${theme}}`,
    hub: hub === null ? null : `{"familyUrl":${address},${hub.slice(1, -1)},${facts}}`,
    kidId,
  };
}

function readDemo(now: Date, { kid }: HubWish): ReadHub {
  const family = demoHubKids(now);
  const shown =
    kid === null ? undefined : (family.kids.find(({ id }) => id === kid) ?? family.kids[0]);
  const { familyUrl } = family;
  return {
    familyUrl,
    family: null,
    kids: JSON.stringify(family),
    hub: shown === undefined ? null : JSON.stringify(demoHub(shown.id, now)),
    kidId: shown?.id ?? null,
  };
}

/** The kids of a hub as JSON text of a `HubKidsView` (rule: hub-blocks). */
export const readHubKids = async (ctx: Context, familyUrl: string): Promise<string> =>
  (await readHub(ctx, familyUrl, { kid: null })).kids;

/**
 * One kid's hub as JSON text of a `HubView` (rule: hub-blocks), read through its family: under another one's address it
 * does not exist (rule: kid-through-family).
 */
export async function readKidHub(ctx: Context, familyUrl: string, kidId: string): Promise<string> {
  const read = await readHub(ctx, familyUrl, { kid: kidId });
  if (read.hub === null || read.kidId !== kidId.toLowerCase()) throw new AppError("NOT_FOUND");
  countView(ctx, kidId);
  return read.hub;
}

/** Which hub's list to go on with, and behind which entry. */
export type More = { familyUrl: string; kidId: string; before?: string | undefined };

/** A further page of a kid's wall, newest first (rule: hub-lists). NOT_FOUND without that kid or that entry. */
export async function readWall(ctx: Context, more: More): Promise<WallEntry[]> {
  if (isDemoFamily(more.familyUrl)) {
    return behind(wallEntries(demoKid(ctx, more.kidId)), more, WALL_PAGE);
  }
  return readMore(ctx, more, listWallBehind, WALL_PAGE);
}

/** The same of a kid's updates. */
export async function readUpdates(ctx: Context, more: More): Promise<UpdateView[]> {
  if (isDemoFamily(more.familyUrl)) {
    return behind(demoKid(ctx, more.kidId).updates, more, UPDATES_PAGE);
  }
  return readMore(ctx, more, listUpdatesBehind, UPDATES_PAGE);
}

async function readMore<Entry>(
  { deps: { db } }: Context,
  { familyUrl, kidId, before }: More,
  list: (
    db: Executor,
    kid: string,
    before: string | undefined,
    limit: number,
  ) => Promise<Entry[] | null>,
  limit: number,
): Promise<Entry[]> {
  const kid = found(await findKidAt(db, normalizeFamilyUrl(familyUrl), kidId));
  return found(await list(db, kid, before, limit));
}

const demoKid = (ctx: Context, kidId: string): HubView =>
  found(demoHub(kidId, ctx.deps.clock.now()));

/** Part of a list that is there as a whole. */
function behind<Entry extends { id: string }>(
  entries: readonly Entry[],
  { before }: More,
  limit: number,
): Entry[] {
  if (before === undefined) return entries.slice(0, limit);
  const at = entries.findIndex(({ id }) => id === before);
  if (at < 0) throw new AppError("NOT_FOUND");
  return entries.slice(at + 1, at + 1 + limit);
}

/** Counts a view of a kid's hub; the demo's are not counted (rule: click-counting, demo-hub). */
export function countView(ctx: Context, kidId: string): void {
  if (!isDemoId(kidId)) ctx.deps.visits.count(ctx, kidId);
}
