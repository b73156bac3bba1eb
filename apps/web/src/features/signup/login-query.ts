/** What brought someone to sign up: a friend's code, a hub, the trial (rule: sign-in). */
export type LoginQuery = { ref?: string; from?: string; trial?: string };

const NAMES = ["ref", "from", "trial"] as const;

/** The part of a query that goes along to /api/login; everything else stays behind. */
export function loginQuery(search: Record<string, unknown>): LoginQuery {
  const query: LoginQuery = {};
  for (const name of NAMES) {
    const value = search[name];
    if (typeof value === "string" && value !== "") query[name] = value;
  }
  return query;
}

/**
 * The address that starts the sign-in (rule: sign-up-page). The router hands on a page's whole query: only what is
 * ours goes along.
 */
export function loginAddress(query: Record<string, unknown>): string {
  const text = new URLSearchParams(loginQuery(query)).toString();
  return text === "" ? "/api/login" : `/api/login?${text}`;
}
