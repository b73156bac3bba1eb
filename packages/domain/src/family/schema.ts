import { z } from "zod";
import { emailSchema } from "../email/schema.ts";
import { timestampSchema } from "../text/schema.ts";
import { MEMBER_ROLES } from "./rules.ts";

/** Parent of a family. `id` is the user's ID, as in `userOutput` (rule: members). */
export const memberOutput = z.strictObject({
  id: z.string(),
  /** First and last name of the parent. Empty until the parent enters a name. */
  name: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
});
export type MemberView = z.infer<typeof memberOutput>;

export const inviteOutput = z.strictObject({
  id: z.string(),
  email: z.string(),
  /** Expiration time of the invitation. Mailing the invitation again extends the time. */
  expiresAt: timestampSchema,
  /** Person who requests to join and needs the owner's approval. Null if nobody requested to join. */
  askedBy: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
});
export type InviteView = z.infer<typeof inviteOutput>;

export const inviteInput = z.strictObject({ email: emailSchema });
export type InviteInput = z.infer<typeof inviteInput>;

export const joinFamilyInput = z.strictObject({ token: z.string().min(1).max(300) });
export type JoinFamilyInput = z.infer<typeof joinFamilyInput>;

/** Response of GET /api/invites/{token}, shown on the /join page. All names are first names (rule: joining). */
export const joinPageOutput = z.strictObject({
  /** First name of the family's owner. Empty until the owner enters a name. */
  invitedBy: z.string(),
  children: z.array(z.string()),
  /**
   * State of the visitor. An `invited` visitor can accept the invitation. A `waiting` visitor needs the owner's
   * approval. A `member` belongs to the family.
   */
  standing: z.enum(["invited", "waiting", "member"]),
});
export type JoinPageView = z.infer<typeof joinPageOutput>;

/**
 * Response of POST /api/invites/{token}/accept. `joined` means that the person is a member. `waiting` means that the
 * owner must approve the request.
 */
export const acceptInviteOutput = z.strictObject({ status: z.enum(["joined", "waiting"]) });
export type AcceptedInviteView = z.infer<typeof acceptInviteOutput>;

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

export const acceptHandoverInput = z.strictObject({ token: z.string().min(1).max(300) });
export type AcceptHandoverInput = z.infer<typeof acceptHandoverInput>;

/** Open handover, as shown to the owner and to the parent who is to become the owner (rule: handing-over). */
export const handoverViewSchema = z.strictObject({
  memberId: z.string(),
  expiresAt: timestampSchema,
  /** Token for accepting the handover. Null in responses to the owner. */
  token: z.string().nullable(),
});
