import type { ErrorCode } from "@giftling/domain";

/** The actors that each row of the matrix names. What the others get follows from them (`withMembers`). */
const FIRST_ACTORS = [
  "anonymous",
  "owner",
  "owner without address",
  "other parent",
  "closed parent",
  "forged session",
  "expired session",
] as const;
export type FirstActor = (typeof FIRST_ACTORS)[number];

/**
 * Who calls. "owner" owns the thing that the call is about; "closed parent" does too, in a closed account. "co-parent" looks
 * after the family beside its owner, "removed parent" did so before, and "invited" has an invitation to it.
 */
export const ACTORS = [...FIRST_ACTORS, "co-parent", "removed parent", "invited"] as const;
export type Actor = (typeof ACTORS)[number];

export type Outcome = "ok" | ErrorCode;
/** The outcomes of a row; those of the members only where they don't follow (rule: members, owner-only). */
export type Outcomes = Readonly<Record<FirstActor, Outcome> & Partial<Record<Actor, Outcome>>>;

/**
 * What every actor gets: another parent the same as the owner, but for what only the owner may do; who was taken out and who is
 * invited, the same as any other family's parent.
 */
export function withMembers<Answer>(
  row: Readonly<Record<FirstActor, Answer> & Partial<Record<Actor, Answer>>>,
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

/** The outcome for actors without a valid session. */
export const signedOut = <const Answer>(answer: Answer) => ({
  anonymous: answer,
  "forged session": answer,
  "expired session": answer,
});

/** The outcome for the three actors with an open account. */
export const openParents = <const Answer>(answer: Answer) => ({
  owner: answer,
  "owner without address": answer,
  "other parent": answer,
});

/** The outcome for every actor. */
export const everybody = <const Answer>(answer: Answer) => ({
  ...signedOut(answer),
  ...openParents(answer),
  "closed parent": answer,
});
