import * as words from "@giftling/messages/entries/list";
import { type ReactNode, useId } from "react";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { useRetryFailedQueries } from "../../use-retry-failed-queries.ts";
import classes from "./section.module.css";

/** State of the query for a section's data. */
type Loadable<Data> = {
  data?: Data | undefined;
  isError: boolean;
  error?: unknown;
};

/** Renders a dashboard section: a heading, an optional action, and a placeholder, an error or the loaded data. */
export function Section<Data>({
  id,
  title,
  action,
  query,
  skeletonRows = 2,
  children,
}: {
  id: string;
  title: string;
  action?: ReactNode;
  query: Loadable<Data>;
  skeletonRows?: number;
  children: (data: Data) => ReactNode;
}) {
  const headingId = useId();
  return (
    <section className={classes.section} id={id} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 className={classes.title} id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      <SectionBody query={query} rows={skeletonRows}>
        {children}
      </SectionBody>
    </section>
  );
}

function SectionBody<Data>({
  query,
  rows,
  children,
}: {
  query: Loadable<Data>;
  rows: number;
  children: (data: Data) => ReactNode;
}) {
  const retry = useRetryFailedQueries();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        title={words.sectionLoadErrorTitle()}
        message={words.sectionLoadErrorMessage()}
        error={query.error}
        onRetry={retry}
      />
    );
  }
  return (
    <div className={classes.skeleton} aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </div>
  );
}
