import { Notifications } from "@mantine/notifications";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { AddressGuard } from "../access/address-guard.tsx";
import { OfflineBanner } from "../components/offline-banner.tsx";
import { toastSettings } from "../components/toast.ts";
import type { RouterContext } from "../router.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  return (
    <>
      <AddressGuard />
      <OfflineBanner />
      <Outlet />
      {/* The library renders a container for each corner: one landmark around them all. */}
      <section aria-label="Messages" aria-live="polite">
        <Notifications {...toastSettings} withinPortal={false} />
      </section>
    </>
  );
}
