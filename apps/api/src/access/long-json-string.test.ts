import { expect, test } from "vitest";
import { extractLongJsonString } from "./long-json-string.ts";

const LONG = "A".repeat(100_000);

test("replaces the long text of a body with a placeholder", () => {
  const body = Buffer.from(JSON.stringify({ mimeType: "image/png", imageData: LONG }));
  const { rest, taken } = extractLongJsonString(body, 1_000) ?? {};
  expect(taken?.bytes.toString()).toBe(LONG);
  expect(JSON.parse(String(rest))).toEqual({ mimeType: "image/png", imageData: taken?.mark });
});

test("uses a unique placeholder that is longer than any other field", () => {
  const marks = [1, 2].map(
    () => extractLongJsonString(Buffer.from(`"${LONG}"`), 1_000)?.taken.mark,
  );
  expect(new Set(marks).size).toBe(2);
  expect(marks[0]?.length).toBeGreaterThan(100);
});

test.each([
  ["short texts only", JSON.stringify({ a: "b" })],
  ["no text", `[${"1,".repeat(100_000)}1]`],
  ["a text without an end", `"${LONG}`],
  ["many texts", JSON.stringify(LONG.split(""))],
  ["a text that begins too late", `${" ".repeat(2_000)}"${LONG}"`],
])("replaces nothing: %s", (_what, text) => {
  expect(extractLongJsonString(Buffer.from(text), 1_000)).toBeNull();
});
