import type { GiftPassView } from "@giftling/domain";
import * as words from "@giftling/messages/gifts/gift-page";
import { passTitle } from "@giftling/messages/gifts/gift-title";
import * as frameWords from "@giftling/messages/pages/frame";
import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { GrowingGift } from "../../../components/illustrations/growing-gift.tsx";
import { LostPath } from "../../../components/illustrations/lost-path.tsx";
import { KeepGift } from "../../../components/keep-gift/keep-gift.tsx";
import { LocalTime } from "../../../components/local-time.tsx";
import { ownWords } from "../../../components/own-words.ts";
import message from "../../../components/page/message-page.module.css";
import { PageShell } from "../../../components/page/page-shell.tsx";
import { useBrokenPicture } from "../../../components/picture/use-broken-picture.ts";
import { rich } from "../../../components/rich.tsx";
import { GiftActions } from "./gift-actions.tsx";
import classes from "./gift-page.module.css";

/** Renders the private page of a held, bought or sent gift for its giver, with the actions (rule: gift-pass). */
export function GiftPage({ loaded, token }: { loaded: GiftPassView; token: string }) {
  const [gift, setGift] = useState(loaded);
  const [isGone, setGone] = useState(false);
  const { childFirstName, hubPath, showsBranding, thankYou } = gift;
  const title = passTitle(gift);
  const own = ownWords(gift.language);
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
        <p className={classes.state}>{words.giftState(stateOf(gift))}</p>
        <h1
          className={classes.title}
          {...(gift.amount === null && gift.label ? own : ownWords(undefined))}
        >
          {title}
        </h1>
        <p className={classes.facts}>
          <Facts
            of={[
              gift.kind !== "contribution"
                ? words.forChild(childFirstName)
                : gift.label && <span {...own}>{gift.label}</span>,
              gift.price,
              gift.giverName && words.fromGiver(gift.giverName),
            ]}
          />
        </p>
        <p className={classes.text} role="status">
          <Story gift={gift} />
        </p>
        {thankYou !== null && (
          <blockquote className={classes.thanks}>
            <p {...own}>{thankYou.message}</p>
            <a href={thankYou.path}>{words.openTheCard(childFirstName)}</a>
          </blockquote>
        )}
        <GiftActions gift={gift} token={token} onChanged={setGift} onGone={() => setGone(true)} />
      </article>
      <KeepGift address={addressOf(token)} title={title} />
      <footer className={classes.foot}>
        {hubPath !== null && <a href={hubPath}>{words.seeThePage(childFirstName)}</a>}
        <a href="/mine">{words.allMyGifts()}</a>
        {showsBranding && (
          <span>{rich(words.keptBy(), { product: <a href="/">Giftling</a> })}</span>
        )}
      </footer>
    </main>
  );
}

/** Returns the page's URL. On the server, where no button works, returns its path. */
const addressOf = (token: string): string => {
  const path = `/gift/${encodeURIComponent(token)}`;
  return typeof window === "undefined" ? path : new URL(path, window.location.origin).href;
};

function stateOf({
  kind,
  receivedAt,
  status,
}: GiftPassView): Parameters<typeof words.giftState>[0] {
  if (kind === "hold") return "held";
  if (kind === "purchase") return receivedAt === null ? "bought" : "arrived";
  if (status === "confirmed") return "confirmed";
  return status === "dismissed" ? "dismissed" : "sent";
}

/** Renders a sentence about the gift's state. */
function Story({ gift }: { gift: GiftPassView }) {
  const { childFirstName: child, reservedUntil, givenAt } = gift;
  switch (stateOf(gift)) {
    case "held":
      return rich(words.yoursUntil(), {
        end: reservedUntil !== null && <LocalTime at={reservedUntil} />,
      });
    case "bought":
      // Nobody else can buy a gift that was not on the list.
      return gift.url === null ? words.familyKnows(child) : words.familyKnowsAndNobody(child);
    case "arrived":
      return words.tickedAsArrived(child);
    case "sent":
      return rich(words.youTold(child), { day: <Day at={givenAt} /> });
    case "confirmed":
      return words.hasConfirmed(child);
    case "dismissed":
      return words.couldntFind(child);
  }
}

/** Renders a day in local time: "on March 14", "today" or "yesterday". */
function Day({ at }: { at: string }) {
  const day = formatDay(at, new Date());
  return <time dateTime={at}>{/\d/.test(day) ? words.onDay(day) : day.toLowerCase()}</time>;
}

function GivenBack({ gift }: { gift: GiftPassView }) {
  const { hubPath, childFirstName } = gift;
  return (
    <PageShell title={words.givenBack()}>
      <div className={message.page}>
        <GrowingGift coins={false} className={message.picture} />
        <h1 className={message.title}>
          {gift.kind === "contribution" ? words.takenBack() : words.backOnTheList()}
        </h1>
        <p className={message.text}>
          {gift.kind === "contribution"
            ? words.noLongerWaits(childFirstName)
            : words.somebodyElseCan()}
        </p>
        {hubPath !== null && <Button href={hubPath}>{words.seeThePage(childFirstName)}</Button>}
      </div>
    </PageShell>
  );
}

/** Renders the page of a missing gift. Its hold expired, the gift was undone, or the link is incomplete. */
export function GiftMissing() {
  return (
    <PageShell title={words.giftNotFound()}>
      <div className={message.page}>
        <LostPath className={message.picture} />
        <h1 className={message.title}>{words.giftIsntHere()}</h1>
        <p className={message.text}>{words.giftIsntHereWhy()}</p>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>{frameWords.goHome()}</Button>
      </div>
    </PageShell>
  );
}
