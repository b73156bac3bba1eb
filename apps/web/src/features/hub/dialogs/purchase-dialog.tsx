import { isFree } from "@giftling/domain";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { type HubItem, useHub, useOwnWords } from "../flow/hub-context.ts";
import { useRecordPurchase } from "../flow/use-record-purchase.ts";
import { useReserve } from "../flow/use-reserve.ts";
import { holdOn } from "../memory/recorded-gifts.ts";
import { readFollowed } from "../memory/supporter-memory.ts";
import buttons from "../sections/hub-buttons.module.css";
import { OutsideLink } from "../sections/outside-link.tsx";
import { priceLabel, safeAddress, storeHost } from "../sections/wishlist/store-name.ts";
import classes from "./dialogs.module.css";
import { ShortMessageField } from "./few-words.tsx";
import { GiverFields } from "./giver-fields.tsx";
import { WishMissing } from "./gone.tsx";
import { useGivingForm } from "./use-giving-form.ts";

/** Renders the dialog that records a wish as bought (rule: purchase-dialog). */
export function PurchaseDialog({ itemId }: { itemId: string }) {
  const { hub } = useHub();
  // Stays unchanged, because the recorded purchase updates the hub while this dialog fades out.
  const [item] = useState(() => hub.wishlist.find(({ id }) => id === itemId));
  return item === undefined ? <WishMissing /> : <PurchaseForm item={item} />;
}

function PurchaseForm({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const own = useOwnWords();
  const { record, isPending } = useRecordPurchase(item);
  const { form, onSubmit, outcome } = useGivingForm({
    about: `purchase ${item.id}`,
    asksName: true,
    asksAmount: false,
    isPending,
    onGiven: (given) => void record(given, outcome),
  });
  const { reserve, isPending: isHolding } = useReserve(item);
  const price = priceLabel(item.price);
  // The question about the shop is only shown to a visitor who followed the shop's link on this page.
  const [cameFromShop] = useState(() => readFollowed(Date.now())?.id === item.id);
  const address = cameFromShop ? safeAddress(item.url) : null;
  // A visitor who returns from the shop may want a hold, unless this browser already has one.
  const [canHold] = useState(() => cameFromShop && isFree(item) && holdOn(item.id) === undefined);

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.thing}>
        <p className={classes.thingName} {...own}>
          {item.name}
        </p>
        {price !== null && <p className={classes.soft}>{price}</p>}
      </div>
      <p className={classes.text}>{dialogsWords.leavesTheList(hub.kid.firstName)}</p>
      {address !== null && (
        <p className={classes.again}>
          {dialogsWords.shopDidntOpen()}{" "}
          <OutsideLink href={address}>
            {dialogsWords.goTo(storeHost(address) ?? address)}
          </OutsideLink>
        </p>
      )}
      <GiverFields form={form} />
      <ShortMessageField form={form} firstName={hub.kid.firstName} />
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          {dialogsWords.iBoughtThis()}
        </Button>
        {canHold ? (
          <Button
            variant="outline"
            loading={isHolding}
            onClick={() =>
              void reserve(form.values.isAnonymous ? null : form.values.name.trim() || null)
            }
          >
            {dialogsWords.holdItForMe()}
          </Button>
        ) : null}
        <button type="button" className={buttons.quiet} onClick={() => send({ type: "closed" })}>
          {dialogsWords.notYet()}
        </button>
      </div>
    </form>
  );
}
