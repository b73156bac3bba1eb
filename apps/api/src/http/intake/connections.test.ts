import { type AddressInfo, connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { insertPicture } from "@giftling/db/queries/pictures/pictures";
import { makeFamily } from "@giftling/db/testing/factories";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";

/**
 * Picture larger than the socket buffers. A response with the picture remains incomplete until the client reads from
 * the connection.
 */
const PICTURE = Buffer.alloc(16 * 1024 * 1024, "p");

/** Timeout of `expect.poll`, in milliseconds. */
const SOON = { timeout: 30_000 };

let world: TestApp;
/** App with the default connection timeouts. */
let patient: FastifyInstance;
let hasty: FastifyInstance;
/** Contents of the stored files that the app has opened, as streams. */
const opened: Readable[] = [];
/** Handler of /test/line/:who, a route that only this test registers. */
let called: (request: FastifyRequest) => Promise<string>;

beforeAll(async () => {
  world = await createTestApp();
  const key = `${"k".repeat(43)}.webp`;
  await world.deps.storage.put(key, PICTURE, "image/webp");
  const { id } = await makeFamily(world.db);
  await insertPicture(world.db, id, key, { width: 1, height: 1, bytes: 1 });
  const storage = {
    ...world.deps.storage,
    async get(name: string) {
      const file = await world.deps.storage.get(name);
      if (file) opened.push(file.content);
      return file;
    },
  };
  const deps = { ...world.deps, storage };
  patient = await buildApp(deps);
  hasty = await buildApp(deps, { patience: { requestMs: 800, idleMs: 2_000, rateWindowMs: 800 } });
  patient.get("/test/line/:who", (request) => called(request));
  for (const app of [patient, hasty]) await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  for (const app of [patient, hasty]) await app.close();
  await world.close();
});

/** Opens a connection and sends `text`. Does not read the response. */
function send(app: FastifyInstance, text: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.pause();
  socket.write(text);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Starts reading from a connection. Returns a function that returns all text received up to the call. */
function getReader(socket: Socket): () => string {
  let text = "";
  socket.on("data", (part) => {
    text += part;
  });
  socket.resume();
  return () => text;
}

const get = (path: string, times = 1) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times);
const connections = () =>
  new Promise<number>((resolve) => hasty.server.getConnections((_error, count) => resolve(count)));

describe("a connection", () => {
  test("receives all of its responses in order", async () => {
    const text = getReader(send(patient, get("/health/live", 8)));
    await expect.poll(() => text().split("HTTP/1.1 200").length - 1, SOON).toBe(8);
  });

  test("does not block others with pipelined requests", async () => {
    const order: string[] = [];
    const visitor = send(patient, get("/health/live"));
    await new Promise((resolve) => visitor.once("readable", resolve));
    called = async ({ url }) => {
      order.push(url);
      // Another connection sends a request during the response to the first pipelined request.
      if (order.length === 1) {
        await new Promise((resolve) => visitor.write(get("/test/line/visitor"), resolve));
      }
      return "";
    };
    const text = getReader(send(patient, get("/test/line/ahead", 16)));
    await expect.poll(() => text().split("HTTP/1.1 200").length - 1, SOON).toBe(16);
    expect(order).toHaveLength(17);
    expect(order.indexOf("/test/line/visitor")).toBeLessThan(8);
  });

  test("opens one file while its responses are unread, and closes it with the connection", async () => {
    opened.length = 0;
    const sockets = Array.from({ length: 20 }, () =>
      send(patient, get(`/media/${"k".repeat(43)}.webp`, 8)),
    );
    await expect.poll(() => opened.length, SOON).toBe(20);
    await sleep(200);
    expect(opened).toHaveLength(20);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => opened.filter(({ closed }) => !closed).length, SOON).toBe(0);
  });

  test("is closed when it reads nothing", async () => {
    opened.length = 0;
    send(hasty, get(`/media/${"k".repeat(43)}.webp`));
    await expect.poll(() => opened.length, SOON).toBe(1);
    await expect.poll(() => connections(), SOON).toBe(0);
    // The file is closed shortly after its connection.
    await expect.poll(() => opened.filter(({ closed }) => !closed).length, SOON).toBe(0);
  });

  test("is closed after too many pipelined requests", async () => {
    const socket = send(patient, get("/health/live", 100));
    await new Promise((resolve) => socket.once("close", resolve).resume());
  });

  test.each([
    ["the headers", "POST /api/kids HTTP/1.1\r\nHost: x\r\n"],
    [
      "the body",
      'POST /api/kids HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{"a":',
    ],
  ])("is closed with 408 when it takes too long to send %s", async (_part, beginning) => {
    const socket = send(hasty, beginning);
    const text = getReader(socket);
    const ended = new Promise((resolve) => socket.once("close", resolve));
    // An occasional byte does not extend the timeout.
    const dripping = setInterval(() => socket.write("x"), 100);
    onTestFinished(() => clearInterval(dripping));
    await ended;
    expect(text()).toContain("408");
  });
});

describe("connections of one address", () => {
  const COUNT = 2_000;
  const BATCH = 100;

  async function openMany(port: number): Promise<Socket[]> {
    const sockets: Socket[] = [];
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    while (sockets.length < COUNT) {
      const batch = Array.from({ length: BATCH }, () => connect(port, "127.0.0.1").resume());
      sockets.push(...batch);
      await Promise.all(
        batch.map((socket) => {
          socket.on("error", () => undefined);
          return new Promise((resolve) => socket.once("connect", resolve).once("close", resolve));
        }),
      );
    }
    return sockets;
  }

  /** Sends a request from 127.0.0.2 and returns the response. */
  async function visit(port: number): Promise<string> {
    const visitor = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
    visitor.on("error", () => undefined);
    onTestFinished(() => void visitor.destroy());
    const text = getReader(visitor);
    visitor.write(get("/health/live"));
    await new Promise((resolve) => visitor.once("data", resolve).once("close", resolve));
    return text();
  }

  async function listen(config: Partial<TestApp["deps"]["config"]>): Promise<number> {
    const app = await buildApp({ ...world.deps, config: { ...world.deps.config, ...config } });
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: "127.0.0.1" });
    return (app.server.address() as AddressInfo).port;
  }

  test("are limited, so that other addresses are still served", async () => {
    const port = await listen({ rateLimitMultiplier: 1 });
    const sockets = await openMany(port);
    expect(await visit(port)).toContain("HTTP/1.1 200");
    await expect.poll(() => sockets.filter(({ closed }) => !closed).length, SOON).toBe(200);
  });

  test("are not limited behind a trusted proxy", async () => {
    const port = await listen({ rateLimitMultiplier: 1, trustedProxies: ["127.0.0.1"] });
    const sockets = await openMany(port);
    expect(sockets.filter(({ closed }) => !closed)).toHaveLength(COUNT);
  });
});
