import { afterAll, expect, onTestFinished, test } from "vitest";
import { ensureStripePrices } from "../../services/stripe/prices.ts";
import { createStripeClient } from "../../services/stripe/stripe-access.ts";
import { getStripeEnv, startTestStripe } from "../../testing/billing.ts";
import { createDoctorFixture } from "../../testing/doctor-fixture.ts";
import { startFaultyProvider } from "../../testing/faulty-provider.ts";
import { startFaultySmtp } from "../../testing/faulty-smtp.ts";

const { doctor, close } = await createDoctorFixture();
afterAll(close);

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
