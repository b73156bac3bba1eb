import type { ReactNode } from "react";
import { EmptyBoxIllustration } from "../illustrations/empty-box.tsx";
import classes from "./state.module.css";

type EmptyStateProps = {
  title: string;
  message?: string;
  /** Button that adds the first entry to the empty list. */
  action?: ReactNode;
  /** Picture of the empty state. Default: an empty box. */
  picture?: ReactNode;
};

export function EmptyState({ title, message, action, picture }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {picture ?? <EmptyBoxIllustration className={classes.picture} />}
      <p className={classes.title}>{title}</p>
      {message ? <p className={classes.message}>{message}</p> : null}
      {action}
    </div>
  );
}
