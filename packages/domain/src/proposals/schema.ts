import { z } from "zod";
import { FIELDS } from "../sentences/fields.ts";
import { REFUSALS } from "../sentences/refusals.ts";
import { isLinkLike } from "../text/link-like.ts";
import { LIMITS } from "../text/rules.ts";
import {
  idSchema,
  line,
  optional,
  paragraphs,
  requiredLine,
  timestampSchema,
} from "../text/schema.ts";
import { blankOrWebAddressSchema } from "../web-address/schema.ts";

/** Returns whether text contains no link. A proposal has a separate field for a link. */
const hasNoLink = (text: string) => !isLinkLike(text);

/**
 * Input of POST /api/kids/{kidId}/proposals, with which a visitor proposes a wish. Requires `proposedBy` or
 * `isAnonymous` (rule: proposals).
 */
export const proposeWishInput = z
  .strictObject({
    kidId: idSchema,
    name: requiredLine(FIELDS.gift, LIMITS.label, REFUSALS.proposalNameRequired).refine(
      hasNoLink,
      REFUSALS.proposalNameContainsUrl,
    ),
    url: optional(blankOrWebAddressSchema),
    /** Message to the family, hidden from visitors. */
    note: optional(
      paragraphs(FIELDS.visitorMessage, LIMITS.giftMessage).refine(
        hasNoLink,
        REFUSALS.proposalNameContainsUrl,
      ),
    ),
    proposedBy: line(FIELDS.name, LIMITS.name).nullable().optional(),
    isAnonymous: z.boolean().optional(),
  })
  .refine(({ isAnonymous, proposedBy }) => isAnonymous || Boolean(proposedBy), {
    message: REFUSALS.visitorNameRequired,
    path: ["proposedBy"],
  });
export type ProposeWishInput = z.infer<typeof proposeWishInput>;

export const proposedOutput = z.strictObject({ status: z.literal("proposed") });

/** Proposal that awaits a parent's decision. */
export const proposalOutput = z.strictObject({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  note: z.string().nullable(),
  /** Name of the visitor. Null for an anonymous visitor. */
  proposedBy: z.string().nullable(),
  createdAt: timestampSchema,
});
export type ProposalView = z.infer<typeof proposalOutput>;
