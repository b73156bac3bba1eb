import { createRootRouteWithContext, Outlet, useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { useSession } from "../access/session.ts";
import { OfflineBanner } from "../components/page/offline-banner.tsx";
import { ToastContainer } from "../components/toast/toast-container.tsx";
import type { RouterContext } from "../loader-queries.ts";
import { DEFAULT_CONFIG, PageContext } from "../page-context.ts";
import { trpc } from "../trpc.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  // Sends the session request without awaiting the response, because public pages do not depend on the session. The
  // request is batched with the page's own requests (rule: private-routes).
  loader: ({ context }) => void context.queries.account.user.prefetch(),
  component: Root,
});

function Root() {
  const { data: config = DEFAULT_CONFIG } = trpc.account.config.useQuery();
  const isSignedIn = useSession().user !== null;
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const context = useMemo(() => ({ config, isSignedIn, search }), [config, isSignedIn, search]);
  return (
    <PageContext value={context}>
      <OfflineBanner />
      <Outlet />
      <ToastContainer />
    </PageContext>
  );
}
