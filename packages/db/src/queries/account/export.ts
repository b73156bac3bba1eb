import { dollarsFromCents } from "@giftling/domain";
import { asc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../client.ts";
import { identities, mailPreferences } from "../../schema/account.ts";
import { subscriptions } from "../../schema/billing.ts";
import { pictures } from "../../schema/pictures.ts";
import { referrals } from "../../schema/referrals.ts";
import { mailContacts, supporters } from "../../schema/supporters.ts";
import { themes } from "../../schema/themes.ts";
import { countActivity } from "../analytics/counts.ts";
import { listContributions } from "../gratitude/contributions.ts";
import { listThankYous } from "../gratitude/thank-yous.ts";
import { listWall } from "../gratitude/wall.ts";
import { isMailable } from "../hub/supporters.ts";
import { ofKid } from "../ids.ts";
import { listKids } from "../kids.ts";
import { listPaymentLinks, listRegistryLinks } from "../links.ts";
import { listUpdates } from "../updates.ts";
import { listWishlist } from "../wishlist/items.ts";
import { findFamilyFacts, findUser } from "./users.ts";

/** Everything that a family has stored, as of one moment (rule: data-export). */
export type FamilyExport = NonNullable<Awaited<ReturnType<typeof readFamily>>>;

/**
 * Reads all data of a family in one snapshot, whether its account is open or closed; null when it is gone (rule:
 * data-export).
 */
export async function readFamily(db: Executor, userId: string) {
  return db.transaction((tx) => readFrom(tx, userId), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

async function readFrom(tx: Executor, userId: string) {
  const user = await findUser(tx, userId);
  if (!user) return null;
  const { familyUrl, formerFamilyUrls } = await findFamilyFacts(tx, userId);
  const children = [];
  for (const kid of await listKids(tx, userId)) children.push(await readKid(tx, userId, kid));
  return {
    user,
    addresses: { familyUrl, formerFamilyUrls },
    signIns: await tx
      .select({ issuer: identities.issuer, subject: identities.subject })
      .from(identities)
      .where(eq(identities.userId, userId)),
    theme: await firstOf(
      tx
        .select({ palette: themes.palette, accent: themes.accent, cover: themes.cover })
        .from(themes)
        .where(eq(themes.userId, userId)),
    ),
    mailPreferences: await firstOf(
      tx
        .select({
          giftRecorded: mailPreferences.giftRecorded,
          referralReward: mailPreferences.referralReward,
          trialReminders: mailPreferences.trialReminders,
        })
        .from(mailPreferences)
        .where(eq(mailPreferences.userId, userId)),
    ),
    subscription: await firstOf(
      tx
        .select({
          status: subscriptions.stripeStatus,
          cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
          trialEnd: subscriptions.trialEnd,
          currentPeriodEnd: subscriptions.currentPeriodEnd,
        })
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId)),
    ),
    children,
    referrals: await listReferrals(tx, userId),
    pictureKeys: await listPictureKeys(tx, userId),
  };
}

async function readKid<Kid extends { id: string }>(tx: Executor, userId: string, kid: Kid) {
  return {
    kid,
    paymentLinks: await listPaymentLinks(tx, userId, kid.id),
    registryLinks: await listRegistryLinks(tx, userId, kid.id),
    wishlist: await listWishlist(tx, userId, kid.id),
    updates: await listUpdates(tx, userId, kid.id),
    contributions: await listContributions(tx, userId, kid.id),
    thankYous: await listThankYous(tx, userId, kid.id),
    supporters: await listSupporters(tx, userId, kid.id),
    wall: await listWall(tx, userId, kid.id),
    activity: await countActivity(tx, userId, kid.id),
  };
}

/** A supporter's e-mail address is included only while they want mail from this family (rule: data-export). */
async function listSupporters(tx: Executor, userId: string, kidId: string) {
  const rows = await tx
    .select({
      name: supporters.name,
      email: sql<string | null>`case when ${isMailable} then ${mailContacts.email} end`,
      wantsUpdates: supporters.wantsUpdates,
      contributionType: supporters.contributionType,
      amountCents: supporters.contributionAmountCents,
      createdAt: supporters.createdAt,
    })
    .from(supporters)
    .innerJoin(mailContacts, eq(mailContacts.id, supporters.contactId))
    .where(ofKid(supporters.kidId, userId, kidId))
    .orderBy(asc(supporters.id));
  return rows.map(({ amountCents, ...row }) => ({
    ...row,
    contributionAmount: amountCents === null ? null : dollarsFromCents(amountCents),
  }));
}

/** Friends with their masked address, as on the referrals page (rule: referral-stats). */
async function listReferrals(tx: Executor, userId: string) {
  return tx
    .select({
      refereeEmail: referrals.refereeEmail,
      clickedAt: referrals.clickedAt,
      signedUpAt: referrals.signedUpAt,
      publishedPageAt: referrals.publishedPageAt,
      rewardGrantedAt: referrals.rewardGrantedAt,
    })
    .from(referrals)
    .where(eq(referrals.referrerId, userId))
    .orderBy(asc(referrals.clickedAt), asc(referrals.id));
}

async function listPictureKeys(tx: Executor, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ storageKey: pictures.storageKey })
    .from(pictures)
    .where(eq(pictures.userId, userId))
    .orderBy(asc(pictures.id));
  return rows.map(({ storageKey }) => storageKey);
}

const firstOf = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | null> =>
  (await rows)[0] ?? null;
