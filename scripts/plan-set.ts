import { join, resolve } from "node:path";
import { createDatabase } from "@giftling/db/client";
import { findUsersByEmail, setPlanByOperator } from "@giftling/db/queries/account/operator";
import { findRunningPostgres } from "@giftling/local-services/postgres";

/**
 * `pnpm plan:set EMAIL PLAN`: gives a family a plan without an end, which Stripe does not change; "free" hands it back to
 * Stripe. When several accounts have that e-mail, name one by its id: `pnpm plan:set EMAIL PLAN ID`.
 */
process.chdir(join(import.meta.dirname, ".."));
const PLANS = ["free", "premium", "enterprise"] as const;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const [email, wanted, id] = process.argv.slice(2);
const plan = PLANS.find((each) => each === wanted);
if (!email || !plan) stop(`pnpm plan:set EMAIL PLAN, where PLAN is ${PLANS.join(", ")}`);

const url =
  process.env.DATABASE_URL ||
  findRunningPostgres(join(resolve(process.env.LOCAL_DIR || ".local"), "postgres"));
if (!url) stop("Set DATABASE_URL, or start Giftling first.");

const { db, close } = createDatabase(url, { max: 1 });
const found = (await findUsersByEmail(db, email)).filter((user) => !id || user.id === id);
const [user] = found;
if (user && found.length === 1) {
  await setPlanByOperator(db, user.id, plan);
  console.log(`${user.email}: ${user.subscriptionPlan} → ${plan}`);
}
await close();
if (!user) stop(`Nobody has the address ${email}.`);
if (found.length > 1) {
  stop(
    `Several accounts have that address. Add the id of one:\n${found.map((each) => each.id).join("\n")}`,
  );
}
