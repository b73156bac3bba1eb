import { assignGiftInput } from "@giftling/domain";
import * as recordingWords from "@giftling/messages/gifts/recording";
import { NativeSelect } from "@mantine/core";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { validateInput } from "../../../components/form/validate-input.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import type { RecentGift } from "./recent-gifts.ts";
import { useReloadGifts } from "./use-reload-gifts.ts";

/**
 * Renders the dialog in which a parent assigns an off-list gift to a wish. The gift becomes a purchase of the wish
 * (rule: other-gifts).
 */
export default function AssignGiftDialog({
  kidId,
  gift,
  opened,
  onClose,
}: DialogProps & { kidId: string; gift: RecentGift }) {
  const utils = trpc.useUtils();
  const wishes = trpc.wishlist.list.useQuery({ kidId }).data ?? [];
  const open = wishes.filter(
    ({ state, isPurchased, remaining }) => state === "shown" && !isPurchased && remaining !== 0,
  );
  const assign = trpc.wishlist.assignGift.useMutation({
    // Assigning a gift changes two wishes, and the gift's name in the queue and on the wall.
    onSuccess: useReloadGifts(kidId),
    // The selected wish was bought or held in the meantime, so the list of wishes is refetched.
    onError: () => void utils.wishlist.list.invalidate({ kidId }),
  });
  const { form, dialog } = useEntryForm({
    start: { id: "" },
    check: ({ id }) =>
      id === ""
        ? { ok: false, problems: { id: recordingWords.wishRequiredError() } }
        : validateInput(assignGiftInput, { id, giftId: gift.id }),
    save: (input) => assign.mutateAsync(input),
    isPending: assign.isPending,
    onDone: ({ name }) => {
      onClose();
      showToast({ title: recordingWords.giftAssignedConfirmation(name), isForPage: true });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={recordingWords.assignGiftTitle()}
      submitLabel={recordingWords.assignButton()}
      {...dialog}
    >
      <p className={dialogClasses.text}>
        {open.length === 0
          ? recordingWords.noOpenWishesMessage()
          : recordingWords.assignGiftDescription()}
      </p>
      {open.length > 0 && (
        <NativeSelect
          label={recordingWords.wishLabel()}
          description={`${gift.giver} · ${gift.what}`}
          data-autofocus
          data={[
            { value: "", label: recordingWords.chooseWishPlaceholder() },
            ...open.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps("id")}
        />
      )}
    </FormDialog>
  );
}
