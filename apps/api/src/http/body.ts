import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** Accepts JSON bodies only; others are UNSUPPORTED_MEDIA (415). An empty body counts as none (rule: strict-input). */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    (_request, body, done) => {
      try {
        const text = jsonTextOf(body);
        done(null, text.trim() === "" ? undefined : JSON.parse(text));
      } catch (error) {
        done(error instanceof AppError ? error : notJson());
      }
    },
  );
}

/** Up to so many bytes, a body may be of any shape. */
const SMALL_BODY = 64 * 1024;

/** The most marks between values that a larger body may have: it holds a picture, and that is one long text. */
const MAX_MARKS = 1_000;

/** Marks that stand before or between JSON values, as bytes. A text may hold some as well. */
const MARKS = [..."[{,:"].map((mark) => mark.charCodeAt(0));

/** The key "__proto__", its letters escaped or not. */
const PROTO_KEY =
  /"(?:_|\\u005[fF]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[fF])(?:t|\\u0074)(?:o|\\u006[fF])(?:_|\\u005[fF]){2}"\s*:/;

/**
 * The text of a JSON body. Throws BAD_REQUEST for one that could change an object's prototype, and for a large one of so
 * many values that parsing it would hold up everybody for seconds.
 */
export function jsonTextOf(body: Buffer): string {
  if (body.length > SMALL_BODY && hasManyMarks(body)) throw notJson();
  const text = body.toString();
  if (PROTO_KEY.test(text)) throw notJson();
  return text;
}

function hasManyMarks(body: Buffer): boolean {
  let marks = 0;
  for (const mark of MARKS) {
    for (
      let at = body.indexOf(mark);
      at >= 0 && marks <= MAX_MARKS;
      at = body.indexOf(mark, at + 1)
    )
      marks += 1;
  }
  return marks > MAX_MARKS;
}

const notJson = () => new AppError("BAD_REQUEST", { message: "The body is not valid JSON." });
