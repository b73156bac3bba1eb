import type { ReferralStatsView, UserView } from "@giftling/domain";
import { referralsLink } from "@giftling/messages/dashboard/menu";
import * as words from "@giftling/messages/referrals/referrals";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { trpc } from "../../trpc.ts";
import { useConfig } from "../../use-config.ts";
import { useRetryFailedQueries } from "../../use-retry-failed.ts";
import { ParentShell } from "../shell/parent-shell.tsx";
import { ReferralActivitySection } from "./activity-section.tsx";
import { ReferralLinkCard } from "./invite-card.tsx";
import { PremiumNotice } from "./premium-notice.tsx";
import { ReferralStats } from "./referral-stats.tsx";
import classes from "./referrals.module.css";

/** Renders /referrals with the referral link, its reward and its results (rule: referrals-page). */
export function ReferralsPage({ user }: { user: UserView }) {
  const query = trpc.referrals.stats.useQuery();
  const retry = useRetryFailedQueries();
  return (
    <ParentShell title={referralsLink()} familyUrl={user.familyUrl ?? ""}>
      <div className={classes.sections}>
        {query.data !== undefined ? (
          <Invitations user={user} data={query.data} />
        ) : query.isError ? (
          <ErrorState
            title={words.loadErrorTitle()}
            message={words.loadErrorMessage()}
            error={query.error}
            onRetry={retry}
          />
        ) : (
          <Pending />
        )}
      </div>
    </ParentShell>
  );
}

/** Renders the invitations. Without billing there is no reward, so only the link is shown (rule: billing-off). */
function Invitations({ user, data }: { user: UserView; data: ReferralStatsView }) {
  const { billing } = useConfig();
  return (
    <>
      <PremiumNotice user={user} stats={data} hasBilling={billing} />
      <ReferralLinkCard url={data.referralUrl} earns={billing} />
      {billing && (
        <>
          <ReferralStats stats={data.stats} />
          <ReferralActivitySection referrals={data.referrals} url={data.referralUrl} />
        </>
      )}
    </>
  );
}

function Pending() {
  return (
    <>
      <Skeleton height={300} radius="card" />
      <Skeleton height={104} radius="card" />
      <Skeleton height={240} radius="card" />
    </>
  );
}
