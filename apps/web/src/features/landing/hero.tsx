import * as words from "@giftling/messages/landing/top";
import { createHubButton } from "@giftling/messages/pages/frame";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { useConfig } from "../../use-config.ts";
import classes from "./hero.module.css";
import { SampleHubCard } from "./sample-hub-card.tsx";

/** Renders the product's purpose as a title, with a lead text and a picture. */
export function HeroSection() {
  const { billing } = useConfig();
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>{words.title()}</h1>
        <p className={classes.lead}>{words.heroDescription()}</p>
        <div className={classes.actions}>
          <Button size="lg" renderRoot={(props) => <Link to="/signup" {...props} />}>
            {createHubButton()}
          </Button>
          <Button
            size="lg"
            variant="default"
            renderRoot={(props) => (
              <Link to="/hub/$familyUrl" params={{ familyUrl: "demo" }} {...props} />
            )}
          >
            {words.howItWorksLink()}
          </Button>
        </div>
        <p className={classes.promise}>
          {billing ? words.signUpNote() : words.signUpNoteWithoutBilling()}
        </p>
        <ul className={classes.safety} aria-label={words.safetyFactsAriaLabel()}>
          {words.SAFETY_FACTS.map((fact) => (
            <li key={fact()}>{fact()}</li>
          ))}
        </ul>
      </div>
      <SampleHubCard />
    </section>
  );
}
