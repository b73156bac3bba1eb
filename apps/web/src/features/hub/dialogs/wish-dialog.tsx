import * as words from "@giftling/messages/hub/dialogs";
import { type ComponentType, useState } from "react";
import { type HubItem, useHub, useHubTextProps } from "../flow/hub-context.ts";
import buttons from "../sections/hub-buttons.module.css";
import { formatPrice } from "../sections/wishlist/store-name.ts";
import classes from "./dialogs.module.css";

/** Renders a dialog about a wish, or a notice if the parent has removed the wish in the meantime. */
export function WishDialog({
  itemId,
  Form,
}: {
  itemId: string;
  Form: ComponentType<{ item: HubItem }>;
}) {
  const { hub, send } = useHub();
  // Stays unchanged, because a recorded gift updates the hub while this dialog fades out.
  const [item] = useState(() => hub.wishlist.find(({ id }) => id === itemId));
  if (item !== undefined) return <Form item={item} />;
  return (
    <div className={classes.form}>
      <p className={classes.text}>{words.wishUnavailableMessage()}</p>
      <div className={classes.actions}>
        <button type="button" className={buttons.primary} onClick={() => send({ type: "closed" })}>
          {words.backToHubButton()}
        </button>
      </div>
    </div>
  );
}

/** Renders the name and the price of a wish. */
export function WishSummary({ item }: { item: HubItem }) {
  const own = useHubTextProps();
  const price = formatPrice(item.price);
  return (
    <div className={classes.thing}>
      <p className={classes.thingName} {...own}>
        {item.name}
      </p>
      {price !== null && <p className={classes.soft}>{price}</p>}
    </div>
  );
}
