import type { AcceptedMutants } from "./results.ts";

const DOMAIN = "packages/domain/src";

/** Known surviving mutants, with the reason why no test detects them. A run fails if any other mutant survives. */
export const ACCEPTED_MUTANTS: readonly AcceptedMutants[] = [
  {
    source: `${DOMAIN}/account/passcode.ts`,
    reason: "Equivalent: a pair with 1 in this place is a date by the other alternative.",
    mutants: [
      "EqualityOperator: other > 1 in (one >= 1 && one <= 12 && other >= 1 && other <= 31) ||",
      "EqualityOperator: one > 1 in (other >= 1 && other <= 12 && one >= 1 && one <= 31);",
    ],
  },
  {
    source: `${DOMAIN}/account/passcode.ts`,
    reason:
      "Without the check, an unknown birthday forbids passcodes that contain the word 'null' only.",
    mutants: [
      "ConditionalExpression: false in if (birthdayMonth === null || birthdayDay === null) return [firstName];",
      "LogicalOperator: birthdayMonth === null && birthdayDay === null in if (birthdayMonth === null || birthdayDay === null) return [firstName];",
      "ConditionalExpression: false in if (birthdayMonth === null || birthdayDay === null) return [firstName]; #2",
      "ConditionalExpression: false in if (birthdayMonth === null || birthdayDay === null) return [firstName]; #3",
    ],
  },
  {
    source: `${DOMAIN}/billing/subscription.ts`,
    reason: "Equivalent: the next comparison, with null, answers the same.",
    mutants: [
      'ConditionalExpression: false in if (trialEnd === null || status === "active") return null; #2',
      "ConditionalExpression: true in if (continuedOnFreeAt !== null && continuedOnFreeAt >= createdAt) return null; #2",
    ],
  },
  {
    source: `${DOMAIN}/billing/subscription.ts`,
    reason: "Equivalent: both are the same moment, and no two subscriptions have one id.",
    mutants: [
      "EqualityOperator: endedAt <= trialEnd in return endedAt !== null && endedAt < trialEnd ? endedAt : trialEnd;",
      "EqualityOperator: a.id <= b.id in .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));",
    ],
  },
  {
    source: `${DOMAIN}/gifts/education-suggestions.ts`,
    reason: "Equivalent: null is read as a text without a price.",
    mutants: [
      "ConditionalExpression: false in const price = priceText === null ? null : parsePrice(priceText);",
    ],
  },
  {
    source: `${DOMAIN}/money/contribution.ts`,
    reason: "No sum of dollars differs from whole cents by exactly 1e-6.",
    mutants: [
      "EqualityOperator: Math.abs(Math.round(dollars * 100) - dollars * 100) <= 1e-6 in Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6;",
    ],
  },
  {
    source: `${DOMAIN}/hub/ledger.ts`,
    reason: "Equivalent: no link and no activity has null for an id.",
    mutants: [
      "ConditionalExpression: true in if (paymentLinkId !== null && paymentLinks.some(({ id }) => id === paymentLinkId)) { #2",
      "ConditionalExpression: true in wishlistItemId !== null && #2",
    ],
  },
  {
    source: `${DOMAIN}/hub/ledger.ts`,
    reason:
      "Equivalent: two places of kind other have no ids, which are equal then; the checks are for the types.",
    mutants: [
      'ConditionalExpression: false in (other.kind === "other" || place.kind === "other" || other.id === place.id);',
      'LogicalOperator: other.kind === "other" && place.kind === "other" in (other.kind === "other" || place.kind === "other" || other.id === place.id);',
      'ConditionalExpression: false in (other.kind === "other" || place.kind === "other" || other.id === place.id); #2',
      'ConditionalExpression: false in (other.kind === "other" || place.kind === "other" || other.id === place.id); #3',
    ],
  },
  {
    source: `${DOMAIN}/money/rules.ts`,
    reason: "No sum of dollars differs from whole cents by exactly 1e-6.",
    mutants: [
      "EqualityOperator: Math.abs(cents - dollars * 100) >= 1e-6 in if (!Number.isSafeInteger(cents) || Math.abs(cents - dollars * 100) > 1e-6) {",
    ],
  },
  {
    source: `${DOMAIN}/money/format-dollars.ts`,
    reason: "Equivalent: 0 dollars have no cents above 0.",
    mutants: [
      `EqualityOperator: dollars <= 0 in return \`\${dollars < 0 && cents > 0 ? "-" : ""}$\${grouped}\`;`,
    ],
  },
  {
    source: `${DOMAIN}/referrals/rules.ts`,
    reason: "Equivalent: null is not later than now, and at now both are the same moment.",
    mutants: [
      "ConditionalExpression: true in return monthLater(grantedUntil !== null && grantedUntil > now ? grantedUntil : now); #2",
      "EqualityOperator: grantedUntil >= now in return monthLater(grantedUntil !== null && grantedUntil > now ? grantedUntil : now);",
    ],
  },
  {
    source: `${DOMAIN}/url/return-path.ts`,
    reason:
      "Equivalent: a path with one slash in front stays on its origin; the check is a second fence.",
    mutants: [
      'ConditionalExpression: false in if (url.origin !== origin || path.startsWith("//") || NO_PAGE.test(path)) return null; #3',
    ],
  },
  {
    source: `${DOMAIN}/wishlist/group-gift.ts`,
    reason: "Equivalent: null is not above 0.",
    mutants: [
      "ConditionalExpression: true in isActivity && url !== null && fundingGoal !== null && fundingGoal > 0; #5",
      "ConditionalExpression: false in if (fundingGoal === null || fundingGoal <= 0 || fundingReported <= 0) return null; #3",
    ],
  },
  {
    source: `${DOMAIN}/wishlist/pieces.ts`,
    reason: "Equivalent: there is no last gift of none.",
    mutants: [
      "ConditionalExpression: true in ...getWishPurchaseFields(gift ? [gift] : [], gift !== undefined),",
    ],
  },
  {
    source: "packages/db/src/queries/gifts/gift-access.ts",
    reason: "Equivalent: the thank-you is locked and found to be waiting one statement earlier.",
    mutants: [
      "pendingThankYouCondition → undefined in await tx.delete(thankYous).where(and(eq(thankYous.contributionId, id), pendingThankYouCondition));",
    ],
  },
  {
    source: "packages/db/functions/count_gift_v2.sql",
    reason: "No test reaches the exact microsecond at which an hour or a day ends.",
    mutants: [
      "> → >= in hour_ends = case when present.hour_ends > now() then present.hour_ends else excluded.hour_ends end,",
      "> → >= in hour_tries = case when present.hour_ends > now() then present.hour_tries else 0 end + 1,",
      "> → >= in hour_gifts = case when present.hour_ends > now() then present.hour_gifts else 0 end + is_gift,",
      "> → >= in hour_holds = case when present.hour_ends > now() then present.hour_holds else 0 end + is_hold,",
      "> → >= in day_ends = case when present.day_ends > now() then present.day_ends else excluded.day_ends end,",
      "> → >= in day_tries = case when present.day_ends > now() then present.day_tries else 0 end + 1,",
      "> → >= in day_gifts = case when present.day_ends > now() then present.day_gifts else 0 end + is_gift,",
      "> → >= in day_holds = case when present.day_ends > now() then present.day_holds else 0 end + is_hold",
    ],
  },
  {
    source: "packages/db/functions/record_contribution_v2.sql",
    reason:
      "The foreign keys of the stored rows take the same locks later. Only a deadlock would show the difference.",
    mutants: [
      "for key share of kids → nothing in for key share of kids;",
      "for key share → nothing in perform from payment_links where id = given.payment_link_id and kid_id = given.kid_id for key share;",
    ],
  },
];
