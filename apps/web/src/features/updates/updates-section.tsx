import type { OwnUpdate } from "@giftling/domain";
import * as words from "@giftling/messages/updates/section";
import { IconNotebook } from "@tabler/icons-react";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { formatDay } from "../../components/format-day.ts";
import { runWhenIdle } from "../../components/loading/when-idle.ts";
import { UncroppedPicture } from "../../components/picture/whole-picture.tsx";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-mark.tsx";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import type { SeeAllLinkRenderer } from "../entries/entry-list.tsx";
import { type EntryRowProps, EntrySection } from "../entries/entry-section.tsx";
import { UpdateMailStatus } from "./mail-state.tsx";
import classes from "./updates.module.css";
import { useUpdateMutations } from "./use-update-writes.ts";

const UpdateDialogs = createLazyPopup(() => import("./update-dialogs.ts"), runWhenIdle);

/** Renders the family's updates, newest first (rule: updates). */
export function UpdatesSection({
  kidId,
  firstName,
  onAdd,
  seeAll,
}: {
  kidId: string;
  firstName: string;
  onAdd?: () => void;
  seeAll?: SeeAllLinkRenderer;
}) {
  return (
    <EntrySection
      id="updates"
      title={words.updatesTitle()}
      query={trpc.updates.list.useQuery({ kidId })}
      addLabel={words.addUpdateButton()}
      Dialogs={UpdateDialogs}
      kidId={kidId}
      firstName={firstName}
      writes={useUpdateMutations(kidId)}
      path="updates"
      listClass={classes.journal}
      empty={{
        picture: <EmptySectionIcon icon={IconNotebook} />,
        title: words.noUpdatesTitle(),
        message: words.noUpdatesMessage(firstName),
      }}
      onAdd={onAdd}
      seeAll={seeAll}
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
}: EntryRowProps<OwnUpdate> & { kidId: string }) {
  return (
    <EntryItem id={update.id} name={update.title} className={classes.entry} deletion={deletion}>
      <div className={classes.head}>
        <div className={classes.headText}>
          <p className={classes.day}>
            {formatDay(update.createdAt, new Date())}
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
      {update.mail && <UpdateMailStatus kidId={kidId} update={update} />}
    </EntryItem>
  );
}
