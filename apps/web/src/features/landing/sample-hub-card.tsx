import { DEMO_SUPPORTER_COUNT, topPriorities } from "@giftling/domain";
import { IconHeart } from "@tabler/icons-react";
import { HubContext, NOT_WHOLE } from "../hub/flow/hub-context.ts";
import hubClasses from "../hub/page/hub-page.module.css";
import { scopedVariables } from "../hub/page/scoped-variables.ts";
import { HubPriorities } from "../hub/sections/giving/hub-priorities.tsx";
import updates from "../hub/sections/hub-updates.module.css";
import { HubHero } from "../hub/sections/top/hub-hero.tsx";
import { HubWishlist } from "../hub/sections/wishlist/hub-wishlist.tsx";
import landing from "./landing.module.css";
import { SAMPLE_HUB } from "./sample-hub.ts";
import classes from "./sample-hub-card.module.css";

const CONTEXT = { hub: SAMPLE_HUB, send: () => undefined, whole: NOT_WHOLE };
const PRIORITIES = topPriorities(SAMPLE_HUB);
const THEME = scopedVariables(SAMPLE_HUB.theme);

/**
 * A hub in small, made of the hub's own parts (child, birthday, 529 fund, wishlist, updates, 47; rule: landing-page).
 * It is a
 * picture: the demo hub is where it can be used.
 */
export function SampleHubCard() {
  return (
    <figure
      className={classes.stage}
      aria-label="A sample hub: Emma, birthday March 14, with her 529 fund, her wishlist and the latest update. A gift of $30 brought $10 more for college."
    >
      <div className={`${landing.paper} ${classes.paper}`} />
      <div className={classes.card} aria-hidden="true" inert>
        <div className={`${hubClasses.page} ${classes.sheet}`} style={THEME}>
          <HubContext value={CONTEXT}>
            <HubHero kid={SAMPLE_HUB.kid} cover={SAMPLE_HUB.theme.cover} />
            <HubPriorities priorities={PRIORITIES} />
            <HubWishlist />
            <section className={hubClasses.section}>
              <h2>Recent Updates</h2>
              <ol className={updates.journal}>
                {SAMPLE_HUB.updates.map(({ id, title, content }) => (
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
      <p className={classes.slip} aria-hidden="true">
        <span>Bridge building kit</span> <span>$30</span>
        <strong>For college</strong> <strong>+ $10</strong>
      </p>
      <p className={classes.supporters}>
        <IconHeart size={20} stroke={1.5} aria-hidden />
        <strong>{DEMO_SUPPORTER_COUNT}</strong> supporters
      </p>
    </figure>
  );
}
