import { randomBytes } from "node:crypto";

/** Text that was removed from a body, as written between its quotes, and its placeholder. */
export type LongText = { readonly mark: string; readonly bytes: Buffer };

declare module "fastify" {
  interface FastifyRequest {
    /** Picture of a large body. It is not parsed with the rest of the body. */
    longText: LongText | null;
  }
}

/** Minimum size in bytes of a text that is removed before parsing. */
const LONG = 32 * 1024;

const QUOTE = '"'.charCodeAt(0);

/**
 * Removes the long text from a large JSON body. The text must start within the first `before` bytes. Returns null without
 * such a text.
 *
 * Parsing 7 MB takes ten times as long as finding the picture's bounds and blocks the event loop. If the bytes between two
 * quotes are not one text, the rest is not valid JSON either.
 */
export function extractLongText(body: Buffer, before: number) {
  let start = body.indexOf(QUOTE) + 1;
  while (start > 0 && start <= before) {
    const end = body.indexOf(QUOTE, start);
    if (end - start >= LONG) {
      // The placeholder is unguessable and longer than any field except a picture's.
      const mark = randomBytes(96).toString("hex");
      const rest = [body.subarray(0, start), Buffer.from(mark), body.subarray(end)];
      return { rest: Buffer.concat(rest), taken: { mark, bytes: body.subarray(start, end) } };
    }
    start = end + 1;
  }
  return null;
}
