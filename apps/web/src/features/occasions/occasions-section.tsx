import { copyLinkButton } from "@giftling/messages/buttons";
import "../../styles/mantine.css";
import type { ParentOccasionView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { formatOccasionDate } from "@giftling/messages/dates";
import * as words from "@giftling/messages/occasions/occasions";
import { IconCalendarHeart, IconLink } from "@tabler/icons-react";
import { createLazyPopup } from "../../components/dialog/lazy-popup.tsx";
import { copyText } from "../../components/share/share.ts";
import { showToast } from "../../components/toast/toast.ts";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import { EntryActions } from "../entries/entry-actions.tsx";
import { EntryItem } from "../entries/entry-item.tsx";
import { type EntryRowProps, EntrySection, type KidProps } from "../entries/entry-section.tsx";
import rows from "../entries/rows.module.css";
import { useHubLink } from "../share/use-hub-link.ts";
import { useOccasionMutations } from "./use-occasion-mutations.ts";

const OccasionDialogs = createLazyPopup(() => import("./occasion-dialogs.tsx"));

export default function OccasionsSection({
  kidId,
  firstName,
  hubPath,
}: KidProps & { hubPath: string }) {
  const writes = useOccasionMutations(kidId);
  return (
    <EntrySection
      kidId={kidId}
      firstName={firstName}
      id="occasions"
      title={words.occasionsTitle()}
      query={trpc.occasions.list.useQuery({ kidId })}
      addLabel={words.addOccasionLabel()}
      Dialogs={OccasionDialogs}
      writes={writes}
      path="occasions"
      empty={{
        picture: <EmptySectionIcon icon={IconCalendarHeart} />,
        title: words.emptyOccasionsTitle(),
        message: words.emptyOccasionsMessage(firstName),
      }}
    >
      {(row) => <OccasionRow key={row.entry.id} {...row} kidId={kidId} hubPath={hubPath} />}
    </EntrySection>
  );
}

function OccasionRow({
  entry: occasion,
  deletion,
  onEdit,
  kidId,
  hubPath,
}: EntryRowProps<ParentOccasionView> & { kidId: string; hubPath: string }) {
  const { id, name, year } = occasion;
  const { data: wishes = [] } = trpc.wishlist.list.useQuery({ kidId });
  const url = new URL(useHubLink(hubPath));
  url.searchParams.set("for", id);
  const date = formatOccasionDate(occasion);
  const count = wishes.filter(({ occasionId }) => occasionId === id).length;
  const copy = async () =>
    showToast(
      (await copyText(url.href))
        ? { title: commonWords.copiedStatus(), message: words.linkCopiedConfirmation(name) }
        : {
            title: commonWords.copyErrorTitle(),
            message: commonWords.manualCopyMessage("link"),
            tone: "error",
          },
    );
  return (
    <EntryItem
      id={id}
      name={name}
      className={`${rows.row} ${rows.withActions}`}
      deletion={deletion}
    >
      <span className={`${rows.mark} ${rows.markGift}`}>
        <IconCalendarHeart size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{name}</p>
        <p className={rows.detail}>
          <span>
            {date === null
              ? words.noDateLabel()
              : year === null
                ? words.annualDateLabel(date)
                : date}
          </span>
          <span>{words.wishCountLabel(count)}</span>
        </p>
      </div>
      <EntryActions
        id={id}
        name={name}
        deletion={deletion}
        onEdit={onEdit}
        action={{
          label: copyLinkButton(),
          icon: <IconLink size={20} stroke={1.5} aria-hidden />,
          onClick: () => void copy(),
        }}
      />
    </EntryItem>
  );
}
