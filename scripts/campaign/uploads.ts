import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { pngOf } from "@giftling/api/testing/png";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import type { CampaignProduct, Scenario } from "./scenario.ts";
import { figureOf, watch } from "./visitor.ts";

const BODIES = 200;
const PARENTS = 10;
const BURST = 40;

/** A body of 7 MB that holds no picture. */
const SEVEN_MB = upload(randomBytes(5_200_000));

function upload(bytes: Buffer): Buffer {
  const imageData = `data:image/png;base64,${bytes.toString("base64")}`;
  return Buffer.from(JSON.stringify({ imageData, mimeType: "image/png" }));
}

/** A PNG of 5 MB: noise, which gets no smaller. */
function bigPicture(edge = 1_300): Buffer {
  const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(edge * 3)]);
  return pngOf(edge, edge, Buffer.concat(Array.from({ length: edge }, row)));
}

/** The status of an upload; 0 when no answer came. */
function send({ origin }: CampaignProduct, body: Buffer, cookie?: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      "content-type": "application/json",
      "content-length": body.length,
      ...(cookie ? { cookie } : {}),
    };
    const sent = request(
      `${origin}/api/pictures`,
      { method: "POST", agent: false, headers },
      (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.once("error", () => resolve(0));
    sent.end(body);
  });
}

async function cookieOf({ origin }: CampaignProduct, name: string): Promise<string> {
  const browser = new TestBrowser();
  const form = await browser.get(`${origin}/api/login`);
  await browser.submit(form.url, { email: `${name}@example.com`, name });
  return browser.cookies;
}

/** How often each status came, such as "200 × 401". */
function tallyOf(statuses: readonly number[]): string {
  const kinds = [...new Set(statuses)].sort();
  return kinds
    .map((kind) => `${statuses.filter((status) => status === kind).length} × ${kind}`)
    .join(", ");
}

async function flood(product: CampaignProduct, cookies: readonly (string | undefined)[]) {
  let statuses: number[] = [];
  const seen = await watch(product, async () => {
    const sent = Array.from({ length: BODIES }, (_, index) =>
      send(product, SEVEN_MB, cookies[index % cookies.length]),
    );
    statuses = await Promise.all(sent);
  });
  return {
    figure: `${figureOf(seen)}; ${tallyOf(statuses)}`,
    ok: seen.live <= 300 && seen.hub <= 1_000 && seen.rss <= 600 && seen.failed === 0,
  };
}

const PROMISE = "live ≤ 300 ms, a hub ≤ 1 s, RSS ≤ 600 MB";

export const strangersUploads: Scenario = {
  name: `${BODIES} uploads of 7 MB, signed out`,
  promise: PROMISE,
  run: (product) => flood(product, [undefined]),
};

export const parentsUploads: Scenario = {
  name: `${BODIES} uploads of 7 MB by ${PARENTS} parents`,
  promise: PROMISE,
  async run(product) {
    const cookies: string[] = [];
    for (let index = 0; index < PARENTS; index += 1) {
      cookies.push(await cookieOf(product, `campaign-${index}`));
    }
    return flood(product, cookies);
  },
};

export const pictureBurst: Scenario = {
  name: `${BURST} good pictures of 5 MB at once by one parent`,
  promise: "a visitor's hub ≤ 1 s",
  async run(product) {
    const cookie = await cookieOf(product, "campaign-burst");
    const body = upload(bigPicture());
    let statuses: number[] = [];
    const seen = await watch(product, async () => {
      statuses = await Promise.all(
        Array.from({ length: BURST }, () => send(product, body, cookie)),
      );
    });
    return {
      figure: `${figureOf(seen)}; ${tallyOf(statuses)}`,
      ok: seen.hub <= 1_000 && seen.failed === 0 && statuses.includes(201),
    };
  },
};
