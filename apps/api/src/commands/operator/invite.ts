import { insertSignUpInvite } from "@giftling/db/queries/operation/installation";
import { addDays } from "@giftling/domain";
import { generateToken, sha256 } from "../../core/crypto/tokens.ts";
import type { OperatorCommand } from "./operator-command.ts";
import { findOrigin } from "./origin.ts";

const INVITE_DAYS = 14;

/**
 * Subcommand that creates an invitation link for one new account: `giftling operator invite --why REASON` (rule: sign-ups).
 */
export const inviteCommand: OperatorCommand = {
  summary:
    "Create a link that makes one new account, for a server that takes new families by invitation",
  args: [],
  needsWhy: true,
  async run({ tx, env, now, say }) {
    const token = generateToken();
    await insertSignUpInvite(tx, {
      tokenHash: sha256(token),
      expiresAt: addDays(now, INVITE_DAYS),
    });
    say(`${await findOrigin(tx, env)}/api/invite/${token}`);
    say(`It makes one account, within ${INVITE_DAYS} days, unless SIGN_UPS is closed.`);
    return { familyId: null };
  },
};
