import type { Socket } from "node:net";
import { makeWish } from "@giftling/db/testing/factories";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { buildApp } from "../app.ts";
import { createEventStreamFixture, POLL_OPTIONS } from "../testing/event-stream-fixture.ts";

const { world, hasty, newVisitor, open, makeHub, buy, close } = await createEventStreamFixture();
afterAll(close);

describe("the number of streams", () => {
  test("is at most 8 per visitor, and decreases when a stream closes", async () => {
    const { events } = await makeHub();
    const headers = newVisitor();
    const streams = await Promise.all(Array.from({ length: 9 }, () => open(events, headers)));
    expect(streams.map(({ status }) => status).sort()).toEqual([...Array(8).fill(200), 429]);
    const refused = streams.find(({ status }) => status === 429);
    expect(refused?.headers["retry-after"]).toBe("60");
    expect((await open(events)).status).toBe(200);
    streams.find(({ status }) => status === 200)?.close();
    await expect.poll(async () => (await open(events, headers)).status, POLL_OPTIONS).toBe(200);
  });

  test("is at most 1,000 per process, which still answers requests", async () => {
    const { events, kidId } = await makeHub();
    const app = await buildApp(world.deps);
    onTestFinished(() => app.close());
    await app.listen({ port: 0, host: "127.0.0.1" });
    const streams: Awaited<ReturnType<typeof open>>[] = [];
    while (streams.length < 1_000) {
      streams.push(
        ...(await Promise.all(Array.from({ length: 100 }, () => open(events, {}, app)))),
      );
    }
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    const refused = await open(events, {}, app);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "60"]);
    expect((await app.inject("/health/live")).statusCode).toBe(200);
    await buy((await makeWish(world.db, kidId)).id);
    const countNotified = () => streams.filter(({ events }) => events() === 1).length;
    await expect.poll(countNotified, POLL_OPTIONS).toBe(1_000);
  });
});

test("disconnects a client that does not read", async () => {
  const { events } = await makeHub();
  const sockets: Socket[] = [];
  const addSocket = (socket: Socket) => void sockets.push(socket);
  hasty.server.on("connection", addSocket);
  onTestFinished(() => void hasty.server.off("connection", addSocket));
  const stream = await open(events, {}, hasty);
  const { familyId } = await makeHub();
  const parent = await open("/api/family/events", { cookie: await world.signIn(familyId) }, hasty);
  await expect.poll(parent.text, POLL_OPTIONS).toContain("retry");
  // A corked socket sends nothing, as if the client had stopped reading.
  sockets[1]?.cork();
  let changes = 0;
  const changing = setInterval(() => {
    world.deps.hubs.drop(familyId);
    changes += 1;
  }, 10);
  onTestFinished(() => clearInterval(changing));
  await expect.poll(parent.hasEnded, POLL_OPTIONS).toBe(true);
  expect(changes).toBeGreaterThan(10);
  expect(stream.hasEnded()).toBe(false);
});
