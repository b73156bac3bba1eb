import * as words from "@giftling/messages/entries/list";
import { type ReactNode, useId } from "react";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { useRetryFailedQueries } from "../../use-retry-failed-queries.ts";
import classes from "./section.module.css";

/** State of the query for a section's data. */
type Loadable<Data> = {
  data?: Data | undefined;
  isError?: boolean;
  error?: unknown;
};

/**
 * Renders a dashboard section: a heading, its actions, and a placeholder, an error or the loaded data. With `isShort`,
 * a phone shows less of each row. `lead` is a line below the heading.
 */
export function DashboardSection<Data>({
  id,
  title,
  lead,
  action,
  query,
  skeletonRows = 2,
  isShort = false,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  query: Loadable<Data>;
  skeletonRows?: number;
  isShort?: boolean;
  children: (data: Data) => ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      className={classes.section}
      data-short={isShort || undefined}
      id={id}
      aria-labelledby={headingId}
    >
      <div className={classes.head}>
        <div className={classes.heading}>
          <h2 className={classes.title} id={headingId} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
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
