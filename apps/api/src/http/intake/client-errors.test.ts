import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";

let world: TestApp;
beforeAll(async () => {
  world = await createTestApp();
  await world.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => world.close());

/** Sends raw bytes and returns the whole response. */
const send = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = world.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
    socket.write(Buffer.from(request, "latin1"));
  });

test.each([
  ["raw UTF-8 in the path", "GET /api/hub/\xc3\xa9/kids HTTP/1.1\r\nhost: x\r\n\r\n", 400],
  ["raw bytes in the path", "GET /trpc/\xff HTTP/1.1\r\nhost: x\r\n\r\n", 400],
  [
    "headers that are too long",
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(70_000)}\r\n\r\n`,
    431,
  ],
])("responds to %s with the error body", async (_what, request, status) => {
  const [head = "", body = ""] = (await send(request)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ code: "BAD_REQUEST", message: expect.any(String) });
});
