import type { HubView, WallEntry } from "./schema.ts";

/** Name that the wall shows when a parent marked the wish as purchased (rule: parent-mark). */
export const PARENT_NAME = "Parent";

/** Name that the wall shows for an anonymous giver. */
export const ANONYMOUS_NAME = "Anonymous";

/** Name that visitors see until a parent approves the giver's name (rule: approved-names). */
export const UNAPPROVED_NAME = "A friend";

/** Text that the wall shows in place of the gift's name when the kid's gifts are surprises (rule: surprises). */
export const SURPRISE_NAME = "a gift";

/** Number of wall entries in the first response of a hub and in each further response (rule: hub-lists). */
export const WALL_PAGE = 24;
/** Number of updates in the first response of a hub and in each further response (rule: hub-lists). */
export const UPDATES_PAGE = 10;
/** Maximum number of entries on a page that shows a complete list without JavaScript (rule: hub-lists). */
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

/**
 * Returns the entries of the Wall of Support, newest first. The entries are the hub's purchases and contributions, each
 * with its label (rule: wall-of-support).
 */
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

/**
 * Returns the purchases of these wishes as wall entries. Purchases that were removed from the wall are omitted (rule:
 * wall-corrections).
 */
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
 * Returns the key that identifies a giver, which is the name, trimmed and lowercased. Gifts with the same key count as one
 * person's. Returns null for an anonymous gift, which counts separately (rule: supporter-count).
 */
export function personOf({ name, isAnonymous }: Giver): string | null {
  const given = name?.trim().toLowerCase() ?? "";
  return isAnonymous || given === "" ? null : given;
}

/**
 * Returns the number of distinct givers. Each anonymous entry counts separately. Names are compared trimmed and
 * case-insensitively. Wishes that a parent marked as purchased do not count (rule: supporter-count).
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

/**
 * Returns the totals of a hub that contains its complete lists. Used for hubs that are not read from the database (rule:
 * hub-lists).
 */
export function totalsOf(hub: Pick<HubView, "gifts" | "contributions" | "updates">): HubTotals {
  const entries = wallEntries(hub);
  return {
    updatesTotal: hub.updates.length,
    wallTotal: entries.length,
    giversTotal: uniqueSupporterCount(entries),
  };
}
