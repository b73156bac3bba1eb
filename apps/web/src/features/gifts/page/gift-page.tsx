import type { GiftPassView } from "@giftling/domain";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import { getGiftPageTitle } from "@giftling/messages/gifts/gift-title";
import * as frameWords from "@giftling/messages/pages/frame";
import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { formatDay } from "../../../components/format-day.ts";
import {
  FruitingGiftIllustration,
  GrowingGiftIllustration,
} from "../../../components/illustrations/growing-gift.tsx";
import { SignpostIllustration } from "../../../components/illustrations/signpost.tsx";
import { InlineFactList } from "../../../components/inline-fact-list.tsx";
import { SaveGiftLinkOptions } from "../../../components/keep-gift/save-gift-link-options.tsx";
import { LocalTime } from "../../../components/local-time.tsx";
import { MessagePage } from "../../../components/page/message-page.tsx";
import { usePictureError } from "../../../components/picture/use-picture-error.ts";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { getTextLanguageProps } from "../../../components/text-language-props.ts";
import { getErrorMessage, trpc } from "../../../trpc.ts";
import { ExternalLink } from "../../hub/sections/external-link.tsx";
import { getSafeUrl, getShopName } from "../../hub/sections/wishlist/store-name.ts";
import classes from "./gift-page.module.css";

/** Renders the giver's private page for a hold, a purchase, a contribution or an off-list gift (rule: gift-pass). */
export function GiftPage({ loaded, token }: { loaded: GiftPassView; token: string }) {
  const [gift, setGift] = useState(loaded);
  const [isGone, setGone] = useState(false);
  const { childFirstName, hubPath, showsBranding, thankYou } = gift;
  const title = getGiftPageTitle(gift);
  const own = getTextLanguageProps(gift.language);
  const { isBroken, watch } = usePictureError(gift.imageUrl);
  useDocumentTitle(showsBranding ? `${title} | Giftling` : title);
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

/** Returns the URL of a gift's private page. Returns only its path on the server, where no button uses the URL. */
const addressOf = (token: string): string => {
  const path = `/gift/${encodeURIComponent(token)}`;
  return typeof window === "undefined" ? path : new URL(path, window.location.origin).href;
};

function stateOf({
  kind,
  receivedAt,
  status,
}: GiftPassView): Parameters<typeof words.getGiftStateLabel>[0] {
  if (kind === "hold") return "held";
  if (kind === "purchase") return receivedAt === null ? "bought" : "arrived";
  if (status === "confirmed") return "confirmed";
  return status === "dismissed" ? "dismissed" : "sent";
}

/** Renders the sentence that explains a gift's state. */
function Story({ gift }: { gift: GiftPassView }) {
  const { childFirstName: child, reservedUntil, givenAt } = gift;
  switch (stateOf(gift)) {
    case "held":
      return renderRichText(words.heldGiftMessage(), {
        end: reservedUntil !== null && <LocalTime at={reservedUntil} />,
      });
    case "bought":
      // The message about an off-list gift, which has no URL, does not mention other buyers.
      return gift.url === null
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
  }
}

/** Renders a day in local time, such as "on March 14", "today" or "yesterday". */
function Day({ at }: { at: string }) {
  const day = formatDay(at, new Date());
  return <time dateTime={at}>{/\d/.test(day) ? words.givenDayLabel(day) : day.toLowerCase()}</time>;
}

function GivenBack({ gift }: { gift: GiftPassView }) {
  const { hubPath, childFirstName } = gift;
  const isMoney = gift.kind === "contribution";
  return (
    <MessagePage
      title={words.giftReleasedTitle()}
      heading={isMoney ? words.contributionWithdrawnHeading() : words.giftReleasedHeading()}
      Picture={FruitingGiftIllustration}
      text={
        isMoney ? words.contributionWithdrawnMessage(childFirstName) : words.giftReleasedMessage()
      }
    >
      {hubPath !== null && <Button href={hubPath}>{words.hubLink(childFirstName)}</Button>}
    </MessagePage>
  );
}

/** Renders the error page for an expired hold, an undone gift or an incomplete gift link. */
export function GiftNotFound() {
  return (
    <MessagePage
      title={words.giftNotFoundTitle()}
      heading={words.giftNotFoundHeading()}
      Picture={SignpostIllustration}
      text={words.giftNotFoundMessage()}
    >
      <Button renderRoot={(props) => <Link to="/" {...props} />}>
        {frameWords.homePageLink()}
      </Button>
    </MessagePage>
  );
}

const BoughtDialog = createLazyPopup(() => import("./confirm-purchase-dialog.tsx"));
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
  const [open, setOpen] = useState<"bought" | "back" | null>(null);
  const extend = trpc.gifts.extend.useMutation({ onSuccess: onChanged });
  const address = getSafeUrl(gift.url);
  const shop = getShopName(address);
  const isHold = gift.kind === "hold";
  return (
    <div className={classes.actions}>
      {isHold && address !== null && (
        <Button renderRoot={(props) => <ExternalLink {...props} href={address} />}>
          {shop === null ? words.viewInShopLink() : words.viewAtShopLink(shop)}
        </Button>
      )}
      {isHold && !gift.isPaused && (
        <Button variant={address === null ? "filled" : "outline"} onClick={() => setOpen("bought")}>
          {words.recordPurchaseButton()}
        </Button>
      )}
      {isHold && gift.canExtend && !gift.isPaused && (
        <Button
          variant="default"
          loading={extend.isPending}
          onClick={() => extend.mutate({ token })}
        >
          {words.extendHoldButton()}
        </Button>
      )}
      {gift.canGiveBack && (
        <Button variant="subtle" onClick={() => setOpen("back")}>
          {gift.kind === "contribution"
            ? words.withdrawContributionButton()
            : words.releaseGiftButton()}
        </Button>
      )}
      {gift.isPaused && isHold && <p className={classes.soft}>{words.hubPausedNote()}</p>}
      {extend.error !== null && (
        <p role="alert" className={classes.problem}>
          {getErrorMessage(extend.error, checkConnectionMessage())}
        </p>
      )}
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
      />
    </div>
  );
}
