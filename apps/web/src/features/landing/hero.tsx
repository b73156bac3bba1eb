import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { useConfig } from "../../use-config.ts";
import classes from "./hero.module.css";
import { SampleHubCard } from "./sample-hub-card.tsx";

/** What the product is, in five words and in one picture. */
export function Hero() {
  const { billing } = useConfig();
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>Turn birthday gifts into a college fund</h1>
        <p className={classes.lead}>
          One page for your child: what they wish for, what they already got, and an education fund
          that grows a little with every gift.
        </p>
        <div className={classes.actions}>
          <Button size="lg" renderRoot={(props) => <Link to="/signup" {...props} />}>
            Create Your Free Hub
          </Button>
          <Button
            size="lg"
            variant="default"
            renderRoot={(props) => (
              <Link to="/hub/$familyUrl" params={{ familyUrl: "demo" }} {...props} />
            )}
          >
            See How It Works
          </Button>
        </div>
        <p className={classes.promise}>
          {billing ? "Free forever for one child. No credit card." : "No credit card."} About five
          minutes.
        </p>
        <ul className={classes.safety} aria-label="Safe to share">
          <li>First name only</li>
          <li>No birth year</li>
          <li>Unlisted</li>
          <li>Delete any time</li>
        </ul>
      </div>
      <SampleHubCard />
    </section>
  );
}
