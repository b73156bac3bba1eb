import * as words from "@giftling/messages/entries/list";
import { type ReactNode, useId } from "react";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { useRetryFailedQueries } from "../../use-retry-failed-queries.ts";
import classes from "./section.module.css";

/**
 * Renders a dashboard section: a heading, its actions, and a placeholder, an error or the loaded data. With `isShort`,
 * phones hide the details of each row. `lead` is a line below the heading.
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
  query: { data?: Data | undefined; isError?: boolean; error?: unknown };
  skeletonRows?: number;
  isShort?: boolean;
  children: (data: Data) => ReactNode;
}) {
  const headingId = useId();
  const retry = useRetryFailedQueries();
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
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <ErrorState
          title={words.sectionLoadErrorTitle()}
          message={words.sectionLoadErrorMessage()}
          error={query.error}
          onRetry={retry}
        />
      ) : (
        <div className={classes.skeleton} aria-hidden>
          {Array.from({ length: skeletonRows }, (_, index) => (
            <Skeleton key={index} height={56} />
          ))}
        </div>
      )}
    </section>
  );
}
