import type { ReactNode } from "react";
import classes from "./what-happens.module.css";

/** In a dialog that asks once more: what a yes brings, point by point. */
export function WhatHappens({
  danger = false,
  children,
}: {
  /** For what can't be undone. */
  danger?: boolean;
  children: ReactNode;
}) {
  return (
    <ul className={classes.list} data-danger={danger || undefined}>
      {children}
    </ul>
  );
}
