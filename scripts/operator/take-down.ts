import { setTakenDown } from "@giftling/db/queries/account/operator";
import { type Call, type Command, type Done, Refusal } from "./command.ts";
import { theFamily } from "./family.ts";

async function change(call: Call, takenDownAt: Date | null): Promise<Done> {
  const { id } = await theFamily(call, call.arg("FAMILY"));
  if (!(await setTakenDown(call.tx, id, takenDownAt))) {
    throw new Refusal(takenDownAt ? "It is taken down already." : "It is not taken down.");
  }
  return { familyId: id };
}

/** Subcommand `pnpm operator take-down FAMILY`. */
export const takeDown: Command = {
  summary: "Take a hub down: to everybody it answers as one that does not exist",
  args: ["FAMILY"],
  needsWhy: true,
  async run(call) {
    const done = await change(call, call.now);
    call.say(
      "Taken down. Its page, pictures, previews and thank-you pages answer 404 from now on.",
    );
    return done;
  },
};

/** Subcommand `pnpm operator put-back FAMILY`. */
export const putBack: Command = {
  summary: "Put a hub back that was taken down",
  args: ["FAMILY"],
  needsWhy: true,
  async run(call) {
    const done = await change(call, null);
    call.say("Put back.");
    return done;
  },
};
