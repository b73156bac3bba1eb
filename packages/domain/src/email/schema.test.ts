import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalizeEmail } from "./canonical.ts";
import { findEmailProblem } from "./rules.ts";
import { emailSchema } from "./schema.ts";

describe("emailSchema", () => {
  test.each(["rose@example.com", " rose@example.com ", "rose+hub@mail.example.co.uk", "o'b@x.org"])(
    "accepts %j",
    (email) => {
      expect(emailSchema.parse(email)).toBe(email.trim());
      expect(findEmailProblem(email)).toBeNull();
    },
  );

  test.each([
    "",
    "rose",
    "rose@",
    "@example.com",
    "rose@example",
    "rose@@example.com",
    "a b@example.com",
    "rose@example.com\r\nBcc: all@example.com",
    "rose@example.com, ana@example.com",
    "Rose <rose@example.com>",
    "rose@exam\u0000ple.com",
    `${"x".repeat(243)}@example.com`,
    null,
  ])("rejects %j", (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });

  test("matches the form's validation", () => {
    const part = fc.stringMatching(/^[a-zA-Z0-9.+'@ _-]{0,12}$/);
    const typed = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.emailAddress(),
      fc.tuple(part, part).map(([name, host]) => `${name}@${host}.com`),
      fc.integer({ min: 230, max: 260 }).map((length) => `${"x".repeat(length)}@example.com`),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const answer = emailSchema.safeParse(text).error?.issues[0]?.message;
        expect(findEmailProblem(text)).toBe(answer ?? null);
      }),
    );
  });

  test.each([
    ["Rose@Example.com", "rose@example.com"],
    [" rose+hub@example.com ", "rose@example.com"],
    ["r.o.s.e@gmail.com", "rose@gmail.com"],
    ["Ro.se+x@googlemail.com", "rose@gmail.com"],
    ["ro.se@example.com", "ro.se@example.com"],
  ])("treats %s as the same person as %s", (email, expected) => {
    expect(canonicalizeEmail(email)).toBe(expected);
    expect(canonicalizeEmail(expected)).toBe(expected);
  });
});
