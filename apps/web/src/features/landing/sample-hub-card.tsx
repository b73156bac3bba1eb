import { DEMO_SUPPORTER_COUNT, STANDARD_THEME, topPriorities } from "@giftling/domain";
import { recentUpdatesHeading } from "@giftling/messages/hub/page";
import * as words from "@giftling/messages/landing/sample";
import { IconHeart } from "@tabler/icons-react";
import { renderRichText } from "../../components/rich.tsx";
import { HubContext, NO_LOADED_LISTS } from "../hub/flow/hub-context.ts";
import hubClasses from "../hub/page/hub-page.module.css";
import { getScopedCssVariables } from "../hub/page/scoped-variables.ts";
import { HubPriorities } from "../hub/sections/giving/hub-priorities.tsx";
import updates from "../hub/sections/hub-updates.module.css";
import { HubHero } from "../hub/sections/top/hub-hero.tsx";
import { HubWishlist } from "../hub/sections/wishlist/hub-wishlist.tsx";
import landing from "./landing.module.css";
import { createSampleHub } from "./sample-hub.ts";
import classes from "./sample-hub-card.module.css";

const THEME = getScopedCssVariables(STANDARD_THEME);

/**
 * Renders a small hub from the hub's own components. The card is an inert picture; the demo hub is interactive (rule:
 * landing-page).
 */
export function SampleHubCard() {
  const hub = createSampleHub();
  const [kit] = hub.wishlist;
  return (
    <figure className={classes.stage} aria-label={words.sampleHubAriaLabel()}>
      <div className={`${landing.paper} ${classes.paper}`} />
      <div className={classes.card} aria-hidden="true" inert>
        <div className={`${hubClasses.page} ${classes.sheet}`} style={THEME}>
          <HubContext value={{ hub, send: () => undefined, whole: NO_LOADED_LISTS }}>
            <HubHero kid={hub.kid} cover={hub.theme.cover} />
            <HubPriorities priorities={topPriorities(hub)} />
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
      <p className={classes.slip} aria-hidden="true">
        <span>{kit?.name}</span> <span>{kit?.price}</span>
        <strong>{words.educationContributionLabel()}</strong> <strong>+ $10</strong>
      </p>
      <p className={classes.supporters}>
        <IconHeart size={20} stroke={1.5} aria-hidden />
        {renderRichText(words.supporterCountLabel(), {
          count: <strong>{DEMO_SUPPORTER_COUNT}</strong>,
        })}
      </p>
    </figure>
  );
}
