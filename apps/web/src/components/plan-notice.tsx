import { IconSparkles } from "@tabler/icons-react";
import classes from "./plan-notice.module.css";

export function PlanNotice({
  title,
  text,
  Icon = IconSparkles,
}: {
  title: string;
  text: string;
  Icon?: typeof IconSparkles;
}) {
  return (
    <section className={classes.notice} aria-label={title}>
      <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
      </div>
    </section>
  );
}
