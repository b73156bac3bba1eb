import { insertEmailSignIn } from "@giftling/db/queries/account/email-sign-ins";
import { createId } from "@giftling/db/queries/core/ids";
import { addDays, findEmailProblem } from "@giftling/domain";
import { generateToken, sha256 } from "../../core/crypto/tokens.ts";
import { UsageError } from "../command.ts";
import type { OperatorCommand } from "./operator-command.ts";
import { findOrigin } from "./origin.ts";

const LINK_DAYS = 1;

/** Subcommand that creates a sign-in link: `giftling operator sign-in-link ADDRESS --why REASON` (rule: email-sign-in). */
export const signInLinkCommand: OperatorCommand = {
  summary: "Create a link that signs a person in once, for a server that sends no mail",
  args: ["ADDRESS"],
  needsWhy: true,
  async run({ tx, arg, env, now, say }) {
    const email = arg("ADDRESS").trim();
    if (findEmailProblem(email) !== null) throw new UsageError("ADDRESS is an e-mail address.");
    const token = generateToken();
    await insertEmailSignIn(tx, {
      id: createId(),
      email,
      tokenHash: sha256(token),
      expiresAt: addDays(now, LINK_DAYS),
      isForAnyBrowser: true,
    });
    say(`${await findOrigin(tx, env)}/api/login/link/${token}`);
    say(
      "It works once, for 24 hours, where sign-in by e-mail is on (SIGN_IN). Send it to nobody else.",
    );
    return { familyId: null };
  },
};
