import { expect, test } from "vitest";
import { ERROR_CODE_MESSAGES, ERROR_CODES } from "./codes.ts";
import { errorOutput } from "./schema.ts";

test.each(ERROR_CODES)("has a short message for %s", (code) => {
  const message = ERROR_CODE_MESSAGES[code];
  expect(message).toMatch(/^[A-Z]/);
  expect(message).not.toMatch(/!|undefined|null/);
  expect(message.length).toBeLessThanOrEqual(90);
  expect(errorOutput.safeParse({ code, message }).success).toBe(true);
});

test('contains "already taken" in the message for a taken family URL, which onboarding matches', () => {
  expect(ERROR_CODE_MESSAGES.ADDRESS_TAKEN).toContain("already taken");
});

test("rejects additional fields in an error body", () => {
  const body = { code: "INTERNAL", message: "Sorry." };
  expect(errorOutput.safeParse({ ...body, stack: "at…" }).success).toBe(false);
  expect(errorOutput.safeParse({ ...body, code: "OTHER" }).success).toBe(false);
  expect(errorOutput.safeParse({ ...body, fields: { name: "Please enter a name." } }).success).toBe(
    true,
  );
});
