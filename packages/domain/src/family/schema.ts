import { z } from "zod";
import { emailSchema } from "../supporters/schema.ts";
import { timestampSchema } from "../text/schema.ts";
import { MEMBER_ROLES } from "./rules.ts";

/** A parent of the family. `id` is the user's id, as in `userOutput` (rule: members). */
export const memberOutput = z.strictObject({
  id: z.string(),
  /** Empty until the parent enters a name. */
  name: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
});
export type MemberView = z.infer<typeof memberOutput>;

/** An invitation as shown to the owner (rule: invitations). */
export const inviteOutput = z.strictObject({
  id: z.string(),
  email: z.string(),
  /** Time at which the invitation expires. Sending the invitation again restarts its lifetime. */
  expiresAt: timestampSchema,
  /** Person who requested to join and is pending approval. Null if there is no such person. */
  askedBy: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
});
export type InviteView = z.infer<typeof inviteOutput>;

/** Input of POST /api/family/invites. */
export const inviteInput = z.strictObject({ email: emailSchema });
export type InviteInput = z.infer<typeof inviteInput>;

/** Input of GET /api/invites/{token} and of the request that accepts the invitation. */
export const joinInput = z.strictObject({ token: z.string().min(1).max(300) });
export type JoinInput = z.infer<typeof joinInput>;

/** Contents of the /join page. Names are first names only (rule: joining). */
export const joinOutput = z.strictObject({
  /** First name of the owner. Empty until the owner enters a name. */
  invitedBy: z.string(),
  /** First names of the kids. */
  children: z.array(z.string()),
  /**
   * State of the visitor. The visitor may accept the invitation (`invited`), is pending the owner's approval (`waiting`),
   * or belongs to the family (`member`).
   */
  standing: z.enum(["invited", "waiting", "member"]),
});
export type JoinView = z.infer<typeof joinOutput>;

/**
 * Response of POST /api/invites/{token}/accept. The person joined at once (`joined`) or is pending the owner's approval
 * (`waiting`).
 */
export const acceptOutput = z.strictObject({ status: z.enum(["joined", "waiting"]) });
export type AcceptView = z.infer<typeof acceptOutput>;

/** Input of POST /api/family/owner (rule: handing-over). */
export const handoverInput = z.strictObject({ memberId: z.string().min(1) });
export type HandoverInput = z.infer<typeof handoverInput>;

/** Response of POST /api/family/owner. The handover can be accepted until `expiresAt`. */
export const handoverOutput = z.strictObject({
  status: z.literal("waiting"),
  memberId: z.string(),
  expiresAt: timestampSchema,
});
export type HandoverOutput = z.infer<typeof handoverOutput>;

/** Input of POST /api/family/owner/accept. */
export const acceptHandoverInput = z.strictObject({ token: z.string().min(1).max(300) });
export type AcceptHandoverInput = z.infer<typeof acceptHandoverInput>;

/** Open handover, shown to the owner and to the parent who was asked to take over (rule: handing-over). */
export const handoverView = z.strictObject({
  memberId: z.string(),
  expiresAt: timestampSchema,
  /** Token that accepts the handover. Null for the owner. */
  token: z.string().nullable(),
});
