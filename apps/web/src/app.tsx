import { MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import type { AppRouterInstance } from "./router.tsx";
import { cssVariablesResolver, systemColorScheme, theme } from "./theme.ts";
import { type TrpcClient, trpc } from "./trpc.ts";

type AppProps = {
  client: TrpcClient;
  queryClient: QueryClient;
  router: AppRouterInstance;
  /** Called once everything on the page answers to a touch. */
  onStarted?: () => void;
};

/** The providers around the router. The colour scheme itself is the root route's matter. */
export function App({ client, queryClient, router, onStarted }: AppProps) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          colorSchemeManager={systemColorScheme}
          defaultColorScheme="auto"
        >
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
