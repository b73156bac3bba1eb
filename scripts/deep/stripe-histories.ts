import { runTests } from "./vitest.ts";

/**
 * Number of rounds, each with a separate provider. Together they create 50 random histories at Stripe, including
 * handovers. Each history is sent to the app in 20 random orders with losses and repeats. The app must always end in
 * Stripe's state, with every effect once. A failed round prints its seed, which `STRIPE_SEED` repeats.
 */
const ROUNDS = 5;
const HISTORIES_EACH = 10;
const ORDERS = 20;

const first = Math.floor(Math.random() * 1_000_000);
for (let round = 0; round < ROUNDS; round += 1) {
  const seed = String(first + round * HISTORIES_EACH);
  const { ok, seconds } = await runTests(
    "apps/api",
    ["src/http/rest/stripe-webhook.test.ts", "-t", "any Stripe history"],
    {
      STRIPE_SEED: seed,
      STRIPE_HISTORIES: String(HISTORIES_EACH),
      STRIPE_SHUFFLES: String(ORDERS),
    },
  );
  if (!ok) {
    console.log(`Failed with STRIPE_SEED=${seed}.`);
    process.exitCode = 1;
    break;
  }
  console.log(
    `${round + 1} of ${ROUNDS}: ${HISTORIES_EACH} histories in ${ORDERS} orders each, from seed ${seed}, ${seconds.toFixed(0)} s`,
  );
}
