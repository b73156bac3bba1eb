import { Button } from "../button.tsx";
import { KnottedRibbon } from "../illustrations/knotted-ribbon.tsx";
import classes from "./state.module.css";

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What to do. */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Takes the place of a whole page instead of a section. */
  fullPage?: boolean;
};

/** A failure with a way on; never shown for something that does not exist (rule: failing-server). */
export function ErrorState({ title, message, onRetry, isRetrying, fullPage }: ErrorStateProps) {
  const Heading = fullPage ? "h1" : "h3";
  const body = (
    <div className={classes.state} role="alert">
      <KnottedRibbon className={classes.picture} />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.message}>{message}</p>
      <Button onClick={onRetry} loading={isRetrying ?? false}>
        Try again
      </Button>
    </div>
  );
  return fullPage ? <main className={classes.page}>{body}</main> : body;
}
