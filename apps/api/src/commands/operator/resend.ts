import { resendMail } from "@giftling/db/queries/mail/resend";
import { OperatorError } from "../command.ts";
import type { OperatorCommand } from "./operator-command.ts";

export const resendMailCommand: OperatorCommand = {
  summary: "Resend a mail (`find` and `giftling jobs` show its id)",
  args: ["MAIL"],
  needsWhy: true,
  async run({ tx, arg, say }) {
    const mailId = arg("MAIL");
    const resent = await resendMail(tx, mailId);
    if (resent.outcome === "gone") {
      throw new OperatorError(
        `There is no mail ${mailId}, or it was no longer wanted when it was due.`,
      );
    }
    if (resent.outcome === "waits") throw new OperatorError("Such a mail is on its way already.");
    say(`Queued (${resent.kind}). A running API sends it within seconds.`);
    return { familyId: resent.familyId, details: { mailId, kind: resent.kind } };
  },
};
