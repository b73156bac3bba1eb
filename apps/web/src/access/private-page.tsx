import "../styles/mantine.css";
import {
  accountLoadErrorMessage,
  accountLoadErrorTitle,
} from "@giftling/messages/dashboard/parent";
import { Navigate, useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoader } from "../components/loading/full-screen-loader.tsx";
import { AppMantineProvider } from "../components/mantine-provider.tsx";
import { NotFoundPage } from "../components/page/not-found-page.tsx";
import { FAMILY_OVER_EVENT } from "../shown-family.ts";
import { decideAccess, getLoginUrlWithReturn } from "./guards.ts";
import { useSession } from "./session.ts";
import { useInstallManifest } from "./use-install-manifest.ts";

/** Component in a separate chunk, because it is rarely shown. */
const FamilyOverPage = lazy(() => import("./family-over-page.tsx"));

/** Returns whether the parent no longer belongs to the shown family (rule: leaving). */
function useFamilyOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = () => setOver(true);
    document.addEventListener(FAMILY_OVER_EVENT, end);
    return () => document.removeEventListener(FAMILY_OVER_EVENT, end);
  }, []);
  return isOver;
}

/**
 * Renders a private page for an authorized parent. For other users, renders the result of the access table (rule:
 * private-routes).
 */
export function PrivatePage({
  returnTo,
  children,
}: {
  /** Return path after signing in. Default: the current page. */
  returnTo?: string;
  children: ReactNode;
}) {
  const session = useSession();
  const location = useLocation();
  const isOver = useFamilyOver();
  useInstallManifest(location.pathname);
  if (isOver) {
    return (
      <Suspense fallback={<FullScreenLoader />}>
        <FamilyOverPage />
      </Suspense>
    );
  }
  if (session.error && !session.user) {
    return (
      <ErrorState
        fullPage
        title={accountLoadErrorTitle()}
        message={accountLoadErrorMessage()}
        error={session.error}
        onRetry={session.retry}
      />
    );
  }
  const access = decideAccess(session.state, location.pathname);
  switch (access.kind) {
    case "wait":
      return <FullScreenLoader />;
    case "log-in":
      return <NotFoundPage loginHref={getLoginUrlWithReturn(returnTo ?? location.href)} />;
    case "redirect":
      return <Navigate to={access.to} replace />;
    case "show":
      // During navigation to a public page, the URL changes before the page is replaced.
      return session.user ? (
        <AppMantineProvider>{children}</AppMantineProvider>
      ) : (
        <FullScreenLoader />
      );
  }
}
