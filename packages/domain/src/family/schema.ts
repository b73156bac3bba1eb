import { z } from "zod";
import { emailSchema } from "../supporters/schema.ts";
import { timestampSchema } from "../text/schema.ts";
import { MEMBER_ROLES } from "./rules.ts";

/** A parent of the family. `id` is the user's, as in `userOutput` (rule: members). */
export const memberOutput = z.strictObject({
  id: z.string(),
  /** Empty until it is entered. */
  name: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
});
export type MemberView = z.infer<typeof memberOutput>;

/** An invitation as shown to the owner (rule: invitations). */
export const inviteOutput = z.strictObject({
  id: z.string(),
  email: z.string(),
  /** End of the invitation's lifetime. Sending it again restarts the lifetime. */
  expiresAt: timestampSchema,
  /** Person who asked to join and waits for approval; null for none. */
  askedBy: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
});
export type InviteView = z.infer<typeof inviteOutput>;

/** POST /api/family/invites. */
export const inviteInput = z.strictObject({ email: emailSchema });
export type InviteInput = z.infer<typeof inviteInput>;

/** GET /api/invites/{token}, and accepting the invitation. */
export const joinInput = z.strictObject({ token: z.string().min(1).max(300) });
export type JoinInput = z.infer<typeof joinInput>;

/** Contents of the /join page, with first names only (rule: joining). */
export const joinOutput = z.strictObject({
  /** First name of the owner. Empty until it is entered. */
  invitedBy: z.string(),
  /** First names of the kids. */
  children: z.array(z.string()),
  /** State of the visitor: may accept, waits for the owner, or already belongs to the family. */
  standing: z.enum(["invited", "waiting", "member"]),
});
export type JoinView = z.infer<typeof joinOutput>;

/** POST /api/invites/{token}/accept: joined at once, or waiting for the owner's approval. */
export const acceptOutput = z.strictObject({ status: z.enum(["joined", "waiting"]) });
export type AcceptView = z.infer<typeof acceptOutput>;

/** POST /api/family/owner (rule: handing-over). */
export const handOverInput = z.strictObject({ memberId: z.string().min(1) });
export type HandOverInput = z.infer<typeof handOverInput>;

/** Response of POST /api/family/owner: the request can be accepted until `expiresAt`. */
export const handOverOutput = z.strictObject({
  status: z.literal("waiting"),
  memberId: z.string(),
  expiresAt: timestampSchema,
});
export type HandOverOutput = z.infer<typeof handOverOutput>;

/** Input of POST /api/family/owner/accept. */
export const acceptHandOverInput = z.strictObject({ token: z.string().min(1).max(300) });
export type AcceptHandOverInput = z.infer<typeof acceptHandOverInput>;

/** Open hand-over, for its owner and the requested parent (rule: handing-over). */
export const handoverView = z.strictObject({
  memberId: z.string(),
  expiresAt: timestampSchema,
  /** Token that accepts it; null for the owner. */
  token: z.string().nullable(),
});
