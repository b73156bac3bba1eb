import { SIGN_UP_INVITE_DAYS } from "@giftling/domain";
import { createSignUpInvite } from "../../features/sign-up-invites/sign-up-invites.ts";
import type { OperatorCommand } from "./operator-command.ts";
import { findOrigin } from "./origin.ts";

/**
 * Subcommand that creates an invitation link for one new account: `giftling operator invite --why REASON`
 * (rule: sign-up-invitations).
 */
export const inviteCommand: OperatorCommand = {
  summary:
    "Create a link that makes one new account, for a server that takes new families by invitation",
  args: [],
  needsWhy: true,
  async run({ tx, env, now, say }) {
    const origin = await findOrigin(tx, env);
    say((await createSignUpInvite(tx, { origin, now })).url);
    say(`It makes one account, within ${SIGN_UP_INVITE_DAYS} days, unless SIGN_UPS is closed.`);
    return { familyId: null };
  },
};
