import { writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createEmptyDatabase } from "@giftling/db/testing/database";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { loadConfig } from "../../core/env/env.ts";
import { ensureStripePrices } from "../../services/stripe/prices.ts";
import { createStripeClient } from "../../services/stripe/stripe-access.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { getStripeEnv, startTestStripe } from "../../testing/billing.ts";
import { startTestBucket } from "../../testing/bucket.ts";
import { startFaultyProvider } from "../../testing/faulty-provider.ts";
import { startFaultySmtp } from "../../testing/faulty-smtp.ts";
import { runGiftling } from "../run-giftling.ts";
import { checkDisk } from "./check-storage.ts";

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp();
  origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

/** Runs `giftling doctor` for the running app with these variables. Returns the exit code and the findings by name. */
async function doctor(env: Record<string, string> = {}, now = () => new Date()) {
  const lines: string[] = [];
  const code = await runGiftling(["doctor"], {
    account: "deploy",
    env: {
      APP_ENV: "test",
      DATABASE_URL: app.url,
      APP_ORIGIN: origin,
      STORAGE_DIR: app.folder,
      BILLING: "off",
      ...env,
    },
    now,
    say: (line) => void lines.push(line),
    table: () => undefined,
    complain: (line) => void lines.push(line),
  });
  const text = lines.join("\n");
  /** Returns the state, the detail and the action of a check. */
  const finding = (name: string) => {
    const at = lines.findIndex((line) => line.slice(16).startsWith(`${name} `));
    const isFault = lines[at]?.startsWith("fault");
    return lines
      .slice(at, at + (isFault ? 2 : 1))
      .map((line) => line.trim().replaceAll(/ {2,}/g, " | "))
      .join(" ");
  };
  return { code, text, finding };
}

test("finds no fault in a working server", async () => {
  const smtp = await startFaultySmtp();
  const provider = await startFaultyProvider();
  const stripe = await startTestStripe();
  onTestFinished(async () => {
    await smtp.close();
    await provider.close();
    await stripe.close();
  });
  const { STRIPE_SECRET_KEY = "", STRIPE_API_BASE = "" } = getStripeEnv(stripe);
  await ensureStripePrices(
    await createStripeClient({ secretKey: STRIPE_SECRET_KEY, apiBase: STRIPE_API_BASE }),
  );
  const { code, text } = await doctor({
    SMTP_URL: smtp.url,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: "giftling",
    BILLING: "on",
    ...getStripeEnv(stripe),
  });
  expect(text.match(/^OK /gm)).toHaveLength(10);
  expect(text).toContain("No faults.");
  expect(code).toBe(0);
});

test("distinguishes what is not configured from faults", async () => {
  const { code, finding } = await doctor();
  expect(finding("mail")).toMatch(/^not configured \| mail \| Without SMTP_URL, mails wait/);
  expect(finding("sign-in")).toMatch(/^not configured/);
  expect(finding("payments")).toMatch(/^not configured/);
  expect(code).toBe(0);
});

test("names the invalid variables of the configuration", async () => {
  const { code, text } = await doctor({ PORT: "eighty", S3_BUCKET: "pictures" });
  expect(text).toContain("PORT must be a port number.");
  expect(code).toBe(1);
});

describe("a fault of the database", () => {
  const withUrl = (change: Partial<URL>) => {
    const url = Object.assign(new URL(app.url), change);
    return doctor({ DATABASE_URL: url.href });
  };

  test.each([
    [{ password: "a-wrong-password" }, "28P01", "Check the user and the password"],
    [{ pathname: "/nothing_here" }, "3D000", "Create the database"],
    [{ port: "1" }, "ECONNREFUSED", "Check that Postgres runs"],
  ])("is reported with what to do: %j", async (change, errorCode, action) => {
    const { code, text, finding } = await withUrl(change);
    expect(finding("database")).toContain(
      `DATABASE_URL cannot be reached (${errorCode}). → ${action}`,
    );
    expect(text).not.toContain("a-wrong-password");
    // The other checks still run.
    expect(finding("storage")).toMatch(/^OK/);
    expect(code).toBe(1);
  });

  test("is reported for missing migrations", async () => {
    const { finding } = await doctor({ DATABASE_URL: await createEmptyDatabase() });
    expect(finding("database")).toMatch(/^OK/);
    expect(finding("migrations")).toMatch(
      /^fault \| migrations \| \d+ migrations are missing. → Start the API/,
    );
  });

  test("is reported for a clock that is wrong", async () => {
    const { code, finding } = await doctor({}, () => new Date(Date.now() - 3_600_000));
    expect(finding("clock")).toContain(
      "This machine's clock is 3600 s behind the database's. → Synchronize",
    );
    expect(code).toBe(1);
  });

  test("is reported for a server's own database that does not run", async () => {
    const own = { DATABASE_URL: "", APP_ORIGIN: "", DATA_DIR: app.folder };
    const { code, finding } = await doctor(own);
    expect(finding("database")).toContain(
      `The database in ${app.folder} does not run. → Start the server`,
    );
    expect(finding("disk")).toMatch(/^OK/);
    expect(code).toBe(1);
  });
});

describe("a fault of a service", () => {
  test("is reported for a closed port of the mail server", async () => {
    const { code, text, finding } = await doctor({
      SMTP_URL: "smtp://ana:a-mail-password@127.0.0.1:1",
    });
    expect(finding("mail")).toContain(
      "The mail server cannot be reached (ESOCKET). → Check the host and port",
    );
    expect(text).not.toContain("a-mail-password");
    expect(code).toBe(1);
  });

  test("is reported for a rejected login at the mail server", async () => {
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      logger: false,
      onAuth: (_auth, _session, callback) => callback(new Error("Wrong password")),
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.server.address() as AddressInfo;
    const { text, finding } = await doctor({
      SMTP_URL: `smtp://ana:a-mail-password@127.0.0.1:${port}`,
    });
    expect(finding("mail")).toContain("The mail server rejects the login (535). → Check the user");
    expect(text).not.toContain("a-mail-password");
  });

  test("is reported for a Redis that cannot be reached", async () => {
    const { code, text, finding } = await doctor({
      REDIS_URL: "redis://:a-redis-password@127.0.0.1:1",
    });
    expect(finding("limits")).toMatch(
      /^fault \| limits \| Redis cannot be used \(ECONNREFUSED\).* → Check that Redis runs/,
    );
    expect(text).not.toContain("a-redis-password");
    expect(code).toBe(1);
  });

  test("is reported for an identity provider that is another or absent", async () => {
    const provider = await startFaultyProvider();
    const env = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: "giftling" };
    provider.bend({ configuration: { issuer: "https://other.example" } });
    expect((await doctor(env)).finding("sign-in")).toContain(
      "names another issuer than OIDC_ISSUER",
    );
    await provider.close();
    expect((await doctor(env)).finding("sign-in")).toContain(
      "could not be read (ECONNREFUSED). → Check OIDC_ISSUER",
    );
  });

  test("is reported for a Stripe key that Stripe rejects, and for missing prices", async () => {
    const stripe = await startTestStripe();
    onTestFinished(() => stripe.close());
    const env = { BILLING: "on", ...getStripeEnv(stripe) };
    expect((await doctor(env)).finding("payments")).toContain(
      "lacks a price of the catalog. → Create the prices",
    );
    const server = createServer((_request, response) => {
      const message = "Invalid API Key provided: sk_test_wrong";
      response.writeHead(401, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { type: "invalid_request_error", message } }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const wrong = await doctor({
      ...env,
      STRIPE_SECRET_KEY: "sk_test_wrong",
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    });
    expect(wrong.finding("payments")).toContain(
      "Stripe rejects STRIPE_SECRET_KEY (StripeAuthenticationError). → Copy the secret key",
    );
    expect(wrong.text).not.toContain("sk_test_wrong");
  });
});

describe("a fault of the storage", () => {
  test("is reported for a folder that cannot be written", async () => {
    // A folder inside of a file cannot be created, by root neither.
    const file = path.join(app.folder, "file");
    writeFileSync(file, "");
    const { code, finding } = await doctor({ STORAGE_DIR: path.join(file, "storage") });
    expect(finding("storage")).toMatch(
      /^fault \| storage \| Cannot write to .*file\/storage \(ENOTDIR\). → Give the folder/,
    );
    expect(code).toBe(1);
  });

  test("is reported for a bucket that cannot be reached, and not for one that works", async () => {
    const bucket = await startTestBucket();
    const { endpoint, accessKeyId, secretAccessKey } = bucket.options("pictures");
    const env = {
      S3_BUCKET: "pictures",
      S3_ENDPOINT: endpoint ?? "",
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    expect((await doctor(env)).finding("storage")).toContain(
      "written, read and deleted in bucket pictures",
    );
    expect(bucket.objects.size).toBe(0);
    bucket.close();
    expect((await doctor(env)).finding("storage")).toContain(
      "Cannot write to bucket pictures (ECONNREFUSED)",
    );
  });

  test("is reported for a full disk", async () => {
    const config = loadConfig({ APP_ENV: "test", DATABASE_URL: app.url, STORAGE_DIR: app.folder });
    expect(await checkDisk(config, Number.MAX_SAFE_INTEGER)).toMatchObject({ state: "fault" });
  });
});

describe("the proxies, as a request to the origin shows them", () => {
  /** Starts a proxy in front of an app with these TRUSTED_PROXIES, and runs the doctor on the proxy's origin. */
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
      expect((await app.app.inject({ url: "/health/request", headers })).statusCode).toBe(404);
    }
  });
});
