import { listReports, resolveReport } from "@giftling/db/queries/operation/reports";
import { OperatorError } from "../command.ts";
import { getFamily } from "./families.ts";
import type { OperatorCommand } from "./operator-command.ts";

export const listReportsCommand: OperatorCommand = {
  summary: "List the reports of visitors, oldest first",
  args: ["FAMILY?"],
  options: { all: { value: "", meaning: "include resolved reports" } },
  needsWhy: false,
  async run(call) {
    const named = call.arg("FAMILY");
    const familyId = named === "" ? null : (await getFamily(call, named)).id;
    const isOpen = call.option("all") === undefined;
    const rows = await listReports(call.tx, { familyId, isOpen });
    for (const row of rows) {
      const state = row.resolvedAt === null ? "" : ", resolved";
      const down = row.isTakenDown ? ", taken down" : "";
      call.say(`${row.createdAt.toISOString()}  ${row.reason}${state}  ${row.id}`);
      call.say(`  /hub/${row.familyUrl ?? "?"}${down}  (family ${row.familyId})`);
      for (const line of row.text?.split("\n") ?? []) call.say(`  > ${line}`);
    }
    call.say(rows.length === 0 ? "No open reports." : `${rows.length} reports.`);
    return { familyId };
  },
};

export const resolveReportCommand: OperatorCommand = {
  summary: "Resolve a report",
  args: ["REPORT"],
  needsWhy: true,
  async run({ tx, arg, now, say }) {
    const reportId = arg("REPORT");
    const resolved = await resolveReport(tx, reportId, now);
    if (!resolved) throw new OperatorError(`No report ${reportId} waits.`);
    say("Resolved.");
    return { familyId: resolved.familyId, details: { reportId } };
  },
};
