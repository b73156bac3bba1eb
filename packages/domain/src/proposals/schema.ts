import { z } from "zod";
import { API_ERRORS } from "../sentences/api-errors.ts";
import { FIELD_NAMES } from "../sentences/fields.ts";
import { isLinkLikeText } from "../text/link-like.ts";
import { TEXT_LIMITS } from "../text/rules.ts";
import {
  createLineSchema,
  createOptionalSchema,
  createParagraphsSchema,
  createRequiredLineSchema,
  idSchema,
  timestampSchema,
} from "../text/schema.ts";
import { blankOrUrlSchema } from "../url/schema.ts";

/** Returns whether text contains no link. A proposal has a separate field for its link. */
const hasNoLink = (text: string) => !isLinkLikeText(text);

/**
 * Input of POST /api/kids/{kidId}/proposals, with which a visitor proposes a wish. Requires `proposedBy` or
 * `isAnonymous` (rule: proposals).
 */
export const proposeWishInput = z
  .strictObject({
    kidId: idSchema,
    name: createRequiredLineSchema(
      FIELD_NAMES.gift,
      TEXT_LIMITS.label,
      API_ERRORS.proposalNameRequired,
    ).refine(hasNoLink, API_ERRORS.proposalNameContainsUrl),
    url: createOptionalSchema(blankOrUrlSchema),
    /** Message to the family, hidden from visitors. */
    note: createOptionalSchema(
      createParagraphsSchema(FIELD_NAMES.visitorMessage, TEXT_LIMITS.giftMessage).refine(
        hasNoLink,
        API_ERRORS.proposalNameContainsUrl,
      ),
    ),
    proposedBy: createLineSchema(FIELD_NAMES.name, TEXT_LIMITS.name).nullable().optional(),
    isAnonymous: z.boolean().optional(),
  })
  .refine(({ isAnonymous, proposedBy }) => isAnonymous || Boolean(proposedBy), {
    message: API_ERRORS.visitorNameRequired,
    path: ["proposedBy"],
  });
export type ProposeWishInput = z.infer<typeof proposeWishInput>;

export const proposeWishOutput = z.strictObject({ status: z.literal("proposed") });

export const proposalOutput = z.strictObject({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  note: z.string().nullable(),
  proposedBy: z.string().nullable(),
  createdAt: timestampSchema,
});
export type ProposalView = z.infer<typeof proposalOutput>;
