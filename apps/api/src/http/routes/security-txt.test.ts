import { afterAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/app.ts";

const worlds: TestApp[] = [];
const get = async (env: Record<string, string>) => {
  const world = await createTestApp(env);
  worlds.push(world);
  return world.app.inject("/.well-known/security.txt");
};
afterAll(() => Promise.all(worlds.map((world) => world.close())));

test("serves the security contact in the format of RFC 9116", async () => {
  const answer = await get({
    SECURITY_CONTACT: "mailto:security@gifts.example",
    SECURITY_EXPIRES: "2027-01-31T00:00:00Z",
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body).toBe(
    [
      "Contact: mailto:security@gifts.example",
      "Expires: 2027-01-31T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: http://localhost:4999/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("returns 404 without a contact", async () => {
  expect((await get({})).statusCode).toBe(404);
});

test("rejects a contact without an expiry or with an invalid address", async () => {
  const SECURITY_CONTACT = "mailto:security@gifts.example";
  await expect(get({ SECURITY_CONTACT })).rejects.toThrow("SECURITY_EXPIRES is missing");
  const SECURITY_EXPIRES = "2027-01-31T00:00:00Z";
  await expect(get({ SECURITY_CONTACT: "someone", SECURITY_EXPIRES })).rejects.toThrow(
    "must begin with mailto: or https:",
  );
});
