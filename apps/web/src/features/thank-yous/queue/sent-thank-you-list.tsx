import type { SentThankYouView } from "@giftling/domain";
import * as listWords from "@giftling/messages/entries/list";
import * as drawingWords from "@giftling/messages/thank-yous/drawing";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import * as sentTexts from "@giftling/messages/thank-yous/sent";
import { IconCheck, IconHeartFilled } from "@tabler/icons-react";
import { useCurrency } from "../../../access/use-currency.ts";
import { Button } from "../../../components/button.tsx";
import { formatRelativeDate } from "../../../components/format-relative-date.ts";
import { ErrorState } from "../../../components/loading/error-state.tsx";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import { UncroppedPicture } from "../../../components/picture/uncropped-picture.tsx";
import { trpc } from "../../../trpc.ts";
import type { KidProps } from "../../entries/entry-section.tsx";
import rows from "../../entries/rows.module.css";
import { GiftMessage } from "../../gifts/gift-message.tsx";
import classes from "../../gifts/gifts.module.css";
import { ThankYouLinkButtons } from "./thank-you-link-buttons.tsx";
import { describeSentThankYou, formatGiver, formatThankYouGift } from "./thank-you-text.ts";
import { useUnsharedThankYouIds } from "./unshared-thank-you-ids.ts";
import { useUnmarkGiftThanked } from "./use-thank-you-mutations.ts";

export default function SentThankYouList({ kidId, firstName }: KidProps) {
  const query = trpc.gratitude.sentThankYous.useQuery({ kidId });
  const unmark = useUnmarkGiftThanked(kidId);
  if (query.isError) {
    return (
      <ErrorState
        title={queueWords.sentThankYousLoadErrorTitle()}
        message={listWords.sectionLoadErrorMessage()}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.data === undefined) return <Skeleton height={56} />;
  if (query.data.length === 0) {
    return <p className={classes.lead}>{sentTexts.noSentThankYousMessage()}</p>;
  }
  return (
    <ul className={rows.list} aria-label={sentTexts.sentThankYousAriaLabel()}>
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
  const currency = useCurrency();
  const giver = formatGiver(sent.contributorName);
  const isUnshared = useUnsharedThankYouIds().includes(sent.id);
  const isMarked = sent.status === "thanked" && sent.personalMessage === null;
  return (
    <li className={rows.row}>
      <span className={`${rows.mark} ${rows.markMuted}`}>
        <IconCheck size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{giver}</p>
        <p className={rows.detail}>
          <span>{formatThankYouGift(sent, currency)}</span>
          <span>{describeSentThankYou(sent, isUnshared)}</span>
          {sent.sentAt !== null && <span>{formatRelativeDate(sent.sentAt, new Date())}</span>}
          {sent.writtenBy && <span>{sentTexts.authorLabel(sent.writtenBy)}</span>}
        </p>
        <GiftMessage words={sent.giftMessage} />
        {sent.heartedAt !== null && (
          <p className={classes.hearted}>
            <IconHeartFilled size={18} aria-hidden />
            {sentTexts.heartReceivedStatus(sent.contributorName)}
          </p>
        )}
        {sent.personalMessage !== null && <p className={classes.message}>{sent.personalMessage}</p>}
        {sent.imageUrl !== null && (
          <UncroppedPicture
            className={classes.drawing}
            src={sent.imageUrl}
            alt={drawingWords.drawingAltText(firstName)}
            width={sent.imageWidth}
            height={sent.imageHeight}
            maxHeight={160}
          />
        )}
      </div>
      <ThankYouLinkButtons sent={sent} firstName={firstName} />
      {isMarked && (
        <div className={rows.actions}>
          <Button
            variant="default"
            aria-label={sentTexts.returnToQueueAriaLabel(giver)}
            onClick={onPutBack}
          >
            {sentTexts.returnToQueueButton()}
          </Button>
        </div>
      )}
    </li>
  );
}
