import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import type { Executor } from "../client.ts";
import * as schema from "../schema/index.ts";
import { createTestDatabase } from "../testing/database.ts";
import { makeAddress, makeItem, makeKid, makeUser } from "../testing/factories.ts";
import {
  countActivity,
  countByDay,
  countClicksByLink,
  listSupporterNames,
  recordPageView,
} from "./analytics.ts";
import {
  listContributions,
  listWallContributions,
  sumConfirmedByType,
  sumContributions,
} from "./gratitude.ts";
import { findHubFamily } from "./hub.ts";
import { findKidRow, listKids } from "./kids.ts";
import { countLinks, listPaymentLinks, listRegistryLinks } from "./links.ts";
import { readSlots } from "./priorities.ts";
import { lockPurchase } from "./purchases.ts";
import { findUnpublishedReferral, listReferrals } from "./referrals.ts";
import {
  findThankYouPage,
  listPendingThankYous,
  listSentThankYous,
  lockThankYous,
} from "./thank-yous.ts";
import { listUpdates } from "./updates.ts";
import { listWall } from "./wall.ts";
import { findGiftForStranger, findWishlistRows } from "./wishlist.ts";

const { db, url, drop } = await createTestDatabase();
const user = await makeUser(db);
const { address } = await makeAddress(db, user.id);
const kid = await makeKid(db, user.id);
const item = await makeItem(db, kid.id);

// Without sequential scans allowed, one still stands in a plan only where no index could serve.
const client = postgres(url, { max: 1, connection: { enable_seqscan: false }, onnotice: () => {} });
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
  "the family of an address": () => findHubFamily(logged, address),
  "the kids of a family": () => listKids(logged, user.id),
  "a kid of a family": () => findKidRow(logged, user.id, kid.id),
  "payment links": () => listPaymentLinks(logged, user.id, kid.id),
  "registry links": () => listRegistryLinks(logged, user.id, kid.id),
  wishlist: () => findWishlistRows(logged, user.id, kid.id),
  updates: () => listUpdates(logged, user.id, kid.id),
  ledger: () => listContributions(logged, user.id, kid.id),
  wall: () => listWallContributions(logged, user.id, kid.id),
  "the parent's wall": () => listWall(logged, user.id, kid.id),
  "confirmed sums": () => sumConfirmedByType(logged, user.id, kid.id),
  totals: () => sumContributions(logged, user.id, kid.id),
  "thank-you queue": () => listPendingThankYous(logged, user.id, kid.id),
  "sent thank-yous": () => listSentThankYous(logged, user.id, kid.id),
  "thank-yous to send": () => lockThankYous(logged, user.id, [item.id]),
  "a thank-you's page": () => findThankYouPage(logged, item.id),
  "clicks, views and items": () => countActivity(logged, user.id, kid.id),
  "what each day added": () => countByDay(logged, user.id, kid.id, new Date(0)),
  "clicks by link": () => countClicksByLink(logged, user.id, kid.id, new Date(0)),
  "a parent's referrals": () => listReferrals(logged, user.id, 10),
  "a friend's referral": () => findUnpublishedReferral(logged, user.id),
  supporters: () => listSupporterNames(logged, user.id, kid.id),
  "link limit": () => countLinks(logged, kid.id),
  slots: () => readSlots(logged, kid.id),
  "a gift to buy": () => findGiftForStranger(logged, item.id),
  "its purchase": () => lockPurchase(logged, item.id),
  "a page view": () => recordPageView(logged, kid.id, "visitor", new Date()),
};

test.each(Object.keys(reads))("%s: served by indexes", async (name) => {
  seen.length = 0;
  await reads[name]?.();
  expect(seen.length).toBeGreaterThan(0);
  for (const { query, params } of [...seen]) {
    const plan = await client.unsafe(`explain ${query}`, params.map(String));
    const scans = plan
      .map((line) => String(line["QUERY PLAN"]))
      .filter((line) => /Seq Scan/.test(line));
    expect(scans, query).toEqual([]);
  }
});
