import type { GiftPassView } from "@giftling/domain";
import { checkConnection } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { lazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { errorMessage, trpc } from "../../../trpc.ts";
import { OutsideLink } from "../../hub/sections/outside-link.tsx";
import { safeAddress, shopName } from "../../hub/sections/wishlist/store-name.ts";
import classes from "./gift-page.module.css";

const BoughtDialog = lazyPopup(() => import("./bought-dialog.tsx"));
const GiveBackDialog = lazyPopup(() => import("./give-back-dialog.tsx"));

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
  const address = safeAddress(gift.url);
  const shop = shopName(address);
  const isHold = gift.kind === "hold";
  return (
    <div className={classes.actions}>
      {isHold && address !== null && (
        <Button renderRoot={(props) => <OutsideLink {...props} href={address} />}>
          {shop === null ? words.viewInTheShop() : words.viewAt(shop)}
        </Button>
      )}
      {isHold && !gift.isPaused && (
        <Button variant={address === null ? "filled" : "outline"} onClick={() => setOpen("bought")}>
          {words.iBoughtIt()}
        </Button>
      )}
      {isHold && gift.canExtend && !gift.isPaused && (
        <Button
          variant="default"
          loading={extend.isPending}
          onClick={() => extend.mutate({ token })}
        >
          {words.holdLonger()}
        </Button>
      )}
      {gift.canGiveBack && (
        <Button variant="subtle" onClick={() => setOpen("back")}>
          {gift.kind === "contribution" ? words.takeItBack() : words.giveItBack()}
        </Button>
      )}
      {gift.isPaused && isHold && <p className={classes.soft}>{words.pausedForNow()}</p>}
      {extend.error !== null && (
        <p role="alert" className={classes.problem}>
          {errorMessage(extend.error, checkConnection())}
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
