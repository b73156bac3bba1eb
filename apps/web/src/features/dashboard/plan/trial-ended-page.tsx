import { PRICES, type UserView } from "@giftling/domain";
import { formatPrice, getPriceName } from "@giftling/messages/billing/plans";
import { trialEndedTitle } from "@giftling/messages/billing/subscription";
import { homeLinkAriaLabel } from "@giftling/messages/common";
import { updatePaymentCardLink } from "@giftling/messages/dashboard/banners";
import * as menuWords from "@giftling/messages/dashboard/menu";
import { signOutButton } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/dashboard/trial-ended";
import { UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { PausedSproutIllustration } from "../../../components/illustrations/paused-sprout.tsx";
import { Logo } from "../../../components/page/logo.tsx";
import { useDocumentTitle } from "../../../components/page/use-document-title.ts";
import { useCheckout } from "../../subscription/checkout/use-checkout.ts";
import { ChooseFreePlanButton } from "../../subscription/continue-on-free.tsx";
import classes from "./trial-ended.module.css";

const OFFERS = [PRICES["offer-monthly"], PRICES["offer-yearly"]];

/** Renders the page after a trial, with plans for the owner. The hub stays online (rule: trial-lock). */
export default function TrialEndedPage({ user }: { user: UserView }) {
  useDocumentTitle(trialEndedTitle());
  const checkout = useCheckout();
  // Whether a payment failed for a plan that was already bought.
  const isUnpaid = user.subscriptionStatus === "past_due";
  const isOwner = user.role === "owner";
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <a href="/" className={classes.logo} aria-label={homeLinkAriaLabel()}>
          <Logo />
        </a>
      </header>
      <main className={classes.main} id="main">
        <PausedSproutIllustration className={classes.picture} />
        <h1 className={classes.title}>{trialEndedTitle()}</h1>
        <p className={classes.text}>
          {!isOwner
            ? words.ownerOnlyPlanMessage(user.ownerName)
            : isUnpaid
              ? words.updatePaymentCardMessage()
              : words.choosePlanMessage()}
        </p>
        {isUnpaid || !isOwner ? null : (
          <ul className={classes.offers}>
            {OFFERS.map((offer) => (
              <li key={offer.id}>
                <UnstyledButton
                  className={classes.offer}
                  aria-busy={checkout.busyWith === offer.id}
                  aria-disabled={checkout.isBusy}
                  onClick={() => void checkout.open(offer.id, "/dashboard")}
                >
                  <span className={classes.offerName}>{getPriceName(offer.id)}</span>
                  <span className={classes.offerPrice}>{formatPrice(offer.id)}</span>
                  <IconChevronRight size={20} stroke={1.5} aria-hidden className={classes.arrow} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.buttons}>
          {isOwner && (
            <Button href="/subscription">
              {isUnpaid ? updatePaymentCardLink() : words.choosePlanButton()}
            </Button>
          )}
          <Button variant="default" href="/">
            {words.homepageLink()}
          </Button>
        </div>
        {isOwner && <ChooseFreePlanButton hasOffer={!isUnpaid} />}
        <nav className={classes.more} aria-label={words.accountAriaLabel()}>
          <a href={`/hub/${user.familyUrl}`}>{menuWords.viewHubLink()}</a>
          <Link to="/settings">{menuWords.settingsLink()}</Link>
          <a href="/api/auth/logout">{signOutButton()}</a>
        </nav>
      </main>
    </div>
  );
}
