import * as words from "@giftling/messages/landing/top";
import classes from "./benefits.module.css";
import { GrowingPlant } from "./growth.tsx";

/** Renders four benefits as one wide band with a growing plant. */
export function BenefitsSection() {
  return (
    <section className={classes.band} aria-labelledby="benefits">
      <div className={classes.inner}>
        <h2 id="benefits" className={classes.heading}>
          {words.benefitsHeading()}
        </h2>
        <dl className={classes.list}>
          {words.BENEFITS.map(({ title, text }, index) => (
            <div key={title()} className={classes.item}>
              <dt>
                <GrowingPlant age={index} className={classes.plant} />
                {title()}
              </dt>
              <dd>{text()}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
