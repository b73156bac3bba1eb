import { hasFreeUnit } from "@giftling/domain";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { type HubItem, useHub } from "../flow/hub-context.ts";
import { useHoldWish, useRecordPurchase } from "../flow/use-giving-writes.ts";
import { findHold } from "../memory/recorded-gifts.ts";
import { readFollowedLink } from "../memory/supporter-memory.ts";
import { ExternalLink } from "../sections/external-link.tsx";
import buttons from "../sections/hub-buttons.module.css";
import { getSafeUrl, getShopHost } from "../sections/wishlist/shop-name.ts";
import classes from "./dialogs.module.css";
import { GiverFields } from "./giver-fields.tsx";
import { ShortMessageField } from "./short-message-field.tsx";
import { useGivingForm } from "./use-giving-form.ts";
import { WishSummary } from "./wish-dialog.tsx";

/** Renders the form that records a wish as bought (rule: purchase-dialog). */
export function PurchaseForm({ item }: { item: HubItem }) {
  const { hub, send } = useHub();
  const { record, isPending } = useRecordPurchase(item);
  const { form, onSubmit, outcome } = useGivingForm({
    about: `purchase ${item.id}`,
    asksName: true,
    asksAmount: false,
    isPending,
    onGiven: (given) => void record(given, outcome),
  });
  const { reserve, isPending: isHolding } = useHoldWish(item);
  // Only a visitor who followed the wish's shop link sees the note about a shop page that did not open.
  const [cameFromShop] = useState(() => readFollowedLink(Date.now())?.id === item.id);
  const address = cameFromShop ? getSafeUrl(item.url) : null;
  // A visitor who returns from the shop can hold the wish, unless this browser already holds a unit.
  const [canHold] = useState(
    () => cameFromShop && hasFreeUnit(item) && findHold(item.id) === undefined,
  );

  return (
    <form className={dialogClasses.form} onSubmit={onSubmit} noValidate>
      <WishSummary item={item} />
      <p className={dialogClasses.text}>{dialogsWords.purchaseDescription(hub.kid.firstName)}</p>
      {address !== null && (
        <p className={classes.again}>
          {dialogsWords.shopNotOpenedNote()}{" "}
          <ExternalLink href={address}>
            {dialogsWords.shopLink(getShopHost(address) ?? address)}
          </ExternalLink>
        </p>
      )}
      <GiverFields form={form} />
      <ShortMessageField form={form} firstName={hub.kid.firstName} />
      <div className={dialogClasses.actions}>
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
          {dialogsWords.noContributionYetButton()}
        </button>
      </div>
    </form>
  );
}
