import type { FastifyReply, FastifyRequest } from "fastify";
import type { JsonText } from "../cache/json-text.ts";

/**
 * Sends a JSON text in an encoding that the browser accepts, or 304 when the text is unchanged. Caches must revalidate the
 * response.
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
