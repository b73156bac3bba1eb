import { boughtOnce, giftsOnWall, wallEntries } from "@giftling/domain";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Avatar } from "../../components/picture/avatar.tsx";
import { HubContext, NOT_WHOLE } from "../hub/flow/hub-context.ts";
import type { HubFlowEvent } from "../hub/flow/hub-flow.ts";
import hubClasses from "../hub/page/hub-page.module.css";
import { scopedVariables } from "../hub/page/scoped-variables.ts";
import buttons from "../hub/sections/hub-buttons.module.css";
import notes from "../hub/sections/wall-note.module.css";
import { Note } from "../hub/sections/wall-note.tsx";
import { WishlistCard } from "../hub/sections/wishlist/wishlist-card.tsx";
import landing from "./landing.module.css";
import classes from "./living-demo.module.css";
import { LIVING_HUB } from "./sample-hub.ts";

const THEME = scopedVariables(LIVING_HUB.theme);
const DEMO = { to: "/hub/$familyUrl", params: { familyUrl: LIVING_HUB.familyUrl } } as const;
/** The newest, as many as the screen has room for. */
const NOTES = 4;

const BY_YOU = { giverName: "You", isAnonymous: false, isByParent: false, receivedAt: null };

/** The demo family's page to be tried where one stands, made of the hub's own parts (rule: living-demo). */
export function LivingDemo() {
  // What the visitor says to have bought: kept nowhere.
  const [ids, setIds] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const givenAt = new Date().toISOString();
  const wishlist = LIVING_HUB.wishlist.map((item) =>
    ids.includes(item.id) ? { ...item, ...boughtOnce({ ...BY_YOU, id: item.id, givenAt }) } : item,
  );
  const hub = { ...LIVING_HUB, wishlist, gifts: giftsOnWall(wishlist) };
  const wishes = LIVING_HUB.wishlist.filter(({ isPurchased }) => !isPurchased);

  /** The button that stands where the pressed one was gets the focus. */
  function toggle(id: string) {
    const rest = ids.filter((known) => known !== id);
    flushSync(() => setIds(rest.length < ids.length ? rest : [...ids, id]));
    const place = wishes.findIndex((wish) => wish.id === id);
    list.current?.children[place]?.querySelector("button")?.focus({ preventScroll: true });
  }

  function send(event: HubFlowEvent) {
    if (event.type !== "opened") return;
    if (event.dialog.kind === "get") toggle(event.dialog.itemId);
    // The rest is to be tried on the whole page.
    else void navigate(DEMO);
  }

  return (
    <section className={`${landing.section} ${classes.living}`} aria-labelledby="living-demo">
      <div>
        <h2 id="living-demo" className={landing.heading}>
          Be Emma's aunt for a minute
        </h2>
        <p className={classes.text}>
          Emma is made up; her page is the real thing.
          <span className={classes.tap}>
            {" "}
            Tap “I'll get this”: the wish leaves the list, so nobody gives it twice, and your name
            goes up on the wall.
          </span>
        </p>
        <p className={classes.text}>Nothing is kept, and no e-mail is sent.</p>
        <Link {...DEMO} className={classes.whole}>
          Open Emma's whole page
        </Link>
      </div>
      <div className={classes.phone}>
        <div className={`${hubClasses.page} ${classes.screen}`} style={THEME}>
          <p className={classes.kid}>
            <Avatar name="Emma" src={hub.kid.avatarUrl} size={64} />
            <span>
              <strong>Emma</strong>
              Birthday March 14
            </span>
          </p>
          <HubContext value={{ hub, send, whole: NOT_WHOLE }}>
            <h3 className={classes.heading}>Wishlist</h3>
            <ul className={classes.wishes} ref={list}>
              {wishes.map((item) => (
                <li key={item.id}>
                  {ids.includes(item.id) ? (
                    <Given name={item.name} onPutBack={() => toggle(item.id)} />
                  ) : (
                    <WishlistCard item={item} />
                  )}
                </li>
              ))}
            </ul>
            <p role="status" className={buttons.hidden}>
              {ids.length > 0 && "You are on the Wall of Support."}
            </p>
            <h3 className={classes.heading}>Wall of Support</h3>
            <ul className={`${notes.wall} ${classes.wall}`} data-new={ids.length > 0}>
              {wallEntries(hub)
                .slice(0, NOTES)
                .map((entry) => (
                  <Note key={entry.id} entry={entry} />
                ))}
            </ul>
          </HubContext>
        </div>
      </div>
    </section>
  );
}

/** In the place of a wish that was bought. */
function Given({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  return (
    <div className={classes.given}>
      <p>
        <strong>{name}</strong>
        Purchased by you, off the list.
      </p>
      <button type="button" className={buttons.quiet} onClick={onPutBack}>
        Put back on the list
      </button>
    </div>
  );
}
