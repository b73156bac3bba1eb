import { expect, test } from "vitest";
import { createTestApp } from "../../testing/app.ts";

/** Returns the warnings logged for requests with X-Forwarded-For from the addresses in `neighbours`. */
async function warningsAfter(trusted: string, neighbours: string[]): Promise<string[]> {
  const lines: string[] = [];
  const world = await createTestApp(
    { TRUSTED_PROXIES: trusted, LOG_LEVEL: "warn" },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  const headers = { "x-forwarded-for": "203.0.113.77" };
  for (const remoteAddress of neighbours) {
    await world.app.inject({ url: "/health/live", headers, remoteAddress });
  }
  await world.app.inject({ url: "/health/live" });
  await world.close();
  return lines.filter((line) => line.includes("TRUSTED_PROXIES"));
}

test("warns once about X-Forwarded-For from an untrusted peer, without logging addresses", async () => {
  const lines = await warningsAfter("10.0.0.0/8", ["192.0.2.7", "192.0.2.7", "192.0.2.8"]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/192\.0\.2|203\.0\.113/);
  expect(await warningsAfter("none", ["192.0.2.7"])).toHaveLength(1);
});

test("does not warn about a trusted peer", async () => {
  expect(await warningsAfter("10.0.0.0/8", ["10.1.2.3"])).toEqual([]);
});

test.each([
  ["203.0.113.7:5678", "203.0.113.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["198.51.100.1:80, 203.0.113.7:5678", "203.0.113.7"],
  ["203.0.113.7:5678, 10.9.9.9:4040", "203.0.113.7"],
])("reads the client from X-Forwarded-For %s as %s", async (forwarded, client) => {
  const seen: string[] = [];
  const world = await createTestApp({ TRUSTED_PROXIES: "10.0.0.0/8" });
  world.app.addHook("onResponse", async ({ ip }) => void seen.push(ip));
  const headers = { "x-forwarded-for": forwarded };
  await world.app.inject({ url: "/health/live", headers, remoteAddress: "10.1.2.3" });
  await world.close();
  expect(seen).toEqual([client]);
});
