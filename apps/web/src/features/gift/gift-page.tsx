import { type GiftPassView, giftTitle } from "@giftling/domain";
import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { formatDay } from "../../components/format-day.ts";
import { GrowingGift } from "../../components/illustrations/growing-gift.tsx";
import { LostPath } from "../../components/illustrations/lost-path.tsx";
import { KeepGift } from "../../components/keep-gift/keep-gift.tsx";
import { LocalTime } from "../../components/local-time.tsx";
import message from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import { useBrokenPicture } from "../../components/picture/use-broken-picture.ts";
import { GiftActions } from "./gift-actions.tsx";
import classes from "./gift-page.module.css";

/** A gift as its giver sees it, held, bought or sent, with what can still be done about it (rule: gift-pass). */
export function GiftPage({ loaded, token }: { loaded: GiftPassView; token: string }) {
  const [gift, setGift] = useState(loaded);
  const [isGone, setGone] = useState(false);
  const { childFirstName, hubPath, showsBranding, thankYou } = gift;
  const title = giftTitle(gift);
  const { isBroken, watch } = useBrokenPicture(gift.imageUrl);
  useDocumentTitle(showsBranding ? `${title} | Giftling` : title);
  if (isGone) return <GivenBack gift={gift} />;
  return (
    <main className={classes.page}>
      <article className={classes.card}>
        {gift.imageUrl !== null && !isBroken ? (
          <img {...watch} className={classes.photo} src={gift.imageUrl} alt="" />
        ) : (
          <GrowingGift coins={gift.kind === "contribution"} className={classes.picture} />
        )}
        <p className={classes.state}>{STATES[stateOf(gift)]}</p>
        <h1 className={classes.title} dir="auto">
          {title}
        </h1>
        <p className={classes.facts}>
          {[
            gift.kind === "contribution" ? gift.label : `for ${childFirstName}`,
            gift.price,
            gift.giverName && `from ${gift.giverName}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className={classes.text} role="status">
          <Story gift={gift} />
        </p>
        {thankYou !== null && (
          <blockquote className={classes.thanks}>
            <p>{thankYou.message}</p>
            <a href={thankYou.path}>Open the card from {childFirstName}'s family</a>
          </blockquote>
        )}
        <GiftActions gift={gift} token={token} onChanged={setGift} onGone={() => setGone(true)} />
      </article>
      <KeepGift address={addressOf(token)} title={title} />
      <footer className={classes.foot}>
        {hubPath !== null && <a href={hubPath}>See {childFirstName}'s page</a>}
        <a href="/mine">All my gifts</a>
        {showsBranding && (
          <span>
            Kept by <a href="/">Giftling</a>
          </span>
        )}
      </footer>
    </main>
  );
}

/** The page's own address; on the server, where nobody can press a button yet, its path. */
const addressOf = (token: string): string => {
  const path = `/gift/${encodeURIComponent(token)}`;
  return typeof window === "undefined" ? path : new URL(path, window.location.origin).href;
};

const STATES = {
  held: "Held for you",
  bought: "You bought this",
  arrived: "It arrived",
  sent: "You sent this",
  confirmed: "The family has it",
  dismissed: "Not found by the family",
} as const;

function stateOf({ kind, receivedAt, status }: GiftPassView): keyof typeof STATES {
  if (kind === "hold") return "held";
  if (kind === "purchase") return receivedAt === null ? "bought" : "arrived";
  if (status === "confirmed") return "confirmed";
  return status === "dismissed" ? "dismissed" : "sent";
}

/** What is going on with the gift, in a sentence. */
function Story({ gift }: { gift: GiftPassView }) {
  const { childFirstName, reservedUntil, givenAt } = gift;
  const family = `${childFirstName}'s family`;
  switch (stateOf(gift)) {
    case "held":
      return (
        <>
          It is yours until {reservedUntil !== null && <LocalTime at={reservedUntil} />}. Then it
          goes back to the list by itself, so nothing happens if you change your mind.
        </>
      );
    case "bought":
      // What was never on the list nobody else would buy.
      return gift.url === null
        ? `${family} knows.`
        : `${family} knows, and nobody else will buy it.`;
    case "arrived":
      return `${family} has ticked it as arrived.`;
    case "sent":
      return (
        <>
          You told {family} {<Day at={givenAt} />}. They confirm it once they see it.
        </>
      );
    case "confirmed":
      return `${family} has confirmed it.`;
    case "dismissed":
      return `${family} couldn't find this in their account. Please ask them about it.`;
  }
}

/** "on March 14", "today" or "yesterday", as the visitor's clock has it. */
function Day({ at }: { at: string }) {
  const day = formatDay(at, new Date());
  return <time dateTime={at}>{/\d/.test(day) ? `on ${day}` : day.toLowerCase()}</time>;
}

function GivenBack({ gift }: { gift: GiftPassView }) {
  const { hubPath, childFirstName } = gift;
  return (
    <PageShell title="Given back">
      <div className={message.page}>
        <GrowingGift coins={false} className={message.picture} />
        <h1 className={message.title}>
          {gift.kind === "contribution" ? "Taken back" : "Back on the list"}
        </h1>
        <p className={message.text}>
          {gift.kind === "contribution"
            ? `${childFirstName}'s family no longer waits for it.`
            : "Somebody else can give it now. Thank you for telling us."}
        </p>
        {hubPath !== null && <Button href={hubPath}>See {childFirstName}'s page</Button>}
      </div>
    </PageShell>
  );
}

/** No such gift: its hold has ended, it was given back, or the address is not whole. */
export function GiftGone() {
  return (
    <PageShell title="Gift not found">
      <div className={message.page}>
        <LostPath className={message.picture} />
        <h1 className={message.title}>This gift isn't here</h1>
        <p className={message.text}>
          A hold may have ended, or the gift was given back. If you bought it, please tell the
          family on their page. The link may also be incomplete.
        </p>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>Go to the home page</Button>
      </div>
    </PageShell>
  );
}
