import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { compressBody, getEncodedBody, selectEncoding } from "./encodings.ts";

/** HTML page in Brotli encoding, shared by all responses. Few clients request other encodings. */
export type CompressedPage = { etag: string; language: Language; br: Buffer };

const decompress = promisify(brotliDecompress);

export async function compressPage(
  html: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<CompressedPage> {
  const br = await compressBody(html, "br");
  const digest = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { etag: `"${digest}"`, language, br };
}

/** Sends a page in an encoding that the browser accepts, or 304. Caches must revalidate the page by default. */
export async function sendCompressedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404 | 429 | 503,
  page: CompressedPage,
): Promise<FastifyReply> {
  const { etag, language, br } = page;
  reply
    .status(status)
    .header("cache-control", reply.getHeader("cache-control") ?? "no-cache")
    .header("vary", "accept-encoding, accept-language, cookie")
    .header("content-language", language)
    .type("text/html; charset=utf-8");
  if (status === 200) {
    reply.header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  }
  const encoding = selectEncoding(request.headers["accept-encoding"]);
  if (encoding === null)
    return reply.send(await getEncodedBody(etag, "identity", () => decompress(br)));
  reply.header("content-encoding", encoding);
  if (encoding === "br") return reply.send(br);
  return reply.send(
    await getEncodedBody(etag, "gzip", async () => compressBody(await decompress(br), "gzip")),
  );
}
