import { Link } from "@tanstack/react-router";
import { GrowingGift } from "../../components/growing-gift.tsx";
import classes from "./story.module.css";

/** Why it exists, in a few lines; /about tells the rest. */
export function Story() {
  return (
    <section className={classes.story} aria-labelledby="story">
      <div className={classes.inner}>
        <GrowingGift className={classes.picture} />
        <div>
          <h2 id="story" className={classes.heading}>
            It began with three of the same toy
          </h2>
          <p className={classes.text}>
            After a birthday party, a father sat between the wrapping paper and counted: three equal
            toys, twelve generous people, and a college fund that nobody but the parents had ever
            paid into. He built one page for his own family. A grandmother used it the same week.
          </p>
          <Link to="/about" className={classes.link}>
            Read the whole story
          </Link>
        </div>
      </div>
    </section>
  );
}
