import { IconArrowRight, IconCheck, IconX } from "@tabler/icons-react";
import classes from "./before-after.module.css";
import landing from "./landing.module.css";

const ROWS = [
  ["Everyone asks what to buy", "Everyone opens the same page"],
  ["Gifts come twice", "A bought gift leaves the list at once"],
  ["Nobody thinks of later", "The college fund has its own button"],
  ["News gets lost in the chats", "Family updates stay on the page"],
  ["Thank-yous depend on memory", "The thank-you list fills itself"],
] as const;

/** Before and after, row by row: the left column is what the right one replaces. */
export function BeforeAfter() {
  return (
    <section className={landing.section} aria-labelledby="before-after">
      <h2 id="before-after" className={landing.heading}>
        A birthday, before and after
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Before</th>
            <th scope="col">With Giftling</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([before, after]) => (
            <tr key={before}>
              <td className={classes.before}>
                <IconX className={classes.mark} size={20} stroke={1.5} aria-hidden />
                {before}
              </td>
              <td className={classes.after}>
                <IconArrowRight className={classes.arrow} size={22} stroke={1.5} aria-hidden />
                <IconCheck className={classes.mark} size={20} stroke={1.5} aria-hidden />
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
