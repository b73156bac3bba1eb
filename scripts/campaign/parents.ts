import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { startTestShop } from "@giftling/api/features/previews/testing/shop";
import { createPng } from "@giftling/api/testing/png";
import { COUNT_BOUNDS } from "@giftling/domain";
import {
  type CreatedFamily,
  countResponsesWithStatus,
  createFamily,
  getSessionCookie,
  listResponseStatuses,
  runAllConcurrently,
  runWithConcurrencyLimit,
  sendRequest,
} from "../harness/requests.ts";
import { formatValueCounts } from "../harness/statistics.ts";
import { countRows } from "./database.ts";
import { getReplacementServicePort, type Scenario, type Scenarios } from "./scenario.ts";

const PARENTS = 6;
const ROWS_A_CALL = 50;
const CALLS = COUNT_BOUNDS.wishes / ROWS_A_CALL;

type Row = { error?: { code: string } };

const imports: Scenario = {
  what: `${PARENTS} parents import ${COUNT_BOUNDS.wishes} rows each at once, every call sent twice`,
  required: "each row stored once, one more refused, a visitor's hub ≤ 1 s",
  visitorLimits: { live: 1_000 },
  async run(product, watch) {
    const families = await runWithConcurrencyLimit(PARENTS, 1, (n) =>
      createFamily(product, `campaign-imports-${n}`),
    );
    const send = ({ kidId, cookie }: CreatedFamily, call: number, count: number) =>
      sendRequest<Row[]>(product, "POST", `/api/kids/${kidId}/wishlist/import`, {
        body: { rows: Array.from({ length: count }, (_, n) => makeRow(call * ROWS_A_CALL + n)) },
        headers: { cookie, "idempotency-key": `import-${kidId}-${call}` },
      });
    const begin = performance.now();
    const { answers, seconds } = await watch(async () => {
      const sent = families.map((family) =>
        runAllConcurrently(CALLS * 2, (index) => send(family, Math.floor(index / 2), ROWS_A_CALL)),
      );
      const all = (await Promise.all(sent)).flat();
      return { answers: all, seconds: (performance.now() - begin) / 1_000 };
    });
    const tooMany = await Promise.all(families.map((family) => send(family, CALLS, 1)));
    const refused = tooMany.filter(({ body }) => body?.[0]?.error?.code === "TOO_MANY").length;
    const kids = families.map(({ kidId }) => `'${kidId}'`);
    const stored = await countRows(product, `wishlist_items where kid_id in (${kids})`);
    const answered = countResponsesWithStatus(answers, 200);
    return {
      measured: `${answered} of ${answers.length} calls answered within ${seconds.toFixed(1)} s, ${stored} wishes stored, ${refused} of ${PARENTS} refused`,
      isMet:
        answered === answers.length &&
        stored === PARENTS * COUNT_BOUNDS.wishes &&
        refused === PARENTS,
    };
  },
};

const makeRow = (n: number) => ({
  name: `Imported wish ${n}`,
  url: `https://example.com/things/${n}`,
  price: "$25",
  description: "It has been on the list since the summer.",
});

const TIMES = 4;
const LONGEST_SECONDS = 20;
const PAGES = 500;
const PAGE_CLIENTS = 10;
const MB = 1_048_576;

const HTML = { "content-type": "text/html" };
const META = '<meta property="og:title" content="A train">';

/** Responses of a slow or hostile shop, by path. */
const TRICKS: Readonly<Record<string, Parameters<Shop["page"]>[1]>> = {
  "/silent": () => undefined,
  "/dripping": (_request, response) => {
    response.writeHead(200, HTML);
    const timer = setInterval(() => response.write("<"), 100);
    response.once("close", () => clearInterval(timer));
  },
  "/endless": (_request, response) => {
    response.writeHead(200, HTML);
    const chunk = META.repeat(1_000);
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", write);
    write();
  },
  "/bomb": { headers: { "content-encoding": "gzip" }, body: gzipSync(Buffer.alloc(64 * MB, "<")) },
  "/unclosed": { body: META.slice(0, -2).repeat((2 * MB) / META.length) },
  "/scripts": {
    body: `<script type="application/ld+json">${"[".repeat(2 * MB)}`,
  },
  "/circle": { status: 302, headers: { location: "/circle" }, body: "" },
  "/headers": (_request, response) => {
    response.writeHead(200, { ...HTML, "x-filler": "x".repeat(200_000) }).end(META);
  },
  "/pictures": {
    body: `${META}<meta property="og:image" content="/huge.png"><meta property="og:image" content="/endless.png">`,
  },
  "/huge.png": { type: "image/png", body: createPng(50_000, 50_000, randomBytes(MB)) },
};
type Shop = Awaited<ReturnType<typeof startTestShop>>;

const shop: Scenario = {
  what: `${PARENTS} parents preview ${Object.keys(TRICKS).length} pages of a slow and hostile shop at once, ${TIMES} times each, beside ${PAGES} shared pages`,
  required: `each preview and /add answered within ${LONGEST_SECONDS} s, an honest page found, live ≤ 1 s, a visitor's hub ≤ 1 s`,
  visitorLimits: { live: 1_000 },
  env: (neighbour) => ({ PREVIEW_TEST_ADDRESS: neighbour }),
  async run(product, watch) {
    const site = await startTestShop("127.0.0.1", getReplacementServicePort(product));
    try {
      for (const [path, trick] of Object.entries(TRICKS)) site.page(path, trick);
      site.page("/honest", { body: `${META}<title>A train</title>` });
      site.redirect("/inside", `${product.origin}/health/live`);
      const cookies = await runWithConcurrencyLimit(PARENTS, 1, (n) =>
        getSessionCookie(product, `campaign-shares-${n}`),
      );
      const paths = [...Object.keys(TRICKS), "/inside", "/honest"];
      const preview = async (index: number) => {
        const path = paths[index % paths.length] ?? "";
        const { status, body } = await sendRequest<{ status: string }>(
          product,
          "POST",
          "/api/previews",
          {
            body: { url: `${site.origin}${path}` },
            headers: { cookie: cookies[Math.floor(index / paths.length) % PARENTS] ?? "" },
            seconds: LONGEST_SECONDS,
          },
        );
        return { path, status, found: body?.status === "found" };
      };
      const share = (index: number) => {
        const text = `Look ${site.origin}/silent ${"at this ".repeat(800)}`;
        const shared = new URLSearchParams({ title: `A train ${index}`, text });
        return sendRequest(product, "GET", `/add?${shared}`, {
          headers: { cookie: cookies[index % PARENTS] ?? "" },
          seconds: LONGEST_SECONDS,
        });
      };
      const [previews, pages] = await watch(() =>
        Promise.all([
          runAllConcurrently(PARENTS * TIMES * paths.length, preview),
          runWithConcurrencyLimit(PAGES, PAGE_CLIENTS, share),
        ]),
      );
      const honest = previews.filter(({ path }) => path === "/honest");
      const found = honest.filter((one) => one.found).length;
      const isInsideRead = previews.some(
        ({ path, found: isFound }) => path === "/inside" && isFound,
      );
      const statuses = listResponseStatuses(previews);
      const pageStatuses = listResponseStatuses(pages);
      return {
        measured: `previews ${formatValueCounts(statuses)}, ${found} of ${honest.length} honest found; /add ${formatValueCounts(pageStatuses)}`,
        isMet:
          [...statuses, ...pageStatuses].every((status) => status === 200) &&
          found === honest.length &&
          !isInsideRead,
      };
    } finally {
      await site.close();
    }
  },
};

export const parentScenarios: Scenarios = { imports, shop };
