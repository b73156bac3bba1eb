import { BrowserlessParent } from "../deep/browserless.ts";
import type { ProductProcess } from "../deep/product.ts";
import { formatStatusCounts } from "./pictures.ts";
import type { Scenario, ScenarioFinding } from "./scenario.ts";
import { runBesideSilentServer } from "./silent.ts";
import { formatVisitorFindings, runWithVisitor } from "./visitor.ts";

const CHECKOUTS = 10;
const LONGEST_SECONDS = 30;

const PROMISE = `checkouts answer 503 within ${LONGEST_SECONDS} s, a visitor's hub ≤ 1 s, still ready`;
const env = (neighbour: string) => ({
  STRIPE_SECRET_KEY: "sk_test_campaign",
  STRIPE_WEBHOOK_SECRET: "whsec_campaign",
  STRIPE_API_BASE: `http://${neighbour}/stripe`,
});

/** Starts Premium checkouts for several parents at the same time. */
async function buyPremium(product: ProductProcess): Promise<ScenarioFinding> {
  const parents = Array.from({ length: CHECKOUTS }, () => new BrowserlessParent(product.origin));
  for (const [index, parent] of parents.entries()) {
    await parent.signIn(`campaign-pays-${index}@example.com`, "Ana");
  }
  let statuses: number[] = [];
  let seconds = 0;
  const seen = await runWithVisitor(product, async () => {
    const begin = performance.now();
    const calls = parents.map((parent) =>
      parent.call("POST", "/api/create-subscription-session", {}, undefined, LONGEST_SECONDS),
    );
    statuses = (await Promise.all(calls)).map((answer) => answer?.status ?? 0);
    seconds = (performance.now() - begin) / 1_000;
  });
  const { ok: isReady } = await fetch(`${product.origin}/health/ready`);
  return {
    figure: `${formatStatusCounts(statuses)} within ${seconds.toFixed(1)} s, ${isReady ? "ready" : "not ready"}; ${formatVisitorFindings(seen)}`,
    ok:
      statuses.every((status) => status === 503) &&
      seen.hub <= 1_000 &&
      seen.failed === 0 &&
      isReady,
  };
}

export const stripeOutageScenario: Scenario = {
  name: `Stripe is gone, ${CHECKOUTS} checkouts`,
  promise: PROMISE,
  env,
  run: buyPremium,
};

export const unresponsiveStripeScenario: Scenario = {
  name: `Stripe takes connections and says nothing, ${CHECKOUTS} checkouts`,
  promise: PROMISE,
  env,
  run: (product) => runBesideSilentServer(product, () => buyPremium(product)),
};
