import { LIMITS, type OwnWishlistItem, relativePurchaseSchema } from "@giftling/domain";
import * as recordingWords from "@giftling/messages/gifts/recording";
import * as words from "@giftling/messages/wishlist/rows";
import { TextInput } from "@mantine/core";
import { FormDialog } from "../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../components/form/validate-input.ts";
import { showToast } from "../../components/toast/toast.ts";
import { addIdempotencyKey } from "../../idempotency-key.ts";
import { trpc } from "../../trpc.ts";
import { useEntryForm } from "../entries/use-entry-form.ts";
import { useReloadGifts } from "../gifts/ledger/use-reload-gifts.ts";

/** Renders the dialog in which a parent records that a relative bought a wish (rule: parent-mark). */
export default function RelativePurchaseDialog({
  kidId,
  item,
  opened,
  onClose,
}: DialogProps & { kidId: string; item: OwnWishlistItem }) {
  const purchase = trpc.wishlist.purchase.useMutation({ onSuccess: useReloadGifts(kidId) });
  const { form, dialog } = useEntryForm({
    start: { onBehalfOf: "" },
    check: (values) => validateInput(relativePurchaseSchema, { id: item.id, ...values }),
    save: (input, key) =>
      purchase.mutateAsync(addIdempotencyKey({ ...input, purchasedBy: input.onBehalfOf }, key)),
    isPending: purchase.isPending,
    onDone: () => {
      onClose();
      showToast({ title: recordingWords.giftRecordedConfirmation(), isForPage: true });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.relativePurchaseTitle(item.name)}
      submitLabel={recordingWords.recordButton()}
      {...dialog}
    >
      <TextInput
        label={recordingWords.giverNameLabel()}
        description={words.relativePurchaseDescription()}
        data-autofocus
        maxLength={LIMITS.name}
        {...form.getInputProps("onBehalfOf")}
      />
    </FormDialog>
  );
}
