import type { QueryClient } from "@tanstack/react-query";
import { createTRPCQueryUtils } from "@trpc/react-query";
import type { TrpcClient } from "./trpc.ts";

/** The queries for loaders: `context.queries.kids.list.prefetch()`. */
export function createQueries(queryClient: QueryClient, client: TrpcClient) {
  return createTRPCQueryUtils({ queryClient, client });
}

export type Queries = ReturnType<typeof createQueries>;

/** What every route's loader gets. */
export type RouterContext = { queries: Queries };
