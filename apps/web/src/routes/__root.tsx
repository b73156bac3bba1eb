import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { OfflineBanner } from "../components/page/offline-banner.tsx";
import { ToastPlace } from "../components/toast/toast-place.tsx";
import type { RouterContext } from "../queries.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  // Asked for at once, but nothing waits for it: public pages show without the session (rule: private-routes), and it
  // shares one request with what the page itself loads.
  loader: ({ context }) => void context.queries.account.user.prefetch(),
  component: Root,
});

function Root() {
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <ToastPlace />
    </>
  );
}
