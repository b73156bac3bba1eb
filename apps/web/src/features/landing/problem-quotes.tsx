import * as words from "@giftling/messages/landing/top";
import landing from "./landing.module.css";
import classes from "./problem-quotes.module.css";

export function ProblemQuotes() {
  return (
    <section className={landing.section} aria-labelledby="pains">
      <h2 id="pains" className={landing.heading}>
        {words.painPointsHeading()}
      </h2>
      <p className={landing.lead}>{words.painPointsDescription()}</p>
      <ul className={classes.slips}>
        {words.PAIN_POINTS.map(({ says, text }) => (
          <li key={says()} className={classes.slip}>
            <p className={classes.says}>{words.painPointQuote(says())}</p>
            <p className={classes.text}>{text()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
