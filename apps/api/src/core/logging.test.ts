import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/app.ts";
import { redactError } from "./logging.ts";

const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
let world: TestApp;
beforeAll(async () => {
  world = await createTestApp({ LOG_LEVEL: "error" }, { logTo });
});
afterAll(() => world.close());

const logged = () => JSON.parse(lines.splice(0).join("")).err;

test("logs a failure with its kind and stack", async () => {
  await world.dropDatabase();
  expect((await world.app.inject("/api/hub/anybody/kids")).statusCode).toBe(503);
  const { type, cause } = logged();
  expect(type).toBe("DrizzleQueryError");
  expect(cause).toMatchObject({ code: expect.any(String), stack: expect.stringContaining("at ") });
});

test("redacts the messages of logged errors", () => {
  world.app.log.error({ err: Object.assign(new Error("Failed query: canary"), { code: "X1" }) });
  expect(logged()).toMatchObject({ type: "Error", message: "", code: "X1" });
  world.app.log.error({ err: "canary" });
  expect(logged()).toEqual({ type: "string", message: "", stack: "" });
});

test("omits JSON parser messages, which quote the input", () => {
  const error = (() => {
    try {
      return JSON.parse('"canary');
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(JSON.stringify(redactError(error))).not.toContain("canary");
});

test("logs no network address, e-mail address, token or family data", async () => {
  const talkative = await createTestApp({ LOG_LEVEL: "info" }, { logTo });
  const { id, familyUrl, caller } = await talkative.parent({
    owner: { email: "canary@private.example" },
  });
  const session = await talkative.signIn(id);
  const kid = await caller.kids.create({ firstName: "Canarykid" });
  const headers = { cookie: session, "x-forwarded-for": "203.0.113.77" };
  for (const url of [
    `/hub/${familyUrl}?kid=${kid.id}`,
    "/api/login?ref=canary-code",
    "/api/auth/callback?code=canary-code&state=canary-state",
  ]) {
    await talkative.app.inject({ url, headers });
  }
  const payload = { firstName: "Canarykid", bio: 7 };
  await talkative.app.inject({ method: "PATCH", url: `/api/kids/${kid.id}`, headers, payload });
  await talkative.app.inject({ url: "/", remoteAddress: "203.0.113.77" });
  await talkative.close();
  const all = lines.splice(0).join("");
  expect(all).toContain('"route":"/hub/:familyUrl"');
  for (const secret of [familyUrl, "anary", "203.0.113.77", session.split("=")[1] ?? "", kid.id]) {
    expect(all).not.toContain(secret);
  }
});
