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

const PRIVATE_PATHS: ReadonlySet<string> = new Set([
  "/dashboard",
  "/settings",
  "/subscription",
  "/referrals",
  "/onboarding",
]);

/** All that a parent without an address can reach (rule: access-table). */
const PATHS_WITHOUT_ADDRESS: ReadonlySet<string> = new Set(["/signup", "/onboarding"]);

/** Public in every session state (rule: access-table): what a mail or the identity provider leads to. */
const ALWAYS_PUBLIC = [
  "/sign-in-failed",
  "/confirm",
  "/unsubscribe",
  "/thank-you",
  "/reactivate",
] as const;

/** The path without a trailing slash, as the tables above write it. */
function normalised(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}

/** Whether a path is the parent's own and needs a session (rule: access-table). */
function isPrivatePath(path: string): boolean {
  return PRIVATE_PATHS.has(normalised(path));
}

function isAlwaysPublic(path: string): boolean {
  return ALWAYS_PUBLIC.some((start) => path === start || path.startsWith(`${start}/`));
}

/**
 * What a visitor gets at a path (rule: access-table, private-routes). Public pages
 * never wait for the session; an unknown path shows the 404 page through the router.
 */
export function decideAccess(session: SessionState, rawPath: string): Access {
  const path = normalised(rawPath);
  switch (session) {
    case "loading":
      return isPrivatePath(path) ? { kind: "wait" } : { kind: "show" };
    case "signed-out":
      return isPrivatePath(path) ? { kind: "log-in" } : { kind: "show" };
    case "without-address":
      return PATHS_WITHOUT_ADDRESS.has(path) || isAlwaysPublic(path)
        ? { kind: "show" }
        : { kind: "redirect", to: "/onboarding" };
    case "with-address":
      return { kind: "show" };
    case "closed":
      return isPrivatePath(path) ? { kind: "redirect", to: "/reactivate" } : { kind: "show" };
  }
}

/** Where Log In leads so that it comes back to `returnTo`, a path of this origin with its query. */
export function loginHref(returnTo?: string): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : "/api/login";
}
