import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { createPng } from "@giftling/api/testing/png";
import { TestBrowser } from "@giftling/local-services/testing/browser";
import type { ProductProcess } from "../deep/product.ts";

/** Returns the request body that uploads these bytes as a picture. */
export function createUploadBody(bytes: Buffer): Buffer {
  const imageData = `data:image/png;base64,${bytes.toString("base64")}`;
  return Buffer.from(JSON.stringify({ imageData, mimeType: "image/png" }));
}

/** Returns a square PNG of noise, which does not compress. With an edge of 1,300 pixels it has 5 MB. */
export function createNoisePng(edge: number): Buffer {
  const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(edge * 3)]);
  return createPng(edge, edge, Buffer.concat(Array.from({ length: edge }, row)));
}

/** Response to an upload. The status is 0 when no response came. */
type Answer = { status: number; text: string; ms: number };

/** Sends an upload over a new connection. */
export function sendUpload(
  { origin }: ProductProcess,
  body: Buffer,
  cookie?: string,
): Promise<Answer> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text = "") =>
      resolve({ status, text, ms: performance.now() - begin });
    const headers = {
      "content-type": "application/json",
      "content-length": body.length,
      ...(cookie ? { cookie } : {}),
    };
    const sent = request(
      `${origin}/api/pictures`,
      { method: "POST", agent: false, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.once("end", () => end(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
      },
    );
    sent.once("error", () => end(0));
    sent.end(body);
  });
}

/** Signs in a parent. Resolves with the value of the Cookie header. */
export async function getSessionCookie({ origin }: ProductProcess, name: string): Promise<string> {
  const browser = new TestBrowser();
  const form = await browser.get(`${origin}/api/login`);
  await browser.submit(form.url, { email: `${name}@example.com`, name });
  return browser.cookies;
}

/** Formats the number of responses with each status, such as "200 × 401". */
export function formatStatusCounts(statuses: readonly number[]): string {
  const kinds = [...new Set(statuses)].sort();
  return kinds
    .map((kind) => `${statuses.filter((status) => status === kind).length} × ${kind}`)
    .join(", ");
}
