import { API_CLIENT_ERRORS } from "@giftling/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { extractLongJsonString } from "../../access/long-json-string.ts";
import { AppError } from "../../core/errors/app-error.ts";

/** Registers the parser of JSON bodies. Other bodies get UNSUPPORTED_MEDIA. An empty body is parsed as undefined. */
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

/** Maximum size in bytes of the parsed part of a body, without a picture. */
const SMALL_BODY = 64 * 1024;

/** Pattern of the JSON key "__proto__", with or without escaped letters. */
const PROTO_KEY =
  /"(?:_|\\u005[fF]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[fF])(?:t|\\u0074)(?:o|\\u006[fF])(?:_|\\u005[fF]){2}"\s*:/;

/** Returns the text of a JSON body, with a placeholder for a picture. Throws BAD_REQUEST for a `__proto__` key. */
export function getJsonText(request: FastifyRequest, body: Buffer): string {
  const text = withoutLongText(request, body).toString();
  if (PROTO_KEY.test(text)) throw notJson();
  return text;
}

function withoutLongText(request: FastifyRequest, body: Buffer): Buffer {
  if (body.length <= SMALL_BODY) return body;
  const { rest, taken } = extractLongJsonString(body, SMALL_BODY) ?? {};
  if (!taken || !rest || rest.length > SMALL_BODY) throw notJson();
  request.longText = taken;
  return rest;
}

const notJson = () => new AppError("BAD_REQUEST", { message: API_CLIENT_ERRORS.bodyNotJson });
