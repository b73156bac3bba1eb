import { findFamily } from "@giftling/db/queries/account/families";
import { closeAccount } from "../../features/account/close-account.ts";
import { systemClock } from "../../services/deps.ts";
import { postgresJobQueue } from "../../services/jobs/queue.ts";
import { OperatorError } from "../command.ts";
import { getFamily } from "./family.ts";
import type { OperatorCommand } from "./operator-command.ts";

/** Subcommand that closes a family's account: `giftling operator close FAMILY --why REASON`. */
export const closeCommand: OperatorCommand = {
  summary: "Close a family's account as its owner can: hidden at once, deleted after 90 days",
  args: ["FAMILY"],
  needsWhy: true,
  async run(call) {
    const { id } = await getFamily(call, call.arg("FAMILY"));
    if ((await findFamily(call.tx, id))?.closedAt) throw new OperatorError("It is closed already.");
    const deps = { clock: systemClock, jobs: postgresJobQueue };
    await closeAccount(call.tx, { deps, familyId: id });
    call.say("Closed. The owner can restore the account within 90 days by signing in.");
    return { familyId: id };
  },
};
