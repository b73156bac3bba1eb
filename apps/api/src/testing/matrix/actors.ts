import type { ErrorCode } from "@giftling/domain";

/** Who calls. "owner" owns the thing that the call is about; "closed parent" does too, in an account that was closed. */
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

/** What whoever has no good session gets. */
export const signedOut = <const Answer>(answer: Answer) => ({
  anonymous: answer,
  "forged session": answer,
  "expired session": answer,
});

/** What the three kinds of parents whose account is open get. */
export const openParents = <const Answer>(answer: Answer) => ({
  owner: answer,
  "owner without address": answer,
  "other parent": answer,
});

/** What everybody gets, in every session state. */
export const everybody = <const Answer>(answer: Answer) => ({
  ...signedOut(answer),
  ...openParents(answer),
  "closed parent": answer,
});
