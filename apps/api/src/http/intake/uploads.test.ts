import { randomBytes } from "node:crypto";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { closeFamily } from "@giftling/db/queries/account/families";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { createPng } from "../../testing/png.ts";
import { DEFAULT_CONNECTION_TIMEOUTS } from "./connections.ts";

const MB = 1024 * 1024;

let world: TestApp;
let port: number;
beforeAll(async () => {
  world = await createTestApp({ RATE_LIMIT_MULTIPLIER: "1" });
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

const PATHS = ["/api/pictures", "/trpc/pictures.upload", "/api/kids/upload-avatar"];

/** Sends the headers and the first bytes of an upload. The test can send the rest of the body. */
function begin(
  path: string,
  headers: Record<string, string>,
  bytes = 7_000_000,
  to = port,
): ClientRequest {
  const sent = request({
    port: to,
    path,
    method: "POST",
    agent: false,
    headers: { "content-type": "application/json", "content-length": String(bytes), ...headers },
  });
  sent.on("error", () => undefined);
  sent.write('{"imageData":"data:image/png;base64,');
  return sent;
}

const getAnswer = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.once("response", resolve);
    sent.once("error", reject);
  });

describe("an upload is rejected before its picture is read (rule: uploads)", () => {
  /** Starts an upload. Returns the status and the error code of the response. */
  async function refusal(path: string, headers: Record<string, string>) {
    const sent = begin(path, headers);
    const answer = await getAnswer(sent);
    const body = JSON.parse(await text(answer));
    sent.destroy();
    return { status: answer.statusCode, code: body.code ?? body.error.data.appCode, answer };
  }

  test.each(PATHS)("when signed out: %s", async (path) => {
    expect(await refusal(path, {})).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    const cookie = world.forgedCookie();
    expect(await refusal(path, { cookie })).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
  });

  test.each(PATHS)("when cross-site: %s", async (path) => {
    const cookie = await world.signIn((await world.parent()).id);
    const headers = { cookie, origin: "https://evil.example" };
    expect(await refusal(path, headers)).toMatchObject({ status: 403, code: "FORBIDDEN_ORIGIN" });
  });

  test.each(PATHS)("from a closed account: %s", async (path) => {
    const { id } = await world.parent();
    const cookie = await world.signIn(id);
    await closeFamily(world.db, id, new Date());
    expect(await refusal(path, { cookie })).toMatchObject({ status: 403, code: "ACCOUNT_CLOSED" });
  });

  test.each(PATHS)("above the maximum size: %s", async (path) => {
    const cookie = await world.signIn((await world.parent()).id);
    const sent = begin(path, { cookie }, 8 * MB);
    expect((await getAnswer(sent)).statusCode).toBe(413);
    sent.destroy();
  });

  test("above the rate limit", async () => {
    const { id } = await world.parent();
    const cookie = await world.signIn(id);
    await Promise.all(Array.from({ length: 30 }, () => world.deps.limiter.upload(id)));
    const { status, code, answer } = await refusal("/api/pictures", { cookie });
    expect({ status, code }).toEqual({ status: 429, code: "RATE_LIMITED" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("concurrent uploads (rule: uploads)", () => {
  const small = JSON.stringify({ imageData: "data:image/png;base64,AAAA", mimeType: "image/png" });
  const sendSmall = (cookie: string) =>
    world.app.inject({
      method: "POST",
      url: "/api/pictures",
      headers: { cookie, "content-type": "application/json" },
      payload: small,
    });

  test("are queued per family without delaying others, and an aborted upload frees its place", async () => {
    const [busy, other] = [await world.parent(), await world.parent()];
    const cookie = await world.signIn(busy.id);
    const halves = [7, 7, 7].map(() => begin("/api/pictures", { cookie }));
    await expect.poll(() => underWay(busy.id), { timeout: 30_000 }).toBe(3);
    const waits = sendSmall(cookie);
    expect((await sendSmall(await world.signIn(other.id))).statusCode).toBe(400);
    await expect.poll(() => underWay(busy.id), { timeout: 30_000 }).toBe(4);
    expect(await Promise.race([waits, sleep(100, "waits")])).toBe("waits");
    for (const half of halves) half.destroy();
    expect((await waits).json()).toMatchObject({ code: "INVALID_INPUT" });
  });

  /** Returns the number of a family's uploads that the rate limit has counted. */
  async function underWay(familyId: string): Promise<number> {
    const rows = await world.db.query.rateLimits.findMany();
    return rows.find(({ key }) => key === `upload:${familyId}`)?.points ?? 0;
  }
});

describe("slow uploads (rule: uploads)", () => {
  /** Returns an upload body with a picture of `edge` by `edge` pixels. */
  const pictureOf = (edge: number) => {
    const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(edge * 3)]);
    const png = createPng(edge, edge, Buffer.concat(Array.from({ length: edge }, row)));
    const imageData = `data:image/png;base64,${png.toString("base64")}`;
    return JSON.stringify({ imageData, mimeType: "image/png" });
  };
  const upload = async (app: FastifyInstance, payload: string) => {
    const cookie = await world.signIn((await world.parent()).id);
    const headers = { cookie, "content-type": "application/json" };
    return app.inject({ method: "POST", url: "/api/pictures", headers, payload });
  };

  test.each([
    [2, 10],
    [12, 1],
  ])(
    "of %i families, %i each, leave capacity for another family's picture of 12 kB",
    async (families, each) => {
      const open: ClientRequest[] = [];
      onTestFinished(() => {
        for (const sent of open) sent.destroy();
      });
      for (let family = 0; family < families; family += 1) {
        const cookie = await world.signIn((await world.parent()).id);
        for (let one = 0; one < each; one += 1) {
          open.push(begin("/api/pictures", { cookie }, 4_000_000));
        }
      }
      await sleep(500);
      expect((await upload(world.app, pictureOf(55))).statusCode).toBe(201);
    },
  );

  describe("over a connection", () => {
    const lines: { level: number }[] = [];
    let app: FastifyInstance;
    beforeAll(async () => {
      const config = { ...world.deps.config, logLevel: "info" as const };
      const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
      const patience = { ...DEFAULT_CONNECTION_TIMEOUTS, rateWindowMs: 500 };
      app = await buildApp({ ...world.deps, config }, { patience, logTo });
      await app.listen({ port: 0, host: "127.0.0.1" });
    });
    afterAll(() => app.close());

    async function beginHere(): Promise<ClientRequest> {
      const cookie = await world.signIn((await world.parent()).id);
      const { port } = app.server.address() as AddressInfo;
      return begin("/api/pictures", { cookie }, 4_000_000, port);
    }

    test("are rejected below 2 kB per second", async () => {
      const sent = await beginHere();
      const dripping = setInterval(() => sent.write("A".repeat(10)), 20);
      onTestFinished(() => clearInterval(dripping));
      const answer = await getAnswer(sent);
      expect(answer.statusCode).toBe(400);
      expect(answer.headers.connection).toBe("close");
      expect(JSON.parse(await text(answer))).toEqual({
        code: "BAD_REQUEST",
        message: expect.stringContaining("connection"),
      });
    });

    test("are read to the end above 2 kB per second", async () => {
      const sent = await beginHere();
      let writes = 0;
      const dripping = setInterval(() => {
        sent.write("A".repeat(200));
        writes += 1;
      }, 20);
      onTestFinished(() => clearInterval(dripping));
      onTestFinished(() => void sent.destroy());
      const refused = getAnswer(sent);
      expect(await Promise.race([refused, sleep(1_500, "is read")])).toBe("is read");
      expect(writes).toBeGreaterThan(10);
    });

    test("log no warning or error when aborted", async () => {
      lines.length = 0;
      const [early, late] = [await beginHere(), await beginHere()];
      late.write("A".repeat(1_000_000));
      await sleep(200);
      early.destroy();
      late.destroy();
      const open = () =>
        new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
      await expect.poll(open, { timeout: 30_000 }).toBe(0);
      await sleep(100);
      expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    });
  });
});

describe("a large body without a picture", () => {
  test.each(["[1", "[[]", "{},{", '"a":"b"'])(
    "is rejected before it is parsed: many times %s",
    async (part) => {
      const cookie = await world.signIn((await world.parent()).id);
      const payload = `{"imageData":[${`${part},`.repeat(6_000_000 / (part.length + 1))}1]}`;
      for (const url of PATHS) {
        const headers = { cookie, "content-type": "application/json" };
        const answer = await world.app.inject({ method: "POST", url, headers, payload });
        expect(answer.statusCode).toBe(400);
        const body = answer.json();
        expect(body.code ?? body.error.data.appCode).toBe("BAD_REQUEST");
        expect(body.message ?? body.error.message).toBe("The body is not valid JSON.");
      }
    },
  );
});

describe("a large body with a picture", () => {
  const row = () => Buffer.concat([Buffer.alloc(1), randomBytes(300 * 3)]);
  const png = createPng(300, 300, Buffer.concat(Array.from({ length: 300 }, row)));
  const imageData = `data:image/png;base64,${png.toString("base64")}`;

  async function statuses(payload: string): Promise<number[]> {
    const cookie = await world.signIn((await world.parent()).id);
    const headers = { cookie, "content-type": "application/json" };
    const answers = PATHS.map((url) => world.app.inject({ method: "POST", url, headers, payload }));
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  }

  test("is stored, with or without escaped slashes", async () => {
    const body = JSON.stringify({ imageData, mimeType: "image/png" });
    expect(await statuses(body)).toEqual([201, 200, 201]);
    expect(await statuses(body.replaceAll("/", "\\/"))).toEqual([201, 200, 201]);
  });

  test.each([
    ["where none belongs", { imageData: "data:image/png;base64,AAAA", mimeType: imageData }],
    ["twice", { imageData, mimeType: imageData }],
    ["and a field that is unknown", { imageData, mimeType: "image/png", more: 1 }],
    ["as the name of a field", { [imageData]: 1, imageData: "x", mimeType: "image/png" }],
  ])("is rejected %s", async (_where, body) => {
    expect(await statuses(JSON.stringify(body))).toEqual([400, 400, 400]);
  });
});
