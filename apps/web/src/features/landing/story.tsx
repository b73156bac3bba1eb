import { Link } from "@tanstack/react-router";
import { GrowingGift } from "../../components/illustrations/growing-gift.tsx";
import classes from "./story.module.css";

/** Why it exists, in a few lines; /about tells the rest. */
export function Story() {
  return (
    <section className={classes.story} aria-labelledby="story">
      <div className={classes.inner}>
        <GrowingGift className={classes.picture} />
        <div>
          <h2 id="story" className={classes.heading}>
            For the evening after the party
          </h2>
          <p className={classes.text}>
            The guests are gone. Between the wrapping paper lie three of the same toy, twelve people
            were generous, and the college fund got nothing at all. A father built Giftling for
            evenings like this one: a single page on which the gift and the future stand side by
            side.
          </p>
          <Link to="/about" className={classes.link}>
            Read the whole story
          </Link>
        </div>
      </div>
    </section>
  );
}
