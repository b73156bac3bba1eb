import { pageErrorMessage, unexpectedErrorTitle } from "@giftling/messages/common";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { ErrorState } from "./components/loading/error-state.tsx";
import { createLoaderQueries, type RouterContext } from "./loader-queries.ts";
import { routeTree } from "./routeTree.gen.ts";
import { parseSearch, serializeSearch } from "./search-params.ts";
import { createQueryClient, createTrpcClient, type TrpcClient } from "./trpc.ts";

/** Creates the query client, queries and router of the app. The server creates an app for each page. */
export function createApp(client: TrpcClient = createTrpcClient(), history?: RouterHistory) {
  const queryClient = createQueryClient();
  const queries = createLoaderQueries(queryClient, client);
  const context: RouterContext = { queries };
  const router = createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch: serializeSearch,
    // On the server, scroll restoration would add an inline script.
    scrollRestoration: history === undefined,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ({ error, reset }) => (
      <ErrorState
        fullPage
        title={unexpectedErrorTitle()}
        message={pageErrorMessage()}
        error={error}
        onRetry={reset}
      />
    ),
  });
  return { client, queryClient, queries, router };
}

export type AppRouterInstance = ReturnType<typeof createApp>["router"];

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouterInstance;
  }
}
