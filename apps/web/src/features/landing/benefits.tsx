import classes from "./benefits.module.css";
import { Growth } from "./growth.tsx";

const BENEFITS = [
  {
    title: "Fewer, better gifts",
    text: "Wishes your child really has, each of them given only once.",
  },
  {
    title: "A fund that grows",
    text: "A 529 or ESA plan gets its place beside the toys, not after them.",
  },
  {
    title: "No awkward asking",
    text: "The page says it for you. Everyone chooses what suits them.",
  },
  { title: "Thanks that arrive", text: "Nobody is forgotten, however full the day was." },
] as const;

/** Four benefits, as one broad band in which something grows. */
export function Benefits() {
  return (
    <section className={classes.band} aria-labelledby="benefits">
      <div className={classes.inner}>
        <h2 id="benefits" className={classes.heading}>
          What changes with one page
        </h2>
        <dl className={classes.list}>
          {BENEFITS.map((benefit, index) => (
            <div key={benefit.title} className={classes.item}>
              <dt>
                <Growth age={index} className={classes.plant} />
                {benefit.title}
              </dt>
              <dd>{benefit.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
