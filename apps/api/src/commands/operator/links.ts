import type { Executor } from "@giftling/db/client";
import { insertEmailSignIn } from "@giftling/db/queries/account/email-sign-ins";
import { createId } from "@giftling/db/queries/core/ids";
import { findStoredOrigin } from "@giftling/db/queries/operation/installation";
import { addDays, findEmailProblem, SIGN_UP_INVITE_LIFETIME_DAYS } from "@giftling/domain";
import { generateToken, sha256 } from "../../core/crypto/tokens.ts";
import { createSignUpInvite } from "../../features/sign-up-invites/sign-up-invites.ts";
import { UsageError } from "../command.ts";
import type { OperatorCommand } from "./operator-command.ts";

/** Returns the server's origin: APP_ORIGIN, or the origin that was stored during the setup (rule: first-account). */
async function findOrigin(tx: Executor, env: NodeJS.ProcessEnv): Promise<string> {
  const origin =
    env.APP_ORIGIN || (await findStoredOrigin(tx)) || `http://localhost:${env.PORT || 3000}`;
  return origin.replace(/\/$/, "");
}

/** Subcommand that creates a link for one new account: `operator invite` (rule: sign-up-invitations). */
export const createSignUpInviteCommand: OperatorCommand = {
  summary:
    "Create a link that makes one new account, for a server that takes new families by invitation",
  args: [],
  needsWhy: true,
  async run({ tx, env, now, say }) {
    const origin = await findOrigin(tx, env);
    say((await createSignUpInvite(tx, { origin, now })).url);
    say(
      `It makes one account, within ${SIGN_UP_INVITE_LIFETIME_DAYS} days, unless SIGN_UPS is closed.`,
    );
    return { familyId: null };
  },
};

const LINK_DAYS = 1;

/** Subcommand that creates a sign-in link: `operator sign-in-link ADDRESS --why REASON` (rule: email-sign-in). */
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
