import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startLocalServices } from "@giftling/local-services/server";
import { requireStripe } from "../../features/billing/billing.ts";
import { ensureStripePrices } from "../../services/stripe/prices.ts";
import { APP_ORIGIN, createTestApp } from "../app.ts";
import { getStripeEnv } from "../billing.ts";

export async function createFuzzFixture() {
  const localDir = await mkdtemp(path.join(tmpdir(), "giftling-fuzz-"));
  const services = await startLocalServices({ port: 0, localDir, appOrigin: APP_ORIGIN });
  const issuer = { OIDC_ISSUER: services.identity?.issuer ?? "" };
  const env = { SIGN_IN: "email,oidc", ...issuer, ...getStripeEnv(services) };
  const world = await createTestApp(env);
  await ensureStripePrices(await requireStripe(world.deps).client());
  return {
    ...world,
    otherCookie: await world.signIn((await world.parent()).id),
    async close() {
      await world.close();
      await services.close();
      await rm(localDir, { recursive: true, force: true });
    },
  };
}
export type FuzzFixture = Awaited<ReturnType<typeof createFuzzFixture>>;

/** Returns a quantile of the values. `share` is from 0 to 1, such as 0.99 for the 99th percentile. */
export const computeQuantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, two) => one - two)[Math.ceil(values.length * share) - 1] ?? 0;
