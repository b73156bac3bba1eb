import * as words from "@giftling/messages/common";
import type { MouseEventHandler } from "react";
import { getRequestId } from "../../api-error.ts";
import { Button } from "../button.tsx";
import { ART_COLOR, GIFT_COLOR, SOFT_ART_COLOR } from "../illustrations/illustration-parts.tsx";
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
      <KnottedRibbon />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.message}>{message}</p>
      <Button onClick={onRetry} loading={isRetrying ?? false}>
        {words.retryButton()}
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

function KnottedRibbon() {
  return (
    <svg viewBox="0 0 200 130" className={classes.picture} aria-hidden="true" fill="none">
      <ellipse cx="100" cy="116" rx="70" ry="6" fill={SOFT_ART_COLOR} opacity=".5" />
      <path
        d="M8 76c30-22 48 14 74-2 10-6 14-14 18-18"
        stroke={GIFT_COLOR}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M192 76c-30-22-48 14-74-2-10-6-14-14-18-18"
        stroke={GIFT_COLOR}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M100 56C84 20 42 14 40 38c-2 22 38 26 60 18ZM100 56c16-36 58-42 60-18 2 22-38 26-60 18Z"
        stroke={ART_COLOR}
        strokeWidth="8"
        fill={SOFT_ART_COLOR}
        strokeLinejoin="round"
      />
      <rect x="86" y="42" width="28" height="28" rx="9" fill={ART_COLOR} />
      <path
        d="M92 72 78 104M108 72l14 32"
        stroke={ART_COLOR}
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  );
}
