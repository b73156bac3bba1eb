import type { ErrorCode } from "@giftling/domain";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it, vi } from "vitest";
import { sendRetrySafe } from "./retry-safe-sender.ts";

function refusal(appCode: ErrorCode, httpStatus: number) {
  return TRPCClientError.from({
    error: {
      code: -32_000,
      message: "Refused.",
      data: { code: "CONFLICT", httpStatus, appCode, fields: null, path: "wishlist.purchase" },
    },
  });
}

const cutLine = () => TRPCClientError.from(new TypeError("Failed to fetch"));

describe("sendRetrySafe (rule: idempotency-key)", () => {
  it("reuses the key until a response arrives, then generates a new one", async () => {
    const call = vi.fn((_input: string, _key: string) => Promise.resolve("done"));
    call.mockRejectedValueOnce(cutLine());
    await expect(sendRetrySafe("gift bike", "Ana", call)).rejects.toThrow();
    await expect(sendRetrySafe("gift bike", "Ana", call)).resolves.toEqual({
      answer: "done",
      input: "Ana",
    });
    await sendRetrySafe("gift bike", "Ana", call);
    const [first, second, third] = call.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it("discards the key after a rejection, because nothing was stored", async () => {
    const call = vi.fn((_input: string, _key: string) => Promise.resolve("done"));
    call.mockRejectedValueOnce(refusal("ALREADY_PURCHASED", 409));
    await expect(sendRetrySafe("gift bike", "Ana", call)).rejects.toThrow("Refused.");
    await sendRetrySafe("gift bike", "Ana", call);
    const [first, second] = call.mock.calls.map(([, key]) => key);
    expect(second).not.toBe(first);
  });

  it("reuses the key after server errors and rejections that leave earlier attempts unknown", async () => {
    const call = vi.fn((_input: string, _key: string) => Promise.resolve("done"));
    call.mockRejectedValueOnce(refusal("INTERNAL", 500));
    call.mockRejectedValueOnce(refusal("RATE_LIMITED", 429));
    await expect(sendRetrySafe("gift bike", "Ana", call)).rejects.toThrow();
    await expect(sendRetrySafe("gift bike", "Ana", call)).rejects.toThrow("Refused.");
    await sendRetrySafe("gift bike", "Ana", call);
    expect(new Set(call.mock.calls.map(([, key]) => key)).size).toBe(1);
  });

  it("resends the first input when its request had arrived", async () => {
    const call = vi.fn((input: string, _key: string) => Promise.resolve(`recorded for ${input}`));
    call.mockRejectedValueOnce(cutLine());
    call.mockRejectedValueOnce(refusal("IDEMPOTENCY_MISMATCH", 409));
    await expect(sendRetrySafe("gift bike", "Ana", call)).rejects.toThrow();
    await expect(sendRetrySafe("gift bike", "Aunt Ana", call)).resolves.toEqual({
      answer: "recorded for Ana",
      input: "Ana",
    });
    expect(new Set(call.mock.calls.map(([, key]) => key)).size).toBe(1);
  });

  it("determines which of several lost attempts arrived", async () => {
    const stored = new Map<string, string>();
    let isCut = true;
    const call = (input: string, key: string) => {
      // While the connection is cut, only Bea's call reaches the server, and its response is lost.
      if (isCut && input !== "Bea") return Promise.reject(cutLine());
      if (!stored.has(key)) stored.set(key, input);
      if (isCut) return Promise.reject(cutLine());
      return stored.get(key) === input
        ? Promise.resolve("done")
        : Promise.reject(refusal("IDEMPOTENCY_MISMATCH", 409));
    };
    for (const name of ["Ana", "Bea", "Cleo"]) {
      await expect(sendRetrySafe("gift bike", name, call)).rejects.toThrow();
    }
    isCut = false;
    await expect(sendRetrySafe("gift bike", "Dan", call)).resolves.toEqual({
      answer: "done",
      input: "Bea",
    });
    await expect(sendRetrySafe("gift bike", "Dan", call)).resolves.toEqual({
      answer: "done",
      input: "Dan",
    });
    expect([...stored.values()]).toEqual(["Bea", "Dan"]);
  });

  it("uses a different key for another gift", async () => {
    const call = vi.fn((_input: string, _key: string) => Promise.reject(cutLine()));
    await expect(sendRetrySafe("gift bike", "Ana", call)).rejects.toThrow();
    await expect(sendRetrySafe("gift book", "Ana", call)).rejects.toThrow();
    expect(new Set(call.mock.calls.map(([, key]) => key)).size).toBe(2);
  });
});
