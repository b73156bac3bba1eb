import { closeAccount } from "@giftling/api/features/account/close-account";
import { systemClock } from "@giftling/api/services/deps";
import { postgresJobs } from "@giftling/api/services/jobs/queue";
import { findFamily } from "@giftling/db/queries/account/families";
import { type Command, Refusal } from "./command.ts";
import { theFamily } from "./family.ts";

/** Subcommand `pnpm operator close FAMILY`. */
export const close: Command = {
  summary: "Close a family's account as its parent would: hidden now, deleted after 90 days",
  args: ["FAMILY"],
  needsWhy: true,
  async run(call) {
    const { id } = await theFamily(call, call.arg("FAMILY"));
    if ((await findFamily(call.tx, id))?.closedAt) throw new Refusal("It is closed already.");
    const deps = { clock: systemClock, jobs: postgresJobs };
    await closeAccount(call.tx, { deps, familyId: id });
    call.say("Closed. For 90 days the parent can bring it back by signing in.");
    return { familyId: id };
  },
};
