import { ANONYMOUS_NAME, type SentThankYouView, type ThankYouView } from "@giftling/domain";
import { Button } from "@mantine/core";
import { IconMailHeart } from "@tabler/icons-react";
import { useState } from "react";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../dashboard/empty-mark.tsx";
import { formatDay } from "../dashboard/format-day.ts";
import rows from "../dashboard/rows.module.css";
import { Section } from "../dashboard/section.tsx";
import { useEntryDialogs } from "../dashboard/use-entry-dialogs.ts";
import { SentThankYous } from "./sent-thank-yous.tsx";
import { focusQueue, ThankYouReadyDialog } from "./thank-you-ready-dialog.tsx";
import { thankYouReason } from "./thank-you-words.ts";
import { useThankYouWrites } from "./use-thank-you-writes.ts";
import { WriteThankYouDialog } from "./write-thank-you-dialog.tsx";

/** The thank-yous that wait, and the history of those sent (spec section 2, decision D19). */
export function ThankYouSection({ kidId }: { kidId: string }) {
  const query = trpc.gratitude.pendingThankYous.useQuery({ kidId });
  const kids = trpc.kids.list.useQuery();
  const firstName = kids.data?.find((kid) => kid.id === kidId)?.firstName ?? "Our child";
  const dialogs = useEntryDialogs<ThankYouView>();
  const [sent, setSent] = useState<SentThankYouView | null>(null);
  const [isReadyOpen, setReadyOpen] = useState(false);
  const { markThanked } = useThankYouWrites(kidId);
  const count = query.data?.length ?? 0;
  const showReady = (answer: SentThankYouView) => {
    setSent(answer);
    setReadyOpen(true);
  };
  return (
    <>
      <Section
        id="thank-yous"
        title="Thank-You Queue"
        query={query}
        action={
          count > 0 && <span className={`${rows.status} ${rows.statusWarm}`}>{count} waiting</span>
        }
      >
        {(thankYous) => (
          <>
            {thankYous.length === 0 ? (
              <EmptyState
                picture={<EmptyMark icon={IconMailHeart} />}
                title="No thank-yous waiting"
                message="When somebody gives, they will wait here for a kind word."
              />
            ) : (
              <ul className={rows.list} aria-label="Waiting for thanks">
                {thankYous.map((thankYou) => (
                  <QueueRow
                    key={thankYou.id}
                    thankYou={thankYou}
                    onWrite={() => dialogs.edit(thankYou)}
                    onThanked={() => {
                      focusQueue();
                      void markThanked(thankYou);
                    }}
                  />
                ))}
              </ul>
            )}
            <SentThankYous key={kidId} kidId={kidId} firstName={firstName} />
          </>
        )}
      </Section>
      {dialogs.edited && (
        <WriteThankYouDialog
          key={dialogs.edited.key}
          kidId={kidId}
          firstName={firstName}
          thankYou={dialogs.edited.entry}
          opened={dialogs.isEditing}
          onClose={dialogs.close}
          onSent={showReady}
        />
      )}
      {sent && (
        <ThankYouReadyDialog
          sent={sent}
          firstName={firstName}
          opened={isReadyOpen}
          onClose={() => setReadyOpen(false)}
        />
      )}
    </>
  );
}

function QueueRow({
  thankYou,
  onWrite,
  onThanked,
}: {
  thankYou: ThankYouView;
  onWrite: () => void;
  onThanked: () => void;
}) {
  const giver = thankYou.contributorName ?? ANONYMOUS_NAME;
  return (
    <li className={rows.row}>
      <span className={rows.mark}>
        <IconMailHeart size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{giver}</p>
        <p className={rows.detail}>
          <span>{thankYouReason(thankYou)}</span>
          <span>{formatDay(thankYou.contributionDate, new Date())}</span>
        </p>
      </div>
      <div className={rows.actions}>
        <Button size="sm" aria-label={`Write a thank-you: ${giver}`} onClick={onWrite}>
          Write a thank-you
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={`Mark as thanked: ${giver}`}
          onClick={onThanked}
        >
          Mark as thanked
        </Button>
      </div>
    </li>
  );
}
