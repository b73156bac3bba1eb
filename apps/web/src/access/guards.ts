import { getPageAccess, type PageAccess } from "@giftling/domain";

export type SessionState =
  | "loading"
  | "signed-out"
  | "without-address"
  | "with-address"
  /** Session state of a parent who is signed in to a closed account (rule: closed-account). */
  | "closed";

export type AccessDecision =
  | { kind: "show" }
  /** Full-screen spinner of private routes (rule: private-routes). */
  | { kind: "wait" }
  | { kind: "redirect"; to: "/onboarding" | "/reactivate" }
  /** 404 page with a Log In button. After signing in, the user returns to the requested page (rule: private-routes). */
  | { kind: "log-in" };

type Row = Partial<Record<SessionState, AccessDecision>>;
const OWN: Row = {
  loading: { kind: "wait" },
  "signed-out": { kind: "log-in" },
  closed: { kind: "redirect", to: "/reactivate" },
};

/**
 * Access decisions by page access and session state. Combinations without an entry show the page (rule: access-table).
 */
const ACCESS_DECISIONS: Record<PageAccess, Row> = {
  public: {},
  private: { ...OWN, "without-address": { kind: "redirect", to: "/onboarding" } },
  onboarding: OWN,
};

/**
 * Returns the access decision for a path, ignoring trailing slashes. Public pages never depend on the session. The
 * router shows the 404 page for an unknown path (rule: access-table).
 */
export function decideAccess(session: SessionState, path: string): AccessDecision {
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return ACCESS_DECISIONS[getPageAccess(withoutSlash)][session] ?? { kind: "show" };
}

/** Returns the sign-in URL. Signing in returns to `returnTo`, a same-origin path with its query. */
export const getSignInUrlWithReturnPath = (returnTo: string): string =>
  `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
