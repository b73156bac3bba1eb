import "../styles/mantine.css";
import { accountUnreachable, nothingIsLost } from "@giftling/messages/parent";
import { Navigate, useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorState } from "../components/loading/error-state.tsx";
import { FullScreenLoading } from "../components/loading/full-screen-loading.tsx";
import { Mantine } from "../components/mantine.tsx";
import { NotFoundPage } from "../components/page/not-found-page.tsx";
import { FAMILY_OVER } from "../shown-family.ts";
import { decideAccess, loginHref } from "./guards.ts";
import { useSession } from "./session.ts";
import { useInstallable } from "./use-installable.ts";

/** What hardly anybody sees comes by itself. */
const FamilyOverPage = lazy(() => import("./family-over-page.tsx"));

/** Whether the family that the page shows has turned out to be no longer the parent's (rule: leaving). */
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
 * Shows a private page to a parent who may see it, and to everybody else what their session allows (rule:
 * private-routes).
 */
export function PrivatePage({
  returnTo,
  children,
}: {
  /** Where logging in leads back to, when that is not the page as it is. */
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
      return <NotFoundPage loginHref={loginHref(returnTo ?? location.href)} />;
    case "redirect":
      return <Navigate to={access.to} replace />;
    case "show":
      // On the way from here to a public page the address changes first.
      return session.user ? <Mantine>{children}</Mantine> : <FullScreenLoading />;
  }
}
