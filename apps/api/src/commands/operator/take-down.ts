import { setFamilyTakenDown } from "@giftling/db/queries/account/operator";
import { OperatorError } from "../command.ts";
import { getFamily } from "./family.ts";
import type { CommandContext, CommandRecord, OperatorCommand } from "./operator-command.ts";

async function change(call: CommandContext, takenDownAt: Date | null): Promise<CommandRecord> {
  const { id } = await getFamily(call, call.arg("FAMILY"));
  if (!(await setFamilyTakenDown(call.tx, id, takenDownAt))) {
    throw new OperatorError(takenDownAt ? "It is taken down already." : "It is not taken down.");
  }
  return { familyId: id };
}

/** Subcommand that takes a hub down: `giftling operator take-down FAMILY --why REASON`. */
export const takeDownCommand: OperatorCommand = {
  summary: "Take down a hub, which then responds like an unknown hub",
  args: ["FAMILY"],
  needsWhy: true,
  async run(call) {
    const done = await change(call, call.now);
    call.say("Taken down. Its page, pictures, previews and thank-you pages now respond with 404.");
    return done;
  },
};

/** Subcommand that restores a hub that was taken down: `giftling operator put-back FAMILY --why REASON`. */
export const putBackCommand: OperatorCommand = {
  summary: "Restore a hub that was taken down",
  args: ["FAMILY"],
  needsWhy: true,
  async run(call) {
    const done = await change(call, null);
    call.say("Restored.");
    return done;
  },
};
