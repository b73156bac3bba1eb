import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { ErrorState } from "./components/error-state.tsx";
import { routeTree } from "./routeTree.gen.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";
import { createQueryClient, createTrpcClient, type TrpcClient } from "./trpc.ts";

/** The queries for loaders: `context.queries.kids.list.prefetch()`. */
function createQueries(queryClient: QueryClient, client: TrpcClient) {
  return createTRPCQueryUtils({ queryClient, client });
}

export type RouterContext = { queries: ReturnType<typeof createQueries> };

/** Everything that one visit needs; the server can build its own for each request, with another client. */
export function createApp(client: TrpcClient = createTrpcClient()) {
  const queryClient = createQueryClient();
  const context: RouterContext = { queries: createQueries(queryClient, client) };
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ({ reset }) => (
      <ErrorState
        fullPage
        title="Something went wrong"
        message="This page couldn't be shown. Please try again."
        onRetry={reset}
      />
    ),
  });
  return { client, queryClient, router };
}

export type AppRouterInstance = ReturnType<typeof createApp>["router"];

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouterInstance;
  }
}
