import type { HubView, WallLabel } from "./schema.ts";

/** The name on the wall for the parent's own mark as purchased (rule: parent-mark). */
export const PARENT_NAME = "Parent";

/** The name on the wall for an anonymous giver. */
export const ANONYMOUS_NAME = "Anonymous";

/** One entry of the Wall of Support. */
export type WallEntry = {
  id: string;
  label: WallLabel;
  /** The giver's name, trimmed; null for anonymous givers. */
  name: string | null;
  /** The name to show. */
  displayName: string;
  isAnonymous: boolean;
  /** The parent's own mark, which does not count as a supporter (rule: parent-mark). */
  isParent: boolean;
  /** ISO 8601, UTC. */
  givenAt: string;
  /** The gift's name; null for contributions. */
  giftName: string | null;
};

function entry(
  giver: { name: string | null; isAnonymous: boolean },
  gift: Pick<WallEntry, "id" | "label" | "givenAt" | "giftName" | "isParent">,
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
 * The Wall of Support, newest first: purchased items that are on the wall, and contributions, each with its label (rule:
 * wall-of-support).
 */
export function wallEntries(hub: Pick<HubView, "wishlist" | "contributions">): WallEntry[] {
  const gifts = hub.wishlist
    .filter((item) => item.isPurchased && item.isOnWall)
    .map((item) =>
      entry(
        { name: item.purchasedBy, isAnonymous: item.isAnonymous },
        {
          id: item.id,
          label: "Gift",
          givenAt: item.purchasedAt ?? item.createdAt,
          giftName: item.name,
          isParent: item.purchasedBy === PARENT_NAME && !item.isAnonymous,
        },
      ),
    );
  const contributions = hub.contributions.map((contribution) =>
    entry(
      { name: contribution.contributorName, isAnonymous: contribution.isAnonymous },
      {
        id: contribution.id,
        label: contribution.type === "529" ? "529 Investment" : "Contribution",
        givenAt: contribution.contributedAt,
        giftName: null,
        isParent: false,
      },
    ),
  );
  return [...gifts, ...contributions].sort(
    (a, b) => Date.parse(b.givenAt) - Date.parse(a.givenAt) || b.id.localeCompare(a.id),
  );
}

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
