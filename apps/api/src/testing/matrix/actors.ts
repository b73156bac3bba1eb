import type { ErrorCode } from "@giftling/domain";

/** Who calls. "owner" owns the thing that the call is about; "closed parent" does too, in a closed account. */
export const ACTORS = [
  "anonymous",
  "owner",
  "owner without address",
  "other parent",
  "closed parent",
  "forged session",
  "expired session",
] as const;
export type Actor = (typeof ACTORS)[number];

export type Outcome = "ok" | ErrorCode;
export type Outcomes = Readonly<Record<Actor, Outcome>>;

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
