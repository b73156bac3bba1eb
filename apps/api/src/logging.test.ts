import { afterAll, beforeAll, expect, test } from "vitest";
import { safeError } from "./logging.ts";
import { createTestApp, type TestApp } from "./testing/app.ts";

const lines: string[] = [];
let world: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  world = await createTestApp({ LOG_LEVEL: "error" }, { logTo });
});
afterAll(() => world.close());

const logged = () => JSON.parse(lines.splice(0).join("")).err;

test("a failure is logged with its kind and its place", async () => {
  await world.dropDatabase();
  expect((await world.app.inject("/api/hub/anybody/kids")).statusCode).toBe(503);
  const { type, cause } = logged();
  expect(type).toBe("DrizzleQueryError");
  expect(cause).toMatchObject({ code: expect.any(String), stack: expect.stringContaining("at ") });
});

test("what somebody logs without a thought is made safe too", () => {
  world.app.log.error({ err: Object.assign(new Error("Failed query: canary"), { code: "X1" }) });
  expect(logged()).toMatchObject({ type: "Error", message: "", code: "X1" });
  world.app.log.error({ err: "canary" });
  expect(logged()).toEqual({ type: "string", message: "", stack: "" });
});

test("JSON's own words, which quote what was sent, are left out", () => {
  const error = (() => {
    try {
      return JSON.parse('"canary');
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(JSON.stringify(safeError(error))).not.toContain("canary");
});
