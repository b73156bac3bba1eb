import type { FamilyExport } from "@giftling/db/queries/account/export";

/** Where a picture lies in the archive; null without one. */
const pictureFile = (address: string | null): string | null =>
  address?.replace("/media/", "pictures/") ?? null;

/**
 * The whole family as one JSON document (rule: data-export): what the API tells of each thing, with the pictures'
 * places in the archive.
 */
export function familyDocument(family: FamilyExport, exportedAt: Date) {
  const { user } = family;
  return {
    exportedAt,
    account: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      createdAt: user.createdAt,
      closedAt: user.closedAt,
      signIns: family.signIns,
      ...family.addresses,
      photoInPreviews: user.photoInPreviews,
      isPublished: user.isPublished,
      hasPasscode: user.passcodeHash !== null,
      showsPhoto: user.showsPhoto,
      showsBirthday: user.showsBirthday,
      pausesWrites: user.pausesWrites,
      approvesNames: user.approvesNames,
      hubTitle: user.hubTitle,
      takenDownAt: user.takenDownAt,
      theme: family.theme,
      mailPreferences: family.mailPreferences,
    },
    plan: {
      subscriptionPlan: user.subscriptionPlan,
      subscriptionStatus: user.subscriptionStatus,
      trialEndsAt: user.trialEndsAt,
      premiumGrantedUntil: user.premiumGrantedUntil,
      currentPeriodEnd: user.currentPeriodEnd,
      subscription: family.subscription,
    },
    referrals: { referralCode: user.referralCode, friends: family.referrals },
    children: family.children.map(({ kid, activity, updates, wishlist, ...lists }) => ({
      ...kid,
      avatarUrl: pictureFile(kid.avatarUrl),
      ...lists,
      wishlist: wishlist.map((item) => ({ ...item, imageUrl: pictureFile(item.imageUrl) })),
      updates: updates.map((update) => ({ ...update, imageUrl: pictureFile(update.imageUrl) })),
      totalLinkClicks: activity.totalLinkClicks,
      totalPageViews: activity.totalPageViews,
    })),
  };
}

export type FamilyDocument = ReturnType<typeof familyDocument>;
