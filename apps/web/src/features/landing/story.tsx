import * as words from "@giftling/messages/landing/middle";
import { GrowingGiftIllustration } from "../../components/illustrations/growing-gift.tsx";
import classes from "./story.module.css";

/** Renders a summary of the product's story, with a link to the complete story on /about. */
export function AboutSection() {
  return (
    <section className={classes.story} aria-labelledby="story">
      <div className={classes.inner}>
        <GrowingGiftIllustration className={classes.picture} />
        <div>
          <h2 id="story" className={classes.heading}>
            {words.aboutHeading()}
          </h2>
          <p className={classes.text}>{words.aboutSummary()}</p>
          <a href="/about" className={classes.link}>
            {words.aboutLink()}
          </a>
        </div>
      </div>
    </section>
  );
}
