import { type ReferralState, type ReferralView, referralState } from "@giftling/domain";
import { IconCircleCheck, IconClick, IconGift, IconUserPlus } from "@tabler/icons-react";
import { formatDay } from "../../components/format-day.ts";
import rows from "../entries/rows.module.css";
import classes from "./referrals.module.css";

const LOOKS = {
  clicked: { label: "Clicked", Icon: IconClick, mark: rows.markMuted, pill: rows.statusMuted },
  pending: { label: "Pending", Icon: IconUserPlus, mark: rows.markMuted, pill: rows.statusMuted },
  complete: { label: "Complete", Icon: IconCircleCheck, mark: "", pill: "" },
} as const;

/** What happened last, and what is still to come. */
export function whatHappened(referral: ReferralView, now: Date): string {
  const on = (moment: string) => {
    const day = formatDay(moment, now);
    return day === "Today" || day === "Yesterday" ? day.toLowerCase() : `on ${day}`;
  };
  if (referral.publishedPageAt !== null) return `First page up ${on(referral.publishedPageAt)}`;
  if (referral.signedUpAt !== null) {
    return `Signed up ${on(referral.signedUpAt)}, first page to come`;
  }
  return `Opened your link ${on(referral.clickedAt)}`;
}

function nameOf({ refereeEmail }: ReferralView, state: ReferralState): string {
  if (refereeEmail?.includes("@")) return refereeEmail;
  return state === "clicked" ? "Somebody" : "A friend";
}

/** One friend: Clicked, Pending or Complete, and whether it earned a month (rule: referral-stats). */
export function ActivityRow({ referral, now }: { referral: ReferralView; now: Date }) {
  const state = referralState(referral);
  const { label, Icon, mark, pill } = LOOKS[state];
  return (
    <li className={`${rows.row} ${classes.activity}`}>
      <span className={`${rows.mark} ${mark}`}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{nameOf(referral, state)}</p>
        <p className={rows.detail}>{whatHappened(referral, now)}</p>
      </div>
      <div className={classes.flags}>
        {referral.rewardGranted && (
          <span className={`${rows.status} ${rows.statusWarm} ${classes.reward}`}>
            <IconGift size={14} stroke={1.75} aria-hidden />1 month earned
          </span>
        )}
        <span className={`${rows.status} ${pill}`}>{label}</span>
      </div>
    </li>
  );
}
