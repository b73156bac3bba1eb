import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { startTestShop } from "@giftling/api/features/previews/testing/shop";
import { createPng } from "@giftling/api/testing/png";
import { formatStatusCounts, getSessionCookie } from "./pictures.ts";
import { runAtOnce, runConcurrently, sendRequest } from "./requests.ts";
import { getNeighborPort, type Scenario } from "./scenario.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const PARENTS = 6;
const TIMES = 4;
const LONGEST_SECONDS = 20;
const PAGES = 500;
const PAGE_CLIENTS = 10;
const MB = 1_048_576;

const HTML = { "content-type": "text/html" };
const META = '<meta property="og:title" content="A train">';

/** Handlers that respond as a slow or hostile shop, by path. */
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

/**
 * Scenario in which many parents preview pages of a slow and hostile shop at the same time, and share pages to /add. One of
 * the shop's pages is valid.
 */
export const hostileShopScenario: Scenario = {
  name: `${PARENTS} parents preview ${Object.keys(TRICKS).length} pages of a slow and hostile shop at once, ${TIMES} times each, beside ${PAGES} shared pages`,
  promise: `each preview and /add answered within ${LONGEST_SECONDS} s, an honest page found, live ≤ 1 s, a visitor's hub ≤ 1 s`,
  env: (neighbour) => ({ PREVIEW_TEST_ADDRESS: neighbour }),
  async run(product) {
    const shop = await startTestShop("127.0.0.1", getNeighborPort(product));
    try {
      for (const [path, trick] of Object.entries(TRICKS)) shop.page(path, trick);
      shop.page("/honest", { body: `${META}<title>A train</title>` });
      shop.redirect("/inside", `${product.origin}/health/live`);
      const cookies: string[] = [];
      for (let n = 0; n < PARENTS; n += 1) {
        cookies.push(await getSessionCookie(product, `campaign-shares-${n}`));
      }
      const paths = [...Object.keys(TRICKS), "/inside", "/honest"];
      const preview = async (index: number) => {
        const path = paths[index % paths.length] ?? "";
        const { status, body } = await sendRequest<{ status: string }>(
          product,
          "POST",
          "/api/previews",
          {
            body: { url: `${shop.origin}${path}` },
            headers: { cookie: cookies[Math.floor(index / paths.length) % PARENTS] ?? "" },
            seconds: LONGEST_SECONDS,
          },
        );
        return { path, status, found: body?.status === "found" };
      };
      const share = (index: number) => {
        const text = `Look ${shop.origin}/silent ${"at this ".repeat(800)}`;
        const shared = new URLSearchParams({ title: `A train ${index}`, text });
        return sendRequest(product, "GET", `/add?${shared}`, {
          headers: { cookie: cookies[index % PARENTS] ?? "" },
          seconds: LONGEST_SECONDS,
        });
      };
      let previews: Awaited<ReturnType<typeof preview>>[] = [];
      let pages: Awaited<ReturnType<typeof share>>[] = [];
      const seen = await runWithVisitor(product, async () => {
        [previews, pages] = await Promise.all([
          runAtOnce(PARENTS * TIMES * paths.length, preview),
          runConcurrently(PAGES, PAGE_CLIENTS, share),
        ]);
      });
      const honest = previews.filter(({ path }) => path === "/honest");
      const found = honest.filter((one) => one.found).length;
      const isInsideRead = previews.some(
        ({ path, found: isFound }) => path === "/inside" && isFound,
      );
      const statuses = previews.map(({ status }) => status);
      const pageStatuses = pages.map(({ status }) => status);
      return {
        figure: `previews ${formatStatusCounts(statuses)}, ${found} of ${honest.length} honest found; /add ${formatStatusCounts(pageStatuses)}; ${formatVisitorFindings(seen)}`,
        ok:
          [...statuses, ...pageStatuses].every((status) => status === 200) &&
          found === honest.length &&
          !isInsideRead &&
          seen.live <= 1_000 &&
          seen.hub <= 1_000 &&
          seen.failed === 0,
      };
    } finally {
      await shop.close();
    }
  },
};
