import { setLanguage } from "@giftling/messages/language";
import { MutationObserver } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addIdempotencyKey } from "./idempotency-key.ts";
import {
  createQueryClient,
  createTrpcClient,
  getErrorCode,
  getErrorFields,
  getErrorMessage,
  getRequestId,
  isNotFound,
} from "./trpc.ts";

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
      headers: { "content-type": "application/json", "x-request-id": "4f2a91c0-1" },
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

const refusal = (httpStatus: number, appCode: string, message: string, fields?: object) => ({
  error: { message, code: -32000, data: { httpStatus, appCode, fields: fields ?? null } },
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

  test("limits a batch to ten requests, the server's maximum", async () => {
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

describe("getErrorMessage", () => {
  const fallback = "Failed to record purchase";
  const call = () => createTrpcClient().wishlist.purchase.mutate(purchase);

  test("returns the server's message", async () => {
    const fields = { name: "Please enter a name." };
    answers = [{ status: 409, body: [refusal(409, "ALREADY_PURCHASED", "Too late.", fields)] }];
    const error = await failure(call());
    expect(getErrorMessage(error, fallback)).toBe("Too late.");
    expect(getErrorCode(error)).toBe("ALREADY_PURCHASED");
    expect(getErrorFields(error)).toEqual(fields);
    expect(isNotFound(error)).toBe(false);
  });

  test("returns the fallback for a server error", async () => {
    answers = [{ status: 500, body: [refusal(500, "INTERNAL", "Something went wrong.")] }];
    expect(getErrorMessage(await failure(call()), fallback)).toBe(fallback);
  });

  test("returns the fallback without a response", async () => {
    const error = await failure(call());
    expect(getErrorMessage(error, fallback)).toBe(fallback);
    expect(getErrorCode(error)).toBeNull();
    expect(getErrorFields(error)).toEqual({});
  });
});

test("getRequestId returns the response's request id, if any (rule: failure-id)", async () => {
  const failed = refusal(500, "INTERNAL", "Something went wrong.");
  const client = createTrpcClient();
  answers = [
    { status: 500, body: [failed] },
    { status: 500, body: failed },
  ];
  expect(getRequestId(await failure(client.kids.list.query()))).toBe("4f2a91c0-1");
  const write = client.wishlist.purchase.mutate(addIdempotencyKey(purchase, "key-one-1"));
  expect(getRequestId(await failure(write))).toBe("4f2a91c0-1");
  expect(getRequestId(await failure(client.kids.list.query()))).toBeNull();
  expect(getRequestId(new Error("a fault of the page"))).toBeNull();
});

test("marks a write as pending before the next event, to block a second press", async () => {
  const write = new MutationObserver(createQueryClient(), {
    mutationFn: () => new Promise(() => {}),
  });
  const seen: boolean[] = [];
  write.subscribe(({ isPending }) => seen.push(isPending));
  void write.mutate();
  // Microtasks run between two events; timers may not.
  await Promise.resolve();
  expect(seen).toEqual([true]);
});
