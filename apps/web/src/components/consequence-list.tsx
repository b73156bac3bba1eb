import type { ReactNode } from "react";
import classes from "./consequence-list.module.css";

export function ConsequenceList({
  danger = false,
  children,
}: {
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <ul className={classes.list} data-danger={danger || undefined}>
      {children}
    </ul>
  );
}
