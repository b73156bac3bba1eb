import { useQueryClient } from "@tanstack/react-query";

/**
 * Asks again for everything on the page that didn't load, in one batch: when the line was down, one
 * "Try again" brings all of it back.
 */
export function useRetryFailed(): () => void {
  const queries = useQueryClient();
  return () =>
    void queries.refetchQueries({
      type: "active",
      predicate: ({ state }) => state.status === "error",
    });
}
