import * as words from "@giftling/messages/landing/middle";
import { Link } from "@tanstack/react-router";
import { GrowingGift } from "../../components/illustrations/growing-gift.tsx";
import classes from "./story.module.css";

/** Renders the product's story in a few lines. /about contains the whole story. */
export function Story() {
  return (
    <section className={classes.story} aria-labelledby="story">
      <div className={classes.inner}>
        <GrowingGift className={classes.picture} />
        <div>
          <h2 id="story" className={classes.heading}>
            {words.eveningAfter()}
          </h2>
          <p className={classes.text}>{words.eveningAfterText()}</p>
          <Link to="/about" className={classes.link}>
            {words.wholeStory()}
          </Link>
        </div>
      </div>
    </section>
  );
}
