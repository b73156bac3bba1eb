import type { HubView, WallEntry } from "./schema.ts";

/** Name of a parent's own mark on the wall (rule: parent-mark). */
export const PARENT_NAME = "Parent";

/** Name of an anonymous giver on the wall. */
export const ANONYMOUS_NAME = "Anonymous";

/** Name shown to strangers until a parent approves the giver's own (rule: approved-names). */
export const UNAPPROVED_NAME = "A friend";

/** Text shown on the wall in place of a surprise's name (rule: surprises). */
export const SURPRISE_NAME = "a gift";

/** Number of wall entries in a hub and on each further page (rule: hub-lists). */
export const WALL_PAGE = 24;
/** Number of updates in a hub and on each further page (rule: hub-lists). */
export const UPDATES_PAGE = 10;
/** Maximum number of entries on a page that shows a whole list without JavaScript (rule: hub-lists). */
export const WHOLE_LIST = 500;

/** Returns a wall entry with its display name. */
export function wallEntry(
  giver: { name: string | null; isAnonymous: boolean },
  gift: Pick<WallEntry, "id" | "label" | "givenAt" | "giftName" | "isParent" | "isThanked">,
): WallEntry {
  const given = giver.name?.trim() ?? "";
  const isAnonymous = giver.isAnonymous || given === "";
  return {
    ...gift,
    name: isAnonymous ? null : given,
    displayName: isAnonymous ? ANONYMOUS_NAME : given,
    isAnonymous,
  };
}

/** Returns the Wall of Support, newest first: purchases and contributions, each with its label (rule: wall-of-support). */
export function wallEntries(hub: Pick<HubView, "gifts" | "contributions">): WallEntry[] {
  const gifts = hub.gifts.map((gift) =>
    wallEntry(
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
    wallEntry(
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

/** Returns the wall entries of these wishes, without entries removed from the wall (rule: wall-corrections). */
export const giftsOnWall = (
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
 * Returns the key by which gifts count as one person's: the name, trimmed and lowercased. Null for an anonymous gift, which
 * counts separately (rule: supporter-count).
 */
export function personOf({ name, isAnonymous }: Giver): string | null {
  const given = name?.trim().toLowerCase() ?? "";
  return isAnonymous || given === "" ? null : given;
}

/**
 * Returns the number of distinct givers. Each anonymous entry counts separately, names compare trimmed and
 * case-insensitively, and a parent's own marks do not count (rule: supporter-count).
 */
export function uniqueSupporterCount(entries: readonly (Giver & { isParent?: boolean })[]): number {
  const names = new Set<string>();
  let anonymous = 0;
  for (const { isParent, ...giver } of entries) {
    if (isParent) continue;
    const person = personOf(giver);
    if (person === null) anonymous += 1;
    else names.add(person);
  }
  return names.size + anonymous;
}

/** Totals of the lists that a hub shows in part (rule: hub-lists). */
export type HubTotals = Pick<HubView, "updatesTotal" | "wallTotal" | "giversTotal">;

/** Returns the totals of a hub with complete lists, for hubs not read from the database (rule: hub-lists). */
export function totalsOf(hub: Pick<HubView, "gifts" | "contributions" | "updates">): HubTotals {
  const entries = wallEntries(hub);
  return {
    updatesTotal: hub.updates.length,
    wallTotal: entries.length,
    giversTotal: uniqueSupporterCount(entries),
  };
}
