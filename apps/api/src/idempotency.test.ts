import type { Executor } from "@giftling/db/client";
import { addJob } from "@giftling/db/queries/operation/jobs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Context, createContext } from "./context.ts";
import { sha256 } from "./crypto/tokens.ts";
import { withIdempotency } from "./idempotency.ts";
import { createTestWorld, outcome, type TestWorld } from "./testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const answer = z.strictObject({ number: z.number() });

function contextWith(idempotencyKey: string | undefined): Context {
  return createContext(world.deps, {
    cookieHeader: undefined,
    idempotencyKey,
    ip: "192.0.2.1",
    userAgent: "test",
    onRenewedCookie: () => undefined,
  });
}

let runs = 0;
let keys = 0;
const newKey = () => {
  keys += 1;
  return `the-key-${keys}`;
};

type Options = { key?: string; input?: unknown; actorId?: string | null; procedure?: string };

/** A call that counts how often it really ran, and leaves a trace in its transaction. */
function call(options: Options, work: (tx: Executor) => Promise<void> = async () => undefined) {
  const { key, input = { a: 1 }, actorId = null, procedure = "test.call" } = options;
  return withIdempotency(contextWith(key), { procedure, actorId, input, answer }, async (tx) => {
    runs += 1;
    const number = runs;
    await addJob(tx, "delete-file", { storageKey: `run-${number}` });
    await work(tx);
    return { number };
  });
}

const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 150));

describe("a key", () => {
  test("gives the first answer again", async () => {
    const key = newKey();
    const first = await call({ key });
    expect(await call({ key })).toEqual(first);
  });

  test("keeps nothing from which what was typed could be guessed (D11)", async () => {
    const key = newKey();
    const input = { purchasedBy: "Grandma Rose", isAnonymous: true };
    await call({ key, input });
    const rows = await world.db.query.idempotencyKeys.findMany();
    const fingerprint = rows.find((row) => row.key === key)?.fingerprint;
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const typed = '{"isAnonymous":true,"purchasedBy":"Grandma Rose"}';
    expect(fingerprint).not.toBe(sha256(typed));
  });

  test("does so whatever the order of the input's fields", async () => {
    const key = newKey();
    const first = await call({ key, input: { a: 1, b: { c: 2, d: [3, 4] } } });
    expect(await call({ key, input: { b: { d: [3, 4], c: 2 }, a: 1 } })).toEqual(first);
  });

  test("runs once when all arrive at once: the others wait for the first", async () => {
    const key = newKey();
    const before = runs;
    const answers = await Promise.all(Array.from({ length: 8 }, () => call({ key }, slowly)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(runs).toBe(before + 1);
  });

  test("is refused for another input, also at once", async () => {
    const key = newKey();
    await call({ key, input: { a: 1 } });
    expect(await outcome(call({ key, input: { a: 2 } }).catch(asCause))).toBe(
      "IDEMPOTENCY_MISMATCH",
    );
    const both = newKey();
    const results = await Promise.all([
      outcome(call({ key: both, input: { a: 1 } }, slowly).catch(asCause)),
      outcome(call({ key: both, input: { a: 2 } }, slowly).catch(asCause)),
    ]);
    expect(results.sort()).toEqual(["IDEMPOTENCY_MISMATCH", "ok"]);
  });

  test("belongs to its procedure and its actor", async () => {
    const key = newKey();
    const first = await call({ key });
    expect(await call({ key, procedure: "test.other" })).not.toEqual(first);
    expect(await call({ key, actorId: "somebody" })).not.toEqual(first);
    expect(await call({ key, actorId: "somebody else" })).not.toEqual(first);
  });

  test("of a failed call is free again, and the one who waited runs", async () => {
    const key = newKey();
    const failing = call({ key }, async () => {
      await slowly();
      throw new Error("the business failed");
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const waiting = call({ key });
    await expect(failing).rejects.toThrow("the business failed");
    const { number } = await waiting;
    const [row] = await world.db.execute<{ count: string }>(
      `select count(*) from graphile_worker._private_jobs where payload->>'storageKey' = 'run-${number - 1}'`,
    );
    expect(row?.count).toBe("0");
  });

  test.each(["short", "a".repeat(201), "with space", "with\ttab", "with-ü-umlaut", ""])(
    "must be 8 to 200 visible ASCII characters: %j",
    async (key) => {
      expect(await outcome(call({ key }).catch(asCause))).toBe("INVALID_INPUT");
    },
  );
});

test("without a key every call runs", async () => {
  const first = await call({});
  expect(await call({})).not.toEqual(first);
});

/** `outcome` reads what tRPC would carry as the cause. */
function asCause(cause: unknown): never {
  throw new Error("refused", { cause });
}
