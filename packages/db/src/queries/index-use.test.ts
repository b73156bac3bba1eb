import type { KidDayKind } from "@giftling/domain";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import type { Executor } from "../client.ts";
import * as schema from "../schema/index.ts";
import { createTestDatabase } from "../testing/database.ts";
import {
  makeContribution,
  makeFamily,
  makeFamilyUrl,
  makeKid,
  makePaymentLink,
  makeUpdate,
  makeWish,
} from "../testing/factories.ts";
import { listReplyAddresses } from "./account/mail-preferences.ts";
import { deleteSessionsOfFamily, findSession } from "./account/sessions.ts";
import { findAccount, findOwner } from "./account/users.ts";
import { countClicksByLink, countKidVisitsAndWishes } from "./analytics/counts.ts";
import { readKidAnalytics } from "./analytics/kid-statistics.ts";
import { type ClickedLink, findKidByLink, recordVisits } from "./analytics/visits.ts";
import { findFamilyByCustomer } from "./billing/stripe.ts";
import { listMemberIdentities } from "./billing/subscriptions.ts";
import { findContactByConfirmationToken } from "./contacts/confirmation-tokens.ts";
import {
  listDigestRecipients,
  listKidUpdateRecipients,
  listUpdateRecipients,
} from "./contacts/contacts.ts";
import { listFollowers } from "./contacts/followers.ts";
import { findWishlistItem, readKidLists } from "./dashboard/kid-lists.ts";
import { listMembers } from "./family/members.ts";
import { findContributionTarget } from "./gifts/contribution-target.ts";
import { lockPurchases } from "./gifts/purchases.ts";
import { findKidByFamilyUrl } from "./hub/public-hub.ts";
import { readHubSnapshot } from "./hub/snapshot.ts";
import { countKids, findKid, listKids } from "./kids/kids.ts";
import { countLinks } from "./links/links.ts";
import { findDigestStatus, listDigestWishes } from "./mail/digests.ts";
import { listDueReminders, listDueWishlistChecks } from "./mail/due-mails.ts";
import { listGiftsAwaitingNotice } from "./mail/facts.ts";
import { deleteExpiredRows } from "./operation/expired-rows.ts";
import { countRecipientMails, listOverdueMails } from "./operation/mail-outbox.ts";
import { readPrioritySlots } from "./priorities/priorities.ts";
import {
  findReferrer,
  findUnpublishedReferral,
  listReferrals,
  recordReferralClick,
} from "./referrals/referrals.ts";
import { findThankYouPage } from "./thank-yous/thank-you-page.ts";
import { countPendingTasks, listSentThankYous, lockThankYous } from "./thank-yous/thank-yous.ts";
import { findUpdateMail } from "./updates/update-mails.ts";
import { countUpdates, listUpdatesBefore } from "./updates/updates.ts";
import { listWallEntriesBefore } from "./wall/hub-wall.ts";
import { listWallEntries } from "./wall/wall-entries.ts";
import { countWishes, findWishForVisitor } from "./wishlist/items.ts";

const { db, url, drop } = await createTestDatabase();
const family = await makeFamily(db);
const { address } = await makeFamilyUrl(db, family.id);
const kid = await makeKid(db, family.id);
const item = await makeWish(db, kid.id);
const link: ClickedLink = { kind: "payment", id: (await makePaymentLink(db, kid.id)).id };
const contribution = await makeContribution(db, kid.id);
const update = await makeUpdate(db, kid.id);

// With sequential scans disabled, a plan contains a sequential scan only if no index can be used.
const client = postgres(url, { max: 1, connection: { enable_seqscan: "off" }, onnotice: () => {} });
const seen: { query: string; params: unknown[] }[] = [];
const logged: Executor = drizzle(client, {
  schema,
  casing: "snake_case",
  logger: { logQuery: (query, params) => seen.push({ query, params }) },
});
afterAll(async () => {
  await client.end();
  await drop();
});

const coming = (kind: KidDayKind) => ({ kind, dates: [{ month: 3, day: 14 }], since: new Date(0) });

const reads: Record<string, () => Promise<unknown>> = {
  "a hub": () => readHubSnapshot(logged, address, { kid: kid.id }, new Date()),
  "a kid at an address": () => findKidByFamilyUrl(logged, address, kid.id),
  "the kids of a family": () => listKids(logged, family.id),
  "a kid of a family": () => findKid(logged, family.id, kid.id),
  "all of a kid's lists": () =>
    readKidLists(
      logged,
      family.id,
      kid.id,
      [
        "paymentLinks",
        "registryLinks",
        "wishlist",
        "occasions",
        "proposals",
        "deletedWishes",
        "updates",
        "updateMails",
        "contributions",
        "pendingThankYous",
      ],
      new Date(),
    ),
  "a kid's digest": () => findDigestStatus(logged, kid.id),
  "a digest's wishes": () => listDigestWishes(logged, kid.id, null, new Date()),
  "a digest's readers": () => listDigestRecipients(logged, kid.id),
  "a kid's figures": () => readKidAnalytics(logged, family.id, kid.id, new Date(0)),
  "a wish of a family": () => findWishlistItem(logged, family.id, item.id, new Date()),
  "a page of the wall": () => listWallEntriesBefore(logged, kid.id, contribution.id, 24),
  "a page of updates": () => listUpdatesBefore(logged, kid.id, update.id, 10),
  "the parent's wall": () => listWallEntries(logged, family.id, kid.id),
  "what waits at each kid": () => countPendingTasks(logged, family.id),
  "sent thank-yous": () => listSentThankYous(logged, family.id, kid.id),
  "thank-yous to send": () => lockThankYous(logged, family.id, [item.id]),
  "a thank-you's page": () => findThankYouPage(logged, item.id),
  "clicks, views and items": () => countKidVisitsAndWishes(logged, family.id, kid.id),
  "clicks by link": () => countClicksByLink(logged, family.id, kid.id, new Date(0)),
  "a parent's referrals": () => listReferrals(logged, family.id, 10),
  "a friend's referral": () => findUnpublishedReferral(logged, family.id),
  "bound of wishes": () => countWishes(logged, kid.id),
  "bound of updates": () => countUpdates(logged, kid.id),
  "bound of kids": () => countKids(logged, family.id),
  "link limit": () => countLinks(logged, kid.id),
  slots: () => readPrioritySlots(logged, kid.id),
  "a gift to buy": () => findWishForVisitor(logged, item.id),
  "what to contribute to": () =>
    findContributionTarget(logged, {
      kidId: kid.id,
      paymentLinkId: link.id,
      wishlistItemId: item.id,
    }),
  "its purchase": () => lockPurchases(logged, item.id),
  "whose referral code": () => findReferrer(logged, "code"),
  "a friend's click": () => recordReferralClick(logged, family.id, "visitor", new Date(), []),
  "the mails to an address": () => countRecipientMails(logged, "hash", new Date()),
  "mails that a dead process had": () => listOverdueMails(logged, new Date(), new Date(), 10),
  "old mails": () => deleteExpiredRows(logged, "mails", new Date(0)),
  followers: () => listFollowers(logged, family.id, kid.id),
  "how an update goes by mail": () => findUpdateMail(logged, update.id),
  "readers of a kid": () => listKidUpdateRecipients(logged, kid.id),
  "readers of an update": () => listUpdateRecipients(logged, item.id),
  "a confirmation": () => findContactByConfirmationToken(logged, "hash", new Date(0)),
  "gifts to tell of": () => listGiftsAwaitingNotice(logged, family.id),
  "reminders of a birthday": () => listDueReminders(logged, coming("birthday")),
  "reminders of a second day": () => listDueReminders(logged, coming("second-day")),
  "lists for a birthday": () => listDueWishlistChecks(logged, coming("birthday")),
  "lists for a second day": () => listDueWishlistChecks(logged, coming("second-day")),
  "a customer at Stripe": () => findFamilyByCustomer(logged, "cus_1"),
  "a family's sign-ins": () => listMemberIdentities(logged, family.id),
  "whose session": () => findSession(logged, "hash", new Date(0)),
  "the sessions of a family": () => deleteSessionsOfFamily(logged, family.id),
  "a person with their family": () => findAccount(logged, family.owner.id),
  "a family's owner": () => findOwner(logged, family.id),
  "who takes a family's replies": () => listReplyAddresses(logged, family.id),
  "a family's members": () => listMembers(logged, family.id),
  "old events": () => deleteExpiredRows(logged, "stripeEvents", new Date(0)),
  "a click's link": () => findKidByLink(logged, link),
  visits: () =>
    recordVisits(
      logged,
      [kid, link].map(({ id }) => ({
        kidId: kid.id,
        targetId: id,
        visitorHash: "visitor",
        sessionHash: "session",
        hour: new Date(0),
      })),
    ),
};

/** Partial indexes that contain exactly the rows of a query. The query can therefore scan the whole index. */
const PARTIAL = new Set(["mails_due"]);

type Plan = { "Node Type": string; "Index Name"?: string; "Index Cond"?: string; Plans?: Plan[] };

/** Returns the steps of a query plan that read an entire table or index. */
function readWhole(plan: Plan): string[] {
  const { "Node Type": step, "Index Name": index = "", "Index Cond": condition } = plan;
  const isWhole =
    step === "Seq Scan" ||
    (/Index.* Scan/.test(step) && condition === undefined && !PARTIAL.has(index));
  const below = (plan.Plans ?? []).flatMap(readWhole);
  return isWhole ? [`${step} ${index}`, ...below] : below;
}

test.each(Object.keys(reads))("%s uses indexes", async (name) => {
  seen.length = 0;
  await reads[name]?.();
  expect(seen.length).toBeGreaterThan(0);
  for (const { query, params } of [...seen]) {
    const [row] = await client.unsafe(`explain (format json) ${query}`, params.map(String));
    const plans: { Plan: Plan }[] = row?.["QUERY PLAN"];
    expect(
      plans.flatMap((one) => readWhole(one.Plan)),
      query,
    ).toEqual([]);
  }
});
