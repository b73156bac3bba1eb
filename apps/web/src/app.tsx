import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import type { AppRouterInstance } from "./router.tsx";
import { type TrpcClient, trpc } from "./trpc.ts";

type AppProps = {
  client: TrpcClient;
  queryClient: QueryClient;
  router: AppRouterInstance;
  /** Called when the page becomes interactive. */
  onStarted?: () => void;
};

/** Renders the providers and the router. Pages that use Mantine components add `AppMantineProvider`. */
export function App({ client, queryClient, router, onStarted }: AppProps) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
