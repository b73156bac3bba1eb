import * as words from "@giftling/messages/landing/top";
import { IconArrowRight, IconCheck, IconX } from "@tabler/icons-react";
import classes from "./before-after.module.css";
import landing from "./landing.module.css";

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
