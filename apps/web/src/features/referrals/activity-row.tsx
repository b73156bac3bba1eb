import { type ReferralState, type ReferralView, referralState } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/referrals/referrals";
import { IconCircleCheck, IconClick, IconGift, IconUserPlus } from "@tabler/icons-react";
import { formatDay } from "../../components/format-day.ts";
import rows from "../entries/rows.module.css";
import classes from "./referrals.module.css";

const LOOKS = {
  clicked: { Icon: IconClick, mark: rows.markMuted, pill: rows.statusMuted },
  pending: { Icon: IconUserPlus, mark: rows.markMuted, pill: rows.statusMuted },
  complete: { Icon: IconCircleCheck, mark: "", pill: "" },
} as const;

/** Describes the last event of a referral, and the next expected event. */
export function describeReferral(referral: ReferralView, now: Date): string {
  const on = (moment: string) => {
    const day = formatDay(moment, now);
    const isNear = day === commonWords.todayLabel() || day === commonWords.yesterdayLabel();
    return isNear ? day.toLowerCase() : words.dayPhrase(day);
  };
  if (referral.publishedPageAt !== null)
    return words.pagePublishedStatus(on(referral.publishedPageAt));
  if (referral.signedUpAt !== null) return words.signedUpStatus(on(referral.signedUpAt));
  return words.linkOpenedStatus(on(referral.clickedAt));
}

function nameOf({ refereeEmail }: ReferralView, state: ReferralState): string {
  if (refereeEmail?.includes("@")) return refereeEmail;
  return state === "clicked" ? words.anonymousVisitorName() : words.referredParentName();
}

/**
 * Renders one referred friend with the state Clicked, Pending or Complete, and whether a free month was earned (rule:
 * referral-stats).
 */
export function ReferralRow({ referral, now }: { referral: ReferralView; now: Date }) {
  const state = referralState(referral);
  const { Icon, mark, pill } = LOOKS[state];
  return (
    <li className={`${rows.row} ${classes.activity}`}>
      <span className={`${rows.mark} ${mark}`}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{nameOf(referral, state)}</p>
        <p className={rows.detail}>{describeReferral(referral, now)}</p>
      </div>
      <div className={classes.flags}>
        {referral.rewardGranted && (
          <span className={`${rows.status} ${rows.statusWarm} ${classes.reward}`}>
            <IconGift size={14} stroke={1.75} aria-hidden />
            {words.monthEarnedLabel()}
          </span>
        )}
        <span className={`${rows.status} ${pill}`}>{words.getStateLabel(state)}</span>
      </div>
    </li>
  );
}
