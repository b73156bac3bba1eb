import { resendMail } from "@giftling/db/queries/mail/resend";
import { type OperatorCommand, OperatorError } from "./command.ts";

/** Subcommand `pnpm operator resend MAIL`. */
export const resendCommand: OperatorCommand = {
  summary: "Send a mail once more (its id is in `find` and in `pnpm jobs`)",
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
    say(`Queued (${resent.kind}). It leaves within seconds while the API runs.`);
    return { familyId: resent.familyId, details: { mailId, kind: resent.kind } };
  },
};
