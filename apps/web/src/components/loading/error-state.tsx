import * as words from "@giftling/messages/common";
import type { MouseEventHandler } from "react";
import { getRequestId } from "../../api-error.ts";
import { Button } from "../button.tsx";
import { KnottedRibbonIllustration } from "../illustrations/knotted-ribbon.tsx";
import classes from "./state.module.css";

type ErrorStateProps = {
  title: string;
  message: string;
  /** Error of a failed request. The request's ID is shown (rule: failure-id). */
  error: unknown;
  onRetry: MouseEventHandler<HTMLButtonElement>;
  isRetrying?: boolean;
  /** Whether the error message replaces the whole page instead of one section of the page. */
  fullPage?: boolean;
};

/**
 * Number of displayed characters of a failed request's ID. Eight characters are enough to find a recent request in the
 * log.
 */
const SHOWN_ID_LENGTH = 8;

/** Renders an error message with a button that retries the failed request (rule: failing-server). */
export function ErrorState({
  title,
  message,
  error,
  onRetry,
  isRetrying,
  fullPage,
}: ErrorStateProps) {
  const id = getRequestId(error)?.slice(0, SHOWN_ID_LENGTH);
  const Heading = fullPage ? "h1" : "h3";
  const body = (
    <div className={classes.state} role="alert">
      <KnottedRibbonIllustration className={classes.picture} />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.message}>{message}</p>
      <Button onClick={onRetry} loading={isRetrying ?? false}>
        {words.tryAgainButton()}
      </Button>
      {id !== undefined && (
        <p className={classes.id}>
          {words.errorIdHint()} <span translate="no">{id}</span>.
        </p>
      )}
    </div>
  );
  return fullPage ? <main className={classes.page}>{body}</main> : body;
}
