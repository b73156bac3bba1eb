const REASONS = ["cancelled", "expired", "failed"] as const;

/** Reason of a failed sign-in, as set by the API's callback. */
export type FailureReason = (typeof REASONS)[number];

/** Returns the reason of a failed sign-in in a URL, or "failed" for an unknown reason. */
export function parseFailureReason(value: unknown): FailureReason {
  return REASONS.find((reason) => reason === value) ?? "failed";
}
