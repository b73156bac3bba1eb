import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * JSON text of a response, with its ETag, encodings and tRPC wrappers. Each representation is computed once, so that a
 * cached response needs no further work.
 */
export class JsonText {
  readonly text: string;
  #body: Buffer | undefined;
  #etag: string | undefined;
  #uses = 0;
  readonly #encoded = new Map<"br" | "gzip", Promise<Buffer>>();
  #alone: JsonText | undefined;
  #inBatch: JsonText | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get body(): Buffer {
    this.#body ??= Buffer.from(this.text);
    return this.#body;
  }

  get etag(): string {
    this.#etag ??= `"${createHash("sha1").update(this.body).digest("base64url")}"`;
    return this.#etag;
  }

  /** Returns the JSON text of tRPC's response to a single call outside a batch. */
  get alone(): JsonText {
    this.#alone ??= new JsonText(`{"result":{"data":${this.text}}}`);
    return this.#alone;
  }
  get inBatch(): JsonText {
    this.#inBatch ??= new JsonText(`[{"result":{"data":${this.text}}}]`);
    return this.#inBatch;
  }

  /**
   * Returns the encoding for the response body, or null for no compression. Compresses from the second call on, because
   * most uncached responses are sent only once.
   */
  encodingFor(accepted: string | undefined): "br" | "gzip" | null {
    this.#uses += 1;
    if (accepted === undefined || this.#uses === 1) return null;
    return /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  }

  async encoded(encoding: "br" | "gzip"): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    const made =
      known ??
      (encoding === "br"
        ? promisify(brotliCompress)(this.body, BROTLI)
        : promisify(gzip)(this.body));
    this.#encoded.set(encoding, made);
    return made;
  }
}

/**
 * Sends JSON in an encoding that the client accepts, or 304 when the client's copy is current. Caches must revalidate
 * the response.
 */
export async function sendJsonText(request: FastifyRequest, reply: FastifyReply, json: JsonText) {
  const { etag } = json;
  reply.header("cache-control", "private, no-cache").header("etag", etag);
  reply.header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  reply.type("application/json; charset=utf-8");
  const encoding = json.encodingFor(request.headers["accept-encoding"]);
  if (encoding === null) return reply.send(json.body);
  return reply.header("content-encoding", encoding).send(await json.encoded(encoding));
}
