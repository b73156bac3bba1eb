import * as words from "@giftling/messages/landing/middle";
import landing from "./landing.module.css";
import classes from "./steps.module.css";

export function StepsSection() {
  return (
    <section className={landing.section} aria-labelledby="steps">
      <h2 id="steps" className={landing.heading}>
        {words.setupStepsHeading()}
      </h2>
      <ol className={classes.steps}>
        {words.SETUP_STEPS.map(({ title, text }, index) => (
          <li key={title()} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classes.title}>{title()}</h3>
            <p className={classes.text}>{text()}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
