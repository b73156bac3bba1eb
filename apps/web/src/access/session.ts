import type { UserView } from "@giftling/domain";
import { getErrorCode } from "../api-error.ts";
import { trpc } from "../trpc.ts";
import { useHydrated } from "../use-hydrated.ts";
import type { SessionState } from "./guards.ts";

export type Session = {
  state: SessionState;
  /** Signed-in parent. Null while the session is loading or when nobody is signed in. */
  user: UserView | null;
  /** Error of the session request if the server fails or the network is down. Otherwise null. */
  error: unknown;
  retry: () => void;
};

/**
 * Returns the browser's session. All components share one request. The request is repeated only after a write that
 * changes the session (rule: client-cache).
 */
export function useSession(): Session {
  // An error can be a valid result, such as a closed account. Mounting another component must not retry the request.
  const query = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const isClosed = getErrorCode(query.error) === "ACCOUNT_CLOSED";
  // trpc.ts returns null when signed out, which the procedure's type does not express.
  const known: UserView | null = query.data ?? null;
  // The hydrated markup must equal the server's, even if the response arrives before hydration.
  const user = useHydrated() ? known : null;
  return {
    user,
    state: isClosed ? "closed" : getSessionState(user, query.isPending),
    error: isClosed ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/**
 * Returns the session state for an open account. `with-address` means that the family has a family URL
 * (rule: access-table).
 */
export function getSessionState(
  user: Pick<UserView, "familyUrl"> | null,
  isPending: boolean,
): SessionState {
  if (user) return user.familyUrl === null ? "without-address" : "with-address";
  return isPending ? "loading" : "signed-out";
}

/** Returns the signed-in parent of a page inside `PrivatePage`. Throws if nobody is signed in. */
export function useParent(): UserView {
  const { user } = useSession();
  if (!user) throw new Error("useParent is for pages inside PrivatePage only");
  return user;
}
