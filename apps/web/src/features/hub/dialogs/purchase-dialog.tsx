import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { type HubItem, useHub } from "../flow/hub-context.ts";
import { useRecordPurchase } from "../flow/use-record-purchase.ts";
import { followed } from "../memory/supporter-memory.ts";
import buttons from "../sections/hub-buttons.module.css";
import { OutsideLink } from "../sections/outside-link.tsx";
import { priceLabel, safeAddress, storeHost } from "../sections/wishlist/store-name.ts";
import classes from "./dialogs.module.css";
import { GiverFields } from "./giver-fields.tsx";
import { useGivingForm } from "./use-giving-form.ts";

/** Asks whether the gift was bought (rule: purchase-dialog). */
export function PurchaseDialog({ itemId }: { itemId: string }) {
  const { hub } = useHub();
  // Kept as it was: once recorded, the hub's own copy is a purchased one while this dialog still fades.
  const [item] = useState(() => hub.wishlist.find(({ id }) => id === itemId));
  return item === undefined ? <Gone /> : <PurchaseForm item={item} />;
}

function PurchaseForm({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const { record, isPending } = useRecordPurchase(item);
  const { form, onSubmit, outcome } = useGivingForm({
    about: `purchase ${item.id}`,
    asksName: true,
    asksAmount: false,
    isPending,
    onGiven: ({ name }) => void record(name, outcome),
  });
  const price = priceLabel(item.price);
  // Who was there before, and only tells of the gift, is not asked about the shop.
  const [cameFromShop] = useState(() => followed(Date.now())?.id === item.id);
  const address = cameFromShop ? safeAddress(item.url) : null;

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.thing}>
        <p className={classes.thingName} dir="auto">
          {item.name}
        </p>
        {price !== null && <p className={classes.soft}>{price}</p>}
      </div>
      <p className={classes.text}>
        Then it leaves the list, and nobody gives it to {hub.kid.firstName} twice.
      </p>
      {address !== null && (
        <p className={classes.again}>
          Shop didn't open? <OutsideLink href={address}>Go to {storeHost(address)}</OutsideLink>
        </p>
      )}
      <GiverFields form={form} />
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          I bought this gift
        </Button>
        <button type="button" className={buttons.quiet} onClick={() => send({ type: "closed" })}>
          Not yet
        </button>
      </div>
    </form>
  );
}

/** The parent took the item off the list in the meantime. */
function Gone() {
  const { send } = useHub();
  return (
    <div className={classes.form}>
      <p className={classes.text}>This gift is no longer on the list.</p>
      <div className={classes.actions}>
        <button type="button" className={buttons.primary} onClick={() => send({ type: "closed" })}>
          Back to the hub
        </button>
      </div>
    </div>
  );
}
