import {
  createWallEntries,
  DEFAULT_HUB_THEME,
  DEMO_FAMILY_URL,
  getUnitPurchaseFields,
  listGiftsOnWall,
} from "@giftling/domain";
import { formatBirthday } from "@giftling/messages/dates";
import * as hubWords from "@giftling/messages/hub/page";
import * as wallWords from "@giftling/messages/hub/wall-section";
import * as words from "@giftling/messages/landing/middle";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Avatar } from "../../components/picture/avatar.tsx";
import { HubContext, INERT_HUB_CONTEXT } from "../hub/flow/hub-context.ts";
import type { HubFlowEvent } from "../hub/flow/hub-flow.ts";
import hubClasses from "../hub/page/hub-page.module.css";
import { getScopedCssVariables } from "../hub/page/hub-theme.tsx";
import buttons from "../hub/sections/hub-buttons.module.css";
import notes from "../hub/sections/wall-entry-item.module.css";
import { WallEntryItem } from "../hub/sections/wall-entry-item.tsx";
import { WishlistCard } from "../hub/sections/wishlist/wishlist-card.tsx";
import classes from "./interactive-demo.module.css";
import landing from "./landing.module.css";
import { createInteractiveHub } from "./sample-hub.ts";

const THEME = getScopedCssVariables(DEFAULT_HUB_THEME);
const DEMO_PATH = `/hub/${DEMO_FAMILY_URL}`;
/** Maximum number of notes on the wall of the landing page's demo hub. */
const MAX_NOTES = 4;

/**
 * Renders an interactive hub of the demo family on the landing page, with the hub's own components (rule: living-demo).
 */
export function InteractiveDemo() {
  // IDs of the wishes that the visitor purchased in the demo. Not stored in the browser.
  const [ids, setIds] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const living = createInteractiveHub();
  const own = {
    giverName: words.visitorGiverName(),
    isAnonymous: false,
    isByParent: false,
    givenAt: new Date().toISOString(),
    receivedAt: null,
  };
  const wishlist = living.wishlist.map((item) =>
    ids.includes(item.id) ? { ...item, ...getUnitPurchaseFields({ ...own, id: item.id }) } : item,
  );
  const hub = { ...living, wishlist, gifts: listGiftsOnWall(wishlist) };
  const wishes = living.wishlist.filter(({ isPurchased }) => !isPurchased);

  /** Records or undoes the purchase of a wish, and focuses the button that replaces the clicked button. */
  function toggle(id: string) {
    const rest = ids.filter((known) => known !== id);
    flushSync(() => setIds(rest.length < ids.length ? rest : [...ids, id]));
    const place = wishes.findIndex((wish) => wish.id === id);
    list.current?.children[place]?.querySelector("button")?.focus({ preventScroll: true });
  }

  function send(event: HubFlowEvent) {
    if (event.type !== "opened") return;
    if (event.dialog.kind === "get") toggle(event.dialog.itemId);
    // Any other action opens the demo page.
    else window.location.assign(DEMO_PATH);
  }

  return (
    <section className={`${landing.section} ${classes.living}`} aria-labelledby="living-demo">
      <div>
        <h2 id="living-demo" className={landing.heading}>
          {words.demoHeading()}
        </h2>
        <p className={classes.text}>
          {words.demoDescription()}
          <span className={classes.tap}>
            {" "}
            {words.demoInstruction(hubWords.reserveWishButton())}
          </span>
        </p>
        <p className={classes.text}>{words.demoNote()}</p>
        <a href={DEMO_PATH} className={classes.whole}>
          {words.openDemoHubLink()}
        </a>
      </div>
      <div className={classes.phone}>
        <div className={`${hubClasses.page} ${classes.screen}`} style={THEME}>
          <p className={classes.kid}>
            <Avatar name={hub.kid.firstName} src={hub.kid.avatarUrl} size={64} />
            <span>
              <strong>{hub.kid.firstName}</strong>
              {hubWords.birthdayLabel(
                formatBirthday(hub.kid.birthdayMonth, hub.kid.birthdayDay) ?? "",
              )}
            </span>
          </p>
          <HubContext value={{ ...INERT_HUB_CONTEXT, hub, send }}>
            <h3 className={classes.heading}>{hubWords.wishlistHeading()}</h3>
            <ul className={classes.wishes} ref={list}>
              {wishes.map((item) => (
                <li key={item.id}>
                  {ids.includes(item.id) ? (
                    <div className={classes.given}>
                      <p>
                        <strong>{item.name}</strong>
                        {words.purchasedWishStatus()}
                      </p>
                      <button
                        type="button"
                        className={buttons.quiet}
                        onClick={() => toggle(item.id)}
                      >
                        {words.undoPurchaseButton()}
                      </button>
                    </div>
                  ) : (
                    <WishlistCard item={item} />
                  )}
                </li>
              ))}
            </ul>
            <p role="status" className={buttons.hidden}>
              {ids.length > 0 && words.wallEntryAddedStatus()}
            </p>
            <h3 className={classes.heading}>{wallWords.wallHeading()}</h3>
            <ul className={`${notes.wall} ${classes.wall}`} data-new={ids.length > 0}>
              {createWallEntries(hub)
                .slice(0, MAX_NOTES)
                .map((entry) => (
                  <WallEntryItem key={entry.id} entry={entry} />
                ))}
            </ul>
          </HubContext>
        </div>
      </div>
    </section>
  );
}
