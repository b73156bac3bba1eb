import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { visitTotalColumns } from "@giftling/db/queries/analytics/counts";
import { visitDays } from "@giftling/db/schema/analytics";
import { paymentLinks } from "@giftling/db/schema/links";
import { updates } from "@giftling/db/schema/updates";
import { wishlistItems } from "@giftling/db/schema/wishlist";
import { makeFamily, makeFamilyUrl, makeKid } from "@giftling/db/testing/factories";
import { COUNT_BOUNDS } from "@giftling/domain";
import type { ProductProcess } from "../harness/product.ts";
import {
  createVisitorHeaders,
  listResponseStatuses,
  type RequestTarget,
  runWithConcurrencyLimit,
  sendGetRequest,
  sendRequest,
  TRUSTED_PROXY_ENV,
} from "../harness/requests.ts";
import { formatValueCounts, getPercentile } from "../harness/statistics.ts";
import { pollUntil } from "../harness/wait.ts";
import { withProductDatabase } from "./database.ts";
import type { Scenario, Scenarios } from "./scenario.ts";

const READERS = 200;
const READS = 5;
const LONGEST_MS = 5_000;
const LARGEST_URL = "campaign-largest";
const LONG_TEXT = "It has been on the list since the summer. ".repeat(12).slice(0, 480);

/** Creates a family whose first kid has the maximum number of entries. Resolves with the kid's ID. */
function makeLargest(product: ProductProcess): Promise<string> {
  return withProductDatabase(product, async (db) => {
    const family = await makeFamily(db, { subscriptionPlan: "enterprise" });
    await makeFamilyUrl(db, family.id, { address: LARGEST_URL });
    const kid = await makeKid(db, family.id);
    for (let more = 1; more < COUNT_BOUNDS.kids; more += 1) await makeKid(db, family.id);
    const many = <Row>(count: number, row: (n: number) => Row) =>
      Array.from({ length: count }, (_, n) => row(n));
    const url = "https://example.com/things/a-thing-with-a-long-address";
    const of = { kidId: kid.id };
    await db.insert(wishlistItems).values(
      many(COUNT_BOUNDS.wishes, (n) => ({
        ...of,
        name: `Wish ${n}`,
        url,
        description: LONG_TEXT,
      })),
    );
    await db
      .insert(updates)
      .values(
        many(COUNT_BOUNDS.updates, (n) => ({ ...of, title: `News ${n}`, content: LONG_TEXT })),
      );
    await db
      .insert(paymentLinks)
      .values(
        many(COUNT_BOUNDS.links, (n) => ({ ...of, type: "529" as const, label: `Fund ${n}`, url })),
      );
    return kid.id;
  });
}

const largest: Scenario = {
  what: `the largest hub (${COUNT_BOUNDS.wishes} wishes, ${COUNT_BOUNDS.updates} updates, ${COUNT_BOUNDS.links} links, ${COUNT_BOUNDS.kids} kids), ${READERS} readers at once`,
  required: `page and JSON: all answered, p99 ≤ ${LONGEST_MS} ms`,
  async run(product) {
    const data = `/api/hub/${LARGEST_URL}/${await makeLargest(product)}`;
    const page = await readAtOnce(product, `/hub/${LARGEST_URL}`);
    const json = await readAtOnce(product, data);
    const { text } = await sendRequest(product, "GET", data);
    const kilobytes = (Buffer.byteLength(text) / 1_000).toFixed(0);
    return {
      measured: `${formatValueCounts([...page.statuses, ...json.statuses])}; page ${page.measured}; JSON of ${kilobytes} kB ${json.measured}`,
      isMet: page.isMet && json.isMet,
    };
  },
};

async function readAtOnce(product: RequestTarget, path: string) {
  const answers = await runWithConcurrencyLimit(READERS * READS, READERS, () =>
    sendGetRequest(product, path),
  );
  const statuses = listResponseStatuses(answers);
  const times = answers.map(({ ms }) => ms);
  const [p50, p99] = [getPercentile(times, 0.5), getPercentile(times, 0.99)];
  return {
    statuses,
    measured: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    isMet: statuses.every((status) => status === 200) && p99 <= LONGEST_MS,
  };
}

const OPENS = 10_000;
const SECONDS = 60;
const SAMPLE_MS = 50;
/** Maximum time from the last response until all page views are stored, in milliseconds. */
const STORED_MS = 5_000;

const opens: Scenario = {
  what: `${OPENS} visitors open one hub within ${SECONDS} s`,
  required: "each answered and counted once, no statement waits for a lock, a visitor's hub ≤ 1 s",
  env: () => TRUSTED_PROXY_ENV,
  async run(product, watch) {
    const views = async () => {
      const [totals] = await withProductDatabase(product, (db) =>
        db.select(visitTotalColumns).from(visitDays),
      );
      return totals?.totalPageViews ?? 0;
    };
    const before = await views();
    let waits = 0;
    let isOver = false;
    const lookForWaits = () =>
      withProductDatabase(product, async (db) => {
        while (!isOver) {
          const waiting = await db.execute(
            "select from pg_stat_activity where wait_event_type = 'Lock'",
          );
          waits += waiting.length;
          await sleep(SAMPLE_MS);
        }
      });
    const statuses = await watch(async () => {
      const looking = lookForWaits();
      const opened: ReturnType<typeof sendGetRequest>[] = [];
      const begin = performance.now();
      for (let index = 0; index < OPENS; index += 1) {
        const early = begin + (index / OPENS) * SECONDS * 1_000 - performance.now();
        if (early > 0) await sleep(early);
        opened.push(sendGetRequest(product, "/hub/rivera", createVisitorHeaders(index)));
      }
      const all = await Promise.all(opened);
      isOver = true;
      await looking;
      return listResponseStatuses(all);
    });
    let counted = 0;
    await pollUntil(STORED_MS, async () => {
      counted = (await views()) - before;
      return counted >= OPENS;
    });
    return {
      measured: `${formatValueCounts(statuses)}; ${counted} counted; ${waits} waits for locks`,
      isMet: statuses.every((status) => status === 200) && counted === OPENS && waits === 0,
    };
  },
};

const VISITORS = 200_000;
const CONNECTIONS = 100;

/** Returns the network address of a visitor: IPv4 for an even index, and IPv6 for an odd index. */
const getAddress = (index: number): string =>
  index % 2 === 0
    ? `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    : `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`;

const createFakeToken = () => randomBytes(32).toString("base64url");

/** Functions that create requests for an existing hub, an unknown hub, an unknown picture, and private data. */
const REQUESTS: readonly (() => { path: string; cookie?: string })[] = [
  () => ({ path: "/api/hub/rivera/kids" }),
  () => ({ path: `/api/hub/${randomBytes(6).toString("hex")}/kids` }),
  () => ({ path: `/media/${createFakeToken()}.webp` }),
  () => ({ path: "/api/kids", cookie: `giftling=${createFakeToken()}` }),
];

const visitors: Scenario = {
  what: `${VISITORS} made-up visitors`,
  required: "each answered, a known visitor's hub 200 and ≤ 1 s",
  // With the default multiplier of 1, the observing visitor would reach a rate limit.
  env: () => ({ ...TRUSTED_PROXY_ENV, RATE_LIMIT_MULTIPLIER: "3" }),
  async run(product, watch) {
    const answers = await watch(() =>
      runWithConcurrencyLimit(VISITORS, CONNECTIONS, (index) => {
        const { path, cookie } = REQUESTS[index % REQUESTS.length]?.() ?? { path: "/" };
        const headers = {
          "x-forwarded-for": getAddress(index),
          ...(cookie === undefined ? {} : { cookie }),
        };
        return sendGetRequest(product, path, headers);
      }),
    );
    return {
      measured: formatValueCounts(listResponseStatuses(answers)),
      isMet: answers.every(({ status }) => status > 0 && status < 500),
    };
  },
};

export const hubScenarios: Scenarios = { largest, opens, visitors };
