const REASONS = ["cancelled", "expired", "failed"] as const;

/** Reason of a failed sign-in, from the API's callback. */
export type FailureReason = (typeof REASONS)[number];

/** Returns the reason in a URL; "failed" for an unknown one. */
export function failureReason(value: unknown): FailureReason {
  return REASONS.find((reason) => reason === value) ?? "failed";
}
