import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { JsonText, sendJsonText } from "./json-text.ts";

const DATA = { name: "Zoë 🚂", list: ["a", "b"] };

/** Creates a server that sends the same JSON for REST, a tRPC call and a tRPC batch. */
function createServer() {
  const app = Fastify();
  const json = new JsonText(JSON.stringify(DATA));
  app.get("/rest", (request, reply) => sendJsonText(request, reply, json));
  app.get("/call", (request, reply) => sendJsonText(request, reply, json, "call"));
  app.get("/batch", (request, reply) => sendJsonText(request, reply, json, "batch"));
  return app;
}

const EXPECTED = {
  "/rest": DATA,
  "/call": { result: { data: DATA } },
  "/batch": [{ result: { data: DATA } }],
};

test("sends the wrapper of each kind of call, with an ETag of its own", async () => {
  const app = createServer();
  const etags = new Set<unknown>();
  for (const [url, expected] of Object.entries(EXPECTED)) {
    const { body, headers } = await app.inject(url);
    expect(JSON.parse(body)).toEqual(expected);
    etags.add(headers.etag);
    const conditional = { "if-none-match": String(headers.etag) };
    const again = await app.inject({ url, headers: conditional });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  expect(etags.size).toBe(3);
});

test("compresses each kind of call from the second response on", async () => {
  const app = createServer();
  const first = await app.inject({ url: "/rest", headers: { "accept-encoding": "br" } });
  expect(first.headers["content-encoding"]).toBeUndefined();
  for (const [url, expected] of Object.entries(EXPECTED)) {
    const br = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(expected);
    const gzip = await app.inject({ url, headers: { "accept-encoding": "gzip" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(expected);
  }
});
