import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { getStripeEnv, startTestStripe } from "../../testing/billing.ts";
import { createDoctorFixture } from "../../testing/doctor-fixture.ts";
import { startFaultyProvider } from "../../testing/faulty-provider.ts";

const { doctor, close } = await createDoctorFixture();
afterAll(close);

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
    provider.setFaults({ configuration: { issuer: "https://other.example" } });
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
