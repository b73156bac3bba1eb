import { type ReactNode, useId } from "react";
import classes from "./settings.module.css";

/**
 * Renders the description of a setting next to the card that changes it. On phones, the card is below the description.
 */
export function Setting({
  title,
  lead,
  danger = false,
  children,
}: {
  title: string;
  /** Description of the setting's purpose in one or two sentences. */
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
