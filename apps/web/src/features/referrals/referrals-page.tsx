import type { ReferralStatsView, UserView } from "@giftling/domain";
import { copyLinkButton } from "@giftling/messages/buttons";
import { referralsLink } from "@giftling/messages/dashboard/menu";
import { qrCodeButton } from "@giftling/messages/dashboard/parent";
import { sectionLoadErrorMessage } from "@giftling/messages/entries/list";
import { getLocale } from "@giftling/messages/language";
import * as words from "@giftling/messages/referrals/referrals";
import { IconQrcode } from "@tabler/icons-react";
import { Navigate } from "@tanstack/react-router";
import { useId } from "react";
import { Button } from "../../components/button.tsx";
import { useQrDialog } from "../../components/dialog/use-qr-dialog.tsx";
import { formatDate } from "../../components/format-relative-date.ts";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { PlanNotice } from "../../components/plan-notice.tsx";
import { CopyButton } from "../../components/share/copy-button.tsx";
import { ShareButton } from "../../components/share/share-button.tsx";
import cards from "../../components/stat-cards.module.css";
import { useConfig } from "../../page-context.ts";
import { trpc } from "../../trpc.ts";
import { useRetryFailedQueries } from "../../use-retry-failed-queries.ts";
import { ParentPageShell } from "../shell/parent-page-shell.tsx";
import { ReferralHistorySection } from "./activity-section.tsx";
import classes from "./referrals.module.css";

/** Renders /referrals. Redirects to the settings unless sign-ups are open (rule: referrals-page). */
export function ReferralsPage({ user }: { user: UserView }) {
  const { signUps } = useConfig();
  const query = trpc.referrals.stats.useQuery();
  const retry = useRetryFailedQueries();
  if (signUps !== "open") return <Navigate to="/settings/people" replace />;
  return (
    <ParentPageShell title={referralsLink()} familyUrl={user.familyUrl ?? ""}>
      <div className={classes.sections}>
        {query.data !== undefined ? (
          <ReferralResults user={user} data={query.data} />
        ) : query.isError ? (
          <ErrorState
            title={words.loadErrorTitle()}
            message={sectionLoadErrorMessage()}
            error={query.error}
            onRetry={retry}
          />
        ) : (
          <>
            <Skeleton height={300} radius="card" />
            <Skeleton height={104} radius="card" />
            <Skeleton height={240} radius="card" />
          </>
        )}
      </div>
    </ParentPageShell>
  );
}

/** Renders the content of the referrals page. Omits the referrals if billing is off (rule: billing-off). */
function ReferralResults({ user, data }: { user: UserView; data: ReferralStatsView }) {
  const { billing } = useConfig();
  const notice = getPremiumNoticeText(user, data, billing);
  return (
    <>
      {notice && <PlanNotice {...notice} />}
      <ReferralLinkCard url={data.referralUrl} earns={billing} />
      {billing && (
        <>
          <ReferralStats stats={data.stats} />
          <ReferralHistorySection referrals={data.referrals} url={data.referralUrl} />
        </>
      )}
    </>
  );
}

function ReferralStats({ stats }: { stats: ReferralStatsView["stats"] }) {
  const figures = [
    [words.linkClicksLabel(), stats.totalClicks],
    [words.signUpsLabel(), stats.totalSignups],
    [words.publishedHubsLabel(), stats.totalPublished],
    [words.earnedMonthsLabel(), stats.totalRewardsEarned],
  ] as const;
  return (
    <dl className={cards.cards} aria-label={words.totalsAriaLabel()}>
      {figures.map(([label, value]) => (
        <div key={label} className={cards.card}>
          <dt className={cards.label}>{label}</dt>
          <dd className={cards.value}>{value.toLocaleString(getLocale())}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Returns the notice about Premium on the referrals page. Returns null if billing is on and the family has no Premium
 * (rule: referrals-page).
 */
export function getPremiumNoticeText(
  user: Pick<UserView, "isPremium" | "premiumUntil">,
  earned: Pick<ReferralStatsView, "premiumFromReferrals" | "premiumExpiresAt">,
  hasBilling: boolean,
): { title: string; text: string } | null {
  if (!hasBilling) {
    return { title: words.premiumIncludedTitle(), text: words.premiumIncludedMessage() };
  }
  if (!user.isPremium) return null;
  if (earned.premiumFromReferrals && earned.premiumExpiresAt !== null) {
    return {
      title: words.earnedPremiumTitle(formatDate(earned.premiumExpiresAt)),
      text: words.earnedPremiumMessage(),
    };
  }
  return {
    title:
      user.premiumUntil === null
        ? words.activePremiumTitle()
        : words.activePremiumTitleWithEndDate(formatDate(user.premiumUntil)),
    text: words.activePremiumMessage(),
  };
}

const STEPS = [
  { title: words.shareStepTitle, text: words.shareStepDescription },
  { title: words.signUpStepTitle, text: words.signUpStepDescription },
  { title: words.rewardStepTitle, text: words.rewardStepDescription },
] as const;

/** Renders the referral link, with the steps to the reward if `earns` is true (rule: referrals-page). */
function ReferralLinkCard({ url, earns }: { url: string; earns: boolean }) {
  const id = useId();
  const qr = useQrDialog({ title: words.qrCodeTitle(), label: words.qrCodeLabel() }, url);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {earns ? words.rewardHeading() : words.referralLinkHeading()}
      </h2>
      {earns && (
        <ol className={classes.steps}>
          {STEPS.map(({ title, text }) => (
            <li key={title()} className={classes.step}>
              <p className={classes.stepTitle}>{title()}</p>
              <p className={classes.stepText}>{text()}</p>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.link}>
        <div className={classes.linkText}>
          <p className={classes.linkLabel}>{words.referralLinkLabel()}</p>
          <p className={classes.linkValue}>{url}</p>
        </div>
        <div className={classes.linkButtons}>
          <CopyButton value={url} what="link" label={copyLinkButton()} variant="filled" />
          <ShareButton title={words.shareTitle()} url={url} />
          <Button
            variant="default"
            leftSection={<IconQrcode size={20} stroke={1.5} aria-hidden />}
            onClick={qr.onOpen}
          >
            {qrCodeButton()}
          </Button>
          {qr.dialog}
        </div>
      </div>
    </section>
  );
}
