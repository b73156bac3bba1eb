import { setPlanByOperator } from "@giftling/db/queries/account/operator";
import { UsageError } from "../command.ts";
import { getFamily } from "./family.ts";
import type { OperatorCommand } from "./operator-command.ts";

const PLANS = ["free", "premium", "enterprise"] as const;

/** Subcommand that sets a family's plan: `giftling operator plan FAMILY PLAN --why REASON`. */
export const planCommand: OperatorCommand = {
  summary: `Set a family's plan without an end date (${PLANS.join(", ")}; "free" returns control to Stripe)`,
  args: ["FAMILY", "PLAN"],
  needsWhy: true,
  async run(call) {
    const wanted = PLANS.find((each) => each === call.arg("PLAN"));
    if (!wanted) throw new UsageError(`PLAN is one of ${PLANS.join(", ")}.`);
    const { id, subscriptionPlan } = await getFamily(call, call.arg("FAMILY"));
    await setPlanByOperator(call.tx, id, wanted);
    call.say(`${subscriptionPlan} → ${wanted}`);
    return { familyId: id, details: { before: subscriptionPlan, plan: wanted } };
  },
};
