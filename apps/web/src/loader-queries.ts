import type { QueryClient } from "@tanstack/react-query";
import { createTRPCQueryUtils } from "@trpc/react-query";
import type { TrpcClient } from "./trpc.ts";

/** Returns the queries for route loaders, such as `context.queries.kids.list.prefetch()`. */
export function createLoaderQueries(queryClient: QueryClient, client: TrpcClient) {
  return createTRPCQueryUtils({ queryClient, client });
}

export type LoaderQueries = ReturnType<typeof createLoaderQueries>;

/** Context that the router passes to all route loaders. */
export type RouterContext = { queries: LoaderQueries };
