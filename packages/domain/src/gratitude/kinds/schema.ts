import { z } from "zod";
import { PARENTS } from "../../sentences/parents.ts";

/** Types in the ledger. An ESA contribution is `other` here, and `esa` in its thank-you (rule: contribution-ledger). */
export const contributionTypeSchema = z.enum(["529", "other"], PARENTS.contributionKind);
export type ContributionType = z.infer<typeof contributionTypeSchema>;

export const thankYouTypeSchema = z.enum(["wishlist", "529", "esa", "contribution"]);
export type ThankYouType = z.infer<typeof thankYouTypeSchema>;

/** Reported by a supporter, then confirmed or dismissed by the parent (rule: contribution-ledger). */
export const contributionStatusSchema = z.enum(["reported", "confirmed", "dismissed"]);
export type ContributionStatus = z.infer<typeof contributionStatusSchema>;

/** Where a thank-you stands. `thanked`: marked as thanked by the parent (rule: thank-you-states). */
export const thankYouStatusSchema = z.enum(["pending", "queued", "sent", "failed", "thanked"]);
export type ThankYouStatus = z.infer<typeof thankYouStatusSchema>;
