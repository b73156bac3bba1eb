import { randomBytes } from "node:crypto";

/** A text taken out of a body as written between its quotes, and its placeholder. */
export type LongText = { readonly mark: string; readonly bytes: Buffer };

declare module "fastify" {
  interface FastifyRequest {
    /** Picture of a large body, which is not parsed with the rest. */
    longText: LongText | null;
  }
}

/** Minimum size in bytes of a text that is taken out before parsing. */
const LONG = 32 * 1024;

const QUOTE = '"'.charCodeAt(0);

/**
 * Takes the long text out of a large JSON body. It must start within `before` bytes. Null when there is none. Parsing 7 MB
 * takes ten times as long as finding the picture's bounds, and blocks the event loop. The bytes between two quotes are one
 * text or none; otherwise the rest is not valid JSON either.
 */
export function takeLongText(
  body: Buffer,
  before: number,
): { rest: Buffer; taken: LongText } | null {
  let start = body.indexOf(QUOTE) + 1;
  while (start > 0 && start <= before) {
    const end = body.indexOf(QUOTE, start);
    if (end - start >= LONG) {
      // Unguessable, and longer than any field except a picture's.
      const mark = randomBytes(96).toString("hex");
      const rest = [body.subarray(0, start), Buffer.from(mark), body.subarray(end)];
      return { rest: Buffer.concat(rest), taken: { mark, bytes: body.subarray(start, end) } };
    }
    start = end + 1;
  }
  return null;
}
