import { setLanguage } from "@giftling/messages/language";
import { MutationObserver } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getErrorCode } from "./api-error.ts";
import { addIdempotencyKey } from "./idempotency-key.ts";
import { createQueryClient, createTrpcClient } from "./trpc.ts";

type Answer = { status: number; body: unknown };

let answers: Answer[] = [];
let sent: { url: string; key: string | null }[] = [];

beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    sent.push({ url: String(input), key: new Headers(init?.headers).get("idempotency-key") });
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { "content-type": "application/json" },
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

const refusal = (httpStatus: number, appCode: string, message: string) => ({
  error: { message, code: -32000, data: { httpStatus, appCode, fields: null } },
});
const unauthorized = refusal(401, "UNAUTHORIZED", "Please log in to continue.");

const purchase = { id: "1", purchasedBy: "Ana", isAnonymous: false };

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable("the call should fail"),
    (error: unknown) => error,
  );
}

describe("session query", () => {
  test("returns null when signed out (rule: sign-in)", async () => {
    answers = [{ status: 401, body: [unauthorized] }];
    expect(await createTrpcClient().account.user.query()).toBeNull();
  });

  test("throws when the server fails", async () => {
    answers = [{ status: 500, body: [refusal(500, "INTERNAL", "Something went wrong.")] }];
    expect(await failure(createTrpcClient().account.user.query())).toBeInstanceOf(TRPCClientError);
  });

  test("throws for any other 401 response", async () => {
    answers = [{ status: 401, body: [unauthorized] }];
    expect(getErrorCode(await failure(createTrpcClient().kids.list.query()))).toBe("UNAUTHORIZED");
  });
});

describe("requests", () => {
  test("batches requests of the same tick", async () => {
    answers = [{ status: 200, body: [{ result: { data: 1 } }, { result: { data: 2 } }] }];
    const client = createTrpcClient();
    expect(await Promise.all([client.kids.list.query(), client.account.config.query()])).toEqual([
      1, 2,
    ]);
    expect(sent).toEqual([
      { url: "/trpc/kids.list,account.config?batch=1&input=%7B%7D", key: null },
    ]);
  });

  test("limits a batch to ten calls", async () => {
    const result = { result: { data: 1 } };
    answers = [10, 10, 5].map((calls) => ({ status: 200, body: Array(calls).fill(result) }));
    const client = createTrpcClient();
    await Promise.all(Array.from({ length: 25 }, () => client.kids.list.query()));
    const calls = sent.map(({ url }) => url.split("?")[0]?.split(",").length);
    expect(calls).toEqual([10, 10, 5]);
  });

  test("sends a request with an Idempotency-Key separately, with its header (rule: idempotency-key)", async () => {
    answers = [
      { status: 200, body: { result: { data: 1 } } },
      { status: 200, body: { result: { data: 2 } } },
    ];
    const client = createTrpcClient();
    await Promise.all([
      client.wishlist.purchase.mutate(addIdempotencyKey(purchase, "key-one-1")),
      client.wishlist.purchase.mutate(addIdempotencyKey(purchase, "key-two-2")),
    ]);
    expect(sent).toEqual([
      { url: "/trpc/wishlist.purchase", key: "key-one-1" },
      { url: "/trpc/wishlist.purchase", key: "key-two-2" },
    ]);
  });
});

test("sends the page's language (rule: languages)", async () => {
  const spoken: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_input: unknown, init?: RequestInit) => {
    spoken.push(new Headers(init?.headers).get("accept-language"));
    return Response.json({ result: { data: 1 } });
  });
  const client = createTrpcClient();
  setLanguage("es");
  await client.wishlist.purchase.mutate(addIdempotencyKey(purchase, "key-one-1"));
  setLanguage("en");
  await client.wishlist.purchase.mutate(addIdempotencyKey(purchase, "key-two-2"));
  expect(spoken).toEqual(["es", "en"]);
});

test("marks a write as pending before the next event, to block a second press", async () => {
  const write = new MutationObserver(createQueryClient(), {
    mutationFn: () => new Promise(() => {}),
  });
  const seen: boolean[] = [];
  write.subscribe(({ isPending }) => seen.push(isPending));
  void write.mutate();
  // Microtasks always run between two events, but timers may run later.
  await Promise.resolve();
  expect(seen).toEqual([true]);
});
