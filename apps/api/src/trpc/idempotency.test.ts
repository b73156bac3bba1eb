import type { Executor } from "@giftling/db/client";
import { addJob } from "@giftling/db/queries/operation/jobs";
import { listJobs } from "@giftling/db/testing/jobs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createContext } from "../access/context.ts";
import { sha256 } from "../core/crypto/tokens.ts";
import { createTestFixture, getCallOutcome, type TestFixture } from "../testing/test-fixture.ts";
import {
  createCallerFactory,
  createTransactionResolver,
  publicIdempotentProcedure,
  router,
} from "./trpc.ts";

let world: TestFixture;
beforeAll(async () => {
  world = await createTestFixture();
});
afterAll(() => world.close());

const answer = z.strictObject({ number: z.number() });

async function contextWith(idempotencyKey: string | undefined, userId: string | undefined) {
  return createContext(world.deps, {
    cookieHeader: userId && (await world.deps.sessions.start(userId, undefined)).split(";")[0],
    idempotencyKey,
    ip: "192.0.2.1",
    userAgent: "test",
    onSetCookie: () => undefined,
  });
}

let runs = 0;
let keys = 0;
const newKey = () => {
  keys += 1;
  return `the-key-${keys}`;
};

type Options = {
  key?: string;
  input?: Record<string, unknown>;
  userId?: string;
  procedure?: "write" | "other";
};

/** Calls a procedure that counts its runs and writes a row in the procedure's transaction. */
async function call(options: Options, work: () => Promise<void> = async () => undefined) {
  const { key, input = { a: 1 }, userId, procedure = "write" } = options;
  const write = publicIdempotentProcedure
    .input(z.looseObject({}))
    .output(answer)
    .mutation(
      createTransactionResolver(async (tx: Executor) => {
        runs += 1;
        const number = runs;
        await addJob(tx, "delete-file", { storageKey: `run-${number}` });
        await work();
        return { number };
      }),
    );
  const caller = createCallerFactory(router({ test: router({ write, other: write }) }));
  return caller(await contextWith(key, userId)).test[procedure](input);
}

const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 150));

describe("an Idempotency-Key", () => {
  test("returns the first response for a repeated call", async () => {
    const key = newKey();
    const first = await call({ key });
    expect(await call({ key })).toEqual(first);
  });

  test("is stored with a keyed fingerprint that does not reveal the input (rule: anonymous-givers)", async () => {
    const key = newKey();
    const input = { purchasedBy: "Grandma Rose", isAnonymous: true };
    await call({ key, input });
    const rows = await world.db.query.idempotencyKeys.findMany();
    const fingerprint = rows.find((row) => row.key === key)?.fingerprint;
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const typed = '{"isAnonymous":true,"purchasedBy":"Grandma Rose"}';
    expect(fingerprint).not.toBe(sha256(typed));
  });

  test("ignores the order of the input's fields", async () => {
    const key = newKey();
    const first = await call({ key, input: { a: 1, b: { c: 2, d: [3, 4] } } });
    expect(await call({ key, input: { b: { d: [3, 4], c: 2 }, a: 1 } })).toEqual(first);
  });

  test("runs a call once under concurrency, while the others wait for its response", async () => {
    const key = newKey();
    const before = runs;
    const answers = await Promise.all(Array.from({ length: 8 }, () => call({ key }, slowly)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(runs).toBe(before + 1);
  });

  test("is rejected with different input, even concurrently", async () => {
    const key = newKey();
    await call({ key, input: { a: 1 } });
    expect(await getCallOutcome(call({ key, input: { a: 2 } }))).toBe("IDEMPOTENCY_MISMATCH");
    const both = newKey();
    const results = await Promise.all([
      getCallOutcome(call({ key: both, input: { a: 1 } }, slowly)),
      getCallOutcome(call({ key: both, input: { a: 2 } }, slowly)),
    ]);
    expect(results.sort()).toEqual(["IDEMPOTENCY_MISMATCH", "ok"]);
  });

  test("is scoped to procedure and caller", async () => {
    const key = newKey();
    const first = await call({ key });
    const { id: userId } = (await world.parent()).owner;
    const { id: otherId } = (await world.parent()).owner;
    expect(await call({ key, procedure: "other" })).not.toEqual(first);
    const theirs = await call({ key, userId });
    expect(theirs).not.toEqual(first);
    expect([first, theirs]).not.toContainEqual(await call({ key, userId: otherId }));
    expect(await call({ key, userId })).toEqual(theirs);
    const rows = await world.db.query.idempotencyKeys.findMany();
    expect(rows.flatMap((row) => (row.key === key ? row.scope : [])).sort()).toEqual(
      [
        "test.write visitor",
        "test.other visitor",
        `test.write ${userId}`,
        `test.write ${otherId}`,
      ].sort(),
    );
  });

  test("is released by a failed call, so that a waiting call runs", async () => {
    const key = newKey();
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const failing = call({ key }, async () => {
      begin();
      await slowly();
      throw new Error("the business failed");
    });
    await begun;
    const waiting = call({ key });
    const cause = { cause: { message: "the business failed" } };
    await expect(failing).rejects.toMatchObject({ cause });
    const { number } = await waiting;
    const keys = (await listJobs(world.db, "delete-file")).map(({ payload }) => payload.storageKey);
    expect(keys).not.toContain(`run-${number - 1}`);
  });

  test.each(["short", "a".repeat(201), "with space", "with\ttab", "with-ü-umlaut", ""])(
    "must be 8 to 200 visible ASCII characters: %j",
    async (key) => {
      expect(await getCallOutcome(call({ key }))).toBe("INVALID_INPUT");
    },
  );
});

test("runs every call without an Idempotency-Key", async () => {
  const first = await call({});
  expect(await call({})).not.toEqual(first);
});
