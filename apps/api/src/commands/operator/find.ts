import { findFamily, findFamilyFacts } from "@giftling/db/queries/account/families";
import { findOwner } from "@giftling/db/queries/account/users";
import { listParentMails } from "@giftling/db/queries/mail/resend";
import { listReports } from "@giftling/db/queries/operation/reports";
import { OperatorError } from "../command.ts";
import { getFamily } from "./family.ts";
import type { OperatorCommand } from "./operator-command.ts";

const day = (moment: Date | null) => moment?.toISOString().slice(0, 16).replace("T", " ") ?? "no";

/** Subcommand that shows a family and its latest mails: `giftling operator find FAMILY`. */
export const findCommand: OperatorCommand = {
  summary: "Show a family, the state of its account and hub, and its latest mails",
  args: ["FAMILY"],
  needsWhy: false,
  async run(call) {
    const { tx, say, table } = call;
    const { id } = await getFamily(call, call.arg("FAMILY"));
    const family = await findFamily(tx, id);
    const user = await findOwner(tx, id);
    if (!family || !user) throw new OperatorError("That family has just gone.");
    const facts = await findFamilyFacts(tx, id);
    const waiting = await listReports(tx, { familyId: id, isOpen: true });
    const lines = {
      Id: id,
      Parent: `${user.firstName} ${user.lastName}`.trim() || "(no name)",
      "E-mail": user.email,
      Hub: facts.familyUrl === null ? "(none yet)" : `/hub/${facts.familyUrl}`,
      "Former addresses": facts.formerFamilyUrls.join(", ") || "none",
      Kids: String(facts.kidCount),
      Plan: `${family.subscriptionPlan}${family.planSetByOperator ? ", set by an operator" : ""}`,
      "Signed up": day(family.createdAt),
      Closed: day(family.closedAt),
      "Taken down": day(family.takenDownAt),
      Published: family.isPublished ? "yes" : "no",
      Passcode: family.passcodeHash === null ? "no" : "yes",
      "Reports that wait": String(waiting.length),
    };
    for (const [name, value] of Object.entries(lines)) say(`${name.padEnd(18)} ${value}`);
    const mails = await listParentMails(tx, id);
    if (mails.length > 0) {
      say("\nLatest mails to the parent:");
      table(mails.map(({ createdAt, ...mail }) => ({ ...mail, written: day(createdAt) })));
    }
    return { familyId: id };
  },
};
