import { type ReactNode, useId } from "react";
import classes from "./settings.module.css";

/** Renders one setting: its description, and beside it (below it on a phone) the card to change it. */
export function Setting({
  title,
  lead,
  danger = false,
  children,
}: {
  title: string;
  /** Purpose in a sentence or two. */
  lead: string;
  danger?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.setting} aria-labelledby={id}>
      <div>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={classes.card} data-danger={danger || undefined}>
        {children}
      </div>
    </section>
  );
}
