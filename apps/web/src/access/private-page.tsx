import "../styles/mantine.css";
import { accountUnreachable, nothingIsLost } from "@giftling/messages/dashboard/parent";
import { Navigate, useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoading } from "../components/loading/full-screen-loading.tsx";
import { Mantine } from "../components/mantine.tsx";
import { FAMILY_OVER } from "../shown-family.ts";
import { decideAccess, loginHref } from "./guards.ts";
import { useSession } from "./session.ts";
import { useInstallable } from "./use-installable.ts";

/** Component in a separate chunk, because it is rarely shown, like {@link NotFoundPage}. */
const FamilyOverPage = lazy(() => import("./family-over-page.tsx"));
const NotFoundPage = lazy(async () => ({
  default: (await import("../components/page/not-found-page.tsx")).NotFoundPage,
}));

/** Returns whether the parent no longer belongs to the shown family (rule: leaving). */
function useFamilyOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = () => setOver(true);
    document.addEventListener(FAMILY_OVER, end);
    return () => document.removeEventListener(FAMILY_OVER, end);
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
  useInstallable(location.pathname);
  if (isOver) {
    return (
      <Suspense fallback={<FullScreenLoading />}>
        <FamilyOverPage />
      </Suspense>
    );
  }
  if (session.error && !session.user) {
    return (
      <ErrorState
        fullPage
        title={accountUnreachable()}
        message={nothingIsLost()}
        error={session.error}
        onRetry={session.retry}
      />
    );
  }
  const access = decideAccess(session.state, location.pathname);
  switch (access.kind) {
    case "wait":
      return <FullScreenLoading />;
    case "log-in":
      return (
        <Suspense fallback={<FullScreenLoading />}>
          <NotFoundPage loginHref={loginHref(returnTo ?? location.href)} />
        </Suspense>
      );
    case "redirect":
      return <Navigate to={access.to} replace />;
    case "show":
      // During navigation to a public page, the URL changes before the page is replaced.
      return session.user ? <Mantine>{children}</Mantine> : <FullScreenLoading />;
  }
}
