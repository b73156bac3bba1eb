import type { ErrorCode } from "@giftling/domain";

/** Actors that each row of the matrix names. The outcomes of other actors are derived (`addMemberOutcomes`). */
const FIRST_ACTORS = [
  "anonymous",
  "owner",
  "owner without address",
  "other parent",
  "closed parent",
  "forged session",
  "expired session",
] as const;
export type ListedActor = (typeof FIRST_ACTORS)[number];

/**
 * Callers. "owner" owns the subject of the call. "closed parent" owns the subject in a closed account. "co-parent" is
 * another parent of the family, "removed parent" was one, and "invited" has an invitation to the family.
 */
export const ACTORS = [...FIRST_ACTORS, "co-parent", "removed parent", "invited"] as const;
export type Actor = (typeof ACTORS)[number];

export type CallOutcome = "ok" | ErrorCode;
/** Outcomes of a row. A member's outcome is listed only when it differs from the derived one (rule: members). */
export type ActorOutcomes = Readonly<
  Record<ListedActor, CallOutcome> & Partial<Record<Actor, CallOutcome>>
>;

/**
 * Returns the outcome of every actor. The co-parent has the owner's outcome, or `toParent` where only the owner may act.
 * Removed and invited people have the outcome of another family's parent.
 */
export function addMemberOutcomes<Answer>(
  row: Readonly<Record<ListedActor, Answer> & Partial<Record<Actor, Answer>>>,
  toParent: Answer = row.owner,
): Readonly<Record<Actor, Answer>> {
  const stranger = row["other parent"];
  return {
    ...row,
    "co-parent": row["co-parent"] ?? toParent,
    "removed parent": row["removed parent"] ?? stranger,
    invited: row.invited ?? stranger,
  };
}

/** Returns an outcome for the actors without a valid session. */
export const createSignedOutOutcomes = <const Answer>(answer: Answer) => ({
  anonymous: answer,
  "forged session": answer,
  "expired session": answer,
});

/** Returns an outcome for the three actors with an open account. */
export const createOpenAccountOutcomes = <const Answer>(answer: Answer) => ({
  owner: answer,
  "owner without address": answer,
  "other parent": answer,
});

/** Returns an outcome for every actor that a row names. */
export const createUniformOutcomes = <const Answer>(answer: Answer) => ({
  ...createSignedOutOutcomes(answer),
  ...createOpenAccountOutcomes(answer),
  "closed parent": answer,
});
