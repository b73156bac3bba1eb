import { DELETED_KID_RETENTION_DAYS, type KidView } from "@giftling/domain";
import { undoButton } from "@giftling/messages/common";
import { formatList } from "@giftling/messages/define-message";
import { kidRestoredConfirmation } from "@giftling/messages/kids/deleted";
import type { DeletedEntryType } from "@giftling/messages/kids/dialogs";
import * as words from "@giftling/messages/kids/dialogs";
import { confirmationWordLabel } from "@giftling/messages/settings/account";
import { TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { showActionErrorToast } from "../../../components/toast/error-toast.ts";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { useLinkLists } from "../../entries/lists/link-procedures.ts";
import { ensureEntryDeleted } from "../../entries/lists/list-cache.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import classes from "../kids.module.css";
import { useDeleteKid, useRestoreKid } from "../use-kid-mutations.ts";

const normalizeName = (name: string) => name.trim().normalize("NFC").toLocaleLowerCase();

/** Renders the dialog that deletes a kid after the owner types the kid's name (rule: deleted-kid). */
export function DeleteKidDialog({
  kid,
  nextKidId,
  opened,
  onClose,
}: DialogProps & {
  kid: KidView;
  /** ID of the kid to show after the deletion. Undefined if the family has no other kid. */
  nextKidId: string | undefined;
}) {
  const navigate = useNavigate();
  const remove = useDeleteKid(async () => {
    if (nextKidId === undefined) return;
    await navigate({ to: "/dashboard", search: { kid: nextKidId }, replace: true });
  });
  const { losses, isPending } = useDeletionCounts(kid.id, opened);
  const restore = useRestoreKid();
  async function undo() {
    try {
      await restore.mutateAsync({ id: kid.id });
      await navigate({ to: "/dashboard", search: { kid: kid.id } });
      showToast({ title: kidRestoredConfirmation(kid.firstName) });
    } catch (error) {
      showActionErrorToast(error);
    }
  }
  const { form, dialog } = useEntryForm({
    start: { typed: "" },
    check: () => ({ ok: true, input: { id: kid.id } }),
    save: (input) => ensureEntryDeleted(() => remove.mutateAsync(input)),
    isPending: remove.isPending,
    onDone: () => {
      onClose();
      showToast({
        title: words.kidDeletedConfirmation(kid.firstName),
        isForPage: true,
        action: { label: undoButton(), run: () => void undo() },
      });
    },
    toast: { title: words.deleteKidErrorTitle(), message: words.deleteKidError() },
  });
  const list = losses === null ? words.allEntriesLabel() : formatDeletionCounts(losses);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.deleteKidTitle(kid.firstName)}
      submitLabel={words.deleteKidButton(kid.firstName)}
      danger
      isIncomplete={normalizeName(form.values.typed) !== normalizeName(kid.firstName)}
      {...dialog}
      isBusy={dialog.isBusy || isPending}
    >
      <p className={classes.text}>
        {list === null
          ? words.deleteKidMessage(kid.firstName)
          : words.deleteKidWithEntriesMessage(kid.firstName, list)}
      </p>
      <p className={classes.text}>{words.recoveryPeriodNote(DELETED_KID_RETENTION_DAYS)}</p>
      <TextInput
        label={confirmationWordLabel(kid.firstName)}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        {...form.getInputProps("typed")}
      />
    </FormDialog>
  );
}

/**
 * Returns the numbers of entries that are deleted with a kid. `losses` is null until all of the kid's lists have
 * loaded.
 */
function useDeletionCounts(
  kidId: string,
  enabled: boolean,
): { losses: Record<DeletedEntryType, number> | null; isPending: boolean } {
  const input = { kidId };
  const wishlist = trpc.wishlist.list.useQuery(input, { enabled });
  const links = useLinkLists(kidId, { enabled });
  const updates = trpc.updates.list.useQuery(input, { enabled });
  const contributions = trpc.gratitude.contributions.useQuery(input, { enabled });
  const isPending = [wishlist, ...links.queries, updates, contributions].some(
    (query) => query.isPending,
  );
  if (!(wishlist.data && links.lists && updates.data && contributions.data)) {
    return { losses: null, isPending };
  }
  const bought = wishlist.data.filter((item) => item.isPurchased);
  const given = contributions.data.filter(({ status }) => status !== "dismissed");
  const losses = {
    wishlistItems: wishlist.data.length,
    links: Object.values(links.lists).flat().length,
    updates: updates.data.length,
    gifts: bought.length + given.length,
  };
  return { losses, isPending };
}

/** Formats the counts as a list, such as "2 links and 1 family update". Returns null if all counts are zero. */
export function formatDeletionCounts(losses: Record<DeletedEntryType, number>): string | null {
  const types: DeletedEntryType[] = ["wishlistItems", "links", "updates", "gifts"];
  const parts = types
    .filter((name) => losses[name] > 0)
    .map((name) => words.formatDeletedEntries(name, losses[name]));
  return parts.length === 0 ? null : formatList(parts);
}
