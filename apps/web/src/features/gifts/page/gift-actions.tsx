import type { GiftPassView } from "@giftling/domain";
import { checkConnectionMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { getErrorMessage, trpc } from "../../../trpc.ts";
import { ExternalLink } from "../../hub/sections/outside-link.tsx";
import { getSafeUrl, getShopName } from "../../hub/sections/wishlist/store-name.ts";
import classes from "./gift-page.module.css";

const BoughtDialog = createLazyPopup(() => import("./bought-dialog.tsx"));
const GiveBackDialog = createLazyPopup(() => import("./give-back-dialog.tsx"));

/** Renders the giver's actions: record a held gift as bought, extend the hold, or undo the gift (rule: gift-pass). */
export function GiftActions({
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
