import type { Executor } from "@giftling/db/client";
import { findKidByFamilyUrl } from "@giftling/db/queries/hub/public-hub";
import { type HubSnapshotRequest, readHubSnapshot } from "@giftling/db/queries/hub/snapshot";
import { listUpdatesBefore } from "@giftling/db/queries/updates/updates";
import { listWallEntriesBefore } from "@giftling/db/queries/wall/hub-wall";
import {
  createDemoHub,
  createDemoHubKids,
  createWallEntries,
  getNextOccasionOrderChange,
  getVisibleTheme,
  type HubOccasionView,
  type HubView,
  hubKidInput,
  hubKidsInput,
  isDemoFamily,
  isDemoId,
  type Language,
  normalizeFamilyUrl,
  sortOccasions,
  UPDATES_PAGE_SIZE,
  WALL_PAGE_SIZE,
} from "@giftling/domain";
import type { RequestContext } from "../../access/context.ts";
import { assertCanViewHub } from "../../access/hub-access.ts";
import { getKidCacheKey, type HubData } from "../../cache/hub-cache.ts";
import { JsonText } from "../../cache/json-text.ts";
import { AppError, orNotFound } from "../../core/errors/app-error.ts";
import { hasPremium } from "../../services/premium.ts";

/**
 * Maximum cache lifetime of the demo hub in milliseconds. The lifetime is short, because the demo's dates are relative
 * to now.
 */
const DEMO_MS = 60_000;

/** Returns a hub. Throws PASSCODE_REQUIRED and the errors of `readHubWithoutAccessCheck` (rule: hub-passcode). */
export async function readHub(visit: RequestContext, familyUrl: string, wish: HubSnapshotRequest) {
  const read = await readHubWithoutAccessCheck(visit, familyUrl, wish);
  await assertCanViewHub(visit, read.family?.hubAccess ?? null);
  return read;
}

/**
 * Returns the hub of a current or former family URL, read from the cache or with one statement. Cached hubs are the
 * same for all visitors, so the caller must call `assertCanViewHub` before sending a cached hub. Throws NOT_FOUND if no
 * visible hub has the URL (rule: hub-cache).
 */
export function readHubWithoutAccessCheck(
  visit: RequestContext,
  familyUrl: string,
  wish: HubSnapshotRequest,
): Promise<HubData> {
  const { wallLimit = WALL_PAGE_SIZE, updatesLimit = UPDATES_PAGE_SIZE } = wish;
  const { reads } = visit.deps.hubs;
  const normalizedUrl = normalizeFamilyUrl(familyUrl);
  // Visitors can send any text as kid and family URL, so the length of the kid's ID makes cache keys unambiguous. Only
  // the demo's content depends on the visitor's language.
  const spoken = isDemoFamily(normalizedUrl) ? visit.language : "";
  const keyOf = (kid: string | null) =>
    `${kid?.length ?? -1} ${kid} ${wallLimit} ${updatesLimit} ${spoken} ${normalizedUrl}`;
  const first = keyOf("first");
  const kid = wish.kid && getKidCacheKey(wish.kid.toLowerCase(), reads.peek(first));
  return reads.get(keyOf(kid), async () => {
    const now = visit.deps.clock.now();
    const asked = { ...wish, kid };
    const value = isDemoFamily(normalizedUrl)
      ? readDemo(now, asked, visit.language)
      : await visit.deps.limiter.lookUp(visit.limitKeys, normalizedUrl, () =>
          readStored(visit, normalizedUrl, asked),
        );
    const key = keyOf(kid === null || value.kidId === kid ? kid : "first");
    return { value, key, ...getHubCacheValidity(value, now) };
  });
}

/** Returns the family whose writes invalidate a cached hub, and the earliest expiry of the hub's data. */
export function getHubCacheValidity(
  { family, heldUntil, sortedUntil }: Pick<HubData, "family" | "heldUntil" | "sortedUntil">,
  now: Date,
): { familyId: string | null; until: Date | null } {
  if (family === null) return { familyId: null, until: new Date(now.getTime() + DEMO_MS) };
  const { trialEndsAt, premiumGrantedUntil, currentPeriodEnd } = family;
  const [next = null] = [heldUntil, sortedUntil, trialEndsAt, premiumGrantedUntil, currentPeriodEnd]
    .filter((date) => date !== null && date > now)
    .sort((a, b) => Number(a) - Number(b));
  return { familyId: family.familyId, until: next };
}

async function readStored(visit: RequestContext, normalizedUrl: string, wish: HubSnapshotRequest) {
  const { db, clock } = visit.deps;
  const now = clock.now();
  const { family, kids, kidId, hub, heldUntil, keepsSurprises, occasions } = orNotFound(
    await readHubSnapshot(db, normalizedUrl, wish, now),
  );
  const listed: { id: string }[] = JSON.parse(kids);
  const isPremium = hasPremium(visit.deps, family);
  const theme = JSON.stringify(getVisibleTheme(family.theme, isPremium));
  const title = JSON.stringify(isPremium ? family.title : null);
  const familyUrl = JSON.stringify(family.familyUrl);
  const known: Omit<HubOccasionView, "isPast">[] = JSON.parse(occasions ?? "[]");
  const sorted = JSON.stringify(sortOccasions(known, now));
  const facts = `"occasions":${sorted},"referralCode":${JSON.stringify(family.referralCode)},"showsBranding":${!isPremium},"isPaused":${family.hubAccess.pausesWrites},"title":${title},"language":"${family.hubAccess.language}","currency":"${family.hubAccess.currency}","theme":${theme}`;
  return {
    familyUrl: family.familyUrl,
    family,
    kids: new JsonText(`{"familyUrl":${familyUrl},"kids":${kids},"theme":${theme}}`),
    kidIds: listed.map(({ id }) => id),
    kidId,
    heldUntil: heldUntil === null ? null : new Date(heldUntil),
    keepsSurprises,
    sortedUntil: getNextOccasionOrderChange(known, now),
    hub:
      hub === null ? null : new JsonText(`{"familyUrl":${familyUrl},${hub.slice(1, -1)},${facts}}`),
  };
}

function readDemo(now: Date, { kid }: HubSnapshotRequest, language: Language): HubData {
  const family = createDemoHubKids(now, language);
  const shown =
    kid === null ? undefined : (family.kids.find(({ id }) => id === kid) ?? family.kids[0]);
  return {
    familyUrl: family.familyUrl,
    family: null,
    kids: new JsonText(JSON.stringify(family)),
    kidIds: family.kids.map(({ id }) => id),
    kidId: shown?.id ?? null,
    heldUntil: null,
    keepsSurprises: false,
    sortedUntil: null,
    hub:
      shown === undefined
        ? null
        : new JsonText(JSON.stringify(createDemoHub(shown.id, now, language))),
  };
}

/** Returns the kids of a hub as JSON text of a `HubKidsView` (rule: hub-blocks). */
export const readHubKids = async (visit: RequestContext, familyUrl: string): Promise<JsonText> =>
  (await readHub(visit, familyUrl, { kid: null })).kids;

/** Returns a kid's `HubView` as JSON text and counts a page view. Throws NOT_FOUND for another family's kid. */
export async function readKidHub(visit: RequestContext, familyUrl: string, kidId: string) {
  const read = await readHub(visit, familyUrl, { kid: kidId });
  if (read.hub === null || read.kidId !== kidId.toLowerCase()) throw new AppError("NOT_FOUND");
  countPageView(visit, read.kidId);
  return read.hub;
}

/** Query for one page of a list on a kid's hub. The page starts after the entry `before`. */
type HubListQuery = { familyUrl: string; kidId: string; before?: string | undefined };

/** Returns the next page of a kid's wall, newest first. Throws NOT_FOUND for an unknown kid or entry. */
export async function readWallPage(visit: RequestContext, more: HubListQuery) {
  if (isDemoFamily(more.familyUrl)) {
    return getPageAfter(createWallEntries(demoKid(visit, more.kidId)), more, WALL_PAGE_SIZE);
  }
  return readMore(visit, more, listWallEntriesBefore, WALL_PAGE_SIZE);
}

/** Returns the next page of a kid's updates, newest first. */
export async function readUpdatesPage(visit: RequestContext, more: HubListQuery) {
  if (isDemoFamily(more.familyUrl)) {
    return getPageAfter(demoKid(visit, more.kidId).updates, more, UPDATES_PAGE_SIZE);
  }
  return readMore(visit, more, listUpdatesBefore, UPDATES_PAGE_SIZE);
}

async function readMore<Entry>(
  visit: RequestContext,
  { familyUrl, kidId, before }: HubListQuery,
  list: (
    db: Executor,
    kid: string,
    before: string | undefined,
    limit: number,
  ) => Promise<Entry[] | null>,
  limit: number,
): Promise<Entry[]> {
  const { db, limiter } = visit.deps;
  const normalizedUrl = normalizeFamilyUrl(familyUrl);
  const kid = await limiter.lookUp(visit.limitKeys, normalizedUrl, async () => {
    const at = orNotFound(await findKidByFamilyUrl(db, normalizedUrl, kidId));
    // Authorizes the visitor first, because the response must not reveal which kids a locked hub has.
    await assertCanViewHub(visit, at.hubAccess);
    return orNotFound(at.kidId);
  });
  return orNotFound(await list(db, kid, before, limit));
}

const demoKid = (visit: RequestContext, kidId: string): HubView =>
  orNotFound(createDemoHub(kidId, visit.deps.clock.now(), visit.language));

/** Returns one page of a list, which starts after the entry `before`. Throws NOT_FOUND for an unknown entry. */
function getPageAfter<Entry extends { id: string }>(
  entries: readonly Entry[],
  { before }: HubListQuery,
  limit: number,
): Entry[] {
  if (before === undefined) return entries.slice(0, limit);
  const at = entries.findIndex(({ id }) => id === before);
  if (at < 0) throw new AppError("NOT_FOUND");
  return entries.slice(at + 1, at + 1 + limit);
}

/** Counts a page view of a kid's hub. Views of the demo are not counted (rule: click-counting). */
export function countPageView(visit: RequestContext, kidId: string): void {
  if (!isDemoId(kidId)) visit.deps.visits.count(visit, kidId);
}

/** Returns the JSON text of `hub.kids` or `hub.kid`, or null for other procedures and invalid input. */
export async function readHubJson(visit: RequestContext, procedure: string, input: unknown) {
  const kid = procedure === "hub.kid" ? hubKidInput.safeParse(input).data : undefined;
  const hub = kid ?? (procedure === "hub.kids" ? hubKidsInput.safeParse(input).data : undefined);
  if (!hub) return null;
  await visit.deps.limiter.hubRead(visit.limitKeys);
  return kid ? readKidHub(visit, kid.familyUrl, kid.kidId) : readHubKids(visit, hub.familyUrl);
}
