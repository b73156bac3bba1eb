import * as words from "@giftling/messages/landing/top";
import { IconArrowRight, IconCheck, IconX } from "@tabler/icons-react";
import classes from "./before-after.module.css";
import landing from "./landing.module.css";
import quoteClasses from "./problem-quotes.module.css";

export function ProblemQuotes() {
  return (
    <section className={landing.section} aria-labelledby="pains">
      <h2 id="pains" className={landing.heading}>
        {words.painPointsHeading()}
      </h2>
      <p className={landing.lead}>{words.painPointsDescription()}</p>
      <ul className={quoteClasses.slips}>
        {words.PAIN_POINTS.map(({ says, text }) => (
          <li key={says()} className={quoteClasses.slip}>
            <p className={quoteClasses.says}>{words.painPointQuote(says())}</p>
            <p className={quoteClasses.text}>{text()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BeforeAfterComparison() {
  return (
    <section className={landing.section} aria-labelledby="before-after">
      <h2 id="before-after" className={landing.heading}>
        {words.comparisonHeading()}
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.beforeColumnHeading()}</th>
            <th scope="col">{words.afterColumnHeading()}</th>
          </tr>
        </thead>
        <tbody>
          {words.COMPARISON_ROWS.map(({ before, after }) => (
            <tr key={before()}>
              <td className={classes.before}>
                <IconX className={classes.mark} size={20} stroke={1.5} aria-hidden />
                {before()}
              </td>
              <td className={classes.after}>
                <IconArrowRight className={classes.arrow} size={22} stroke={1.5} aria-hidden />
                <IconCheck className={classes.mark} size={20} stroke={1.5} aria-hidden />
                {after()}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
