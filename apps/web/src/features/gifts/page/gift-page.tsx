import { type GiftPageView, getGiftPath } from "@giftling/domain";
import * as words from "@giftling/messages/gifts/gift-page";
import { getGiftPageTitle } from "@giftling/messages/gifts/gift-title";
import { getSiteName } from "@giftling/messages/language";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import {
  FruitingGiftIllustration,
  GrowingGiftIllustration,
} from "../../../components/illustrations/growing-gift.tsx";
import { InlineTextList } from "../../../components/inline-text-list.tsx";
import { SaveGiftLinkOptions } from "../../../components/keep-gift/save-gift-link-options.tsx";
import { MessagePage } from "../../../components/page/message-page.tsx";
import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { usePictureError } from "../../../components/picture/use-picture-error.ts";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { getTextLanguageProps } from "../../../components/text-language-props.ts";
import {
  deleteRecordedGift,
  findRecordedGift,
  saveRecordedGift,
} from "../../hub/memory/recorded-gifts.ts";
import { GiftActions } from "./gift-actions.tsx";
import classes from "./gift-page.module.css";
import { GiftStateMessage, getGiftState, isWishRemovedFromList } from "./gift-state.tsx";

/** Renders the giver's private page for a hold, a purchase, a contribution or an off-list gift (rule: gift-pass). */
export function GiftPage({ gift: loaded, token }: { gift: GiftPageView; token: string }) {
  const [gift, setGift] = useState(loaded);
  const [isGone, setGone] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { childFirstName, hubPath, showsBranding, thankYou } = gift;
  const title = getGiftPageTitle(gift);
  const own = getTextLanguageProps(gift.language);
  const { isBroken, watch } = usePictureError(gift.imageUrl);
  useDocumentTitle(title, showsBranding);
  useEffect(() => {
    if (isGone) deleteRecordedGift(token);
    else storeGift(gift, token);
  }, [gift, token, isGone]);
  if (isGone) return <GivenBack gift={gift} />;
  return (
    <main className={classes.page}>
      <article className={classes.card}>
        {gift.imageUrl !== null && !isBroken ? (
          <img {...watch} className={classes.photo} src={gift.imageUrl} alt="" />
        ) : (
          <GrowingGiftIllustration
            coins={gift.kind === "contribution"}
            className={classes.picture}
          />
        )}
        <p className={classes.state}>{words.getGiftStateLabel(getGiftState(gift))}</p>
        <h1
          className={classes.title}
          {...(gift.amount === null && gift.label ? own : getTextLanguageProps(undefined))}
        >
          {title}
        </h1>
        <p className={classes.facts}>
          <InlineTextList
            of={[
              gift.kind !== "contribution"
                ? words.giftRecipientLabel(childFirstName)
                : gift.label && <span {...own}>{gift.label}</span>,
              gift.price,
              gift.giverName && words.giverLabel(gift.giverName),
            ]}
          />
        </p>
        <p className={classes.text} role="status" ref={status} tabIndex={-1}>
          <GiftStateMessage gift={gift} />
        </p>
        {gift.kind === "contribution" && isWishRemovedFromList(gift) && (
          <p className={classes.text}>{words.removedActivityMessage(childFirstName)}</p>
        )}
        {thankYou !== null && (
          <blockquote className={classes.thanks}>
            <p {...own}>{thankYou.message}</p>
            <a href={thankYou.path}>{words.thankYouLink(childFirstName)}</a>
          </blockquote>
        )}
        <GiftActions
          gift={gift}
          token={token}
          onChanged={setGift}
          onGone={() => setGone(true)}
          onButtonGone={() => status.current?.focus()}
        />
      </article>
      <SaveGiftLinkOptions address={getAddress(token)} title={title} />
      <footer className={classes.foot}>
        {hubPath !== null && <a href={hubPath}>{words.hubLink(childFirstName)}</a>}
        <a href="/mine">{words.myGiftsLink()}</a>
        {showsBranding && (
          <span>
            {renderRichText(words.brandingNote(), { product: <a href="/">{getSiteName()}</a> })}
          </span>
        )}
      </footer>
    </main>
  );
}

/**
 * Updates a gift in the browser's storage. Adds a missing gift only after a visit to the hub, because the page may be
 * open on another person's device. The hub's dialogs store new gifts themselves (rule: own-gifts).
 */
function storeGift(gift: GiftPageView, passToken: string) {
  const { origin } = window.location;
  const known = findRecordedGift(passToken);
  if (!known && !document.referrer.startsWith(`${origin}/hub/`)) return;
  const { itemId, label, hubPath, reservedUntil, amount, currency, canGiveBack, childFirstName } =
    gift;
  const kidId = hubPath && new URL(hubPath, origin).searchParams.get("kid");
  saveRecordedGift({
    itemId: (gift.listing !== "off-list" && itemId) || "",
    itemName: label ?? "",
    kidId: kidId ?? known?.kidId ?? "",
    kidName: childFirstName,
    undoToken: known?.undoToken ?? "",
    passToken,
    recordedAt: known?.recordedAt ?? Date.now(),
    ...(reservedUntil !== null && { heldUntil: Date.parse(reservedUntil) }),
    ...(amount !== null && { amount, currency }),
    ...(!canGiveBack && { isSettled: true }),
  });
}

/** Returns the URL of a gift's private page. On the server, returns only the path, because no button is usable yet. */
const getAddress = (token: string): string => {
  const path = getGiftPath(token);
  return typeof window === "undefined" ? path : new URL(path, window.location.origin).href;
};

function GivenBack({ gift }: { gift: GiftPageView }) {
  // Focuses the page's content, because the pressed button was removed.
  useEffect(() => document.getElementById("content")?.focus(), []);
  const { hubPath, childFirstName } = gift;
  const isOnList = gift.kind !== "contribution" && gift.listing === "listed";
  const heading = isOnList ? words.giftReleasedHeading() : words.contributionWithdrawnHeading();
  return (
    <MessagePage
      title={heading}
      heading={heading}
      Picture={FruitingGiftIllustration}
      text={
        isOnList ? words.giftReleasedMessage() : words.contributionWithdrawnMessage(childFirstName)
      }
    >
      {hubPath !== null && <Button href={hubPath}>{words.hubLink(childFirstName)}</Button>}
    </MessagePage>
  );
}
