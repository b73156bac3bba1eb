import { join } from "node:path";
import { run } from "../run-step.ts";

/**
 * 50 random histories at Stripe, each told to the app in 20 random orders with losses and repeats: all must end in
 * Stripe's state, with every effect once. In rounds, each with a stand-in of its own. A failed round names its seed.
 */
const ROUNDS = 5;
const HISTORIES_EACH = 10;
const ORDERS = 20;

process.chdir(join(import.meta.dirname, "../.."));
const first = Math.floor(Math.random() * 1_000_000);
for (let round = 0; round < ROUNDS; round += 1) {
  const seed = String(first + round * HISTORIES_EACH);
  const result = await run(
    join(process.cwd(), "node_modules/.bin/vitest"),
    ["run", "src/stripe/webhook.test.ts", "-t", "any history"],
    {
      cwd: "apps/api",
      env: {
        STRIPE_SEED: seed,
        STRIPE_HISTORIES: String(HISTORIES_EACH),
        STRIPE_SHUFFLES: String(ORDERS),
      },
    },
  );
  if (!result.ok) {
    console.log(result.output);
    console.log(`Failed with STRIPE_SEED=${seed}.`);
    process.exit(1);
  }
  console.log(
    `${HISTORIES_EACH} histories in ${ORDERS} orders each, from ${seed}: ${result.seconds.toFixed(0)} s`,
  );
}
