import type { ParentWishlistItemView } from "@giftling/domain";
import * as lifeWords from "@giftling/messages/gifts/life";
import * as rowWords from "@giftling/messages/wishlist/rows";
import * as words from "@giftling/messages/wishlist/section";
import { IconGift } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { trpc } from "../../trpc.ts";
import rows from "../entries/rows.module.css";
import { formatReceivedDate, isThankYouUnwritten } from "../gifts/life/gift-stage.ts";
import { groupGiftsRecordedTogether } from "./gift-groups.ts";
import classes from "./received-gift-list.module.css";
import { formatInlineGiver } from "./wish-status.ts";

/** Renders all arrived gifts, newest first, each with the status of its thank-you (rule: received). */
export default function ReceivedGiftList({
  kidId,
  items,
}: {
  kidId: string;
  items: readonly ParentWishlistItemView[];
}) {
  const { data: waiting } = trpc.gratitude.pendingThankYous.useQuery({ kidId });
  const arrived = items
    .flatMap((item) => groupGiftsRecordedTogether(item.gifts).map(([gift]) => ({ gift, item })))
    .flatMap(({ gift, item }) =>
      gift.receivedAt === null ? [] : [{ gift, item, receivedAt: gift.receivedAt }],
    )
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  if (arrived.length === 0) return null;
  return (
    <details className={rows.fold}>
      <summary>{words.receivedGiftsHeading(arrived.length)}</summary>
      <ul className={rows.list} aria-label={words.receivedGiftsAriaLabel()}>
        {arrived.map(({ gift, item, receivedAt }) => (
          <li key={gift.id} className={rows.row}>
            <span className={`${rows.mark} ${rows.markMuted}`}>
              <IconGift size={22} stroke={1.5} aria-hidden />
            </span>
            <div className={rows.text}>
              <p className={rows.name}>{item.name}</p>
              <p className={rows.detail}>
                <span>{rowWords.giverInlineLabel(formatInlineGiver(gift))}</span>
                <span>{formatReceivedDate(receivedAt, new Date())}</span>
                {!gift.isByParent && waiting && (
                  <Link
                    to="/dashboard"
                    search={{ kid: kidId }}
                    hash="thank-yous"
                    className={classes.thanks}
                  >
                    {waiting.some((one) => isThankYouUnwritten(one) && one.giftId === gift.id)
                      ? words.pendingThankYouStatus()
                      : lifeWords.thankedStatus()}
                  </Link>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
