import { TRPCError } from "@trpc/server";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { loadConfig } from "../env/env.ts";
import { toAppError } from "./app-error.ts";
import { describeInputError, setInputErrorMessages } from "./input-error.ts";

beforeAll(setInputErrorMessages);

const kid = z.strictObject({
  firstName: z.string("Please enter a name.").min(2, "A name has two letters."),
  birthdayMonth: z.number().int().min(1).max(12).optional(),
  kind: z.enum(["gift", "money"]),
  links: z.array(z.strictObject({ webAddress: z.url() })).optional(),
  price: z.union([z.number(), z.literal("free")]).optional(),
  theme: z
    .string()
    .nullable()
    .refine((value) => value !== "plain"),
});
const good = { firstName: "Emma", kind: "gift", theme: null };

/** Returns the error messages for invalid input, by field path. */
function getFields(schema: z.ZodType, input: unknown) {
  return describeInputError(schema.safeParse(input).error)?.fields;
}

describe("a rejected field", () => {
  test.each([
    ["the schema's own words", { firstName: "E" }, { firstName: "A name has two letters." }],
    [
      "them also when it is missing",
      { firstName: undefined },
      { firstName: "Please enter a name." },
    ],
    ["that it is missing", { theme: undefined }, { theme: "Theme is required." }],
    [
      "that null is not valid",
      { birthdayMonth: null },
      { birthdayMonth: "Birthday month isn't valid." },
    ],
    [
      "that NaN is not valid",
      { birthdayMonth: NaN },
      { birthdayMonth: "Birthday month isn't valid." },
    ],
    ["that it is too big", { birthdayMonth: 13 }, { birthdayMonth: "Birthday month isn't valid." }],
    ["that it is none of a list", { kind: "car" }, { kind: "Kind isn't valid." }],
    ["that it is no member of a union", { price: "dear" }, { price: "Price isn't valid." }],
    ["that it broke a rule without words", { theme: "plain" }, { theme: "Theme isn't valid." }],
    [
      "where it stands",
      { links: [{ webAddress: 1 }, {}] },
      {
        "links.0.webAddress": "Links.0.web address isn't valid.",
        "links.1.webAddress": "Links.1.web address is required.",
      },
    ],
    [
      "that it is unknown",
      { nope: 1, links: [{ webAddress: "https://a.example", extra: 1 }] },
      {
        nope: '"nope" is not a field of this request.',
        "links.0.extra": '"extra" is not a field of this request.',
      },
    ],
  ])("reports %s", (_what, change, expected) => {
    expect(getFields(kid, { ...good, ...change })).toEqual(expected);
  });
});

test("rejects an input that is not an object", () => {
  for (const input of [undefined, null, 7, "text", []]) {
    expect(describeInputError(kid.safeParse(input).error)).toEqual({
      message: "Please check what you entered.",
      fields: { "": "Please check what you entered." },
    });
  }
});

test("uses the first field's message as the message of the response", () => {
  const refused = kid.safeParse({ ...good, firstName: "", kind: "car" }).error;
  expect(toAppError(new TRPCError({ code: "BAD_REQUEST", cause: refused }))).toMatchObject({
    code: "INVALID_INPUT",
    message: "A name has two letters.",
  });
});

test("reports at most 40 fields", () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, 1]));
  expect(Object.keys(getFields(kid, { ...good, ...many }) ?? {})).toHaveLength(40);
});

test("ignores errors that do not come from Zod", () => {
  expect(describeInputError(new Error("Invalid"))).toBeNull();
});

test("preserves Zod's English messages for configuration", () => {
  expect(() =>
    loadConfig({
      DATABASE_URL: "postgres://localhost/x",
      OIDC_ISSUER: "https://sso.example",
      OIDC_CLIENT_ID: "giftling",
      OIDC_NAME: "n".repeat(41),
    }),
  ).toThrow("OIDC_NAME Too big: expected string to have <=40 characters.");
});
