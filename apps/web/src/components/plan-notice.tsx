import { IconSparkles } from "@tabler/icons-react";
import classes from "./plan-notice.module.css";

/** Renders a positive message about the plan at the top of a page. */
export function PlanNotice({ title, text }: { title: string; text: string }) {
  return (
    <section className={classes.notice} aria-label={title}>
      <IconSparkles size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
      </div>
    </section>
  );
}
