import * as words from "@giftling/messages/landing/top";
import classes from "./benefits.module.css";
import { Growth } from "./growth.tsx";

/** Renders four benefits as one wide band with a growing plant. */
export function Benefits() {
  return (
    <section className={classes.band} aria-labelledby="benefits">
      <div className={classes.inner}>
        <h2 id="benefits" className={classes.heading}>
          {words.whatChanges()}
        </h2>
        <dl className={classes.list}>
          {words.BENEFITS.map(({ title, text }, index) => (
            <div key={title()} className={classes.item}>
              <dt>
                <Growth age={index} className={classes.plant} />
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
