import { type ReactNode, useId } from "react";
import classes from "./question-card.module.css";

/** Renders a question or notice with its buttons. With `isRow`, the buttons stay next to the text. */
export function QuestionCard({
  title,
  lead,
  isRow = false,
  children,
}: {
  title: string;
  lead: string;
  isRow?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section className={classes.card} data-row={isRow || undefined} aria-labelledby={headingId}>
      <div className={classes.text}>
        <h2 className={classes.title} id={headingId}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={classes.buttons}>{children}</div>
    </section>
  );
}
