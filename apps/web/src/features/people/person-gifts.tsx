import type { KidView, PersonGiftView, PersonView } from "@giftling/domain";
import * as words from "@giftling/messages/people/people";
import { useCurrency } from "../../access/use-currency.ts";
import { formatRelativeDate } from "../../components/format-relative-date.ts";
import rows from "../entries/rows.module.css";
import GiftNextSteps from "../gifts/life/gift-next-steps.tsx";
import { getGiftStage, isThankYouUnwritten } from "../gifts/life/gift-stage.ts";
import { GiftStatus } from "../gifts/life/gift-status.tsx";
import classes from "./people.module.css";
import { formatPersonGift } from "./person-text.ts";

const getYear = ({ givenAt }: PersonGiftView) => new Date(givenAt).getFullYear();

/** Renders a person's gifts by year, newest first, with each gift's stage and next steps (rule: gift-life). */
export function PersonGifts({
  person: { gifts, name },
  kids,
}: {
  person: PersonView;
  kids: readonly KidView[];
}) {
  const currency = useCurrency();
  const years = [...new Set(gifts.map(getYear))];
  return years.map((year) => (
    <div key={year}>
      <h4 className={classes.year}>{year}</h4>
      {gifts
        .filter((gift) => getYear(gift) === year)
        .map((gift) => (
          <div key={gift.id} className={classes.line}>
            <div>
              <p className={classes.what}>{formatPersonGift(gift, currency)}</p>
              <p className={rows.detail}>
                <span>{formatRelativeDate(gift.givenAt, new Date())}</span>
                {kids.length > 1 && (
                  <span>{kids.find(({ id }) => id === gift.kidId)?.firstName}</span>
                )}
                {gift.giverName !== name && <span>{words.giverNameLabel(gift.giverName)}</span>}
              </p>
              <GiftNextSteps
                kidId={gift.kidId}
                giftIds={gift.amount === null && !gift.receivedAt ? [gift.giftId] : []}
                wish={formatPersonGift(gift, currency)}
                what={formatPersonGift(gift, currency)}
                isToThank={isThankYouUnwritten(gift)}
              />
            </div>
            <GiftStatus
              stage={getGiftStage({
                isMoney: gift.amount !== null,
                isReported: gift.isReported,
                receivedAt: gift.receivedAt,
                isThanked: !isThankYouUnwritten(gift),
              })}
              receivedAt={gift.receivedAt}
            />
          </div>
        ))}
    </div>
  ));
}
