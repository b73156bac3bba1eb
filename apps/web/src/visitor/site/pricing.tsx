import { FREE_KID_LIMIT, FREE_LINK_LIMIT, PLANS, type Plan } from "@giftling/domain";
import { contactSalesLink } from "@giftling/messages/billing/plans";
import { createHubButton, pricingTitle } from "@giftling/messages/pages/frame";
import * as words from "@giftling/messages/pages/pricing";
import { type ReactNode, useContext } from "react";
import { Button, type ButtonVariant } from "../../components/button.tsx";
import { CheckMarkList } from "../../components/check-mark-list.tsx";
import { GrowingGiftIllustration } from "../../components/illustrations/growing-gift.tsx";
import { PageShell, SignUpButton, useSignUpNote } from "../../components/page/page-shell.tsx";
import { PageContext } from "../../page-context.ts";
import classes from "./pricing.module.css";

/** Renders /pricing. Without billing, the page shows no prices (rule: pricing-page). */
export default function PricingPage() {
  const { config, isSignedIn } = useContext(PageContext);
  const { billing, salesEmail } = config;
  const note = useSignUpNote();
  const [free, premium, enterprise] = PLANS;
  if (!billing) return <EverythingIncluded isSignedIn={isSignedIn} />;
  return (
    <PageShell title={pricingTitle()}>
      <div className={classes.page}>
        <header className={classes.header}>
          <h1 className={classes.title}>{words.pageHeading()}</h1>
          <p className={classes.subtext}>{note ?? words.pageSubheading()}</p>
        </header>
        <div className={classes.plans}>
          <PlanCard
            plan={free}
            note={words.freePlanNote()}
            small={words.freePlanLimitsNote(FREE_KID_LIMIT, FREE_LINK_LIMIT)}
          >
            {isSignedIn ? (
              <SubscriptionButton variant="outline">{words.viewPlanButton()}</SubscriptionButton>
            ) : (
              <SignUpButton href="/api/login" variant="outline" fullWidth>
                {words.chooseFreePlanButton()}
              </SignUpButton>
            )}
          </PlanCard>
          <PlanCard plan={premium} note={note ? "" : words.premiumPlanNote()} isFeatured>
            {isSignedIn ? (
              <SubscriptionButton>{words.choosePremiumPlanButton()}</SubscriptionButton>
            ) : (
              <SignUpButton fullWidth href="/signup?trial=true">
                {words.choosePremiumPlanButton()}
              </SignUpButton>
            )}
          </PlanCard>
          <PlanCard plan={enterprise} note={words.enterprisePlanNote()}>
            <Button href={`mailto:${salesEmail}`} variant="outline" fullWidth>
              {contactSalesLink()}
            </Button>
          </PlanCard>
        </div>
        <p className={classes.footnote}>{words.cancellationNote()}</p>
      </div>
    </PageShell>
  );
}

/** Renders a button that opens /subscription, which sells Premium and offers the trial to signed-in parents. */
function SubscriptionButton(props: { variant?: ButtonVariant; children: string }) {
  return <Button {...props} fullWidth href="/subscription" />;
}

function EverythingIncluded({ isSignedIn }: { isSignedIn: boolean }) {
  const note = useSignUpNote();
  return (
    <PageShell title={pricingTitle()}>
      <header className={`${classes.page} ${classes.header}`}>
        <GrowingGiftIllustration className={classes.picture} />
        <h1 className={classes.title}>{words.noBillingHeading()}</h1>
        <p className={classes.subtext}>{words.noBillingMessage()}</p>
        {!isSignedIn && note !== null && <p className={classes.subtext}>{note}</p>}
        {isSignedIn ? null : <SignUpButton>{createHubButton()}</SignUpButton>}
      </header>
    </PageShell>
  );
}

type PlanCardProps = {
  plan: Plan;
  note: string;
  isFeatured?: boolean;
  small?: string;
  children: ReactNode;
};

function PlanCard({ plan, note, isFeatured, small, children }: PlanCardProps) {
  const name = words.translatePlanText(plan.name);
  return (
    <section className={classes.plan} data-featured={isFeatured} aria-label={name}>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.price}>
        <span className={classes.figure}>{words.translatePlanText(plan.priceText)}</span>{" "}
        {words.translatePlanText(plan.periodText)}
      </p>
      <p className={classes.note}>{note}</p>
      {children}
      <div className={classes.features}>
        <CheckMarkList items={plan.features.map(words.translatePlanText)} />
        {small !== undefined && <p className={classes.small}>{small}</p>}
      </div>
    </section>
  );
}
