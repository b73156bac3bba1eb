import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { DEFAULT_LANGUAGE, type Language } from "@giftling/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createContentCache } from "./content-cache.ts";

/** HTML page in Brotli encoding, shared by all responses. */
export type CompressedPage = { etag: string; language: Language; br: Buffer };

/** Brotli options. Compared with quality 5, quality 7 takes 1.5 times as long and saves 1 %. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Maximum total size in bytes of cached pages in encodings other than Brotli. Few clients request other encodings. */
const OTHER_BYTES = 8 * 1024 * 1024;
const others = createContentCache<Buffer>(OTHER_BYTES, ({ length }) => length);
const decompress = promisify(brotliDecompress);

export async function compressPage(
  html: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<CompressedPage> {
  const br = await promisify(brotliCompress)(html, BROTLI);
  const digest = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return { etag: `"${digest}"`, language, br };
}

/**
 * Sends a page in an encoding that the browser accepts, or 304 when the browser's copy is current. Requires
 * revalidation by caches, unless the route sets another `Cache-Control` (http/headers.ts).
 */
export async function sendCompressedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404 | 429 | 503,
  page: CompressedPage,
): Promise<FastifyReply> {
  reply
    .status(status)
    .header("cache-control", reply.getHeader("cache-control") ?? "no-cache")
    .header("vary", "accept-encoding, accept-language, cookie")
    .header("content-language", page.language)
    .type("text/html; charset=utf-8");
  if (status === 200) {
    reply.header("etag", page.etag);
    if (request.headers["if-none-match"] === page.etag) return reply.status(304).send();
  }
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(page.br);
  if (!/\bgzip\b/.test(accepted)) {
    return reply.send(await others(page.etag, () => decompress(page.br)));
  }
  const zipped = await others(`gzip ${page.etag}`, async () =>
    promisify(gzip)(await decompress(page.br)),
  );
  return reply.header("content-encoding", "gzip").send(zipped);
}
