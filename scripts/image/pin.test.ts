import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  fetchImageDigest,
  getManifestUrl,
  listImageReferences,
  pinImageReferences,
} from "./pin.ts";

const MANIFEST = '{"schemaVersion":2}';
const DIGEST = `sha256:${createHash("sha256").update(MANIFEST).digest("hex")}`;

/** Image registry that requires a token. Returns a wrong digest in the header for the image `forged`. */
const registry = createServer((request, response) => {
  const { port } = registry.address() as AddressInfo;
  if (request.url?.startsWith("/token")) {
    response.end(JSON.stringify({ token: `for ${new URL(request.url, "http://x").search}` }));
  } else if (
    request.headers.authorization === "Bearer for ?service=r&scope=repository%3Aa%3Apull"
  ) {
    const isForged = request.url?.includes("forged");
    response.writeHead(request.url?.includes("missing") ? 404 : 200, {
      "docker-content-digest": isForged ? `sha256:${"0".repeat(64)}` : DIGEST,
    });
    response.end(MANIFEST);
  } else {
    const realm = `http://127.0.0.1:${port}/token`;
    response.writeHead(401, {
      "www-authenticate": `Bearer realm="${realm}",service="r",scope="repository:a:pull"`,
    });
    response.end();
  }
});
let host = "";
beforeAll(async () => {
  await once(registry.listen(0, "127.0.0.1"), "listening");
  host = `127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => void registry.close());

test("reads a digest with the registry's token, and compares it with the manifest", async () => {
  expect(await fetchImageDigest(`${host}/team/image:1`)).toBe(DIGEST);
  await expect(fetchImageDigest(`${host}/forged:1`)).rejects.toThrow(
    "its registry says sha256:0000",
  );
  await expect(fetchImageDigest(`${host}/missing:1`)).rejects.toThrow("responds with 404");
});

test("names a registry that does not respond", async () => {
  await expect(fetchImageDigest("127.0.0.1:1/image:1")).rejects.toThrow(
    "The registry 127.0.0.1:1 cannot be read from here",
  );
});

test.each([
  [
    "node:24-bookworm-slim",
    "https://registry-1.docker.io/v2/library/node/manifests/24-bookworm-slim",
  ],
  [
    "edoburu/pgbouncer:v1.24.1-p1",
    "https://registry-1.docker.io/v2/edoburu/pgbouncer/manifests/v1.24.1-p1",
  ],
  ["ghcr.io/a/b/c:2", "https://ghcr.io/v2/a/b/c/manifests/2"],
  ["localhost:5000/x", "http://localhost:5000/v2/x/manifests/latest"],
])("finds the manifest of %s", (reference, url) => {
  expect(getManifestUrl(reference).href).toBe(url);
});

test("pins each reference once, and renews a pinned one", () => {
  const file = `ARG BASE=node:24\nFROM \${BASE} AS build\n`;
  const compose = "services:\n  db:\n    image: postgres:18\n";
  expect([...listImageReferences(file), ...listImageReferences(compose)]).toEqual([
    "node:24",
    "postgres:18",
  ]);
  const pinned = pinImageReferences(file, new Map([["node:24", DIGEST]]));
  expect(pinned).toBe(`ARG BASE=node:24@${DIGEST}\nFROM \${BASE} AS build\n`);
  expect(listImageReferences(pinned)).toEqual(["node:24"]);
  const newer = `sha256:${"a".repeat(64)}`;
  expect(pinImageReferences(pinned, new Map([["node:24", newer]]))).toContain(`node:24@${newer}\n`);
  expect(pinImageReferences(compose, new Map())).toBe(compose);
});
