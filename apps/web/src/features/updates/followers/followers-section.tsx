import type { FollowerView } from "@giftling/domain";
import { removeButton } from "@giftling/messages/buttons";
import * as words from "@giftling/messages/updates/followers";
import { IconMail } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import type { DialogProps } from "../../../components/dialog/use-delayed-open.ts";
import { formatRelativeDate } from "../../../components/format-relative-date.ts";
import { EmptyState } from "../../../components/loading/empty-state.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { trpc } from "../../../trpc.ts";
import { DashboardSection } from "../../entries/dashboard-section.tsx";
import { EmptySectionIcon } from "../../entries/empty-section-icon.tsx";
import type { KidProps } from "../../entries/entry-section.tsx";
import { ExpandableRows } from "../../entries/expandable-rows.tsx";
import {
  createDeleteMutationOptions,
  createKidListCache,
  ensureEntryDeleted,
} from "../../entries/lists/list-cache.ts";
import rows from "../../entries/rows.module.css";
import { useEntryDialogs } from "../../entries/use-entry-dialogs.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";
import classes from "../../gifts/gifts.module.css";

const MOST = 12;

/** Renders the contacts who receive mail about a kid, each with a button that removes the contact (rule: followers). */
export function FollowersSection({ kidId, firstName }: KidProps) {
  const query = trpc.followers.list.useQuery({ kidId });
  const dialogs = useEntryDialogs<FollowerView>();
  return (
    <>
      <DashboardSection id="followers" title={words.followersTitle()} query={query}>
        {(followers) =>
          followers.length === 0 ? (
            <EmptyState
              picture={<EmptySectionIcon icon={IconMail} />}
              title={words.noFollowersTitle()}
              message={words.noFollowersMessage(firstName)}
            />
          ) : (
            <ExpandableRows all={followers} most={MOST}>
              {(follower) => (
                <FollowerRow
                  key={follower.id}
                  follower={follower}
                  onRemove={() => dialogs.edit(follower)}
                />
              )}
            </ExpandableRows>
          )
        }
      </DashboardSection>
      {dialogs.edited && (
        <RemoveFollowerDialog
          key={dialogs.edited.key}
          kidId={kidId}
          firstName={firstName}
          follower={dialogs.edited.entry}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
        />
      )}
    </>
  );
}

function FollowerRow({ follower, onRemove }: { follower: FollowerView; onRemove: () => void }) {
  const { name, email, since, wantsUpdates, remindsBirthday, wantsDigest } = follower;
  return (
    <li className={`${rows.row} ${rows.withActions}`}>
      <span className={`${rows.mark} ${email === null ? rows.markMuted : ""}`}>
        <IconMail size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{name}</p>
        <p className={rows.detail}>
          <span>{email ?? words.unconfirmedEmailStatus()}</span>
          <span>{formatRelativeDate(since, new Date())}</span>
          {remindsBirthday && (
            <span>
              {wantsUpdates ? words.updatesAndRemindersLabel() : words.remindersOnlyLabel()}
            </span>
          )}
          {wantsDigest && <span>{words.digestLabel()}</span>}
        </p>
      </div>
      <Button
        size="sm"
        variant="subtle"
        aria-label={words.removeFollowerAriaLabel(name)}
        onClick={onRemove}
      >
        {removeButton()}
      </Button>
    </li>
  );
}

function RemoveFollowerDialog({
  kidId,
  firstName,
  follower,
  opened,
  onClose,
}: DialogProps &
  KidProps & {
    follower: FollowerView;
  }) {
  const utils = trpc.useUtils();
  const remove = trpc.followers.remove.useMutation(
    createDeleteMutationOptions(createKidListCache(utils.followers.list, kidId), () => {
      // Refetches the statistics, because the number of supporters includes followers.
      void utils.kids.analytics.invalidate({ kidId });
    }),
  );
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: { id: follower.id } }),
    save: (input) => ensureEntryDeleted(() => remove.mutateAsync(input)),
    isPending: remove.isPending,
    onDone: () => {
      onClose();
      showToast({ title: words.followerRemovedConfirmation(follower.name), isForPage: true });
      // Focuses the heading, because the focused button is removed with its row.
      document.querySelector<HTMLElement>("#followers h2")?.focus({ preventScroll: true });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.removeFollowerTitle(follower.name)}
      submitLabel={removeButton()}
      danger
      {...dialog}
    >
      <p className={classes.lead}>{words.removeFollowerDescription(follower.name, firstName)}</p>
    </FormDialog>
  );
}
