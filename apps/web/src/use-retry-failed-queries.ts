import { useQueryClient } from "@tanstack/react-query";

/**
 * Returns a function that retries all failed queries of the page in one batch. Also refetches the session, so that Log
 * In is shown if the session expired (rule: log-in-again).
 */
export function useRetryFailedQueries(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries({
      type: "active",
      predicate: ({ state, queryKey }) =>
        state.status === "error" || String(queryKey[0]) === "account,user",
    });
}
