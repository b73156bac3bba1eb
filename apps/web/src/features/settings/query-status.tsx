import { sectionLoadErrorMessage } from "@giftling/messages/entries/list";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";

type QueryStatusProps = {
  query: {
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
  errorTitle: string;
  /** Height of the placeholder in pixels at a root font size of 16 px. */
  height: number;
};

/** Renders a placeholder for a pending query, or the error of a failed query with a Retry button. */
export function QueryStatus({ query, errorTitle, height }: QueryStatusProps) {
  if (query.isPending) return <Skeleton height={height} />;
  if (!query.isError) return null;
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
