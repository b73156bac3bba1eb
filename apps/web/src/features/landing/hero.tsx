import {
  DEFAULT_HUB_THEME,
  DEMO_FAMILY_URL,
  DEMO_SUPPORTER_COUNT,
  listTopPriorities,
} from "@giftling/domain";
import { recentUpdatesHeading } from "@giftling/messages/hub/page";
import * as sampleWords from "@giftling/messages/landing/sample";
import * as words from "@giftling/messages/landing/top";
import { createHubButton } from "@giftling/messages/pages/frame";
import { IconHeart } from "@tabler/icons-react";
import { Button } from "../../components/button.tsx";
import { SignUpButton, useSignUpNote } from "../../components/page/page-shell.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { useConfig } from "../../page-context.ts";
import { HubContext, INERT_HUB_CONTEXT } from "../hub/flow/hub-context.ts";
import hubClasses from "../hub/page/hub-page.module.css";
import { getScopedCssVariables } from "../hub/page/hub-theme.tsx";
import { HubPriorities } from "../hub/sections/giving/hub-priorities.tsx";
import updates from "../hub/sections/hub-updates.module.css";
import { HubHero } from "../hub/sections/top/hub-hero.tsx";
import { HubWishlist } from "../hub/sections/wishlist/hub-wishlist.tsx";
import classes from "./hero.module.css";
import landing from "./landing.module.css";
import { createSampleHub } from "./sample-hub.ts";
import sampleHubCardClasses from "./sample-hub-card.module.css";

export function HeroSection() {
  const { billing } = useConfig();
  const note = useSignUpNote();
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.title}>{words.title()}</h1>
        <p className={classes.lead}>{words.heroDescription()}</p>
        <div className={classes.actions}>
          <SignUpButton size="lg">{createHubButton()}</SignUpButton>
          <Button size="lg" variant="default" href={`/hub/${DEMO_FAMILY_URL}`}>
            {words.demoHubLink()}
          </Button>
        </div>
        <p className={classes.promise}>
          {note ?? (billing ? words.signUpNote() : words.signUpNoteWithoutBilling())}
        </p>
        <ul className={classes.safety} aria-label={words.safetyFeaturesAriaLabel()}>
          {words.SAFETY_FEATURES.map((fact) => (
            <li key={fact()}>{fact()}</li>
          ))}
        </ul>
      </div>
      <SampleHubCard />
    </section>
  );
}

const THEME = getScopedCssVariables(DEFAULT_HUB_THEME);

/** Renders an inert sample hub with the hub's own components. Only the demo hub is interactive (rule: landing-page). */
function SampleHubCard() {
  const hub = createSampleHub();
  const [kit] = hub.wishlist;
  return (
    <figure className={sampleHubCardClasses.stage} aria-label={sampleWords.sampleHubAriaLabel()}>
      <div className={`${landing.paper} ${sampleHubCardClasses.paper}`} />
      <div className={sampleHubCardClasses.card} aria-hidden="true" inert>
        <div className={`${hubClasses.page} ${sampleHubCardClasses.sheet}`} style={THEME}>
          <HubContext value={{ ...INERT_HUB_CONTEXT, hub }}>
            <HubHero />
            <HubPriorities priorities={listTopPriorities(hub)} />
            <HubWishlist />
            <section className={hubClasses.section}>
              <h2>{recentUpdatesHeading()}</h2>
              <ol className={updates.journal}>
                {hub.updates.map(({ id, title, content }) => (
                  <li key={id} className={updates.entry}>
                    <h3 className={updates.title}>{title}</h3>
                    <p className={updates.content}>{content}</p>
                  </li>
                ))}
              </ol>
            </section>
          </HubContext>
        </div>
      </div>
      <p className={sampleHubCardClasses.slip} aria-hidden="true">
        <span>{kit?.name}</span> <span>{kit?.price}</span>
        <strong>{sampleWords.educationContributionLabel()}</strong> <strong>+ $10</strong>
      </p>
      <p className={sampleHubCardClasses.supporters}>
        <IconHeart size={20} stroke={1.5} aria-hidden />
        {renderRichText(sampleWords.supporterCountLabel(), {
          count: <strong>{DEMO_SUPPORTER_COUNT}</strong>,
        })}
      </p>
    </figure>
  );
}
