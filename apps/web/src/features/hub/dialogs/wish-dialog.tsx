import * as words from "@giftling/messages/hub/dialogs";
import { type ComponentType, useState } from "react";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { type HubItem, useHub, useHubTextProps } from "../flow/hub-context.ts";
import { findHold } from "../memory/recorded-gifts.ts";
import buttons from "../sections/hub-buttons.module.css";
import { formatPrice } from "../sections/wishlist/shop-name.ts";
import classes from "./dialogs.module.css";

/** Renders the form of a dialog about a wish. Renders a notice instead if the hub does not contain the wish. */
export function WishDialog({
  itemId,
  Form,
}: {
  itemId: string;
  Form: ComponentType<{ item: HubItem }>;
}) {
  const { hub, send } = useHub();
  // The wish is read only once, because a recorded gift updates the hub while this dialog fades out.
  const [item] = useState(() => {
    const found = hub.wishlist.find(({ id }) => id === itemId);
    // If gifts are surprises, the hub omits the name of a held wish. The visitor who holds the wish may see its name
    // (rule: surprises).
    return found && { ...found, name: findHold(itemId)?.itemName ?? found.name };
  });
  if (item !== undefined) return <Form item={item} />;
  return (
    <div className={dialogClasses.form}>
      <p className={dialogClasses.text}>{words.wishUnavailableMessage()}</p>
      <div className={dialogClasses.actions}>
        <button type="button" className={buttons.primary} onClick={() => send({ type: "closed" })}>
          {words.backToHubButton()}
        </button>
      </div>
    </div>
  );
}

export function WishSummary({ item }: { item: HubItem }) {
  const own = useHubTextProps();
  const { hub } = useHub();
  const price = formatPrice(item.price, hub.currency);
  return (
    <div className={classes.thing}>
      <p className={classes.thingName} {...own}>
        {item.name}
      </p>
      {price !== null && <p className={dialogClasses.soft}>{price}</p>}
    </div>
  );
}
