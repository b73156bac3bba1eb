import type { Plan } from "@giftling/domain";
import { translatePlanText } from "@giftling/messages/pages/pricing";
import type { ReactNode } from "react";
import { CheckMarkList } from "../../components/check-list.tsx";
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
        <span className={classes.figure}>{translatePlanText(plan.priceText)}</span>{" "}
        {translatePlanText(plan.periodText)}
      </p>
      <p className={classes.note}>{note}</p>
      {children}
      <div className={classes.features}>
        <CheckMarkList items={plan.features.map(translatePlanText)} />
        {small !== undefined && <p className={classes.small}>{small}</p>}
      </div>
    </section>
  );
}
