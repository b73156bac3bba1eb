import type { ThankYouPageView } from "@giftling/domain";
import * as frameWords from "@giftling/messages/pages/frame";
import * as words from "@giftling/messages/thank-yous/card";
import * as drawingWords from "@giftling/messages/thank-yous/drawing";
import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { GrowingGift } from "../../../components/illustrations/growing-gift.tsx";
import { LostPath } from "../../../components/illustrations/lost-path.tsx";
import { ownWords } from "../../../components/own-words.ts";
import message from "../../../components/page/message-page.module.css";
import { PageShell } from "../../../components/page/page-shell.tsx";
import { WholePicture } from "../../../components/picture/whole-picture.tsx";
import { rich } from "../../../components/rich.tsx";
import { HeartBack } from "./heart-back.tsx";
import classes from "./thank-you-page.module.css";

/** Renders the private page on which a giver reads a thank-you (rule: thank-you-page). */
export function ThankYouPage({ thankYou, token }: { thankYou: ThankYouPageView; token: string }) {
  const { childFirstName, giverName, giftLabel, imageUrl, hubPath, showsBranding } = thankYou;
  const title = words.thankYouFrom(childFirstName);
  const own = ownWords(thankYou.language);
  useDocumentTitle(showsBranding ? `${title} | Giftling` : title);
  return (
    <main className={classes.page}>
      <article className={classes.card}>
        {imageUrl === null && <GrowingGift coins={false} className={classes.picture} />}
        <h1 className={classes.title}>{title}</h1>
        {(giverName ?? giftLabel) !== null && (
          <p className={classes.giver}>
            <Facts
              of={[
                giverName && words.forGiver(giverName),
                giftLabel && <span {...own}>{giftLabel}</span>,
              ]}
            />
          </p>
        )}
        {imageUrl !== null && (
          <WholePicture
            className={classes.drawing}
            src={imageUrl}
            alt={drawingWords.drawingFrom(childFirstName)}
            width={thankYou.imageWidth}
            height={thankYou.imageHeight}
            maxHeight={520}
          />
        )}
        <p className={classes.message} {...own}>
          {thankYou.message}
        </p>
        <p className={classes.family}>
          {words.signedBy(childFirstName, thankYou.writtenBy ?? null)}
        </p>
      </article>
      <HeartBack
        token={token}
        isHearted={thankYou.isHearted}
        noHeart={thankYou.noHeart}
        firstName={childFirstName}
      />
      {hubPath !== null && (
        <Button variant="default" href={hubPath}>
          {words.seePageOf(childFirstName)}
        </Button>
      )}
      {showsBranding && (
        <p className={classes.brand}>
          {rich(words.sentWith(), { product: <a href="/">Giftling</a> })}
        </p>
      )}
    </main>
  );
}

/** Renders the page of a missing thank-you. The link is unknown, or the family was deleted. */
export function ThankYouMissing() {
  return (
    <PageShell title={words.notFound()}>
      <div className={message.page}>
        <LostPath className={message.picture} />
        <h1 className={message.title}>{words.cardIsntHere()}</h1>
        <p className={message.text}>{words.linkIncomplete()}</p>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>{frameWords.goHome()}</Button>
      </div>
    </PageShell>
  );
}
