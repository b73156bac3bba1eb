import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { AddressGuard } from "../access/address-guard.tsx";
import { OfflineBanner } from "../components/offline-banner.tsx";
import type { RouterContext } from "../router.tsx";

const Toasts = lazy(() => import("../components/toasts.tsx"));

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  return (
    <>
      <AddressGuard />
      <OfflineBanner />
      <Outlet />
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}
