import { FREE_KID_LIMIT, FREE_LINK_LIMIT, PLANS } from "@giftling/domain";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../access/session.ts";
import { Button, type ButtonVariant } from "../../components/button.tsx";
import { GrowingGift } from "../../components/illustrations/growing-gift.tsx";
import { PageShell } from "../../components/page/page-shell.tsx";
import { useConfig } from "../../use-config.ts";
import { PlanCard } from "./plan-card.tsx";
import classes from "./pricing-page.module.css";

/** /pricing (rule: pricing-page, price-catalogue). Without billing there is nothing to price (rule: billing-off). */
export function PricingPage() {
  const { billing, salesEmail } = useConfig();
  const [free, premium, enterprise] = PLANS;
  const isSignedIn = useSession().user !== null;
  if (!billing) return <EverythingIncluded isSignedIn={isSignedIn} />;
  return (
    <PageShell title="Pricing">
      <div className={classes.page}>
        <header className={classes.header}>
          <h1 className={classes.title}>Pricing That Grows With Your Family</h1>
          <p className={classes.subtext}>Start free • Upgrade when you're ready</p>
        </header>
        <div className={classes.plans}>
          <PlanCard
            plan={free}
            note="All it takes for a first page."
            small={`In fact Free holds up to ${FREE_KID_LIMIT} children, and ${FREE_LINK_LIMIT} links for each.`}
          >
            {isSignedIn ? (
              <ToSubscription variant="outline">See your plan</ToSubscription>
            ) : (
              <Button href="/api/login" variant="outline" fullWidth>
                Start with Free
              </Button>
            )}
          </PlanCard>
          <PlanCard plan={premium} note="14 days free, no card needed." isFeatured>
            {isSignedIn ? (
              <ToSubscription>Start Premium</ToSubscription>
            ) : (
              <Button
                fullWidth
                renderRoot={(props) => <Link to="/signup" search={{ trial: "true" }} {...props} />}
              >
                Start Premium
              </Button>
            )}
          </PlanCard>
          <PlanCard plan={enterprise} note="Made for organizations.">
            <Button href={`mailto:${salesEmail}`} variant="outline" fullWidth>
              Contact sales
            </Button>
          </PlanCard>
        </div>
        <p className={classes.footnote}>
          Cancel any time; Premium then stays until the end of the period you paid for. Whatever you
          stored stays yours.
        </p>
      </div>
    </PageShell>
  );
}

/** Who is signed in already buys and starts the trial there. */
function ToSubscription(props: { variant?: ButtonVariant; children: string }) {
  return (
    <Button {...props} fullWidth renderRoot={(root) => <Link to="/subscription" {...root} />} />
  );
}

function EverythingIncluded({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <PageShell title="Pricing">
      <header className={`${classes.page} ${classes.header}`}>
        <GrowingGift className={classes.picture} />
        <h1 className={classes.title}>Everything is included here</h1>
        <p className={classes.subtext}>This installation has no plans and no prices.</p>
        {isSignedIn ? null : (
          <Button renderRoot={(props) => <Link to="/signup" {...props} />}>
            Create Your Free Hub
          </Button>
        )}
      </header>
    </PageShell>
  );
}
