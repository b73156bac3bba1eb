import type { HubView, WallEntry } from "./schema.ts";

/** The name on the wall for the parent's own mark as purchased (rule: parent-mark). */
export const PARENT_NAME = "Parent";

/** The name on the wall for an anonymous giver. */
export const ANONYMOUS_NAME = "Anonymous";

/** The name that strangers see until the parent approved the giver's own (rule: approved-names). */
export const UNAPPROVED_NAME = "A friend";

/** What the wall says in the place of a gift's name as long as it is a surprise (rule: surprises). */
export const SURPRISE_NAME = "a gift";

/** How many entries of the wall a hub carries, and each further page of it (rule: hub-lists). */
export const WALL_PAGE = 24;
/** The same for family updates. */
export const UPDATES_PAGE = 10;
/** The most entries of a list on a page that shows them all without JavaScript (rule: hub-lists). */
export const WHOLE_LIST = 500;

/** An entry of the wall, with the name to show. */
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

/** The Wall of Support, newest first: purchases and contributions, each with its label (rule: wall-of-support). */
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

/** The entries of the wall that these wishes make; one that was taken off the wall makes none (rule: wall-corrections). */
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
 * The key by which two gifts count as one person's: the name without regard to case or outer spaces (rule:
 * supporter-count). Null for an anonymous gift, which counts by itself.
 */
export function personOf({ name, isAnonymous }: Giver): string | null {
  const given = name?.trim().toLowerCase() ?? "";
  return isAnonymous || given === "" ? null : given;
}

/**
 * How many people gave: each anonymous entry counts by itself, names compare without regard to case or outer spaces, and
 * the parent's own marks count nothing (rule: supporter-count).
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

/** What a hub counts of lists that it shows in part (rule: hub-lists). */
export type HubTotals = Pick<HubView, "updatesTotal" | "wallTotal" | "giversTotal">;

/** The totals of a hub whose lists are whole, for hubs that are not read from the database (rule: hub-lists). */
export function totalsOf(hub: Pick<HubView, "gifts" | "contributions" | "updates">): HubTotals {
  const entries = wallEntries(hub);
  return {
    updatesTotal: hub.updates.length,
    wallTotal: entries.length,
    giversTotal: uniqueSupporterCount(entries),
  };
}
