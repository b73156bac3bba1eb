import { type ParentWishlistItemView, purchaseOnBehalfSchema, TEXT_LIMITS } from "@giftling/domain";
import * as recordingWords from "@giftling/messages/gifts/recording";
import * as words from "@giftling/messages/wishlist/rows";
import { TextInput, VisuallyHidden } from "@mantine/core";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import { type ValidationResult, validateInput } from "../../components/form/validate-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../idempotency-key.ts";
import { trpc } from "../../trpc.ts";
import { useEntryForm } from "../entries/use-entry-form.ts";
import { useReloadGifts } from "../gifts/ledger/use-reload-gifts.ts";
import classes from "./new-wish.module.css";
import { getMarkPurchasedLabel } from "./wish-status.ts";

type Buyer = "us" | "relative";

const BUYERS: readonly { id: Buyer; getLabel: () => string }[] = [
  { id: "us", getLabel: words.parentPurchaseLabel },
  { id: "relative", getLabel: words.supporterPurchaseLabel },
];

/** Renders the dialog for selecting a wish's buyer: the parents or a relative (rule: parent-mark). */
export default function MarkPurchasedDialog({
  kidId,
  item,
  opened,
  onClose,
  onOwn,
}: DialogProps & {
  kidId: string;
  item: ParentWishlistItemView;
  /** Records a wish as purchased by the parents. */
  onOwn: () => void;
}) {
  const purchase = trpc.wishlist.purchase.useMutation({ onSuccess: useReloadGifts(kidId) });
  const { form, dialog } = useEntryForm({
    start: { buyer: "us" as Buyer, onBehalfOf: "" },
    check: ({ buyer, onBehalfOf }): ValidationResult<{ id: string; onBehalfOf: string } | null> =>
      buyer === "us"
        ? { ok: true, input: null }
        : validateInput(purchaseOnBehalfSchema, { id: item.id, onBehalfOf }),
    save: async (input, key) => {
      if (input === null) return onOwn();
      await purchase.mutateAsync(
        addIdempotencyKey({ ...input, purchasedBy: input.onBehalfOf }, key),
      );
      showToast({ title: recordingWords.giftRecordedConfirmation(), isForPage: true });
    },
    isPending: purchase.isPending,
    draft: `buyer ${item.id}`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.purchaseGiverTitle(item.name)}
      submitLabel={getMarkPurchasedLabel(item)}
      {...dialog}
    >
      <fieldset className={classes.kinds}>
        <VisuallyHidden component="legend">{words.purchaseGiverTitle(item.name)}</VisuallyHidden>
        {BUYERS.map(({ id, getLabel }) => (
          <label key={id} className={classes.kind}>
            <input
              type="radio"
              name="buyer"
              checked={form.values.buyer === id}
              data-autofocus={id === "us" || undefined}
              onChange={() => form.setValues({ buyer: id })}
            />
            {getLabel()}
          </label>
        ))}
      </fieldset>
      {form.values.buyer === "relative" && (
        <TextInput
          label={recordingWords.giverNameLabel()}
          description={words.supporterPurchaseDescription()}
          autoFocus
          maxLength={TEXT_LIMITS.name}
          {...form.getInputProps("onBehalfOf")}
        />
      )}
    </FormDialog>
  );
}
