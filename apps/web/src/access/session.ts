import type { UserView } from "@giftling/domain";
import { useHydrated } from "@tanstack/react-router";
import { getErrorCode, trpc } from "../trpc.ts";
import type { SessionState } from "./guards.ts";

export type Session = {
  state: SessionState;
  /** The signed-in parent. Null while the session is loading or when nobody is signed in. */
  user: UserView | null;
  /** Set when the session could not be loaded because the server failed or the network is down. */
  error: unknown;
  retry: () => void;
};

/**
 * Returns the session. The whole app shares one request, which is repeated only after a write that changes the session
 * (rule: client-cache).
 */
export function useSession(): Session {
  // A rejected request is a valid result, so other components must not repeat the request.
  const query = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const isClosed = getErrorCode(query.error) === "ACCOUNT_CLOSED";
  // trpc.ts returns null when signed out, which the procedure's type does not express.
  const known: UserView | null = query.data ?? null;
  // An early response must not change the hydrated markup.
  const user = useHydrated() ? known : null;
  return {
    user,
    state: isClosed ? "closed" : getSessionState(user, query.isPending),
    error: isClosed ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** Returns the session state of a loaded user (rule: access-table). */
export function getSessionState(
  user: Pick<UserView, "familyUrl"> | null,
  isPending: boolean,
): SessionState {
  if (user) return user.familyUrl === null ? "without-address" : "with-address";
  return isPending ? "loading" : "signed-out";
}

/** Returns the signed-in parent on a page guarded by `PrivatePage`. */
export function useParent(): UserView {
  const { user } = useSession();
  if (!user) throw new Error("useParent is for pages inside PrivatePage only");
  return user;
}
