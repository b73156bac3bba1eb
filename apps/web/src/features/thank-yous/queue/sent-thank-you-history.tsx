import * as listWords from "@giftling/messages/entries/list";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ErrorState } from "../../../components/loading/error-state.tsx";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import type { KidProps } from "../../entries/entry-section.tsx";
import classes from "../../gifts/gifts.module.css";

const loadList = () => import("./sent-thank-you-list.tsx");

/** Renders the history of sent thank-yous, which is loaded on expansion. */
export function SentThankYouHistory({ kidId, firstName }: KidProps) {
  const [isOpen, setOpen] = useState(false);
  const [tries, setTries] = useState(1);
  const { Part: SentList, failedFor } = useLazyComponent(loadList, isOpen ? tries : null);
  const listId = useId();
  return (
    <div className={classes.history}>
      <Button
        variant="subtle"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? queueWords.hideSentThankYousButton() : queueWords.showSentThankYousButton()}
      </Button>
      <div id={listId}>
        {isOpen && SentList !== null && <SentList kidId={kidId} firstName={firstName} />}
        {isOpen && SentList === null && failedFor === null && <Skeleton height={56} />}
        {isOpen && SentList === null && failedFor !== null && (
          <ErrorState
            title={queueWords.sentThankYousLoadErrorTitle()}
            message={listWords.sectionLoadErrorMessage()}
            error={null}
            onRetry={() => setTries(tries + 1)}
          />
        )}
      </div>
    </div>
  );
}
