const REASONS = ["cancelled", "expired", "failed"] as const;

/** Why a sign-in did not work, as the API's callback says it. */
export type FailureReason = (typeof REASONS)[number];

/** The reason named in an address; "failed" for anything that is none. */
export function failureReason(value: unknown): FailureReason {
  return REASONS.find((reason) => reason === value) ?? "failed";
}
