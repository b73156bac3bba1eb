import * as words from "@giftling/messages/wishlist/fields";
import { IconGift } from "@tabler/icons-react";
import classes from "./new-wish.module.css";
import type { WishFormValues } from "./wish-form.ts";

/** Renders a preview of the wish from a pasted link, with the current values of the form (rule: paste-first). */
export function WishPreviewCard({
  store,
  values: { name, price, imageUrl },
}: {
  store: string;
  values: Pick<WishFormValues, "name" | "price" | "imageUrl">;
}) {
  return (
    <div className={classes.card}>
      {imageUrl === null ? (
        <span className={classes.noPicture}>
          <IconGift size={28} stroke={1.5} aria-hidden />
        </span>
      ) : (
        <img src={imageUrl} alt="" />
      )}
      <div>
        <p className={classes.cardName}>{name.trim() === "" ? words.missingNameLabel() : name}</p>
        <p className={classes.cardFacts}>
          {price.trim() !== "" && <span className={classes.cardPrice}>{price}</span>}
          {price.trim() !== "" && " · "}
          {store}
        </p>
      </div>
    </div>
  );
}
