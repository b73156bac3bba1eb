import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { compressBody, getEncodedBody, selectEncoding } from "./encodings.ts";

/** Text before and after a response's JSON, by the kind of call: REST, a tRPC call, and a tRPC batch of one call. */
const WRAPPERS = {
  rest: ["", ""],
  call: ['{"result":{"data":', "}}"],
  batch: ['[{"result":{"data":', "}}]"],
} as const;

/** JSON text of a response in UTF-8, with its ETag. */
export class JsonText {
  readonly body: Buffer;
  /** Number of responses in which the JSON text was sent. */
  uses = 0;
  #digest: string | undefined;

  constructor(text: string) {
    // `Buffer.from` would allocate a short text in a block of memory that other buffers share.
    this.body = Buffer.from(new TextEncoder().encode(text).buffer);
  }

  get text(): string {
    return this.body.toString();
  }

  /** SHA-1 digest of the JSON text, computed on first access. */
  get digest(): string {
    this.#digest ??= createHash("sha1").update(this.body).digest("base64url");
    return this.#digest;
  }
}

/** Sends JSON, or 304. Most texts are sent once, so the first response with a text is not compressed. */
export async function sendJsonText(
  request: FastifyRequest,
  reply: FastifyReply,
  json: JsonText,
  kind: keyof typeof WRAPPERS = "rest",
): Promise<FastifyReply> {
  const etag = `"${json.digest}${kind === "rest" ? "" : `-${kind}`}"`;
  reply.header("cache-control", "private, no-cache").header("etag", etag);
  reply.header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  reply.type("application/json; charset=utf-8");
  const [before, after] = WRAPPERS[kind];
  const body =
    kind === "rest"
      ? json.body
      : Buffer.concat([Buffer.from(before), json.body, Buffer.from(after)]);
  json.uses += 1;
  const encoding = json.uses === 1 ? null : selectEncoding(request.headers["accept-encoding"]);
  if (encoding === null) return reply.send(body);
  reply.header("content-encoding", encoding);
  return reply.send(await getEncodedBody(etag, encoding, () => compressBody(body, encoding)));
}
