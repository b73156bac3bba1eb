import { randomBytes } from "node:crypto";

/** A text that was taken out of a body, as it stood there between its quotes, and the mark in its place. */
export type LongText = { readonly mark: string; readonly bytes: Buffer };

declare module "fastify" {
  interface FastifyRequest {
    /** The picture of a large body, which was not parsed with the rest of it. */
    longText: LongText | null;
  }
}

/** From so many bytes on, a text is not left for the parser. */
const LONG = 32 * 1024;

const QUOTE = '"'.charCodeAt(0);

/**
 * Takes the long text out of a large body of JSON, which must begin within `before` bytes; null when there is none. To parse
 * 7 MB takes ten times as long as to find where the picture in it begins and ends, and nobody else is answered meanwhile.
 * What follows each other between two quotes is one text or none: with none the rest is no JSON either.
 */
export function takeLongText(
  body: Buffer,
  before: number,
): { rest: Buffer; taken: LongText } | null {
  let start = body.indexOf(QUOTE) + 1;
  while (start > 0 && start <= before) {
    const end = body.indexOf(QUOTE, start);
    if (end - start >= LONG) {
      // Nobody can guess it, and it is longer than any field but a picture's may be.
      const mark = randomBytes(96).toString("hex");
      const rest = [body.subarray(0, start), Buffer.from(mark), body.subarray(end)];
      return { rest: Buffer.concat(rest), taken: { mark, bytes: body.subarray(start, end) } };
    }
    start = end + 1;
  }
  return null;
}
