import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  getErrorCode,
  getErrorMessage,
  getErrorToastTitle,
  getFieldErrorMessages,
  getRequestId,
  isNotFoundError,
  isSessionExpiredError,
} from "./api-error.ts";
import { addIdempotencyKey } from "./idempotency-key.ts";
import { createTrpcClient } from "./trpc.ts";

const purchase = { id: "1", purchasedBy: "Ana", isAnonymous: false };
const singlePurchase = addIdempotencyKey(purchase, "key-one-1");
const fallback = "Failed to record purchase";

/** Responses of the fake server, in order. If no response is left, requests fail as if the connection were lost. */
let responses: { status: number; body: unknown }[] = [];

beforeEach(() => {
  responses = [];
  vi.stubGlobal("fetch", async () => {
    const response = responses.shift();
    if (!response) throw new TypeError("Failed to fetch");
    return Response.json(response.body, {
      status: response.status,
      headers: { "x-request-id": "4f2a91c0-1" },
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

const createErrorBody = (
  httpStatus: number,
  appCode: string,
  message: string,
  fields: object | null = null,
) => ({ error: { message, code: -32000, data: { httpStatus, appCode, fields } } });

const getFailure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable("the call should fail"),
    (error: unknown) => error,
  );

/** Sends a purchase request that fails, and returns the error. */
const failPurchase = () => getFailure(createTrpcClient().wishlist.purchase.mutate(singlePurchase));

describe("error of a request", () => {
  test("has the server's message, code and fields", async () => {
    const fields = { name: "Please enter a name." };
    const body = createErrorBody(409, "ALREADY_PURCHASED", "Too late.", fields);
    responses = [{ status: 409, body }];
    const error = await failPurchase();
    expect(getErrorMessage(error, fallback)).toBe("Too late.");
    expect(getErrorCode(error)).toBe("ALREADY_PURCHASED");
    expect(getFieldErrorMessages(error)).toEqual(fields);
    expect(isNotFoundError(error)).toBe(false);
    expect(isSessionExpiredError(error)).toBe(false);
    expect(getErrorToastTitle(error, fallback)).toBe(fallback);
  });

  test("has the fallback message if the server failed", async () => {
    const body = createErrorBody(500, "INTERNAL", "Something went wrong.");
    responses = [{ status: 500, body }];
    expect(getErrorMessage(await failPurchase(), fallback)).toBe(fallback);
  });

  test("has the fallback message and no code without a response", async () => {
    const error = await failPurchase();
    expect(getErrorMessage(error, fallback)).toBe(fallback);
    expect(getErrorCode(error)).toBeNull();
    expect(getFieldErrorMessages(error)).toEqual({});
    expect(isNotFoundError(error)).toBe(false);
  });

  test("has the request's ID if there was a response (rule: failure-id)", async () => {
    const body = createErrorBody(500, "INTERNAL", "Something went wrong.");
    responses = [
      { status: 500, body: [body] },
      { status: 500, body },
    ];
    const list = () => getFailure(createTrpcClient().kids.list.query());
    expect(getRequestId(await list())).toBe("4f2a91c0-1");
    expect(getRequestId(await failPurchase())).toBe("4f2a91c0-1");
    expect(getRequestId(await list())).toBeNull();
    expect(getRequestId(new Error("Unrelated"))).toBeNull();
  });
});

describe("getErrorCode", () => {
  test("recognizes an error by its structure", () => {
    const data = { appCode: "UNAUTHORIZED", httpStatus: 401 };
    const error = Object.assign(new Error("Please log in."), { data });
    expect(getErrorCode(error)).toBe("UNAUTHORIZED");
    expect(isSessionExpiredError(error)).toBe(true);
  });

  test.each([
    null,
    "UNAUTHORIZED",
    { data: { appCode: "UNAUTHORIZED", httpStatus: 401 } },
    Object.assign(new Error("No data"), { data: undefined }),
    Object.assign(new Error("Other data"), { data: { httpStatus: 401 } }),
  ])("returns null for %o", (error) => {
    expect(getErrorCode(error)).toBeNull();
  });
});
