import { ANONYMOUS_NAME, drawingAlt, type SentThankYouView } from "@giftling/domain";
import { IconCheck, IconHeartFilled } from "@tabler/icons-react";
import { Button } from "../../../components/button.tsx";
import { formatDay } from "../../../components/format-day.ts";
import { ErrorState } from "../../../components/loading/error-state.tsx";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import { WholePicture } from "../../../components/picture/whole-picture.tsx";
import { trpc } from "../../../trpc.ts";
import rows from "../../entries/rows.module.css";
import { GiftWords } from "../gift-words.tsx";
import classes from "../gratitude.module.css";
import { PageLink } from "./page-link.tsx";
import { sentWords, thankYouReason } from "./thank-you-words.ts";
import { useUnshared } from "./unshared-links.ts";
import { useUnmarkThanked } from "./use-thank-you-writes.ts";

/** The history itself; loaded when it is opened. */
export default function SentList({ kidId, firstName }: { kidId: string; firstName: string }) {
  const query = trpc.gratitude.sentThankYous.useQuery({ kidId });
  const unmark = useUnmarkThanked(kidId);
  if (query.isError) {
    return (
      <ErrorState
        title="Your sent thank-yous didn't load"
        message="Everything is safe. Please try again."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined) return <Skeleton height={56} />;
  if (query.data.length === 0) {
    return <p className={classes.lead}>Nothing yet. What you send is kept here.</p>;
  }
  return (
    <ul className={rows.list} aria-label="Sent thank-yous">
      {query.data.map((sent) => (
        <SentRow
          key={sent.id}
          sent={sent}
          firstName={firstName}
          onPutBack={() => unmark.mutate({ id: sent.id, isThanked: false })}
        />
      ))}
    </ul>
  );
}

function SentRow({
  sent,
  firstName,
  onPutBack,
}: {
  sent: SentThankYouView;
  firstName: string;
  onPutBack: () => void;
}) {
  const giver = sent.contributorName ?? ANONYMOUS_NAME;
  const isUnshared = useUnshared().includes(sent.id);
  const isMarked = sent.status === "thanked" && sent.personalMessage === null;
  return (
    <li className={rows.row}>
      <span className={`${rows.mark} ${rows.markMuted}`}>
        <IconCheck size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{giver}</p>
        <p className={rows.detail}>
          <span>{thankYouReason(sent)}</span>
          <span>{sentWords(sent, isUnshared)}</span>
          {sent.sentAt !== null && <span>{formatDay(sent.sentAt, new Date())}</span>}
        </p>
        <GiftWords words={sent.giftMessage} />
        {sent.heartedAt !== null && (
          <p className={classes.hearted}>
            <IconHeartFilled size={18} aria-hidden />
            {sent.contributorName ?? "An anonymous giver"} sent a heart
          </p>
        )}
        {sent.personalMessage !== null && <p className={classes.message}>{sent.personalMessage}</p>}
        {sent.imageUrl !== null && (
          <WholePicture
            className={classes.drawing}
            src={sent.imageUrl}
            alt={drawingAlt(firstName)}
            width={sent.imageWidth}
            height={sent.imageHeight}
            maxHeight={160}
          />
        )}
      </div>
      <div className={rows.actions}>
        <PageLink sent={sent} firstName={firstName} />
        {isMarked && (
          <Button
            variant="default"
            aria-label={`Put back in the queue: ${giver}`}
            onClick={onPutBack}
          >
            Put back in the queue
          </Button>
        )}
      </div>
    </li>
  );
}
