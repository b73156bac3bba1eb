import { useQueryClient } from "@tanstack/react-query";

/**
 * Asks again for everything on the page that didn't load, in one batch: when the line was down, one
 * "Try again" brings all of it back. Who is signed in is asked, too: an expired session shows Log In (rule: log-in-again).
 */
export function useRetryFailed(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries({
      type: "active",
      predicate: ({ state, queryKey }) =>
        state.status === "error" || String(queryKey[0]) === "account,user",
    });
}
