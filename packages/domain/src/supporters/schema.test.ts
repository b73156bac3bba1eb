import { describe, expect, test } from "vitest";
import { sendThankYouInput } from "../thank-yous/queue/schema.ts";
import { subscribeInput } from "./schema.ts";

describe("subscribeInput", () => {
  const body = { kidId: "k", name: "Rose", email: "rose@example.com" };
  test.each([
    [{ wantsUpdates: true, contributionType: "529", contributionAmount: 25 }, true],
    [{ contributionType: null, contributionAmount: null, giftToken: null }, true],
    [{ name: " " }, false],
    [{ contributionType: "wishlist", contributionAmount: null }, true],
    [{ contributionType: "esa", contributionAmount: 25 }, true],
    [{ contributionType: "contribution" }, true],
    [{ contributionType: "other" }, true],
    [{ contributionType: "crypto" }, false],
    [{ contributionAmount: 0 }, false],
    [{ contributionAmount: 100_000.01 }, false],
    [{ giftToken: "x".repeat(201) }, false],
  ])("validates %j: %s", (change, expected) => {
    expect(subscribeInput.safeParse({ ...body, ...change }).success).toBe(expected);
  });
});

describe("sendThankYouInput", () => {
  test.each([
    ["x".repeat(500), true],
    ["x".repeat(501), false],
    [" \n ", false],
    ["Dear Rose,\n\nthank you.", true],
  ])("validates case %#: %s", (personalMessage, expected) => {
    expect(sendThankYouInput.safeParse({ id: "t", personalMessage }).success).toBe(expected);
  });
});
