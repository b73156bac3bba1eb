import type { KidView, PersonGiftView, PersonView } from "@giftling/domain";
import * as words from "@giftling/messages/people/people";
import { useCurrency } from "../../access/use-currency.ts";
import { formatDay } from "../../components/format-day.ts";
import rows from "../entries/rows.module.css";
import classes from "./people.module.css";
import { formatPersonGift, isToThank } from "./person-text.ts";

const getYear = ({ givenAt }: PersonGiftView) => new Date(givenAt).getFullYear();

/** Renders a person's gifts by year, newest first, with the state of each gift's thank-you (rule: people). */
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
                <span>{formatDay(gift.givenAt, new Date())}</span>
                {kids.length > 1 && (
                  <span>{kids.find(({ id }) => id === gift.kidId)?.firstName}</span>
                )}
                {gift.giverName !== name && <span>{words.givenAsLabel(gift.giverName)}</span>}
              </p>
            </div>
            <span
              className={`${rows.status} ${isToThank(gift) ? rows.statusWarm : rows.statusMuted}`}
            >
              {isToThank(gift) ? words.toThankStatus() : words.thankedStatus()}
            </span>
          </div>
        ))}
    </div>
  ));
}
