import type { ReferralView } from "@giftling/domain";
import * as words from "@giftling/messages/referrals/referrals";
import { IconUserHeart } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { ShareButton } from "../../components/share/share-button.tsx";
import { EmptySectionIcon } from "../entries/empty-mark.tsx";
import rows from "../entries/rows.module.css";
import { Section } from "../entries/section.tsx";
import { ReferralRow } from "./activity-row.tsx";
import classes from "./referrals.module.css";

/** Number of rows shown at first. */
const FIRST = 10;

/** Renders the progress of each referred friend, from opening the link to publishing a first page (rule: referral-stats). */
export function ReferralActivitySection({
  referrals,
  url,
}: {
  referrals: readonly ReferralView[];
  url: string;
}) {
  const [isWhole, setWhole] = useState(false);
  const [now] = useState(() => new Date());
  return (
    <Section
      id="activity"
      title={words.activityTitle()}
      query={{ data: referrals, isError: false, error: null }}
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
              {(isWhole ? all : all.slice(0, FIRST)).map((referral) => (
                <ReferralRow key={referral.id} referral={referral} now={now} />
              ))}
            </ul>
            {all.length > FIRST && (
              <Button
                variant="subtle"
                className={classes.more}
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? words.showFewerButton() : words.showAllButton(all.length)}
              </Button>
            )}
          </>
        )
      }
    </Section>
  );
}
