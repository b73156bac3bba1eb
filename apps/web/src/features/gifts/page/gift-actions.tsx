import { type GiftPageView, getGiftPath } from "@giftling/domain";
import { connectionErrorMessage } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/gift-page";
import { getUndoGiftMessages } from "@giftling/messages/gifts/gift-undo";
import * as pageWords from "@giftling/messages/hub/page";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { getErrorCode, getErrorMessage } from "../../../api-error.ts";
import { Button } from "../../../components/button.tsx";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { queryApi, writeApi } from "../../../visitor/call-api.ts";
import { useApiCall } from "../../../visitor/use-api-call.ts";
import { ExternalLink } from "../../hub/sections/external-link.tsx";
import { getSafeUrl, getShopName } from "../../hub/sections/wishlist/shop-name.ts";
import classes from "./gift-page.module.css";
import { getGiftState } from "./gift-state.tsx";

const BoughtDialog = createLazyPopup(() => import("./confirm-purchase-dialog.tsx"));
const ConfirmationDialog = createLazyPopup(() => import("./gift-confirmation-dialog.tsx"));

/**
 * Renders the giver's actions on a gift: record a hold as bought, extend the hold, or undo the gift (rule: gift-pass).
 */
export function GiftActions({
  gift,
  token,
  onChanged,
  onGone,
  onButtonGone,
}: {
  gift: GiftPageView;
  token: string;
  onChanged: (gift: GiftPageView) => void;
  onGone: () => void;
  /**
   * Called when the button of the giver's last action was removed. If a dialog is open, called after the dialog closes.
   */
  onButtonGone: () => void;
}) {
  const [open, setOpen] = useState<"bought" | "back" | "ask" | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  // Runs after every render. When a dialog closes, the button that opened the dialog may no longer exist.
  useEffect(() => {
    if (open !== null || pressed.current?.isConnected !== false) return;
    pressed.current = null;
    onButtonGone();
  });
  const extend = useApiCall(async () => {
    const response = writeApi("gifts", "extend", { token }).catch((error) => {
      // The hold is already extended, possibly by an earlier request whose response was lost.
      if (getErrorCode(error) === "CONFLICT") return queryApi("gifts", "pass", { token });
      throw error;
    });
    onChanged(await response);
  });
  async function release() {
    try {
      await writeApi("gifts", "release", { token });
    } catch (error) {
      const code = getErrorCode(error);
      if (code === "CONFLICT") {
        await queryApi("gifts", "pass", { token }).then(onChanged, () => undefined);
      }
      // The gift no longer exists, possibly because of an earlier request whose response was lost.
      if (code !== "NOT_FOUND") throw error;
    }
    onGone();
  }

  async function requestWithdrawal() {
    onChanged(await writeApi("gifts", "askBack", { token }));
    setOpen(null);
  }

  const undoTexts = getUndoGiftMessages(gift);
  const address = getSafeUrl(gift.url);
  const shop = getShopName(address);
  const isHold = getGiftState(gift) === "held";
  const path = getGiftPath(token);
  /**
   * Returns a click handler that runs `run` and prevents the submission of the form. Without JavaScript, the clicked
   * button submits the form.
   */
  const instead = (run: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    pressed.current = event.currentTarget;
    run();
  };
  return (
    <>
      <form className={classes.actions}>
        {isHold && address !== null && (
          <Button renderRoot={(props) => <ExternalLink {...props} href={address} />}>
            {shop === null ? pageWords.shopLink() : pageWords.namedShopLink(shop)}
          </Button>
        )}
        {isHold && !gift.isPaused && (
          <Button
            type="submit"
            formAction={`${path}/bought`}
            variant={address === null ? "filled" : "outline"}
            onClick={instead(() => setOpen("bought"))}
          >
            {pageWords.reportPurchaseButton()}
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
            {undoTexts.button}
          </Button>
        )}
        {gift.canAskBack && (
          <Button
            type="submit"
            formAction={`${path}/ask-back`}
            variant="subtle"
            onClick={instead(() => setOpen("ask"))}
          >
            {words.requestWithdrawalButton()}
          </Button>
        )}
        {gift.isPaused && isHold && <p className={classes.soft}>{words.hubPausedNote()}</p>}
        {extend.error !== null && (
          <p role="alert" className={classes.problem}>
            {getErrorMessage(extend.error, connectionErrorMessage())}
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
      <ConfirmationDialog
        opened={open === "back"}
        onClose={() => setOpen(null)}
        {...undoTexts}
        isDanger
        send={release}
      />
      <ConfirmationDialog
        opened={open === "ask"}
        onClose={() => setOpen(null)}
        title={words.requestWithdrawalTitle()}
        text={words.requestWithdrawalMessage(gift.childFirstName)}
        button={words.sendWithdrawalRequestButton()}
        send={requestWithdrawal}
      />
    </>
  );
}
