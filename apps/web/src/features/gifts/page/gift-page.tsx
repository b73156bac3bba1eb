import type { GiftPassView } from "@giftling/domain";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import { getGiftPageTitle } from "@giftling/messages/gifts/gift-title";
import { getUndoGiftWords } from "@giftling/messages/gifts/gift-undo";
import { type MouseEvent, useEffect, useState } from "react";
import { getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { formatDay } from "../../../components/format-day.ts";
import {
  FruitingGiftIllustration,
  GrowingGiftIllustration,
} from "../../../components/illustrations/growing-gift.tsx";
import { InlineFactList } from "../../../components/inline-fact-list.tsx";
import { SaveGiftLinkOptions } from "../../../components/keep-gift/save-gift-link-options.tsx";
import { LocalTime } from "../../../components/local-time.tsx";
import { MessagePage } from "../../../components/page/message-page.tsx";
import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { usePictureError } from "../../../components/picture/use-picture-error.ts";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { getTextLanguageProps } from "../../../components/text-language-props.ts";
import { writeApi } from "../../../visitor/call-api.ts";
import { useCall } from "../../../visitor/use-call.ts";
import {
  deleteRecordedGift,
  findRecordedGift,
  saveRecordedGift,
} from "../../hub/memory/recorded-gifts.ts";
import { ExternalLink } from "../../hub/sections/external-link.tsx";
import { getSafeUrl, getShopName } from "../../hub/sections/wishlist/store-name.ts";
import classes from "./gift-page.module.css";

/** Renders the giver's private page for a hold, a purchase, a contribution or an off-list gift (rule: gift-pass). */
export function GiftPage({ gift: loaded, token }: { gift: GiftPassView; token: string }) {
  const [gift, setGift] = useState(loaded);
  const [isGone, setGone] = useState(false);
  const { childFirstName, hubPath, showsBranding, thankYou } = gift;
  const title = getGiftPageTitle(gift);
  const own = getTextLanguageProps(gift.language);
  const { isBroken, watch } = usePictureError(gift.imageUrl);
  useDocumentTitle(showsBranding ? `${title} | Giftling` : title);
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
        <p className={classes.state}>{words.getGiftStateLabel(stateOf(gift))}</p>
        <h1
          className={classes.title}
          {...(gift.amount === null && gift.label ? own : getTextLanguageProps(undefined))}
        >
          {title}
        </h1>
        <p className={classes.facts}>
          <InlineFactList
            of={[
              gift.kind !== "contribution"
                ? words.recipientLabel(childFirstName)
                : gift.label && <span {...own}>{gift.label}</span>,
              gift.price,
              gift.giverName && words.giverLabel(gift.giverName),
            ]}
          />
        </p>
        <p className={classes.text} role="status">
          <Story gift={gift} />
        </p>
        {gift.kind === "contribution" && isRemovedFromList(gift) && (
          <p className={classes.text}>{words.removedActivityMessage(childFirstName)}</p>
        )}
        {thankYou !== null && (
          <blockquote className={classes.thanks}>
            <p {...own}>{thankYou.message}</p>
            <a href={thankYou.path}>{words.thankYouLink(childFirstName)}</a>
          </blockquote>
        )}
        <GiftActions gift={gift} token={token} onChanged={setGift} onGone={() => setGone(true)} />
      </article>
      <SaveGiftLinkOptions address={addressOf(token)} title={title} />
      <footer className={classes.foot}>
        {hubPath !== null && <a href={hubPath}>{words.hubLink(childFirstName)}</a>}
        <a href="/mine">{words.myGiftsLink()}</a>
        {showsBranding && (
          <span>{renderRichText(words.brandingNote(), { product: <a href="/">Giftling</a> })}</span>
        )}
      </footer>
    </main>
  );
}

/**
 * Updates the gift in this browser's storage. Adds a missing gift only if the visitor comes from a form of the hub,
 * because the page can also be opened on another person's device. The app's dialogs store gifts themselves
 * (rule: own-gifts).
 */
function storeGift(gift: GiftPassView, passToken: string) {
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

/** Returns the URL of a gift's private page. Returns only its path on the server, where no button uses the URL. */
const addressOf = (token: string): string => {
  const path = `/gift/${encodeURIComponent(token)}`;
  return typeof window === "undefined" ? path : new URL(path, window.location.origin).href;
};

function stateOf({
  kind,
  receivedAt,
  status,
  withdrawal = null,
  listing,
}: GiftPassView): Parameters<typeof words.getGiftStateLabel>[0] {
  if (kind === "hold") return listing === "deleted" ? "ended" : "held";
  if (kind === "purchase") return receivedAt === null ? "bought" : "arrived";
  if (withdrawal === "requested") return status === "dismissed" ? "withdrawn" : "asked";
  if (withdrawal === "declined" && status !== "dismissed") return "kept";
  if (status === "confirmed") return "confirmed";
  return status === "dismissed" ? "dismissed" : "sent";
}

/** Returns whether a parent archived or deleted the gift's wish (rule: deleted-wish). */
const isRemovedFromList = ({ listing }: GiftPassView): boolean =>
  listing === "put-away" || listing === "deleted";

/** Renders the sentence that explains a gift's state. */
function Story({ gift }: { gift: GiftPassView }) {
  const { childFirstName: child, reservedUntil, givenAt, listing } = gift;
  const isRemoved = isRemovedFromList(gift);
  switch (stateOf(gift)) {
    case "ended":
      return words.endedHoldMessage(child);
    case "held":
      return renderRichText(
        isRemoved ? words.heldArchivedWishMessage(child) : words.heldGiftMessage(),
        { end: reservedUntil !== null && <LocalTime at={reservedUntil} /> },
      );
    case "bought":
      if (isRemoved) {
        const withdraw = gift.canGiveBack ? ` ${words.withdrawRemovedWishMessage()}` : "";
        return words.boughtRemovedWishMessage(child) + withdraw;
      }
      // The message about an off-list gift does not mention other buyers.
      return listing === "off-list"
        ? words.boughtOffListGiftMessage(child)
        : words.boughtWishMessage(child);
    case "arrived":
      return words.arrivedGiftMessage(child);
    case "sent":
      return renderRichText(words.sentContributionMessage(child), { day: <Day at={givenAt} /> });
    case "confirmed":
      return words.confirmedContributionMessage(child);
    case "dismissed":
      return words.dismissedContributionMessage(child);
    case "asked":
      return words.withdrawalRequestedMessage(child);
    case "kept":
      return words.withdrawalDeclinedMessage(child);
    case "withdrawn":
      return words.withdrawContributionMessage(child);
  }
}

/** Renders a day in local time, such as "on March 14", "today" or "yesterday". */
function Day({ at }: { at: string }) {
  const day = formatDay(at, new Date());
  return <time dateTime={at}>{/\d/.test(day) ? words.givenDayLabel(day) : day.toLowerCase()}</time>;
}

function GivenBack({ gift }: { gift: GiftPassView }) {
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

const BoughtDialog = createLazyPopup(() => import("./confirm-purchase-dialog.tsx"));
const AskBackDialog = createLazyPopup(() => import("./ask-back-dialog.tsx"));
const GiveBackDialog = createLazyPopup(() => import("./undo-gift-dialog.tsx"));

/**
 * Renders the giver's actions on a gift: record a hold as bought, extend the hold, or undo the gift (rule: gift-pass).
 */
function GiftActions({
  gift,
  token,
  onChanged,
  onGone,
}: {
  gift: GiftPassView;
  token: string;
  onChanged: (gift: GiftPassView) => void;
  onGone: () => void;
}) {
  const [open, setOpen] = useState<"bought" | "back" | "ask" | null>(null);
  const extend = useCall(async () => onChanged(await writeApi("gifts", "extend", { token })));
  const address = getSafeUrl(gift.url);
  const shop = getShopName(address);
  const isHold = stateOf(gift) === "held";
  const path = `/gift/${encodeURIComponent(token)}`;
  /** Returns a handler of a button, whose form opens a page without scripts. */
  const instead = (run: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <>
      <form className={classes.actions}>
        {isHold && address !== null && (
          <Button renderRoot={(props) => <ExternalLink {...props} href={address} />}>
            {shop === null ? words.viewInShopLink() : words.viewAtShopLink(shop)}
          </Button>
        )}
        {isHold && !gift.isPaused && (
          <Button
            type="submit"
            formAction={`${path}/bought`}
            variant={address === null ? "filled" : "outline"}
            onClick={instead(() => setOpen("bought"))}
          >
            {words.recordPurchaseButton()}
          </Button>
        )}
        {isHold && gift.canExtend && !gift.isPaused && (
          <Button
            type="submit"
            formAction={`${path}/extend`}
            formMethod="post"
            variant="default"
            loading={extend.isPending}
            onClick={instead(() => void extend.run().catch(() => undefined))}
          >
            {words.extendHoldButton()}
          </Button>
        )}
        {gift.canGiveBack && (
          <Button
            type="submit"
            formAction={`${path}/release`}
            variant="subtle"
            onClick={instead(() => setOpen("back"))}
          >
            {getUndoGiftWords(gift).button}
          </Button>
        )}
        {gift.canAskBack && (
          <Button
            type="submit"
            formAction={`${path}/ask-back`}
            variant="subtle"
            onClick={instead(() => setOpen("ask"))}
          >
            {words.askWithdrawalButton()}
          </Button>
        )}
        {gift.isPaused && isHold && <p className={classes.soft}>{words.hubPausedNote()}</p>}
        {extend.error !== null && (
          <p role="alert" className={classes.problem}>
            {getErrorMessage(extend.error, checkConnectionMessage())}
          </p>
        )}
      </form>
      <BoughtDialog
        opened={open === "bought"}
        onClose={() => setOpen(null)}
        gift={gift}
        token={token}
        onBought={onChanged}
      />
      <GiveBackDialog
        opened={open === "back"}
        onClose={() => setOpen(null)}
        gift={gift}
        token={token}
        onGone={onGone}
        onRefused={onChanged}
      />
      <AskBackDialog
        opened={open === "ask"}
        onClose={() => setOpen(null)}
        gift={gift}
        token={token}
        onAsked={onChanged}
      />
    </>
  );
}
