import { z } from "zod";
import { PARENT_ERRORS } from "../../sentences/parents.ts";

/**
 * Types of contributions in the ledger. A contribution to an ESA has the type `other` in the ledger, and `esa` in the
 * thank-you (rule: contribution-ledger).
 */
export const contributionTypeSchema = z.enum(
  ["529", "other"],
  PARENT_ERRORS.contributionTypeRequired,
);
export type ContributionType = z.infer<typeof contributionTypeSchema>;

export const thankYouTypeSchema = z.enum(["wishlist", "529", "esa", "contribution"]);
export type ThankYouType = z.infer<typeof thankYouTypeSchema>;

/**
 * Status of a contribution. A supporter's contribution is `reported` until a parent confirms or dismisses it
 * (rule: contribution-ledger).
 */
export const contributionStatusSchema = z.enum(["reported", "confirmed", "dismissed"]);
export type ContributionStatus = z.infer<typeof contributionStatusSchema>;

/**
 * State of a giver's request to take a contribution back. The contribution must be confirmed or thanked
 * (rule: confirmed-withdrawal).
 */
export const withdrawalStateSchema = z.enum(["requested", "declined"]);

/** Status of a thank-you. `thanked` means that a parent marked the gift as thanked (rule: thank-you-states). */
export const thankYouStatusSchema = z.enum(["pending", "queued", "sent", "failed", "thanked"]);
export type ThankYouStatus = z.infer<typeof thankYouStatusSchema>;
