import type { HubView, WallEntry } from "./schema.ts";

/** Name on the wall in place of a giver's name, for a wish that a parent marked as purchased (rule: parent-mark). */
export const PARENT_GIVER_NAME = "Parent";

export const ANONYMOUS_GIVER_NAME = "Anonymous";

/** Name on the wall in place of a giver's name that is pending approval (rule: approved-names). */
export const UNAPPROVED_GIVER_NAME = "A friend";

/** Name of a gift on the wall if the kid's gifts are surprises (rule: surprises). */
export const SURPRISE_GIFT_NAME = "a gift";

/** Maximum number of entries on one page of the wall (rule: hub-lists). */
export const WALL_PAGE_SIZE = 24;
/** Maximum number of a hub's updates on one page (rule: hub-lists). */
export const UPDATES_PAGE_SIZE = 10;
/** Maximum number of entries on a page that shows a complete list without JavaScript (rule: hub-lists). */
export const MAX_FULL_LIST_SIZE = 500;

/** Returns the wall entry of a gift. A giver with a blank name is anonymous. */
export function createWallEntry(
  giver: { name: string | null; isAnonymous: boolean },
  gift: Pick<WallEntry, "id" | "label" | "givenAt" | "giftName" | "isParent" | "isThanked">,
): WallEntry {
  const given = giver.name?.trim() ?? "";
  const isAnonymous = giver.isAnonymous || given === "";
  return {
    ...gift,
    name: isAnonymous ? null : given,
    displayName: isAnonymous ? ANONYMOUS_GIVER_NAME : given,
    isAnonymous,
  };
}

/** Returns the hub's purchases and contributions as labeled wall entries, newest first (rule: wall-of-support). */
export function createWallEntries(hub: Pick<HubView, "gifts" | "contributions">): WallEntry[] {
  const gifts = hub.gifts.map((gift) =>
    createWallEntry(
      { name: gift.giverName, isAnonymous: gift.isAnonymous },
      {
        id: gift.id,
        label: "Gift",
        givenAt: gift.givenAt,
        giftName: gift.giftName,
        isParent: gift.isByParent,
        isThanked: gift.isThanked,
      },
    ),
  );
  const contributions = hub.contributions.map((contribution) =>
    createWallEntry(
      { name: contribution.contributorName, isAnonymous: contribution.isAnonymous },
      {
        id: contribution.id,
        label: contribution.type === "529" ? "529 Investment" : "Contribution",
        givenAt: contribution.contributedAt,
        giftName: null,
        isParent: false,
        isThanked: contribution.isThanked,
      },
    ),
  );
  return [...gifts, ...contributions].sort(
    (a, b) => Date.parse(b.givenAt) - Date.parse(a.givenAt) || b.id.localeCompare(a.id),
  );
}

/**
 * Returns the wishes' purchases as wall entries, without purchases that a parent removed from the wall
 * (rule: wall-corrections).
 */
export const listGiftsOnWall = (
  wishes: readonly Pick<HubView["wishlist"][number], "name" | "gifts" | "isOnWall">[],
): HubView["gifts"] =>
  wishes
    .filter(({ isOnWall }) => isOnWall)
    .flatMap(({ name, gifts }) =>
      gifts.map(({ id, giverName, isAnonymous, isByParent, givenAt }) => ({
        id,
        giverName,
        isAnonymous,
        isByParent,
        giftName: name,
        givenAt,
      })),
    );

type Giver = { name: string | null; isAnonymous: boolean };

/**
 * Returns the key that identifies a supporter: the giver's trimmed name in lower case. Returns null for an anonymous
 * gift, which counts separately (rule: supporter-count).
 */
export function getSupporterKey({ name, isAnonymous }: Giver): string | null {
  const given = name?.trim().toLowerCase() ?? "";
  return isAnonymous || given === "" ? null : given;
}

/**
 * Returns the number of distinct givers. Ignores case and surrounding spaces of names. Each anonymous entry counts
 * separately. Excludes wishes that a parent marked as purchased (rule: supporter-count).
 */
export function countUniqueSupporters(
  entries: readonly (Giver & { isParent?: boolean })[],
): number {
  const names = new Set<string>();
  let anonymous = 0;
  for (const entry of entries) {
    if (entry.isParent) continue;
    const person = getSupporterKey(entry);
    if (person === null) anonymous += 1;
    else names.add(person);
  }
  return names.size + anonymous;
}

/** Total counts of a hub's paginated lists (rule: hub-lists). */
export type HubTotals = Pick<HubView, "updatesTotal" | "wallTotal" | "giversTotal">;

/** Returns the totals of a hub with complete lists, such as the demo (rule: hub-lists). */
export function getHubTotals(hub: Pick<HubView, "gifts" | "contributions" | "updates">): HubTotals {
  const entries = createWallEntries(hub);
  return {
    updatesTotal: hub.updates.length,
    wallTotal: entries.length,
    giversTotal: countUniqueSupporters(entries),
  };
}
