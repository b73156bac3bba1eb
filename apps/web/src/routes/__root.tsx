import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { AddressGuard } from "../access/address-guard.tsx";
import { OfflineBanner } from "../components/page/offline-banner.tsx";
import { ToastPlace } from "../components/toast/toast-place.tsx";
import type { RouterContext } from "../queries.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  // Asked for at once and waited for by nobody: public pages show without the session (D33), and it
  // shares one request with what the page itself loads.
  loader: ({ context }) => void context.queries.account.user.prefetch(),
  component: Root,
});

function Root() {
  return (
    <>
      <AddressGuard />
      <OfflineBanner />
      <Outlet />
      <ToastPlace />
    </>
  );
}
