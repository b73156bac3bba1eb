import type { FamilyExport } from "@giftling/db/queries/export/export";

/** Converts a picture's URL path to its path in the archive. */
const pictureFile = (address: string | null): string | null =>
  address?.replace("/media/", "pictures/") ?? null;

/** Returns a family's data as one document of API views. Picture paths refer to files of the archive. */
export function createFamilyExportDocument(all: FamilyExport, exportedAt: Date) {
  const { user, family } = all;
  return {
    exportedAt,
    account: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      language: user.language,
      createdAt: user.createdAt,
      closedAt: family.closedAt,
      role: all.role,
      signIns: all.signIns,
      passkeys: all.passkeys,
      members: all.members,
      invites: all.invites,
      webhooks: all.webhooks.map(({ url, events, turnedOffBy, createdAt }) => ({
        url,
        events,
        turnedOffBy,
        createdAt,
      })),
      deletedChildren: all.deletedKids.map(({ id: _id, ...kid }) => kid),
      ...all.addresses,
      photoInPreviews: family.photoInPreviews,
      isPublished: family.isPublished,
      hasPasscode: family.passcodeHash !== null,
      showsPhoto: family.showsPhoto,
      showsBirthday: family.showsBirthday,
      pausesWrites: family.pausesWrites,
      approvesNames: family.approvesNames,
      sendsDigests: family.sendsDigests,
      hubTitle: family.hubTitle,
      hubLanguage: family.language,
      currency: family.currency,
      takenDownAt: family.takenDownAt,
      theme: all.theme,
      mailPreferences: all.mailPreferences,
      pushPreferences: all.pushPreferences,
    },
    plan: {
      subscriptionPlan: family.subscriptionPlan,
      subscriptionStatus: family.subscriptionStatus,
      trialEndsAt: family.trialEndsAt,
      premiumGrantedUntil: family.premiumGrantedUntil,
      currentPeriodEnd: family.currentPeriodEnd,
      subscription: all.subscription,
    },
    people: all.people.map(({ familyId: _familyId, ...person }) => person),
    referrals: { referralCode: family.referralCode, friends: all.referrals },
    children: all.children.map(({ kid, activity, updates, wishlist, thankYous, ...lists }) => ({
      ...kid,
      avatarUrl: pictureFile(kid.avatarUrl),
      ...lists,
      wishlist: wishlist.map((item) => ({ ...item, imageUrl: pictureFile(item.imageUrl) })),
      updates: updates.map((update) => ({ ...update, imageUrl: pictureFile(update.imageUrl) })),
      thankYous: thankYous.map((thanks) => ({ ...thanks, imageUrl: pictureFile(thanks.imageUrl) })),
      totalLinkClicks: activity.totalLinkClicks,
      totalPageViews: activity.totalPageViews,
    })),
  };
}

export type FamilyExportDocument = ReturnType<typeof createFamilyExportDocument>;

/** Serializes a family's export to JSON. Yields one chunk per kid, because the JSON can be tens of megabytes long. */
export function* serializeFamilyDocument({
  children,
  ...rest
}: FamilyExportDocument): Generator<string> {
  yield JSON.stringify(rest, null, 2).replace(/\n\}$/, ',\n  "children": [');
  for (const [index, child] of children.entries()) {
    yield `${index > 0 ? "," : ""}\n${JSON.stringify(child, null, 2)}`;
  }
  yield "\n  ]\n}\n";
}
