import { sectionLoadErrorMessage } from "@giftling/messages/entries/list";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";

type QueryErrorProps = {
  query: { isFetching: boolean; error: unknown; refetch: () => Promise<unknown> };
  errorTitle: string;
};

type QueryStatusProps = QueryErrorProps & {
  query: { isPending: boolean; isError: boolean };
  /** Height of the placeholder in pixels at a root font size of 16 px. */
  height: number;
};

/** Renders a placeholder for a pending query, or the error of a failed query with a Retry button. */
export function QueryStatus({ query, errorTitle, height }: QueryStatusProps) {
  if (query.isPending) return <Skeleton height={height} />;
  return query.isError && <QueryError query={query} errorTitle={errorTitle} />;
}

/** Renders the error of a failed query with a Retry button. A retry replaces the button with a placeholder. */
export function QueryError({ query, errorTitle }: QueryErrorProps) {
  return (
    <ErrorState
      title={errorTitle}
      message={sectionLoadErrorMessage()}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
