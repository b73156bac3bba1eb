import type { ErrorCode } from "@giftling/domain";

/** Actors whose outcome must be listed for each procedure. `addMemberOutcomes` derives the others. */
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
 * Callers of a procedure. "owner" owns the family of the call. "closed parent" owns a closed account. "co-parent" is
 * another member, "removed parent" is a former member, and "invited" has an open invitation.
 */
export const ACTORS = [...FIRST_ACTORS, "co-parent", "removed parent", "invited"] as const;
export type Actor = (typeof ACTORS)[number];

export type CallOutcome = "ok" | ErrorCode;
/** Expected outcome of a procedure for each listed actor, and for actors whose derived outcome is wrong. */
export type ActorOutcomes = Readonly<
  Record<ListedActor, CallOutcome> & Partial<Record<Actor, CallOutcome>>
>;

/** Returns the outcome of every actor. `toParent` is the co-parent's outcome. Default: the owner's outcome. */
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

/** Returns `answer` as the outcome for each actor who has no valid session. */
export const createSignedOutOutcomes = <const Answer>(answer: Answer) => ({
  anonymous: answer,
  "forged session": answer,
  "expired session": answer,
});

/** Returns `answer` as the outcome for each owner of an open account, including the owner of an unrelated family. */
export const createOpenAccountOutcomes = <const Answer>(answer: Answer) => ({
  owner: answer,
  "owner without address": answer,
  "other parent": answer,
});

/** Returns `answer` as the outcome for each actor whose outcome must be listed. */
export const createUniformOutcomes = <const Answer>(answer: Answer) => ({
  ...createSignedOutOutcomes(answer),
  ...createOpenAccountOutcomes(answer),
  "closed parent": answer,
});
