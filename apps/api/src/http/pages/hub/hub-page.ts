import type { HubAccessSettings } from "@giftling/db/queries/access/hub-access";
import {
  countDaysToHubPageChange,
  DEFAULT_LANGUAGE,
  type HubKidsView,
  type HubView,
  type Language,
  MAX_FULL_LIST_SIZE,
} from "@giftling/domain";
import { runWithLanguage } from "@giftling/messages/language";
import type { RequestContext } from "../../../access/context.ts";
import { assertCanViewHub } from "../../../access/hub-access.ts";
import type { CompressedPage } from "../../../cache/compressed-page.ts";
import { type CacheEntry, getKidCacheKey, type HubPage } from "../../../cache/hub-cache.ts";
import { AppError } from "../../../core/errors/app-error.ts";
import { createConfigView } from "../../../features/account/config-view.ts";
import {
  countPageView,
  getHubCacheValidity,
  readHubWithoutAccessCheck,
} from "../../../features/hub/read-hub.ts";
import type { CachedPageRenderer } from "../app/cached-page-renderer.ts";
import { renderFormDialogs } from "../giving/form-dialogs.ts";
import { getPaperContents, renderPrintedHub } from "./paper/sheets.ts";
import { getLinkPreview, getLinkPreviewUrl } from "./preview.ts";

/** Hub page, or the current family URL when a former family URL was requested (rule: former-addresses). */
type HubPageResult = { kind: "page"; page: CompressedPage } | { kind: "moved"; familyUrl: string };

/** Error for a request with a former family URL, thrown so that the hub cache stores no result. */
class MovedError extends Error {
  readonly familyUrl: string;
  readonly hubAccess: HubAccessSettings | null;
  constructor(familyUrl: string, hubAccess: HubAccessSettings | null) {
    super("The family has another address now.");
    this.familyUrl = familyUrl;
    this.hubAccess = hubAccess;
  }
}

/** Parameters of a hub's URL (rule: kid-address). */
export type HubQuery = {
  kid: string | undefined;
  /** Whether to show all entries of the wall, up to `MAX_FULL_LIST_SIZE`. */
  wall: boolean;
  updates: boolean;
  wishes: boolean;
};

/**
 * Creates a renderer of hub pages, which caches each page until a write changes the hub. The renderer throws NOT_FOUND
 * for an unknown family and for a family without kids. The renderer throws PASSCODE_REQUIRED for a visitor without
 * access (rule: hub-cache).
 */
export function createHubPageRenderer(make: CachedPageRenderer) {
  return async function hubPage(
    visit: RequestContext,
    familyUrl: string,
    query: HubQuery,
    wanted: Language | null,
  ): Promise<HubPageResult> {
    const { limiter, hubs } = visit.deps;
    await limiter.hubRead(visit.limitKeys);
    const isSignedOut = visit.sessionHash() === null;
    const keyOf = (kid: string) =>
      `${kid.length} ${kid} ${query.wall} ${query.updates} ${query.wishes} ${isSignedOut} ${wanted} ${familyUrl}`;
    const first = keyOf("first");
    const kid =
      query.kid === undefined ? "first" : getKidCacheKey(query.kid, hubs.pages.peek(first));
    try {
      const { page, kidId, hubAccess } = await hubs.pages.get(keyOf(kid), async () => {
        const asked = { ...query, kid: kid === "first" ? undefined : kid };
        const made = await render(visit, familyUrl, asked, { isSignedOut, wanted });
        return { ...made, key: keyOf(made.value.kidId === kid ? kid : "first") };
      });
      await assertCanViewHub(visit, hubAccess);
      countPageView(visit, kidId);
      return { kind: "page", page };
    } catch (error) {
      if (!(error instanceof MovedError)) throw error;
      await assertCanViewHub(visit, error.hubAccess);
      return { kind: "moved", familyUrl: error.familyUrl };
    }
  };

  /** Reads and renders a hub. Throws MovedError for a former family URL. */
  async function render(
    visit: RequestContext,
    requestedUrl: string,
    query: HubQuery,
    { isSignedOut, wanted }: { isSignedOut: boolean; wanted: Language | null },
  ): Promise<CacheEntry<HubPage>> {
    const read = await readHubWithoutAccessCheck(visit, requestedUrl, {
      kid: query.kid ?? "first",
      ...(query.wall ? { wallLimit: MAX_FULL_LIST_SIZE } : {}),
      ...(query.updates ? { updatesLimit: MAX_FULL_LIST_SIZE } : {}),
    });
    const hubAccess = read.family?.hubAccess ?? null;
    if (read.familyUrl !== requestedUrl) throw new MovedError(read.familyUrl, hubAccess);
    if (read.hub === null || read.kidId === null) throw new AppError("NOT_FOUND");
    const { familyUrl, kidId } = read;
    const { clock, config } = visit.deps;
    const now = clock.now();
    const hubKids: HubKidsView = JSON.parse(read.kids.text);
    const hub: HubView = JSON.parse(read.hub.text);
    const named = kidId === query.kid ? kidId : undefined;
    const own = hubAccess?.language ?? DEFAULT_LANGUAGE;
    const language = wanted ?? own;
    const { version } = getLinkPreview({ deps: visit.deps, language }, read, hubKids, named);
    const spoken = language === own ? null : language;
    const shown = new URLSearchParams({
      ...(named === undefined ? {} : { kid: named }),
      ...(query.wall ? { wall: "all" } : {}),
      ...(query.updates ? { updates: "all" } : {}),
      ...(query.wishes ? { wishes: "all" } : {}),
    });
    const content = {
      url: `/hub/${familyUrl}${shown.size === 0 ? "" : `?${shown}`}`,
      origin: config.origin,
      language,
      dialogs: runWithLanguage(language, () => renderFormDialogs(hub)),
      printed: runWithLanguage(language, () =>
        renderPrintedHub(getPaperContents(config, read, hub, hubKids.kids.length)),
      ),
      previewUrl: getLinkPreviewUrl(config.origin, familyUrl, named, { version, spoken }),
      answers: {
        config: createConfigView(config),
        // Omits the user of a request with a session cookie, because the cached page is shared.
        ...(isSignedOut ? { user: null } : {}),
        hubKids,
        hub,
      },
    };
    const page = await make(content, { isCached: false });
    const { familyId, until } = getHubCacheValidity(read, now);
    const change = nextPageChange(hub, now);
    const first = until === null || (change !== null && change < until) ? change : until;
    return { value: { page, kidId, kidIds: read.kidIds, hubAccess }, familyId, until: first };
  }
}

/** Returns the next midnight at which a hub's page changes, in the server's time zone, or null. */
function nextPageChange(hub: HubView, now: Date): Date | null {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const days = countDaysToHubPageChange(hub, { year, month: month + 1, day });
  return days === null ? null : new Date(year, month, day + days);
}
