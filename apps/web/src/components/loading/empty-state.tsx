import type { ReactNode } from "react";
import { EmptyBox } from "../illustrations/empty-box.tsx";
import classes from "./state.module.css";

type EmptyStateProps = {
  title: string;
  message?: string;
  /** The one button that fills the emptiness. */
  action?: ReactNode;
  /** Another picture than the empty box. */
  picture?: ReactNode;
};

/** Nothing here yet: a sentence, a picture, one button. */
export function EmptyState({ title, message, action, picture }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {picture ?? <EmptyBox className={classes.picture} />}
      <p className={classes.title}>{title}</p>
      {message ? <p className={classes.message}>{message}</p> : null}
      {action}
    </div>
  );
}
