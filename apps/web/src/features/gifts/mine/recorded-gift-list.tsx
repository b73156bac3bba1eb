import { getGiftPath, type RemovedGift } from "@giftling/domain";
import { undoButton } from "@giftling/messages/common";
import * as words from "@giftling/messages/gifts/my-gifts";
import { formatMoney } from "@giftling/messages/money";
import { useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatRelativeDate } from "../../../components/format-relative-date.ts";
import { LocalTime } from "../../../components/local-time.tsx";
import { writeStorage } from "../../../components/memory/browser-storage.ts";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { writeApi } from "../../../visitor/call-api.ts";
import {
  getRecordedGiftKey,
  parseRecordedGifts,
  type RecordedGift,
} from "../../hub/memory/recorded-gifts.ts";
import {
  RECORDED_GIFTS_KEY,
  readRecordedGiftsJson,
  useRecordedGiftsJson,
} from "../../hub/memory/recorded-gifts-text.ts";
import classes from "./my-gifts.module.css";

/**
 * Returns the gifts and holds stored in the browser, newest first. Returns an empty list on the server
 * (rule: own-gifts).
 */
export function useRecordedGifts(): RecordedGift[] {
  const text = useRecordedGiftsJson();
  return parseRecordedGifts(text, Date.now()).sort((a, b) => b.recordedAt - a.recordedAt);
}

/**
 * Returns the gifts stored in the browser whose wish the family archived or deleted. Returns an empty list until the
 * API responds and if the request fails (rule: deleted-wish).
 */
function useRemovedGifts(gifts: readonly RecordedGift[]): readonly RemovedGift[] {
  const [removed, setRemoved] = useState<readonly RemovedGift[]>([]);
  const tokens = gifts.flatMap(({ passToken }) => passToken ?? []).join(" ");
  useEffect(() => {
    if (tokens === "") return;
    writeApi("mine", "removed", { tokens: tokens.split(" ") }).then(setRemoved, () => undefined);
  }, [tokens]);
  return removed;
}

/**
 * Deletes the gifts stored in the browser, such as on a shared device. A toast has an Undo button that restores the
 * gifts.
 */
function deleteBrowserGifts(): void {
  const text = readRecordedGiftsJson();
  const write = (value: string | null) => writeStorage("localStorage", RECORDED_GIFTS_KEY, value);
  write(null);
  const action = { label: undoButton(), run: () => write(text) };
  showToast({ title: words.giftsRemovedFromBrowserTitle(), action });
}

/** Renders the gifts and holds stored in the browser, with links to their private pages (rule: my-gifts). */
export function RecordedGiftList({ gifts }: { gifts: readonly RecordedGift[] }) {
  const removed = useRemovedGifts(gifts);
  return (
    <section className={classes.card}>
      <h2 className={classes.names}>{words.giftsInBrowserHeading()}</h2>
      <ul className={classes.list}>
        {gifts.map((gift) => (
          <BrowserGift
            key={getRecordedGiftKey(gift)}
            gift={gift}
            removal={removed.find(({ token }) => token === gift.passToken)?.removal}
          />
        ))}
      </ul>
      <Button variant="subtle" size="sm" className={classes.forget} onClick={deleteBrowserGifts}>
        {words.removeGiftsFromBrowserButton()}
      </Button>
    </section>
  );
}

function BrowserGift({
  gift,
  removal,
}: {
  gift: RecordedGift;
  removal: RemovedGift["removal"] | undefined;
}) {
  const { amount, itemName, kidName, heldUntil, recordedAt, passToken } = gift;
  const givenAt = new Date(recordedAt).toISOString();
  const shown = formatRelativeDate(givenAt, new Date());
  // Within a sentence, "today" and "yesterday" are lowercase.
  const day = <time dateTime={givenAt}>{/\d/.test(shown) ? shown : shown.toLowerCase()}</time>;
  const what = [amount === undefined ? null : formatMoney(amount, gift.currency), itemName];
  return (
    <li>
      <strong dir="auto">{what.filter(Boolean).join(" · ") || words.unnamedGiftLabel()}</strong>
      <span className={classes.soft}>
        {kidName ? renderRichText(words.giftRecipientLabel(kidName), { day }) : day}
        {removal !== undefined && (
          <>
            <br />
            {words.removedWishStatus()}
          </>
        )}
        {/* The hold of a deleted wish has ended. */}
        {heldUntil !== undefined && removal !== "deleted" && (
          <>
            <br />
            {renderRichText(words.heldUntilStatus(), {
              end: <LocalTime at={new Date(heldUntil).toISOString()} />,
            })}
          </>
        )}
      </span>
      {passToken !== undefined && <a href={getGiftPath(passToken)}>{words.giftPageLink()}</a>}
    </li>
  );
}
