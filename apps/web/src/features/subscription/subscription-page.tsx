import type { UserView } from "@giftling/domain";
import { contactSalesLink } from "@giftling/messages/billing/plans";
import * as words from "@giftling/messages/billing/subscription";
import * as menuWords from "@giftling/messages/dashboard/menu";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { GrowingGiftIllustration } from "../../components/illustrations/growing-gift.tsx";
import { renderRichText } from "../../components/rich.tsx";
import { useConfig } from "../../use-config.ts";
import { ParentShell } from "../shell/parent-shell.tsx";
import { PremiumBenefits } from "./benefits.tsx";
import { CheckoutReturn } from "./checkout/checkout-return.tsx";
import type { ReturnPurpose } from "./checkout/returns.ts";
import { useRefreshPlan } from "./checkout/use-fresh-plan.ts";
import { PlanWelcome } from "./checkout/welcome.tsx";
import { ContinueOnFreeButton } from "./continue-on-free.tsx";
import { CurrentPlanCard } from "./plan-card.tsx";
import classes from "./subscription.module.css";
import { TrialNotice } from "./trial-notice.tsx";
import { listTrialOffers, TrialOffer } from "./trial-offer.tsx";
import { UpgradeCard } from "./upgrade-card.tsx";

/** Renders /subscription. Calls `onSettled` when the return from the payment provider was handled (rule: subscription-page). */
export function SubscriptionPage({
  user,
  now,
  returned,
  onSettled,
}: {
  user: UserView;
  now: Date;
  returned: ReturnPurpose | null;
  onSettled: () => void;
}) {
  const { billing } = useConfig();
  const [bought, setBought] = useState<Exclude<ReturnPurpose, "portal"> | null>(null);
  useRefreshPlan(billing && returned === "portal", onSettled);
  const isWaiting = billing && (returned === "trial" || returned === "plan");
  return (
    <ParentShell title={menuWords.subscriptionLink()} familyUrl={user.familyUrl ?? ""}>
      {isWaiting ? (
        <CheckoutReturn
          bought={returned}
          onArrived={() => {
            setBought(returned);
            onSettled();
          }}
        />
      ) : billing ? (
        <div className={classes.sections}>
          {bought ? <PlanWelcome bought={bought} user={user} /> : <TrialNotice user={user} />}
          <div className={classes.pair}>
            <CurrentPlanCard user={user} now={now} />
            <Choices user={user} />
          </div>
          {user.isTrialLocked && user.role === "owner" && (
            <ContinueOnFreeButton hasOffer={listTrialOffers(user).length > 0} />
          )}
          {user.subscriptionPlan !== "enterprise" && <EnterpriseLine />}
        </div>
      ) : (
        <EverythingIncluded />
      )}
    </ParentShell>
  );
}

/**
 * Renders the available purchases. The offer after a trial replaces the list price. With a subscription, or for a parent
 * who is not the owner, only Premium's features are shown (rule: price-catalogue).
 */
function Choices({ user }: { user: UserView }) {
  const offers = user.role === "owner" ? listTrialOffers(user) : [];
  if (offers.length > 0) return <TrialOffer offers={offers} />;
  if (user.role === "owner" && user.buyablePrices.length > 0) return <UpgradeCard user={user} />;
  return (
    <section className={classes.card} aria-labelledby="benefits">
      <h2 id="benefits" className={classes.cardTitle}>
        {user.isPremium ? words.activeBenefitsHeading() : words.premiumBenefitsHeading()}
      </h2>
      <PremiumBenefits />
    </section>
  );
}

function EnterpriseLine() {
  const { salesEmail } = useConfig();
  return (
    <p className={classes.enterprise}>
      {renderRichText(words.enterpriseNote(), {
        link: (
          <Anchor href={`mailto:${salesEmail}?subject=Enterprise`}>{contactSalesLink()}</Anchor>
        ),
      })}
    </p>
  );
}

/** Renders the page of an installation without billing (rule: billing-off). */
function EverythingIncluded() {
  return (
    <section className={classes.waiting}>
      <GrowingGiftIllustration className={classes.waitingPicture} />
      <h2 className={classes.waitingTitle}>{words.noPlansHeading()}</h2>
      <p className={classes.waitingText}>{words.noPlansMessage()}</p>
      <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>
        {parentWords.dashboardLink()}
      </Button>
    </section>
  );
}
