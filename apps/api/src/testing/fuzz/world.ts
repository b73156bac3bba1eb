import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startLocalServices } from "@giftling/local-services/server";
import { requireStripe } from "../../features/billing/billing.ts";
import { ensurePrices } from "../../stripe/prices.ts";
import { APP_ORIGIN, createTestApp } from "../app.ts";
import { stripeEnv } from "../billing.ts";

/** The whole app with a payment and an identity provider, and the cookie of a parent who is nobody's relative. */
export async function createFuzzWorld() {
  const localDir = await mkdtemp(path.join(tmpdir(), "giftling-fuzz-"));
  const services = await startLocalServices({ port: 0, localDir, appOrigin: APP_ORIGIN });
  const issuer = { OIDC_ISSUER: services.identity?.issuer ?? "" };
  const world = await createTestApp({ ...issuer, ...stripeEnv(services) });
  await ensurePrices(await requireStripe(world.deps).client());
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
export type FuzzWorld = Awaited<ReturnType<typeof createFuzzWorld>>;

/** The value that this share of all values, from 0 to 1, is not above. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, two) => one - two)[Math.ceil(values.length * share) - 1] ?? 0;
