import * as words from "@giftling/messages/wishlist/fields";
import { LetterTile } from "../../components/picture/avatar.tsx";
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
  const shownName = name.trim() === "" ? words.missingNameLabel() : name;
  return (
    <div className={classes.card}>
      {imageUrl === null ? (
        <LetterTile name={shownName} size={72} />
      ) : (
        <img src={imageUrl} alt="" />
      )}
      <div>
        <p className={classes.cardName}>{shownName}</p>
        <p className={classes.cardFacts}>
          {price.trim() !== "" && <span className={classes.cardPrice}>{price}</span>}
          {price.trim() !== "" && " · "}
          {store}
        </p>
      </div>
    </div>
  );
}
