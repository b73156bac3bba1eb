const REASONS = ["cancelled", "expired", "failed"] as const;

/** Reason for a failed sign-in, set by the API in the redirect URL. */
export type FailureReason = (typeof REASONS)[number];

/** Parses the reason for a failed sign-in from a URL. Returns "failed" for an unknown reason. */
export function parseFailureReason(value: unknown): FailureReason {
  return REASONS.find((reason) => reason === value) ?? "failed";
}
