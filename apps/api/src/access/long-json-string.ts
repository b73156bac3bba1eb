import { randomBytes } from "node:crypto";

/** JSON string that was removed from a request body. `mark` is the placeholder in the remaining body. */
export type LongJsonString = { readonly mark: string; readonly bytes: Buffer };

declare module "fastify" {
  interface FastifyRequest {
    /** Picture that was removed from a large request body before parsing. Null for other requests. */
    longText: LongJsonString | null;
  }
}

/** Minimum size in bytes of a JSON string that is removed before parsing. */
const MIN_LONG_TEXT_BYTES = 32 * 1024;

const QUOTE = '"'.charCodeAt(0);

/**
 * Removes the first long string from a JSON body. The string must start within the first `before` bytes. Returns null
 * if there is no such string. Parsing 7 MB takes ten times as long as finding the string's quotes, and blocks the event
 * loop. If the removed bytes are not exactly one JSON string, the remaining body is invalid JSON.
 */
export function extractLongJsonString(body: Buffer, before: number) {
  let start = body.indexOf(QUOTE) + 1;
  while (start > 0 && start <= before) {
    const end = body.indexOf(QUOTE, start);
    if (end - start >= MIN_LONG_TEXT_BYTES) {
      // The placeholder is unguessable and longer than any field except a picture's.
      const mark = randomBytes(96).toString("hex");
      const rest = [body.subarray(0, start), Buffer.from(mark), body.subarray(end)];
      return { rest: Buffer.concat(rest), taken: { mark, bytes: body.subarray(start, end) } };
    }
    start = end + 1;
  }
  return null;
}
