import { PLANS, TRIAL_DURATION_DAYS, type UserView } from "@giftling/domain";
import * as checkoutWords from "@giftling/messages/billing/checkout";
import { contactSalesLink, perMonthLabel } from "@giftling/messages/billing/plans";
import * as words from "@giftling/messages/billing/subscription";
import * as menuWords from "@giftling/messages/dashboard/menu";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { formatDate } from "../../components/format-relative-date.ts";
import { GrowingGiftIllustration } from "../../components/illustrations/growing-gift.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { useConfig } from "../../page-context.ts";
import { trpc } from "../../trpc.ts";
import { ParentPageShell } from "../shell/parent-page-shell.tsx";
import returnClasses from "./checkout/checkout-return.module.css";
import { CheckoutReturn } from "./checkout/checkout-return.tsx";
import type { CheckoutPurpose, CheckoutReturnPurpose } from "./checkout/checkout-return-purpose.ts";
import { useCheckout } from "./checkout/use-checkout.ts";
import welcomeClasses from "./checkout/welcome.module.css";
import { ChooseFreePlanButton } from "./continue-on-free.tsx";
import { CurrentPlanCard, TrialNotice } from "./plan-card.tsx";
import classes from "./subscription.module.css";
import { listTrialOffers, PremiumBenefits, TrialOffer } from "./trial-offer.tsx";

/** Refreshes the cached plan after a return from the billing portal (rule: checkout). */
function useRefreshPlan(isBack: boolean, onSettled: () => void): void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.billing.refresh.useMutation({
    onSuccess: (user) => utils.account.user.setData(undefined, user),
  });
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    // React Query does not call a callback of `mutate` after the page is left.
    if (isBack) mutate(undefined, { onSettled: () => settle() });
  }, [isBack, mutate]);
}

/** Renders /subscription. Calls `onSettled` after a return from Stripe's pages (rule: subscription-page). */
export function SubscriptionPage({
  user,
  now,
  returned,
  onSettled,
}: {
  user: UserView;
  now: Date;
  returned: CheckoutReturnPurpose | null;
  onSettled: () => void;
}) {
  const { billing } = useConfig();
  const [bought, setBought] = useState<CheckoutPurpose | null>(null);
  useRefreshPlan(billing && returned === "portal", onSettled);
  const isWaiting = billing && (returned === "trial" || returned === "plan");
  return (
    <ParentPageShell title={menuWords.subscriptionLink()} familyUrl={user.familyUrl ?? ""}>
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
            <PriceChoices user={user} />
          </div>
          {user.isTrialLocked && user.role === "owner" && (
            <ChooseFreePlanButton hasOffer={listTrialOffers(user).length > 0} />
          )}
          {user.subscriptionPlan !== "enterprise" && <EnterpriseLine />}
        </div>
      ) : (
        <EverythingIncluded />
      )}
    </ParentPageShell>
  );
}

/**
 * Renders the prices that the owner can buy. If no price can be bought, renders Premium's features
 * (rule: price-catalog).
 */
function PriceChoices({ user }: { user: UserView }) {
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

/** Renders the page for an installation without billing (rule: billing-off). */
function EverythingIncluded() {
  return (
    <section className={returnClasses.waiting}>
      <GrowingGiftIllustration className={returnClasses.picture} />
      <h2 className={returnClasses.title}>{words.noBillingHeading()}</h2>
      <p className={returnClasses.text}>{words.noBillingMessage()}</p>
      <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>
        {parentWords.dashboardLink()}
      </Button>
    </section>
  );
}

function PlanWelcome({ bought, user }: { bought: CheckoutPurpose; user: UserView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isTrial = bought === "trial" && user.trialEndsAt !== null;
  return (
    <section className={welcomeClasses.welcome} aria-labelledby="welcome">
      <GrowingGiftIllustration className={welcomeClasses.picture} />
      <div className={welcomeClasses.words}>
        <h2 id="welcome" className={welcomeClasses.title} tabIndex={-1} ref={heading}>
          {isTrial ? checkoutWords.trialStartedHeading() : checkoutWords.premiumStartedHeading()}
        </h2>
        <p className={welcomeClasses.text}>
          {isTrial && user.trialEndsAt
            ? checkoutWords.trialStartedMessage(TRIAL_DURATION_DAYS, formatDate(user.trialEndsAt))
            : checkoutWords.premiumStartedMessage()}
        </p>
        <Button
          className={welcomeClasses.button}
          renderRoot={(props) => <Link to="/dashboard" {...props} />}
        >
          {parentWords.dashboardLink()}
        </Button>
      </div>
    </section>
  );
}

/** Renders Premium's price and features, with the trial first if available (rule: subscription-page). */
function UpgradeCard({ user }: { user: UserView }) {
  const checkout = useCheckout();
  const [, premium] = PLANS;
  return (
    <section className={classes.card} data-featured aria-labelledby="upgrade">
      <h2 id="upgrade" className={classes.cardTitle}>
        {user.isPremium ? words.premiumPlanHeading() : "Premium"}
      </h2>
      <p className={classes.price}>
        <span className={classes.figure}>{premium.priceText}</span> {perMonthLabel()}
      </p>
      <PremiumBenefits />
      <div className={classes.buttons}>
        {user.canStartTrial && (
          <Button
            loading={checkout.busyWith === "trial"}
            disabled={checkout.isBusy && checkout.busyWith !== "trial"}
            onClick={() => void checkout.open("trial")}
          >
            {words.startTrialButton()}
          </Button>
        )}
        <Button
          variant={user.canStartTrial ? "default" : "filled"}
          loading={checkout.busyWith === "premium-monthly"}
          disabled={checkout.isBusy && checkout.busyWith !== "premium-monthly"}
          onClick={() => void checkout.open("premium-monthly")}
        >
          {words.upgradeButton()}
        </Button>
      </div>
      <p className={classes.small}>{note(user)}</p>
    </section>
  );
}

function note({ canStartTrial, premiumSource, hasBillingPortal }: UserView): string {
  if (canStartTrial) return words.trialNote(TRIAL_DURATION_DAYS);
  if (premiumSource === "grant") return words.grantedPremiumNote();
  if (premiumSource === "trial" && hasBillingPortal) return words.upgradeDuringTrialNote();
  return words.cancellationNote();
}
