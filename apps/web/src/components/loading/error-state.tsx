import * as words from "@giftling/messages/common";
import { requestId } from "../../trpc.ts";
import { Button } from "../button.tsx";
import { KnottedRibbon } from "../illustrations/knotted-ribbon.tsx";
import classes from "./state.module.css";

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What to do. */
  message: string;
  /** What was thrown: the answer's id is shown with it (rule: failure-id). */
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Takes the place of a whole page instead of a section. */
  fullPage?: boolean;
};

/** Enough to find a request of some weeks in the log, and short enough to copy by hand. */
const SHOWN_OF_ID = 8;

/** A failure with a way on; never shown for something that does not exist (rule: failing-server). */
export function ErrorState({
  title,
  message,
  error,
  onRetry,
  isRetrying,
  fullPage,
}: ErrorStateProps) {
  const id = requestId(error)?.slice(0, SHOWN_OF_ID);
  const Heading = fullPage ? "h1" : "h3";
  const body = (
    <div className={classes.state} role="alert">
      <KnottedRibbon className={classes.picture} />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.message}>{message}</p>
      <Button onClick={onRetry} loading={isRetrying ?? false}>
        {words.tryAgain()}
      </Button>
      {id !== undefined && (
        <p className={classes.id}>
          {words.ifYouWrite()} <span translate="no">{id}</span>.
        </p>
      )}
    </div>
  );
  return fullPage ? <main className={classes.page}>{body}</main> : body;
}
