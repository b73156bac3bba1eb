import { centsToDollars, getLinkListName, LINK_KINDS } from "@giftling/domain";
import { and, asc, eq, not, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import {
  identities,
  mailPreferences,
  passkeys,
  pushPreferences,
  users,
} from "../../schema/account.ts";
import { subscriptions } from "../../schema/billing.ts";
import { familyMembers } from "../../schema/families.ts";
import { pictures } from "../../schema/pictures.ts";
import { referrals } from "../../schema/referrals.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { wishlistItems } from "../../schema/wishlist.ts";
import { findFamilyFacts } from "../account/families.ts";
import { mailPreferenceColumns } from "../account/mail-preferences.ts";
import { pushPreferenceColumns } from "../account/push.ts";
import { findAccount } from "../account/users.ts";
import { countKidVisitsAndWishes } from "../analytics/counts.ts";
import { mailableContactCondition } from "../contacts/contacts.ts";
import { buildKidRowCondition } from "../core/ids.ts";
import { readKidLists } from "../dashboard/kid-lists.ts";
import { listInvites } from "../family/invites.ts";
import { findTheme } from "../hub/themes.ts";
import { deletedKidPictureCondition, listDeletedKids } from "../kids/deleted-kids.ts";
import { listKids } from "../kids/kids.ts";
import { listStoredPeople } from "../people/people.ts";
import { listThankYous } from "../thank-yous/thank-yous.ts";
import { listWallEntries } from "../wall/wall-entries.ts";
import { listWebhooks } from "../webhooks/webhooks.ts";

export type FamilyExport = NonNullable<Awaited<ReturnType<typeof readFamilyExport>>>;

/**
 * Returns all data of a family and of the requesting member from one snapshot. Includes holds that are open at `now`.
 * Also works for a closed account. Returns null if the family does not exist or the user is not a member
 * (rule: data-export).
 */
export async function readFamilyExport(db: Executor, familyId: string, userId: string, now: Date) {
  return db.transaction((tx) => readFrom(tx, familyId, userId, now), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

async function readFrom(tx: Executor, familyId: string, userId: string, now: Date) {
  const account = await findAccount(tx, userId);
  if (account?.family.id !== familyId) return null;
  const { user, family, role } = account;
  const { familyUrl, formerFamilyUrls } = await findFamilyFacts(tx, familyId);
  const children = [];
  for (const kid of await listKids(tx, familyId)) {
    children.push(await readKid(tx, familyId, kid, now));
  }
  return {
    user,
    family,
    role,
    addresses: { familyUrl, formerFamilyUrls },
    signIns: await tx
      .select({ issuer: identities.issuer, subject: identities.subject })
      .from(identities)
      .where(eq(identities.userId, userId)),
    passkeys: await tx
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt)),
    members: await listMemberNames(tx, familyId),
    invites: role === "owner" ? await listInvited(tx, familyId) : [],
    webhooks: role === "owner" ? await listWebhooks(tx, familyId) : [],
    deletedKids: role === "owner" ? await listDeletedKids(tx, familyId, new Date(0)) : [],
    theme: await findTheme(tx, familyId),
    mailPreferences: await getFirst(
      tx
        .select(mailPreferenceColumns)
        .from(mailPreferences)
        .where(eq(mailPreferences.userId, user.id)),
    ),
    pushPreferences: await getFirst(
      tx
        .select(pushPreferenceColumns)
        .from(pushPreferences)
        .where(eq(pushPreferences.userId, user.id)),
    ),
    subscription: await getFirst(
      tx
        .select({
          status: subscriptions.stripeStatus,
          cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
          trialEnd: subscriptions.trialEnd,
          currentPeriodEnd: subscriptions.currentPeriodEnd,
        })
        .from(subscriptions)
        .where(eq(subscriptions.familyId, familyId)),
    ),
    children,
    people: await listStoredPeople(tx, familyId),
    referrals: await listReferrals(tx, familyId),
    pictureKeys: await listPictureKeys(tx, familyId),
  };
}

/** Returns the first names and roles of all members, without last names, e-mail addresses and identities. */
async function listMemberNames(tx: Executor, familyId: string) {
  return tx
    .select({
      firstName: users.firstName,
      role: familyMembers.role,
      takenOutAt: familyMembers.takenOutAt,
      createdAt: familyMembers.createdAt,
    })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(eq(familyMembers.familyId, familyId))
    .orderBy(asc(familyMembers.createdAt), asc(users.id));
}

async function listInvited(tx: Executor, familyId: string) {
  const invites = await listInvites(tx, familyId);
  return invites.map(({ email, language, expiresAt, createdAt }) => ({
    email,
    language,
    expiresAt,
    createdAt,
  }));
}

const EXPORTED_LISTS = [
  ...LINK_KINDS.map(getLinkListName),
  "occasions",
  "proposals",
  "wishlist",
  "deletedWishes",
  "updates",
  "updateMails",
  "contributions",
] as const;

async function readKid<Kid extends { id: string }>(
  tx: Executor,
  familyId: string,
  kid: Kid,
  now: Date,
) {
  const lists = await readKidLists(tx, familyId, kid.id, EXPORTED_LISTS, now);
  if (!lists) throw new Error("The kid is gone");
  const { wishlist, deletedWishes, updates, updateMails, ...others } = lists;
  const mails = new Map(updateMails.map(({ updateId, onItsWay: _, ...mail }) => [updateId, mail]));
  const deletions = await tx
    .select({ id: wishlistItems.id, deletedAt: wishlistItems.deletedAt })
    .from(wishlistItems)
    .where(eq(wishlistItems.kidId, kid.id));
  const deletedAt = new Map(deletions.map((wish) => [wish.id, wish.deletedAt]));
  return {
    kid,
    ...others,
    wishlist: [...wishlist, ...deletedWishes].map((wish) => ({
      ...wish,
      deletedAt: deletedAt.get(wish.id) ?? null,
    })),
    updates: updates.map((update) => ({ ...update, mail: mails.get(update.id) ?? null })),
    thankYous: await listThankYous(tx, familyId, kid.id),
    supporters: await listSupporters(tx, familyId, kid.id),
    wall: await listWallEntries(tx, familyId, kid.id),
    activity: await countKidVisitsAndWishes(tx, familyId, kid.id),
  };
}

/** Returns a kid's supporters. `email` is null for an unconfirmed or unsubscribed supporter (rule: data-export). */
async function listSupporters(tx: Executor, familyId: string, kidId: string) {
  const rows = await tx
    .select({
      name: supporters.name,
      email: sql<
        string | null
      >`case when ${mailableContactCondition} then ${mailContacts.email} end`,
      language: mailContacts.language,
      wantsUpdates: supporters.wantsUpdates,
      remindsBirthday: supporters.remindsBirthday,
      wantsDigest: supporters.wantsDigest,
      contributionType: supporters.contributionType,
      amountCents: supporters.contributionAmountCents,
      createdAt: supporters.createdAt,
    })
    .from(supporters)
    .innerJoin(mailContacts, eq(mailContacts.id, supporters.contactId))
    .where(buildKidRowCondition(supporters.kidId, familyId, kidId))
    .orderBy(asc(supporters.id));
  return rows.map(({ amountCents, ...row }) => ({
    ...row,
    contributionAmount: amountCents === null ? null : centsToDollars(amountCents),
  }));
}

/** Returns the family's referrals with masked e-mail addresses (rule: referral-stats). */
async function listReferrals(tx: Executor, familyId: string) {
  return tx
    .select({
      refereeEmail: referrals.refereeEmail,
      clickedAt: referrals.clickedAt,
      signedUpAt: referrals.signedUpAt,
      publishedPageAt: referrals.publishedPageAt,
      rewardGrantedAt: referrals.rewardGrantedAt,
    })
    .from(referrals)
    .where(eq(referrals.referrerId, familyId))
    .orderBy(asc(referrals.clickedAt), asc(referrals.id));
}

async function listPictureKeys(tx: Executor, familyId: string): Promise<string[]> {
  const rows = await tx
    .select({ storageKey: pictures.storageKey })
    .from(pictures)
    .where(and(eq(pictures.familyId, familyId), not(deletedKidPictureCondition)))
    .orderBy(asc(pictures.id));
  return rows.map(({ storageKey }) => storageKey);
}

const getFirst = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | null> =>
  (await rows)[0] ?? null;
