import { type ReactNode, useEffect, useMemo, useState } from "react";
import { OfflineBanner } from "../components/page/offline-banner.tsx";
import { ToastContainer } from "../components/toast/toast-container.tsx";
import { PageContext } from "../page-context.ts";
import { queryApi } from "./call-api.ts";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import type { VisitorPage } from "./visitor-page.ts";

/** Returns whether a parent is signed in. False until the API has confirmed the session. */
function useIsSignedIn(mayBeSignedIn: boolean): boolean {
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    if (!mayBeSignedIn) return;
    queryApi("account", "user", undefined).then(
      () => setSignedIn(true),
      () => undefined,
    );
  }, [mayBeSignedIn]);
  return isSignedIn;
}

/** Renders the frame around the content of a visitor page. */
export function VisitorApp({
  page,
  children,
  onStarted,
}: {
  page: VisitorPage;
  children: ReactNode;
  /** Called when the page becomes interactive. */
  onStarted?: () => void;
}) {
  const { config, search } = page;
  const isSignedIn = useIsSignedIn(page.mayBeSignedIn);
  const context = useMemo(() => ({ config, search, isSignedIn }), [config, search, isSignedIn]);
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <PageContext value={context}>
      <OfflineBanner />
      <PageErrorBoundary>{children}</PageErrorBoundary>
      <ToastContainer />
    </PageContext>
  );
}
