import type { SentThankYouView } from "@giftling/domain";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { IconLink } from "@tabler/icons-react";
import { useCurrency } from "../../../access/use-currency.ts";
import rows from "../../entries/rows.module.css";
import classes from "../../gifts/gifts.module.css";
import { ThankYouLinkButtons } from "./thank-you-link-buttons.tsx";
import { describeSentThankYou, formatGiver, formatThankYouGift } from "./thank-you-text.ts";

export default function UnsharedThankYouLinks({
  waiting,
  firstName,
}: {
  waiting: readonly SentThankYouView[];
  firstName: string;
}) {
  const currency = useCurrency();
  return (
    <ul
      className={`${rows.list} ${classes.toShare}`}
      aria-label={queueWords.unsharedLinksAriaLabel()}
    >
      {waiting.map((one) => (
        <li key={one.id} className={rows.row}>
          <span className={rows.mark}>
            <IconLink size={22} stroke={1.5} aria-hidden />
          </span>
          <div className={rows.text}>
            <p className={rows.name}>{formatGiver(one.contributorName)}</p>
            <p className={rows.detail}>
              <span>{formatThankYouGift(one, currency)}</span>
              <span className={`${rows.status} ${rows.statusWarm}`}>
                {describeSentThankYou(one, true)}
              </span>
            </p>
          </div>
          <ThankYouLinkButtons sent={one} firstName={firstName} />
        </li>
      ))}
    </ul>
  );
}
