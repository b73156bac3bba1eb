import {
  type ContributionView,
  getHubTotals,
  type HubView,
  type KidView,
  type LinkLists,
  listGiftsOnWall,
  mapLinkLists,
  mapPublicKidTexts,
  type ParentWallEntryView,
  sumConfirmedContributionsByType,
  type Theme,
  type UpdateView,
  type WishlistItemView,
} from "@giftling/domain";

type Lists = {
  links: LinkLists;
  wishlist: WishlistItemView[];
  updates: UpdateView[];
  contributions: ContributionView[];
  wall: ParentWallEntryView[];
};

/** Returns a kid's hub, built from lists that the dashboard loads. No page view is counted (rule: click-counting). */
export function createFamilyHub(
  kid: KidView,
  familyUrl: string,
  theme: Theme,
  lists: { [Name in keyof Lists]: Lists[Name] | undefined },
): HubView {
  const { id, firstName, birthdayMonth, birthdayDay, avatarUrl } = kid;
  const { secondDayName, secondDayMonth, secondDayDay } = kid;
  const days = { birthdayMonth, birthdayDay, secondDayName, secondDayMonth, secondDayDay };
  const texts = mapPublicKidTexts((name) => kid[name]);
  const { wall = [], wishlist = [], contributions = [] } = lists;
  const offWall = new Set(wall.filter((entry) => !entry.isOnWall).map((entry) => entry.id));
  const thanked = new Set(wall.filter((entry) => entry.isThanked).map((entry) => entry.id));
  const shown = {
    wishlist: wishlist
      .filter(({ state }) => state === "shown")
      .map((item) => ({ ...item, isOnWall: item.gifts.every((gift) => !offWall.has(gift.id)) })),
    gifts: wishlist
      .flatMap((item) => listGiftsOnWall([{ ...item, isOnWall: true }]))
      .filter((gift) => !offWall.has(gift.id))
      .map((gift) => ({ ...gift, isThanked: thanked.has(gift.id) })),
    updates: lists.updates ?? [],
    contributions: contributions
      .filter((entry) => entry.status !== "dismissed" && !offWall.has(entry.id))
      .map((entry) => ({
        id: entry.id,
        contributorName: entry.contributorName,
        isAnonymous: entry.isAnonymous,
        amount: null,
        type: entry.type,
        contributedAt: entry.contributedAt,
        isThanked: thanked.has(entry.id),
      })),
  };
  return {
    familyUrl,
    kid: { id, firstName, ...days, ...texts, avatarUrl },
    ...(lists.links ?? mapLinkLists(() => [])),
    ...shown,
    ...getHubTotals(shown),
    contributedByType: sumConfirmedContributionsByType(contributions),
    referralCode: null,
    showsBranding: false,
    isPaused: false,
    title: null,
    theme,
  };
}
