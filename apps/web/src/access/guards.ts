import { type PageAccess, pageOf } from "@giftling/domain";

/** Session state of the visitor (rule: access-table). */
export type SessionState =
  | "loading"
  | "signed-out"
  | "without-address"
  | "with-address"
  /** Signed in to a closed account (rule: closed-account). */
  | "closed";

export type Access =
  | { kind: "show" }
  /** The full-screen spinner of private routes (rule: private-routes). */
  | { kind: "wait" }
  | { kind: "redirect"; to: "/onboarding" | "/reactivate" }
  /** The 404 text with a Log In button that returns here (rule: private-routes). */
  | { kind: "log-in" };

type Row = Partial<Record<SessionState, Access>>;
const BEFORE_ADDRESS: Row = { "without-address": { kind: "redirect", to: "/onboarding" } };
const OWN: Row = {
  loading: { kind: "wait" },
  "signed-out": { kind: "log-in" },
  closed: { kind: "redirect", to: "/reactivate" },
};

/** Access decisions that differ from showing the page (rule: access-table). */
const TABLE: Record<PageAccess, Row> = {
  public: {},
  private: { ...BEFORE_ADDRESS, ...OWN },
  onboarding: OWN,
};

/**
 * Decides what a visitor gets at a path. Public pages never wait for the session; the router shows the 404 page for an
 * unknown path (rule: access-table).
 */
export function decideAccess(session: SessionState, path: string): Access {
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return TABLE[pageOf(withoutSlash).access][session] ?? { kind: "show" };
}

/** Returns the sign-in URL that returns to `returnTo`, a path of this origin with its query. */
export function loginHref(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : "/api/login";
}
