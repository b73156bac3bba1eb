import { type ReactNode, useId } from "react";
import classes from "./settings.module.css";

/**
 * Renders one setting: its description, and the card that changes it. The card is beside the description, or below it on a
 * phone.
 */
export function Setting({
  title,
  lead,
  danger = false,
  children,
}: {
  title: string;
  /** Purpose of the setting in one or two sentences. */
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
