import type { Plan } from "@giftling/domain";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./pricing-page.module.css";

type PlanCardProps = { plan: Plan; note: string; isFeatured?: boolean; children: ReactNode };

/** One plan: its price, its button, what it holds. */
export function PlanCard({ plan, note, isFeatured, children }: PlanCardProps) {
  return (
    <section className={classes.plan} data-featured={isFeatured} aria-label={plan.name}>
      <h2 className={classes.name}>{plan.name}</h2>
      <p className={classes.price}>
        <span className={classes.figure}>{plan.priceText}</span> {plan.periodText}
      </p>
      <p className={classes.note}>{note}</p>
      {children}
      <ul className={classes.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={20} stroke={1.5} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
