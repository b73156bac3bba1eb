import { Button } from "@mantine/core";
import type { FoundProduct } from "../previews/use-product-preview.ts";
import classes from "./wishlist.module.css";

/** The gift's picture, and the one that its shop's page proposes. */
export function ItemPicture({
  imageUrl,
  product,
  onChange,
}: {
  imageUrl: string | null;
  product: FoundProduct | null;
  onChange: (imageUrl: string | null) => void;
}) {
  const proposed = product?.imageUrl ?? null;
  const shown = imageUrl ?? proposed;
  if (shown === null) return null;
  return (
    <div className={classes.pictureField}>
      <img className={classes.picture} src={shown} alt="The gift" data-muted={imageUrl === null} />
      <div className={classes.pictureActions}>
        {proposed !== null && proposed !== imageUrl && (
          <Button variant="default" size="sm" onClick={() => onChange(proposed)}>
            Use the shop's picture
          </Button>
        )}
        {imageUrl !== null && (
          <Button variant="subtle" size="sm" onClick={() => onChange(null)}>
            Leave out the picture
          </Button>
        )}
      </div>
    </div>
  );
}
