import { useQueryClient } from "@tanstack/react-query";

/** Returns a function that retries failed queries and the session in one batch (rule: log-in-again). */
export function useRetryFailedQueries(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries({
      type: "active",
      predicate: ({ state, queryKey }) =>
        state.status === "error" || String(queryKey[0]) === "account,user",
    });
}
