/** Origin of a sign-up: a friend's referral code (`ref`), a hub (`from`) or the trial (rule: sign-in). */
export type SignInQuery = { ref?: string; from?: string; trial?: string };

const NAMES = ["ref", "from", "trial"] as const;

/** Returns the non-empty parameters that are passed on to /api/login. */
export function parseSignInQuery(search: Record<string, unknown>): SignInQuery {
  const query: SignInQuery = {};
  for (const name of NAMES) {
    const value = search[name];
    if (typeof value === "string" && value !== "") query[name] = value;
  }
  return query;
}

/** Returns the URL that starts the sign-in, with only the known parameters of the page's query (rule: sign-up-page). */
export function getSignInUrl(query: Record<string, unknown>): string {
  const text = new URLSearchParams(parseSignInQuery(query)).toString();
  return text === "" ? "/api/login" : `/api/login?${text}`;
}

const FAILURE_REASONS = ["cancelled", "expired", "failed"] as const;

export type SignInFailureReason = (typeof FAILURE_REASONS)[number];

/** Parses the reason for a failed sign-in from a URL. Returns "failed" for an unknown reason. */
export function parseSignInFailureReason(value: unknown): SignInFailureReason {
  return FAILURE_REASONS.find((reason) => reason === value) ?? "failed";
}
