import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import * as domain from "../index.ts";
import { fillPattern, type SentencePattern } from "./catalog.ts";

/** Returns the texts of all sentence catalogs, including the error messages in errors/codes.ts. */
async function textsOfAll(): Promise<string[]> {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith(".ts") && !file.includes("catalog"),
  );
  const modules = await Promise.all(
    [...files, "../errors/codes.ts"].map((file) => import(join(import.meta.dirname, file))),
  );
  return modules
    .flatMap((exports) => Object.values<unknown>(exports))
    .filter((one) => typeof one === "object" && one !== null && !Array.isArray(one))
    .flatMap((one) => Object.values<string>(Object(one)));
}

const VALUE = /\\\{\w+\\\}/g;
const asPattern = (text: string) =>
  new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&").replaceAll(VALUE, ".+")}$`);

/** Yields the error messages of a schema, of its checks and of its nested schemas. */
function* saidIn(schema: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if (Array.isArray(schema)) {
    for (const one of schema) yield* saidIn(one, seen);
    return;
  }
  const { error } = Object(schema);
  if (typeof error === "function") {
    for (const input of [undefined, "", -1, 0.001, 1e9]) {
      const said = error({ code: "custom", input, path: ["x"] });
      if (said !== undefined) yield String(said.message ?? said);
    }
  }
  const inner = schema instanceof z.ZodType || "_zod" in schema ? Object(schema)._zod.def : schema;
  yield* saidIn(inner === schema ? Object.values(schema) : inner, seen);
}

test("contains every schema message (rule: languages)", async () => {
  const patterns = (await textsOfAll()).map(asPattern);
  const schemas = Object.values(domain).filter((one) => one instanceof z.ZodType);
  const said = new Set(schemas.flatMap((schema) => [...saidIn(schema)]));
  expect(said.size).toBeGreaterThan(60);
  expect(said).toContain("Choose a month.");
  expect(said).toContain("Name can be at most 80 characters.");
  expect(said).toContain("Enter an amount above $0.");
  expect([...said].filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
});

test("detects a schema message missing from the catalogs", () => {
  const probe = z.strictObject({ kid: z.array(z.string().min(2, "Two letters, please.")) });
  expect([...saidIn(probe)]).toEqual(expect.arrayContaining(["Two letters, please."]));
});

test("contains no duplicate sentences", async () => {
  const texts = await textsOfAll();
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test("inserts values literally into a pattern", () => {
  const pattern = "{name} and {most}" as SentencePattern<"name" | "most">;
  expect(fillPattern(pattern, { name: "{most} $1", most: 2 })).toBe("{most} $1 and 2");
});
