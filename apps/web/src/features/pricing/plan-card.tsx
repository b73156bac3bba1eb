import type { Plan } from "@giftling/domain";
import { planWords } from "@giftling/messages/pages/pricing";
import type { ReactNode } from "react";
import { CheckList } from "../../components/check-list.tsx";
import classes from "./pricing-page.module.css";

type PlanCardProps = {
  plan: Plan;
  note: string;
  isFeatured?: boolean;
  small?: string;
  children: ReactNode;
};

/** Renders one plan with its price, its button and its features. */
export function PlanCard({ plan, note, isFeatured, small, children }: PlanCardProps) {
  return (
    <section className={classes.plan} data-featured={isFeatured} aria-label={plan.name}>
      <h2 className={classes.name}>{plan.name}</h2>
      <p className={classes.price}>
        <span className={classes.figure}>{planWords(plan.priceText)}</span>{" "}
        {planWords(plan.periodText)}
      </p>
      <p className={classes.note}>{note}</p>
      {children}
      <div className={classes.features}>
        <CheckList items={plan.features.map(planWords)} />
        {small !== undefined && <p className={classes.small}>{small}</p>}
      </div>
    </section>
  );
}
