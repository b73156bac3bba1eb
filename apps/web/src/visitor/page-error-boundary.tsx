import { pageErrorMessage, unexpectedErrorTitle } from "@giftling/messages/common";
import { Component, type ReactNode } from "react";
import { ErrorState } from "../components/loading/error-state.tsx";

/**
 * Error boundary whose error page has a button that reloads the page. Otherwise, a half-rendered page would not respond
 * to clicks.
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
