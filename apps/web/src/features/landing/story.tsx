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
            The guests are gone. The floor is full of boxes, and the college fund is as empty as it
            was that morning. A father built Giftling for evenings like this one, so that a present
            and a little for later can come from the same page.
          </p>
          <Link to="/about" className={classes.link}>
            Read the whole story
          </Link>
        </div>
      </div>
    </section>
  );
}
