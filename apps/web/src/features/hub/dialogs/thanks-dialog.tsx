import {
  createWallEntries,
  getGiftPath,
  UNAPPROVED_GIVER_NAME,
  type WallEntry,
} from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as dialogsWords from "@giftling/messages/hub/dialogs";
import { formatGiverName } from "@giftling/messages/hub/wall";
import { formatMoney } from "@giftling/messages/money";
import { type ReactNode, useEffect, useId, useState } from "react";
import dialogClasses from "../../../components/dialog/dialog.module.css";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { focusWallHeading } from "../flow/headings.ts";
import { useHub } from "../flow/hub-context.ts";
import type { HubFlow, ThanksStep } from "../flow/hub-flow.ts";
import { showConfetti } from "../flow/show-confetti.ts";
import { useUndoGift } from "../flow/use-undo-gift.ts";
import { findRecordedGift, type RecordedGift } from "../memory/recorded-gifts.ts";
import buttons from "../sections/hub-buttons.module.css";
import { WallEntryItem } from "../sections/wall-entry-item.tsx";
import { getThanksStepTitle } from "./dialog-titles.ts";
import { EducationDialog } from "./education-dialog.tsx";
import { SubscribeDialog } from "./subscribe-dialog.tsx";
import styles from "./thanks-dialog.module.css";

/** Renders the thank-you for a gift, and below the thank-you an optional question (rule: hub-thanks). */
export function ThanksDialog({ step, flow }: { step: ThanksStep | null; flow: HubFlow }) {
  const { hub, send } = useHub();
  const { giver, given, giftTokens, next } = flow;
  useEffect(() => void showConfetti(), []);
  const entries = createWallEntries(hub);
  const place = entries.findIndex(({ id }) => id === given?.entryId);
  const found = entries[place];
  // An undo removes the entry from the hub at once. The dialog shows the entry until the dialog has faded out.
  const [last, setLast] = useState(found);
  if (found !== undefined && found.id !== last?.id) setLast(found);
  const entry = found ?? (last?.id === given?.entryId ? last : undefined);
  const isGift = entry?.label === "Gift" && given?.itemId != null;
  const { firstName } = hub.kid;
  return (
    <div className={dialogClasses.form}>
      <p className={dialogClasses.text} role="status">
        {isGift
          ? dialogsWords.purchaseRecordedMessage()
          : dialogsWords.giftReportedMessage(firstName)}
      </p>
      {entry !== undefined && (
        <WallNoteAnimation entry={entry} others={entries.slice(place + 1, place + 3)} />
      )}
      <div className={styles.words}>
        <p className={styles.love} dir="auto">
          {isGift && <span>{dialogsWords.giftAppreciationNote(firstName)}</span>}{" "}
          {entry !== undefined && (
            <span>
              <WallNameNote entry={entry} name={giver?.name ?? null} />
            </span>
          )}
        </p>
        {giftTokens.map((token) => (
          <UndoGiftButton key={token} token={token} isNamed={giftTokens.length > 1} />
        ))}
      </div>
      {step?.kind === "education" && (
        <Step step={step}>
          <EducationDialog step={step} giver={giver} />
        </Step>
      )}
      {step?.kind === "capture" && (
        <Step step={step}>
          <SubscribeDialog gifts={{ name: giver?.name ?? "", tokens: giftTokens }} />
        </Step>
      )}
      {step === null && next?.dialog.kind !== "thanks" && (
        <div className={`${dialogClasses.actions} ${styles.ending}`}>
          <button type="button" className={buttons.primary} onClick={() => send({ type: "left" })}>
            {dialogsWords.viewWallButton()}
          </button>
        </div>
      )}
    </div>
  );
}

/** Renders a note about how the giver's name appears on the wall. */
function WallNameNote({ entry, name }: { entry: WallEntry; name: string | null }) {
  if (entry.displayName === UNAPPROVED_GIVER_NAME && name !== UNAPPROVED_GIVER_NAME) {
    return dialogsWords.pendingNameNote();
  }
  if (name === null || entry.name !== name.trim()) return dialogsWords.giftOnWallNote();
  return renderRichText(dialogsWords.nameOnWallNote(), {
    name: <bdi>{formatGiverName(entry.displayName)}</bdi>,
  });
}

/**
 * Renders an animation of the giver's note landing on the wall. The animation is hidden from screen readers, because
 * the dialog's text has the same content.
 */
function WallNoteAnimation({ entry, others }: { entry: WallEntry; others: readonly WallEntry[] }) {
  return (
    <div className={styles.wall} aria-hidden="true">
      <ul className={styles.others}>
        {others.map((other) => (
          <WallEntryItem key={other.id} entry={other} />
        ))}
      </ul>
      <ul className={styles.landing} key={entry.id}>
        <WallEntryItem entry={entry} />
      </ul>
    </div>
  );
}

/**
 * Renders the Undo button of a gift that was recorded in the current flow and is stored in the browser. `isNamed` adds
 * the gift's name to the label.
 */
function UndoGiftButton({ token, isNamed }: { token: string; isNamed: boolean }) {
  const [gift] = useState(() => findRecordedGift(token));
  return gift === undefined ? null : <Undo gift={gift} isNamed={isNamed} />;
}

function Undo({ gift, isNamed }: { gift: RecordedGift; isNamed: boolean }) {
  const { send } = useHub();
  const { undo, isPending } = useUndoGift(gift, () => {
    send({ type: "undone" });
    focusWallHeading();
  });
  const { amount, itemName, passToken } = gift;
  const name = amount === undefined ? itemName : formatMoney(amount, gift.currency);
  return (
    <div className={styles.links}>
      {isNamed && <span dir="auto">{name}</span>}
      <button type="button" className={buttons.quiet} disabled={isPending} onClick={undo}>
        {commonWords.undoButton()} <span className={buttons.hidden}>{name}</span>
      </button>
      {passToken !== undefined && (
        <a className={buttons.quiet} href={getGiftPath(passToken)}>
          {dialogsWords.giftPageLink()}
        </a>
      )}
    </div>
  );
}

function Step({ step, children }: { step: ThanksStep; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.step} aria-labelledby={heading} key={step.kind}>
      <h3 id={heading} className={styles.question}>
        {getThanksStepTitle(step)}
      </h3>
      {children}
    </section>
  );
}
