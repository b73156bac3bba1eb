import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { purchases } from "@giftling/db/schema/gifts";
import { makeKid, makeWish } from "@giftling/db/testing/factories";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiProcess } from "./testing/api-process.ts";
import { findFreePort } from "./testing/free-port.ts";
import { createTestFixture, type TestFixture } from "./testing/test-fixture.ts";

const CLIENTS = 8;
/**
 * Grace period in seconds in which a stopping process still accepts requests. Long enough for several readiness checks
 * on a busy machine.
 */
const DRAIN_SECONDS = 5;

let world: TestFixture;
beforeAll(async () => {
  world = await createTestFixture();
});
afterAll(() => world.close());

type Answer = { port: number; status: number; closes: boolean };

/** Sends a request on a persistent connection. Rejects when the connection is lost. */
async function ask(agent: Agent, port: number, path: string, body?: object): Promise<Answer> {
  const sent = request({
    agent,
    port,
    host: "127.0.0.1",
    path,
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
  });
  sent.end(body && JSON.stringify(body));
  const [answer]: IncomingMessage[] = await once(sent, "response");
  if (!answer) throw new Error("No answer came.");
  answer.resume();
  await once(answer, "end");
  const closes = answer.headers.connection === "close";
  return { port, status: answer.statusCode ?? 0, closes };
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

test("drains a process under load without failing a request while another takes over", {
  timeout: 400_000,
}, async () => {
  const { id, familyUrl } = await world.parent();
  const kid = await makeKid(world.db, id);
  const [old, next] = [await findFreePort(), await findFreePort()];
  const env = { RATE_LIMIT_MULTIPLIER: "1000", DRAIN_SECONDS: String(DRAIN_SECONDS) };
  const stopping = await startApiProcess(world, { ...env, PORT: String(old) });
  await startApiProcess(world, { ...env, PORT: String(next) });
  for (const port of [old, next]) {
    await expect.poll(() => isReady(port), { timeout: 180_000, interval: 100 }).toBe(true);
  }

  // Acts as a load balancer: polls readiness and, once it fails, sends requests to the other process.
  let port = old;
  let isOver = false;
  const balancing = (async () => {
    while (port === old) {
      if (!(await isReady(old))) port = next;
      await sleep(200);
    }
  })();
  // A separate keep-alive connection reaches the stopping process regardless of the load balancer.
  const connected = new Agent({ keepAlive: true, maxSockets: 1 });
  const readHub = () => ask(connected, old, `/api/hub/${familyUrl}/${kid.id}`);
  const answers: Answer[] = [];
  const lost: unknown[] = [];
  let bought = 0;
  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isOver; turn += 1) {
      const item = turn % 3 === 0 ? await makeWish(world.db, kid.id) : null;
      const asked = item
        ? ask(agent, port, `/api/wishlist/${item.id}/purchase`, { purchasedBy: "Grandma Rose" })
        : ask(agent, port, `/api/hub/${familyUrl}/${kid.id}`);
      const answer = await asked.catch((error: unknown) => void lost.push(error));
      if (!answer) continue;
      answers.push(answer);
      if (item && answer.status === 200) bought += 1;
    }
    agent.destroy();
  });
  const of = (one: number) => answers.filter((answer) => answer.port === one);
  await expect.poll(() => of(old).length, { timeout: 60_000 }).toBeGreaterThan(CLIENTS * 3);

  expect(await readHub()).toEqual({ port: old, status: 200, closes: false });
  const askedAt = performance.now();
  const ended = once(stopping, "exit");
  stopping.kill("SIGTERM");
  await expect.poll(() => isReady(old), { interval: 50 }).toBe(false);
  // The response closes the connection, and the client reconnects to the other process.
  expect(await readHub()).toEqual({ port: old, status: 200, closes: true });
  connected.destroy();
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - askedAt).toBeLessThan(20_000);
  const had = of(next).length;
  await expect.poll(() => of(next).length, { timeout: 60_000 }).toBeGreaterThan(had + CLIENTS);
  isOver = true;
  await Promise.all([...clients, balancing]);

  expect(lost).toEqual([]);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await world.db.$count(purchases)).toBe(bought);
});

test("ends despite a connection that a browser opened in advance and has not used", async () => {
  const port = await findFreePort();
  const stopping = await startApiProcess(world, { PORT: String(port), DRAIN_SECONDS: "0" });
  await expect.poll(() => isReady(port), { timeout: 180_000, interval: 100 }).toBe(true);
  const unused = connect(port, "127.0.0.1");
  await once(unused, "connect");
  const ended = once(stopping, "exit");
  stopping.kill("SIGTERM");
  await once(unused, "close");
  expect(await ended).toEqual([0, null]);
});
