import { type PageAccess, pageOf } from "@giftling/domain";

/** The session state of whoever looks (rule: access-table). */
export type SessionState =
  | "loading"
  | "signed-out"
  | "without-address"
  | "with-address"
  /** Signed in to an account that was closed (rule: closed-account). */
  | "closed";

export type Access =
  | { kind: "show" }
  /** The full-screen spinner: private routes only (rule: private-routes). */
  | { kind: "wait" }
  | { kind: "redirect"; to: "/onboarding" | "/reactivate" }
  /** The 404 text, with a Log In button that returns here (rule: private-routes). */
  | { kind: "log-in" };

type Row = Partial<Record<SessionState, Access>>;
const BEFORE_ADDRESS: Row = { "without-address": { kind: "redirect", to: "/onboarding" } };
const OWN: Row = {
  loading: { kind: "wait" },
  "signed-out": { kind: "log-in" },
  closed: { kind: "redirect", to: "/reactivate" },
};

/** What becomes of a page that is not shown to everybody (rule: access-table). What a row leaves out is shown. */
const TABLE: Record<PageAccess, Row> = {
  public: {},
  private: { ...BEFORE_ADDRESS, ...OWN },
  onboarding: OWN,
};

/**
 * What a visitor gets at a path (rule: access-table). Public pages never wait for the session; an unknown path shows the
 * 404 page through the router.
 */
export function decideAccess(session: SessionState, path: string): Access {
  const withoutSlash = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return TABLE[pageOf(withoutSlash).access][session] ?? { kind: "show" };
}

/** Where Log In leads so that it comes back to `returnTo`, a path of this origin with its query. */
export function loginHref(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : "/api/login";
}
