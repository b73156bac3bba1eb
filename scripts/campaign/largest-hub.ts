import { paymentLinks } from "@giftling/db/schema/links";
import { updates } from "@giftling/db/schema/updates";
import { wishlistItems } from "@giftling/db/schema/wishlist";
import { makeFamily, makeFamilyUrl, makeKid } from "@giftling/db/testing/factories";
import { BOUNDS } from "@giftling/domain";
import type { ProductProcess } from "../deep/product.ts";
import { getResponseTimePercentile, runCrowd } from "./crowd.ts";
import { runOnDatabase } from "./families.ts";
import { formatStatusCounts } from "./pictures.ts";
import type { Scenario } from "./scenario.ts";

const READERS = 200;
const READS = 5;
const LONGEST_MS = 5_000;
const ADDRESS = "campaign-largest";
const TEXT = "It has been on the list since the summer. ".repeat(12).slice(0, 480);

/** Creates a family that has reached every limit. Resolves with the id of its first kid. */
function makeLargest(product: ProductProcess): Promise<string> {
  return runOnDatabase(product, async (db) => {
    const family = await makeFamily(db, { subscriptionPlan: "enterprise" });
    await makeFamilyUrl(db, family.id, { address: ADDRESS });
    const kid = await makeKid(db, family.id);
    for (let more = 1; more < BOUNDS.kids; more += 1) await makeKid(db, family.id);
    const many = <Row>(count: number, row: (n: number) => Row) =>
      Array.from({ length: count }, (_, n) => row(n));
    const url = "https://example.com/things/a-thing-with-a-long-address";
    const of = { kidId: kid.id };
    await db
      .insert(wishlistItems)
      .values(many(BOUNDS.wishes, (n) => ({ ...of, name: `Wish ${n}`, url, description: TEXT })));
    await db
      .insert(updates)
      .values(many(BOUNDS.updates, (n) => ({ ...of, title: `News ${n}`, content: TEXT })));
    await db
      .insert(paymentLinks)
      .values(
        many(BOUNDS.links, (n) => ({ ...of, type: "529" as const, label: `Fund ${n}`, url })),
      );
    return kid.id;
  });
}

export const largestHubScenario: Scenario = {
  name: `the largest hub (${BOUNDS.wishes} wishes, ${BOUNDS.updates} updates, ${BOUNDS.links} links, ${BOUNDS.kids} kids), ${READERS} readers at once`,
  promise: `page and JSON: all answered, p99 ≤ ${LONGEST_MS} ms`,
  async run(product) {
    const data = `${product.origin}/api/hub/${ADDRESS}/${await makeLargest(product)}`;
    const page = await runCrowd(READERS, READS, () => `${product.origin}/hub/${ADDRESS}`);
    const json = await runCrowd(READERS, READS, () => data);
    const size = (await (await fetch(data)).arrayBuffer()).byteLength;
    const statuses = [...page.statuses, ...json.statuses];
    return {
      figure: `${formatStatusCounts(statuses)}; page p50 ${getResponseTimePercentile(page, 0.5).toFixed(0)} ms, p99 ${getResponseTimePercentile(page, 0.99).toFixed(0)} ms; JSON of ${(size / 1_000).toFixed(0)} kB p50 ${getResponseTimePercentile(json, 0.5).toFixed(0)} ms, p99 ${getResponseTimePercentile(json, 0.99).toFixed(0)} ms`,
      ok:
        statuses.every((status) => status === 200) &&
        getResponseTimePercentile(page, 0.99) <= LONGEST_MS &&
        getResponseTimePercentile(json, 0.99) <= LONGEST_MS,
    };
  },
};
