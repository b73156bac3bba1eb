import { pageErrorMessage, unexpectedErrorTitle } from "@giftling/messages/common";
import { Component, type ReactNode, useEffect, useMemo, useState } from "react";
import { ErrorState } from "../components/loading/error-state.tsx";
import { OfflineBanner } from "../components/page/offline-banner.tsx";
import { ToastContainer } from "../components/toast/toast-container.tsx";
import { PageContext } from "../page-context.ts";
import { queryApi } from "./call-api.ts";
import type { VisitorPage } from "./visitor-page.ts";

/**
 * Error boundary whose error page has a button that reloads the page. Without the boundary, a half-rendered page would
 * not respond to clicks.
 */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state: { failure: unknown } = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <ErrorState
        fullPage
        title={unexpectedErrorTitle()}
        message={pageErrorMessage()}
        error={failure}
        onRetry={() => window.location.reload()}
      />
    );
  }
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
  const { config, search, mayBeSignedIn } = page;
  // False until the API has confirmed the session.
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    if (!mayBeSignedIn) return;
    queryApi("account", "user", undefined).then(
      () => setSignedIn(true),
      () => undefined,
    );
  }, [mayBeSignedIn]);
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
