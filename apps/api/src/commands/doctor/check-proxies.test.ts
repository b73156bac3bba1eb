import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createTestApp } from "../../testing/app.ts";
import { createDoctorFixture } from "../../testing/doctor-fixture.ts";

const { world, doctor, close } = await createDoctorFixture();
afterAll(close);

describe("the proxies, as a request to the origin shows them", () => {
  /** Starts a proxy in front of an app with the given TRUSTED_PROXIES, and runs the doctor on the proxy's origin. */
  async function throughProxy(trusted: string, headers: Record<string, string>) {
    const behind = await createTestApp({ TRUSTED_PROXIES: trusted });
    const { port } = new URL(await behind.app.listen({ host: "127.0.0.1", port: 0 }));
    const proxy = createServer((incoming, response) => {
      const { authorization } = incoming.headers;
      const outgoing = { port, path: incoming.url, headers: { ...headers, authorization } };
      request(outgoing, (answer) => {
        response.writeHead(answer.statusCode ?? 500);
        answer.pipe(response);
      }).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const { port: proxyPort } = proxy.address() as AddressInfo;
    onTestFinished(async () => {
      proxy.closeAllConnections();
      proxy.close();
      await behind.close();
    });
    const env = { APP_ORIGIN: `http://127.0.0.1:${proxyPort}`, TRUSTED_PROXIES: trusted };
    return (await doctor(env)).finding("proxies");
  }
  const forwarded = { "x-forwarded-for": "203.0.113.9" };

  test.each([
    ["127.0.0.1", forwarded, "OK | proxies | seen as 203.0.113.9, through the proxy at 127.0.0.1"],
    ["none", forwarded, "a proxy at 127.0.0.1, which is not trusted"],
    ["10.0.0.0/8", forwarded, "→ Add 127.0.0.1 or its network to TRUSTED_PROXIES."],
    ["127.0.0.1", {}, "→ Let the proxy send X-Forwarded-For"],
    ["none", {}, "OK | proxies | seen as 127.0.0.1, without a proxy"],
  ])("TRUSTED_PROXIES=%s, headers %j: %s", async (trusted, headers, expected) => {
    expect(await throughProxy(trusted, headers)).toContain(expected);
  });

  test("a server with another secret is not this one", async () => {
    const { finding } = await doctor({ APP_SECRET: "another-secret-of-32-characters-or-more" });
    expect(finding("proxies")).toContain("responds with 404, but not as this server");
  });

  test("a public origin that does not respond is a fault, and a private one is not", async () => {
    const silent = await doctor({
      APP_ORIGIN: "https://giftling.invalid",
      APP_SECRET: "x".repeat(40),
    });
    expect(silent.finding("proxies")).toContain("does not respond to this machine");
    const atHome = await doctor({ APP_ORIGIN: "http://nas.local:1" });
    expect(atHome.finding("proxies")).toMatch(/^not configured/);
  });

  test("are shown to nobody without a token", async () => {
    for (const token of ["", "Bearer 1.x", `Bearer ${Math.floor(Date.now() / 1_000)}.forged`]) {
      const headers = { authorization: token };
      expect((await world.app.inject({ url: "/health/request", headers })).statusCode).toBe(404);
    }
  });
});
