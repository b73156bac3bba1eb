import { z } from "zod";
import { timestampSchema } from "../text/schema.ts";

/** Lifetime of a link for a new account, in days (rule: sign-up-invitations). */
export const SIGN_UP_INVITE_LIFETIME_DAYS = 14;

/** Maximum number of a family's unused links for new accounts (rule: sign-up-invitations). */
export const MAX_SIGN_UP_INVITES = 10;

/** Unused link for a new account, as shown to the owner. */
export const signUpInviteOutput = z.strictObject({
  id: z.string(),
  /** First name of the owner who created the sign-up link. Empty if the owner has no name or was deleted. */
  inviter: z.string(),
  expiresAt: timestampSchema,
});
export type SignUpInviteView = z.infer<typeof signUpInviteOutput>;

/** Response of POST /api/sign-up-invites. No other response contains the link. */
export const newSignUpInviteOutput = signUpInviteOutput.extend({ url: z.string() });
export type NewSignUpInviteView = z.infer<typeof newSignUpInviteOutput>;
