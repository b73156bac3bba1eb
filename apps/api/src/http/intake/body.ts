import { PROGRAMS } from "@giftling/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { extractLongText } from "../../access/long-text.ts";
import { AppError } from "../../core/errors/app-error.ts";

/** Accepts only JSON bodies. Other bodies get UNSUPPORTED_MEDIA (415). An empty body counts as no body (rule: strict-input). */
export function registerJsonParser(app: FastifyInstance): void {
  app.decorateRequest("longText", null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    (request, body, done) => {
      try {
        const text = getJsonText(request, body);
        done(null, text.trim() === "" ? undefined : JSON.parse(text));
      } catch (error) {
        done(error instanceof AppError ? error : notJson());
      }
    },
  );
}

/** Maximum size in bytes of a body that is parsed completely. */
const SMALL_BODY = 64 * 1024;

/** Matches the key "__proto__", whether or not its letters are escaped. */
const PROTO_KEY =
  /"(?:_|\\u005[fF]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[fF])(?:t|\\u0074)(?:o|\\u006[fF])(?:_|\\u005[fF]){2}"\s*:/;

/**
 * Returns the text of a JSON body. Stores the picture of a large body in `request.longText` and replaces it by a
 * placeholder. Throws BAD_REQUEST for a body that could change an object's prototype, and for a large body without a
 * picture.
 */
export function getJsonText(request: FastifyRequest, body: Buffer): string {
  const text = withoutLongText(request, body).toString();
  if (PROTO_KEY.test(text)) throw notJson();
  return text;
}

function withoutLongText(request: FastifyRequest, body: Buffer): Buffer {
  if (body.length <= SMALL_BODY) return body;
  const { rest, taken } = extractLongText(body, SMALL_BODY) ?? {};
  if (!taken || !rest || rest.length > SMALL_BODY) throw notJson();
  request.longText = taken;
  return rest;
}

const notJson = () => new AppError("BAD_REQUEST", { message: PROGRAMS.notJson });
