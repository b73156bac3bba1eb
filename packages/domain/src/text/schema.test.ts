import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { createKidInput } from "../kids/schema.ts";
import { createPaymentLinkInput } from "../links/schema.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { PARENT_ERRORS } from "../sentences/parents.ts";
import { createUpdateInput } from "../updates/schema.ts";
import { TEXT_LIMITS } from "./rules.ts";
import {
  createLineSchema,
  createOptionalSchema,
  createParagraphsSchema,
  createRequiredLineSchema,
  createRequiredParagraphsSchema,
  idInput,
  timestampSchema,
} from "./schema.ts";

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const sentences = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

const NAME = createRequiredLineSchema(
  FIELD_NAMES.name,
  TEXT_LIMITS.name,
  PARENT_ERRORS.nameRequired,
);

describe("TEXT_LIMITS", () => {
  test.each([
    ["name", 80],
    ["label", 120],
    ["bio", 1_000],
    ["url", 2_048],
    ["content", 5_000],
    ["thankYouMessage", 500],
    ["gradeOrSchool", 40],
  ] as const)("%s has the specified length %i", (field, expected) => {
    expect(TEXT_LIMITS[field]).toBe(expected);
  });

  it("are inclusive, and apply after trimming", () => {
    expect(accepts(NAME, "x".repeat(80))).toBe(true);
    expect(accepts(NAME, `  ${"x".repeat(80)}  `)).toBe(true);
    expect(sentences(NAME, "x".repeat(81))).toEqual(["Name can be at most 80 characters."]);
    expect(sentences(NAME, "   ")).toEqual(["Please enter a name."]);
  });

  it("apply to input schemas", () => {
    const kid = (bio: number) => ({ firstName: "Emma", bio: "x".repeat(bio) });
    const update = (title: number, content: number) => ({
      kidId: "k",
      title: "x".repeat(title),
      content: "x".repeat(content),
    });
    expect([1_000, 1_001].map((bio) => accepts(createKidInput, kid(bio)))).toEqual([true, false]);
    expect(accepts(createUpdateInput, update(120, 5_000))).toBe(true);
    expect(accepts(createUpdateInput, update(121, 5_000))).toBe(false);
    expect(accepts(createUpdateInput, update(120, 5_001))).toBe(false);
  });
});

/** Forbidden characters as code points, because the characters themselves are invisible. */
const REFUSED_EVERYWHERE = [
  0x00, 0x01, 0x07, 0x08, 0x0b, 0x1b, 0x7f, 0x85, 0x9f, 0x61c, 0x200e, 0x200f, 0x202a, 0x202e,
  0x2066, 0x2069, 0xfeff,
];
const REFUSED_IN_LINES = [0x09, 0x0a, 0x0d, 0x2028, 0x2029];
const within = (code: number) => `a${String.fromCodePoint(code)}b`;

describe("forbidden characters", () => {
  test.each(REFUSED_EVERYWHERE)("rejects U+%i in lines and in text", (code) => {
    expect(sentences(NAME, within(code))).toEqual([
      "Name contains characters that can't be shown.",
    ]);
    expect(accepts(createParagraphsSchema(FIELD_NAMES.bio, 10), within(code))).toBe(false);
  });

  test.each(REFUSED_IN_LINES)("rejects U+%i in lines and accepts it in text", (code) => {
    expect(accepts(NAME, within(code))).toBe(false);
    expect(accepts(createParagraphsSchema(FIELD_NAMES.bio, 10), within(code))).toBe(true);
  });

  test.each(["\ud800", "\udc00", "a\ud83c", "\udf81b", "\udf81\ud83c"])(
    "rejects the lone surrogate %j",
    (text) => {
      expect(accepts(NAME, text)).toBe(false);
      expect(accepts(createParagraphsSchema(FIELD_NAMES.bio, 10), text)).toBe(false);
    },
  );

  test.each([
    "José",
    "O'Brien",
    "李小龍",
    "محمد",
    "שרה",
    "🎁🧑‍🧑‍🧒",
    "e\u0301",
    "A & B <c>",
    "½ — “x”",
  ])("accepts %s", (text) => {
    expect(NAME.parse(text)).toBe(text);
  });

  it("accepts only text valid in Postgres: UTF-8 without NUL", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        const parsed = createParagraphsSchema(FIELD_NAMES.bio, 80).safeParse(text);
        if (!parsed.success) return;
        expect(parsed.data).not.toContain("\u0000");
        expect(new TextDecoder().decode(new TextEncoder().encode(parsed.data))).toBe(parsed.data);
      }),
    );
  });
});

describe("createOptionalSchema", () => {
  const form = z.strictObject({
    grade: createOptionalSchema(createLineSchema(FIELD_NAMES.grade, 5)),
  });

  it("clears on null, empty text and spaces, and leaves an absent field unchanged", () => {
    expect(form.parse({ grade: null })).toEqual({ grade: null });
    expect(form.parse({ grade: "" })).toEqual({ grade: null });
    expect(form.parse({ grade: "  " })).toEqual({ grade: null });
    expect(form.parse({ grade: " 2nd " })).toEqual({ grade: "2nd" });
    expect(form.parse({})).toEqual({});
  });

  it("preserves the field's own message", () => {
    expect(sentences(form, { grade: "kindergarten" })).toEqual([
      "Grade can be at most 5 characters.",
    ]);
    expect(sentences(form, { grade: 2 })).toEqual(["Grade must be text."]);
  });

  it("clears an optional code in a complete input", () => {
    const link = { kidId: "k", type: "venmo", label: "Venmo", url: "https://venmo.com/ana" };
    expect(createPaymentLinkInput.parse({ ...link, contributionCode: " " })).toMatchObject({
      contributionCode: null,
    });
  });
});

describe("other schemas", () => {
  it("require text in a required field", () => {
    const message = createRequiredParagraphsSchema(
      FIELD_NAMES.message,
      10,
      PARENT_ERRORS.messageRequired,
    );
    expect(sentences(message, " \n ")).toEqual(["Please write a message."]);
    expect(message.parse(" a\nb ")).toBe("a\nb");
  });

  test.each([
    ["x", true],
    ["x".repeat(64), true],
    ["", false],
    ["x".repeat(65), true],
    [7, false],
  ])("validate the id %j: %s", (id, expected) => {
    expect(accepts(idInput, { id })).toBe(expected);
  });

  test.each([
    ["2026-03-14T12:00:00.000Z", true],
    ["2026-03-14T12:00:00+01:00", false],
    ["2026-03-14", false],
  ])("validate the timestamp %s: %s", (moment, expected) => {
    expect(accepts(timestampSchema, moment)).toBe(expected);
  });
});
