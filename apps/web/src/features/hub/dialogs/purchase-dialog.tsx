import { isFree } from "@giftling/domain";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { type HubItem, useHub, useHubTextProps } from "../flow/hub-context.ts";
import { useHoldWish, useRecordPurchase } from "../flow/use-giving-writes.ts";
import { findHold } from "../memory/recorded-gifts.ts";
import { readFollowedLink } from "../memory/supporter-memory.ts";
import buttons from "../sections/hub-buttons.module.css";
import { ExternalLink } from "../sections/outside-link.tsx";
import { formatPrice, getSafeUrl, getStoreHost } from "../sections/wishlist/store-name.ts";
import classes from "./dialogs.module.css";
import { ShortMessageField } from "./few-words.tsx";
import { GiverFields } from "./giver-fields.tsx";
import { WishRemovedNotice } from "./gone.tsx";
import { useGivingForm } from "./use-giving-form.ts";

/** Renders the dialog that records a wish as bought (rule: purchase-dialog). */
export function PurchaseDialog({ itemId }: { itemId: string }) {
  const { hub } = useHub();
  // Stays unchanged, because the recorded purchase updates the hub while this dialog fades out.
  const [item] = useState(() => hub.wishlist.find(({ id }) => id === itemId));
  return item === undefined ? <WishRemovedNotice /> : <PurchaseForm item={item} />;
}

function PurchaseForm({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const own = useHubTextProps();
  const { record, isPending } = useRecordPurchase(item);
  const { form, onSubmit, outcome } = useGivingForm({
    about: `purchase ${item.id}`,
    asksName: true,
    asksAmount: false,
    isPending,
    onGiven: (given) => void record(given, outcome),
  });
  const { reserve, isPending: isHolding } = useHoldWish(item);
  const price = formatPrice(item.price);
  // The question about the shop is only shown to a visitor who followed the shop's link on this page.
  const [cameFromShop] = useState(() => readFollowedLink(Date.now())?.id === item.id);
  const address = cameFromShop ? getSafeUrl(item.url) : null;
  // A visitor who returns from the shop may want a hold, unless this browser already has one.
  const [canHold] = useState(() => cameFromShop && isFree(item) && findHold(item.id) === undefined);

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.thing}>
        <p className={classes.thingName} {...own}>
          {item.name}
        </p>
        {price !== null && <p className={classes.soft}>{price}</p>}
      </div>
      <p className={classes.text}>{dialogsWords.purchaseDescription(hub.kid.firstName)}</p>
      {address !== null && (
        <p className={classes.again}>
          {dialogsWords.shopLinkNote()}{" "}
          <ExternalLink href={address}>
            {dialogsWords.shopLink(getStoreHost(address) ?? address)}
          </ExternalLink>
        </p>
      )}
      <GiverFields form={form} />
      <ShortMessageField form={form} firstName={hub.kid.firstName} />
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          {dialogsWords.confirmPurchaseButton()}
        </Button>
        {canHold ? (
          <Button
            variant="outline"
            loading={isHolding}
            onClick={() =>
              void reserve(form.values.isAnonymous ? null : form.values.name.trim() || null)
            }
          >
            {dialogsWords.holdInsteadButton()}
          </Button>
        ) : null}
        <button type="button" className={buttons.quiet} onClick={() => send({ type: "closed" })}>
          {dialogsWords.notYetButton()}
        </button>
      </div>
    </form>
  );
}
