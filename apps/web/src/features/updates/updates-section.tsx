import type { ParentUpdateView } from "@giftling/domain";
import * as words from "@giftling/messages/updates/section";
import { IconNotebook } from "@tabler/icons-react";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { formatRelativeDate } from "../../components/format-relative-date.ts";
import { runWhenIdle } from "../../components/loading/run-when-idle.ts";
import { UncroppedPicture } from "../../components/picture/uncropped-picture.tsx";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import {
  type EntryRowProps,
  EntrySection,
  type EntrySectionProps,
} from "../entries/entry-section.tsx";
import { createKidListCache, replaceListEntry } from "../entries/lists/list-cache.ts";
import { MailStatus } from "./mail-status.tsx";
import classes from "./updates.module.css";
import { useUpdateMutations } from "./use-update-mutations.ts";

export const UpdateDialogs = createLazyPopup(() => import("./update-dialogs.ts"), runWhenIdle);

/** Renders a kid's updates for a parent, newest first (rule: updates). */
export function UpdatesSection(props: EntrySectionProps) {
  const { kidId, firstName } = props;
  return (
    <EntrySection
      {...props}
      id="updates"
      title={words.updatesTitle()}
      query={trpc.updates.list.useQuery({ kidId })}
      addLabel={words.addUpdateButton()}
      seeAllLabel={words.viewAllUpdatesAriaLabel}
      Dialogs={UpdateDialogs}
      writes={useUpdateMutations(kidId)}
      path="updates"
      listClass={classes.journal}
      empty={{
        picture: <EmptySectionIcon icon={IconNotebook} />,
        title: words.noUpdatesTitle(),
        message: words.noUpdatesMessage(firstName),
      }}
    >
      {(row) => <Entry key={row.entry.id} kidId={kidId} {...row} />}
    </EntrySection>
  );
}

function Entry({
  kidId,
  entry: update,
  deletion,
  onEdit,
}: EntryRowProps<ParentUpdateView> & { kidId: string }) {
  const list = createKidListCache(trpc.useUtils().updates.list, kidId);
  const stop = trpc.updates.stopMail.useMutation({
    onSuccess: (answer) => list.write((entries) => replaceListEntry(entries, answer)),
  });
  return (
    <EntryItem id={update.id} name={update.title} className={classes.entry} deletion={deletion}>
      <div className={classes.head}>
        <div className={classes.headText}>
          <p className={classes.day}>
            {formatRelativeDate(update.createdAt, new Date())}
            {update.writtenBy && ` · ${words.authorLabel(update.writtenBy)}`}
          </p>
          <h3 className={classes.title}>{update.title}</h3>
        </div>
        <div className={classes.actions}>
          <EntryActions id={update.id} name={update.title} deletion={deletion} onEdit={onEdit} />
        </div>
      </div>
      <p className={classes.content}>{update.content}</p>
      {update.imageUrl !== null && (
        <UncroppedPicture
          className={classes.picture}
          src={update.imageUrl}
          width={update.imageWidth}
          height={update.imageHeight}
          maxHeight={240}
        />
      )}
      {/* During a deployment, a response of the previous release has no `mail`. */}
      {update.mail && (
        <MailStatus mail={update.mail} title={update.title} stop={stop} input={{ id: update.id }} />
      )}
    </EntryItem>
  );
}
