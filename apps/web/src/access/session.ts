import type { UserView } from "@giftling/domain";
import { useSyncExternalStore } from "react";
import { errorCode, trpc } from "../trpc.ts";
import type { SessionState } from "./guards.ts";

export type Session = {
  state: SessionState;
  /** The signed-in parent; null while loading or signed out. */
  user: UserView | null;
  /** Set when the session could not be read at all: the server fails, or the line is down. */
  error: unknown;
  retry: () => void;
};

const neverChanges = () => () => {};
/** False while a page of the server's is taken over: an answer that is faster than that must not change its markup. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Who is signed in. One request for the whole app; read again only when a write changes it (rule: client-cache). */
export function useSession(): Session {
  // A refusal is an answer like any other: it is not asked for again by every part that wants to know.
  const query = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const isClosed = errorCode(query.error) === "ACCOUNT_CLOSED";
  // trpc.ts answers null for someone who is signed out, which the procedure's type cannot say.
  const known: UserView | null = query.data ?? null;
  const user = useIsTakenOver() ? known : null;
  return {
    user,
    state: isClosed ? "closed" : sessionState(user, query.isPending),
    error: isClosed ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** The row of the access table that a user read stands for (rule: access-table). */
export function sessionState(
  user: Pick<UserView, "familyUrl"> | null,
  isPending: boolean,
): SessionState {
  if (user) return user.familyUrl === null ? "without-address" : "with-address";
  return isPending ? "loading" : "signed-out";
}

/** The signed-in parent, inside a page that `PrivatePage` guards. */
export function useParent(): UserView {
  const { user } = useSession();
  if (!user) throw new Error("useParent is for pages inside PrivatePage only");
  return user;
}
