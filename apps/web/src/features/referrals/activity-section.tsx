import { getReferralState, type ReferralState, type ReferralView } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import { showFewerButton } from "@giftling/messages/entries/list";
import * as words from "@giftling/messages/referrals/referrals";
import {
  IconCircleCheck,
  IconClick,
  IconGift,
  IconUserHeart,
  IconUserPlus,
} from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { formatRelativeDate } from "../../components/format-relative-date.ts";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { ShareButton } from "../../components/share/share-button.tsx";
import { DashboardSection } from "../entries/dashboard-section.tsx";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import rows from "../entries/rows.module.css";
import classes from "./referrals.module.css";

/** Maximum number of referrals shown in the collapsed list. */
const COLLAPSED_COUNT = 10;

/** Renders the state of each referral, from the opened link to the friend's first page (rule: referral-stats). */
export function ReferralHistorySection({
  referrals,
  url,
}: {
  referrals: readonly ReferralView[];
  url: string;
}) {
  const [isWhole, setWhole] = useState(false);
  const [now] = useState(() => new Date());
  return (
    <DashboardSection
      id="activity"
      title={words.referralHistoryTitle()}
      query={{ data: referrals }}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            picture={<EmptySectionIcon icon={IconUserHeart} />}
            title={words.noReferralsTitle()}
            message={words.noReferralsMessage()}
            action={<ShareButton title={words.shareTitle()} url={url} />}
          />
        ) : (
          <>
            <ul className={rows.list}>
              {(isWhole ? all : all.slice(0, COLLAPSED_COUNT)).map((referral) => (
                <ReferralRow key={referral.id} referral={referral} now={now} />
              ))}
            </ul>
            {all.length > COLLAPSED_COUNT && (
              <Button
                variant="subtle"
                className={classes.more}
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? showFewerButton() : words.showAllReferralsButton(all.length)}
              </Button>
            )}
          </>
        )
      }
    </DashboardSection>
  );
}

const STATE_STYLES = {
  clicked: { Icon: IconClick, mark: rows.markMuted, pill: rows.statusMuted },
  pending: { Icon: IconUserPlus, mark: rows.markMuted, pill: rows.statusMuted },
  complete: { Icon: IconCircleCheck, mark: "", pill: "" },
} as const;

/** Returns a sentence about the latest event of a referral and the event's day. */
export function describeReferral(referral: ReferralView, now: Date): string {
  const on = (moment: string) => {
    const day = formatRelativeDate(moment, now);
    const isNear = day === commonWords.todayLabel() || day === commonWords.yesterdayLabel();
    return isNear ? day.toLowerCase() : words.earlierDateLabel(day);
  };
  if (referral.publishedPageAt !== null)
    return words.hubPublishedStatus(on(referral.publishedPageAt));
  if (referral.signedUpAt !== null) return words.signedUpStatus(on(referral.signedUpAt));
  return words.linkClickedStatus(on(referral.clickedAt));
}

function getName({ refereeEmail }: ReferralView, state: ReferralState): string {
  if (refereeEmail?.includes("@")) return refereeEmail;
  return state === "clicked" ? words.anonymousVisitorName() : words.referredParentName();
}

/** Renders a referral's state, and whether the referral earned the parent a free month (rule: referral-stats). */
function ReferralRow({ referral, now }: { referral: ReferralView; now: Date }) {
  const state = getReferralState(referral);
  const { Icon, mark, pill } = STATE_STYLES[state];
  return (
    <li className={`${rows.row} ${classes.activity}`}>
      <span className={`${rows.mark} ${mark}`}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{getName(referral, state)}</p>
        <p className={rows.detail}>{describeReferral(referral, now)}</p>
      </div>
      <div className={classes.flags}>
        {referral.rewardGranted && (
          <span className={`${rows.status} ${rows.statusWarm} ${classes.reward}`}>
            <IconGift size={14} stroke={1.75} aria-hidden />
            {words.rewardEarnedLabel()}
          </span>
        )}
        <span className={`${rows.status} ${pill}`}>{words.getReferralStateLabel(state)}</span>
      </div>
    </li>
  );
}
