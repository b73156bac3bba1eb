import { findFamilyFacts, findUser } from "@giftling/db/queries/account/users";
import { listMailsOfParent } from "@giftling/db/queries/mail/resend";
import { listReports } from "@giftling/db/queries/operation/reports";
import { type Command, Refusal } from "./command.ts";
import { theFamily } from "./family.ts";

const day = (moment: Date | null) => moment?.toISOString().slice(0, 16).replace("T", " ") ?? "no";

/** `pnpm operator find FAMILY`. */
export const find: Command = {
  summary: "Show a family: who it is, the state of its account and hub, its latest mails",
  args: ["FAMILY"],
  needsWhy: false,
  async run(call) {
    const { tx, say, table } = call;
    const { id } = await theFamily(call, call.arg("FAMILY"));
    const user = await findUser(tx, id);
    if (!user) throw new Refusal("That family has just gone.");
    const facts = await findFamilyFacts(tx, id);
    const waiting = await listReports(tx, { userId: id, isOpen: true });
    const lines = {
      Id: id,
      Parent: `${user.firstName} ${user.lastName}`.trim() || "(no name)",
      "E-mail": user.email,
      Hub: facts.familyUrl === null ? "(none yet)" : `/hub/${facts.familyUrl}`,
      "Former addresses": facts.formerFamilyUrls.join(", ") || "none",
      Kids: String(facts.kidCount),
      Plan: `${user.subscriptionPlan}${user.planSetByOperator ? ", set by an operator" : ""}`,
      "Signed up": day(user.createdAt),
      Closed: day(user.closedAt),
      "Taken down": day(user.takenDownAt),
      Published: user.isPublished ? "yes" : "no",
      Passcode: user.passcodeHash === null ? "no" : "yes",
      "Reports that wait": String(waiting.length),
    };
    for (const [name, value] of Object.entries(lines)) say(`${name.padEnd(18)} ${value}`);
    const mails = await listMailsOfParent(tx, id);
    if (mails.length > 0) {
      say("\nLatest mails to the parent:");
      table(mails.map(({ createdAt, ...mail }) => ({ ...mail, written: day(createdAt) })));
    }
    return { userId: id };
  },
};
