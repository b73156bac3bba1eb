import type { ReactNode } from "react";
import classes from "./consequence-list.module.css";

/** Renders the list of consequences in a confirmation dialog. */
export function ConsequenceList({
  danger = false,
  children,
}: {
  /** Styles the list for an irreversible action. */
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <ul className={classes.list} data-danger={danger || undefined}>
      {children}
    </ul>
  );
}
