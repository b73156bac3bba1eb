import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { OfflineBanner } from "../components/page/offline-banner.tsx";
import { ToastContainer } from "../components/toast/toast-container.tsx";
import type { RouterContext } from "../loader-queries.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  // The request is sent at once but not awaited, because public pages do not depend on the session. It is batched with the
  // page's own requests (rule: private-routes).
  loader: ({ context }) => void context.queries.account.user.prefetch(),
  component: Root,
});

function Root() {
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <ToastContainer />
    </>
  );
}
