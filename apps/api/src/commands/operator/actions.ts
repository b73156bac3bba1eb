import { listOperatorActions } from "@giftling/db/queries/operation/operator-actions";
import { getFamily } from "./families.ts";
import type { OperatorCommand } from "./operator-command.ts";

export const listActionsCommand: OperatorCommand = {
  summary: "List what operators did, newest first",
  args: ["FAMILY?"],
  needsWhy: false,
  async run(call) {
    const named = call.arg("FAMILY");
    const familyId = named === "" ? null : (await getFamily(call, named)).id;
    for (const action of await listOperatorActions(call.tx, familyId)) {
      const details = Object.entries(action.details).map(([name, value]) => `${name} ${value}`);
      const facts = [action.familyId ?? "no family", ...details].join(", ");
      call.say(`${action.at.toISOString()}  ${action.operator}  ${action.command}  (${facts})`);
      if (action.why !== null) call.say(`  why: ${action.why}`);
    }
    return { familyId };
  },
};
