import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import type { Executor } from "../client.ts";
import * as schema from "../schema/index.ts";
import { createTestDatabase } from "../testing/database.ts";
import {
  makeAddress,
  makeContribution,
  makeItem,
  makeKid,
  makePaymentLink,
  makeUpdate,
  makeUser,
} from "../testing/factories.ts";
import { countActivity, countClicksByLink } from "./analytics/counts.ts";
import { readFigures } from "./analytics/figures.ts";
import { findKidOfLink, insertVisits, type VisitedLink } from "./analytics/visits.ts";
import { deleteStripeEventsBefore, findUserByCustomer } from "./billing/stripe.ts";
import { findIdentitiesOf } from "./billing/subscriptions.ts";
import { findContributionTarget, findGiftParent } from "./gratitude/contribution-target.ts";
import { listContributions } from "./gratitude/contributions.ts";
import { findThankYouPage, listSentThankYous, lockThankYous } from "./gratitude/thank-yous.ts";
import { countWaiting } from "./gratitude/waiting.ts";
import { listWall } from "./gratitude/wall.ts";
import { listFollowers } from "./hub/followers.ts";
import { findKidAt } from "./hub/public.ts";
import { readHubSnapshot } from "./hub/snapshot.ts";
import { findAskedContact, listUpdateReaders } from "./hub/supporters.ts";
import { listWallBehind } from "./hub/wall.ts";
import { readKidParts } from "./kid-parts.ts";
import { countKids, findKidRow, listKids } from "./kids.ts";
import { countLinks, listPaymentLinks, listRegistryLinks } from "./links.ts";
import { listGiftsAwaitingNotice } from "./mail/facts.ts";
import { countMailsTo, deleteMailsSettledBefore, listForgottenMails } from "./mail/outbox.ts";
import { readSlots } from "./priorities.ts";
import {
  findReferrer,
  findUnpublishedReferral,
  listReferrals,
  recordReferralClick,
} from "./referrals.ts";
import { countUpdates, listUpdates, listUpdatesBehind } from "./updates.ts";
import { countWishes, findWishForStranger, listWishlist } from "./wishlist/items.ts";
import { lockPurchase } from "./wishlist/purchases.ts";

const { db, url, drop } = await createTestDatabase();
const user = await makeUser(db);
const { address } = await makeAddress(db, user.id);
const kid = await makeKid(db, user.id);
const item = await makeItem(db, kid.id);
const link: VisitedLink = { kind: "payment", id: (await makePaymentLink(db, kid.id)).id };
const contribution = await makeContribution(db, kid.id);
const update = await makeUpdate(db, kid.id);

// With sequential scans off, a plan has one only where no index could serve.
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

const reads: Record<string, () => Promise<unknown>> = {
  "a hub": () => readHubSnapshot(logged, address, { kid: kid.id }),
  "a kid at an address": () => findKidAt(logged, address, kid.id),
  "the kids of a family": () => listKids(logged, user.id),
  "a kid of a family": () => findKidRow(logged, user.id, kid.id),
  "all of a kid's lists": () =>
    readKidParts(logged, user.id, kid.id, [
      "paymentLinks",
      "registryLinks",
      "wishlist",
      "updates",
      "contributions",
      "pendingThankYous",
    ]),
  "a kid's figures": () => readFigures(logged, user.id, kid.id, new Date(0)),
  "payment links": () => listPaymentLinks(logged, user.id, kid.id),
  "registry links": () => listRegistryLinks(logged, user.id, kid.id),
  wishlist: () => listWishlist(logged, user.id, kid.id),
  updates: () => listUpdates(logged, user.id, kid.id),
  ledger: () => listContributions(logged, user.id, kid.id),
  "a page of the wall": () => listWallBehind(logged, kid.id, contribution.id, 24),
  "a page of updates": () => listUpdatesBehind(logged, kid.id, update.id, 10),
  "the parent's wall": () => listWall(logged, user.id, kid.id),
  "what waits at each kid": () => countWaiting(logged, user.id),
  "sent thank-yous": () => listSentThankYous(logged, user.id, kid.id),
  "thank-yous to send": () => lockThankYous(logged, user.id, [item.id]),
  "a thank-you's page": () => findThankYouPage(logged, item.id),
  "clicks, views and items": () => countActivity(logged, user.id, kid.id),
  "clicks by link": () => countClicksByLink(logged, user.id, kid.id, new Date(0)),
  "a parent's referrals": () => listReferrals(logged, user.id, 10),
  "a friend's referral": () => findUnpublishedReferral(logged, user.id),
  "bound of wishes": () => countWishes(logged, kid.id),
  "bound of updates": () => countUpdates(logged, kid.id),
  "bound of kids": () => countKids(logged, user.id),
  "link limit": () => countLinks(logged, kid.id),
  slots: () => readSlots(logged, kid.id),
  "a gift to buy": () => findWishForStranger(logged, item.id),
  "what to contribute to": () =>
    findContributionTarget(logged, {
      kidId: kid.id,
      paymentLinkId: link.id,
      wishlistItemId: item.id,
    }),
  "its purchase": () => lockPurchase(logged, item.id),
  "whose referral code": () => findReferrer(logged, "code"),
  "a friend's click": () => recordReferralClick(logged, user.id, "visitor", new Date()),
  "the mails to an address": () => countMailsTo(logged, "hash", new Date()),
  "a parent's last mail": () => findGiftParent(logged, user.id),
  "mails that a dead process had": () => listForgottenMails(logged, new Date(), new Date(), 10),
  "old mails": () => deleteMailsSettledBefore(logged, new Date(0)),
  followers: () => listFollowers(logged, user.id, kid.id),
  "readers of an update": () => listUpdateReaders(logged, item.id),
  "a confirmation": () => findAskedContact(logged, "hash", new Date(0)),
  "gifts to tell of": () => listGiftsAwaitingNotice(logged, user.id),
  "a customer at Stripe": () => findUserByCustomer(logged, "cus_1"),
  "a family's sign-ins": () => findIdentitiesOf(logged, user.id),
  "old events": () => deleteStripeEventsBefore(logged, new Date(0)),
  "a click's link": () => findKidOfLink(logged, link),
  visits: () =>
    insertVisits(
      logged,
      [null, link].map((visited) => ({
        kidId: kid.id,
        link: visited,
        visitorHash: "visitor",
        sessionHash: "session",
        hour: new Date(0),
      })),
    ),
};

/** Indexes that hold exactly the rows asked for, so that scanning them whole is right. */
const PARTIAL = new Set(["mails_due"]);

type Plan = { "Node Type": string; "Index Name"?: string; "Index Cond"?: string; Plans?: Plan[] };

/** The steps of a plan that scan a table or an index whole. */
function readWhole(plan: Plan): string[] {
  const { "Node Type": step, "Index Name": index = "", "Index Cond": condition } = plan;
  const isWhole =
    step === "Seq Scan" ||
    (/Index.* Scan/.test(step) && condition === undefined && !PARTIAL.has(index));
  const below = (plan.Plans ?? []).flatMap(readWhole);
  return isWhole ? [`${step} ${index}`, ...below] : below;
}

test.each(Object.keys(reads))("%s: served by indexes", async (name) => {
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
