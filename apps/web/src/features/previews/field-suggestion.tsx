import * as words from "@giftling/messages/wishlist/previews";
import { Button } from "../../components/button.tsx";
import classes from "./previews.module.css";
import type { ProductPreviewData } from "./use-product-preview.ts";

/** Renders a value from a product preview below a form field, with a button that applies or discards the value. */
export function FieldSuggestion({
  product,
  what,
  proposed,
  isTaken,
  onTake,
  onLeave,
}: {
  product: ProductPreviewData | null;
  what: words.PreviewField;
  proposed: string | null;
  isTaken: boolean;
  onTake: () => void;
  onLeave: () => void;
}) {
  if (product === null || proposed === null) return null;
  return (
    <div className={classes.proposal}>
      <p className={classes.proposalText}>
        {isTaken
          ? words.valueSourceLabel(product.store)
          : words.previewValueLabel(product.store, proposed)}
      </p>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={
          isTaken ? words.discardValueAriaLabel(what) : words.applyValueAriaLabel(what, proposed)
        }
        onClick={isTaken ? onLeave : onTake}
      >
        {isTaken ? words.discardValueButton() : words.applyValueButton()}
      </Button>
    </div>
  );
}
