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
import { MEMBERSHIP_ENDED_EVENT } from "../shown-family.ts";
import { decideAccess, getSignInUrlWithReturnPath } from "./guards.ts";
import { useSession } from "./session.ts";
import { useWebAppManifest } from "./use-web-app-manifest.ts";

const FamilyOverPage = lazy(() => import("./membership-ended-page.tsx"));
const NotFoundPage = lazy(async () => ({
  default: (await import("../components/page/not-found-page.tsx")).NotFoundPage,
}));

/** Returns whether the parent left the displayed family or another parent signed in (rule: leaving). */
function useFamilyOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = () => setOver(true);
    document.addEventListener(MEMBERSHIP_ENDED_EVENT, end);
    return () => document.removeEventListener(MEMBERSHIP_ENDED_EVENT, end);
  }, []);
  return isOver;
}

/**
 * Renders `children` if the session has access to the page. Otherwise shows a spinner, redirects, or renders the 404
 * page with a Log In button (rule: private-routes).
 */
export function PrivatePage({
  returnTo,
  children,
}: {
  /** Path to return to after signing in. Default: the path of the current page. */
  returnTo?: string;
  children: ReactNode;
}) {
  const session = useSession();
  const location = useLocation();
  const isOver = useFamilyOver();
  useWebAppManifest(location.pathname);
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
      return (
        <Suspense fallback={<FullScreenLoader />}>
          <NotFoundPage signInHref={getSignInUrlWithReturnPath(returnTo ?? location.href)} />
        </Suspense>
      );
    case "redirect":
      return <Navigate to={access.to} replace />;
    case "show":
      // During navigation to a public page, the URL changes before the page is replaced. Meanwhile, `user` can be null.
      return session.user ? (
        <AppMantineProvider>{children}</AppMantineProvider>
      ) : (
        <FullScreenLoader />
      );
  }
}
