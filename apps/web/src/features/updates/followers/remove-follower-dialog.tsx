import type { FollowerView } from "@giftling/domain";
import * as words from "@giftling/messages/updates/followers";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import {
  createDeleteOptions,
  createKidListCache,
  ensureDeleted,
} from "../../entries/list-cache.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import classes from "../../gifts/gifts.module.css";

/** Renders the confirmation dialog for removing a follower (rule: followers). */
export function RemoveFollowerDialog({
  kidId,
  firstName,
  follower,
  opened,
  onClose,
}: {
  kidId: string;
  firstName: string;
  follower: FollowerView;
  opened: boolean;
  onClose: () => void;
}) {
  const utils = trpc.useUtils();
  const remove = trpc.followers.remove.useMutation(
    createDeleteOptions(createKidListCache(utils.followers.list, kidId), () => {
      // Subscriptions count among the supporters, so the statistics change.
      void utils.kids.analytics.invalidate({ kidId });
    }),
  );
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: { id: follower.id } }),
    save: (input) => ensureDeleted(() => remove.mutateAsync(input)),
    isPending: remove.isPending,
    onDone: () => {
      onClose();
      showToast({ title: words.followerRemovedConfirmation(follower.name), isForPage: true });
      // The row disappears together with the focused button.
      document.querySelector<HTMLElement>("#followers h2")?.focus({ preventScroll: true });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.removeFollowerTitle(follower.name)}
      submitLabel={words.removeButton()}
      danger
      {...dialog}
    >
      <p className={classes.lead}>{words.removeFollowerDescription(follower.name, firstName)}</p>
    </FormDialog>
  );
}
