import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, constants, createGzip, gzipSync } from "node:zlib";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startTestShop } from "../testing/shop.ts";
import {
  BYTES_PER_MB,
  createShopFetchRules,
  createTestFetcher,
  HTML_REQUIREMENTS,
} from "../testing/test-fetcher.ts";

const shop = await startTestShop();
afterAll(() => shop.close());
beforeEach(() => {
  shop.requests.length = 0;
});

const rules = createShopFetchRules(shop);
const { fetch, problem } = createTestFetcher(rules);
const at = (path: string) => `${shop.origin}${path}`;

describe("hostile bodies", () => {
  const endless =
    (type: string): Parameters<typeof shop.page>[1] =>
    (request, response) => {
      response.writeHead(200, { "content-type": type });
      const chunk = Buffer.alloc(64 * 1024, "<p>Kite</p>");
      const more = () => {
        while (!request.socket.destroyed && response.write(chunk));
      };
      response.on("drain", more);
      more();
    };

  test("truncates an endless page and rejects an endless picture", async () => {
    shop.page("/endless", endless("text/html"));
    expect((await fetch(at("/endless"))).content.length).toBe(2 * BYTES_PER_MB);
    expect(await problem(at("/endless"), { ...HTML_REQUIREMENTS, ifLarger: "refuse" })).toBe(
      "notAPage",
    );
    await expect
      .poll(() => shop.requests.filter((request) => !request.socket.destroyed))
      .toEqual([]);
  });

  test("reads a page of exactly the maximum size completely", async () => {
    shop.page("/exact", { body: Buffer.alloc(2 * BYTES_PER_MB, "a") });
    expect(
      (await fetch(at("/exact"), { ...HTML_REQUIREMENTS, ifLarger: "refuse" })).content.length,
    ).toBe(2 * BYTES_PER_MB);
  });

  test("times out on a slow body", async () => {
    shop.page("/drip", async (request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      while (!request.socket.destroyed) {
        response.write("<p>");
        await sleep(20);
      }
    });
    const started = performance.now();
    expect(await problem(at("/drip"), HTML_REQUIREMENTS, rules, 300)).toBe("slow");
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test("times out on an unresponsive server and name server", async () => {
    shop.page("/silent", () => undefined);
    expect(await problem(at("/silent"), HTML_REQUIREMENTS, rules, 200)).toBe("slow");
    const silent = {
      ...rules,
      resolve: (_: string, signal: AbortSignal) =>
        new Promise<string[]>((_resolve, reject) =>
          signal.addEventListener("abort", () => reject(signal.reason)),
        ),
    };
    expect(await problem(at("/p"), HTML_REQUIREMENTS, silent, 200)).toBe("slow");
  });

  test("applies the timeout to all redirects together", async () => {
    for (const step of [1, 2, 3]) {
      shop.page(`/slow${step}`, async (_request, response) => {
        await sleep(150);
        response.writeHead(302, { location: `/slow${step + 1}` }).end();
      });
    }
    expect(await problem(at("/slow1"), HTML_REQUIREMENTS, rules, 300)).toBe("slow");
  });

  test("stops a decompression bomb at the limit", async () => {
    shop.page("/bomb", (_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" });
      const gzip = createGzip({ level: 9 });
      gzip.pipe(response);
      const zeros = Buffer.alloc(4 * BYTES_PER_MB);
      for (let sent = 0; sent < 64; sent += 1) gzip.write(zeros);
      gzip.end();
    });
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const packed = brotliCompressSync(Buffer.alloc(256 * BYTES_PER_MB), quality);
    shop.page("/br-bomb", { headers: { "content-encoding": "br" }, body: packed });
    const before = process.memoryUsage().rss;
    for (const path of ["/bomb", "/br-bomb"]) {
      expect((await fetch(at(path))).content.length, path).toBe(2 * BYTES_PER_MB);
      expect(await problem(at(path), { ...HTML_REQUIREMENTS, ifLarger: "refuse" }), path).toBe(
        "notAPage",
      );
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * BYTES_PER_MB);
  });

  test("also limits the compressed bytes", async () => {
    shop.page("/hollow", (request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" });
      response.write(Buffer.from("1f8b08000000000000ff", "hex"));
      const hollow = Buffer.alloc(5 * 10_000, Buffer.from("000000ffff", "hex"));
      const more = () => {
        while (!request.socket.destroyed && response.write(hollow));
      };
      response.on("drain", more);
      more();
    });
    expect(await problem(at("/hollow"), { ...HTML_REQUIREMENTS, ifLarger: "refuse" })).toBe(
      "notAPage",
    );
    expect((await fetch(at("/hollow"))).content.length).toBe(0);
  });

  test("rejects an unrequested, double or false encoding", async () => {
    const body = gzipSync("Kite");
    for (const encoding of ["zstd", "gzip, gzip", "compress"]) {
      shop.page("/odd", { headers: { "content-encoding": encoding }, body });
      expect(await problem(at("/odd")), encoding).toBe("unreachable");
    }
    shop.page("/odd", { headers: { "content-encoding": "gzip" }, body: "Kite" });
    expect(await problem(at("/odd"))).toBe("unreachable");
  });
});
