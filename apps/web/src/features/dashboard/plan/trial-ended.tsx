import { PRICES, type UserView } from "@giftling/domain";
import { priceName, priceText } from "@giftling/messages/billing/plans";
import { trialEnded } from "@giftling/messages/billing/subscription";
import { productHome } from "@giftling/messages/common";
import { updateCard } from "@giftling/messages/dashboard/banners";
import * as menuWords from "@giftling/messages/dashboard/menu";
import { logOut } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/dashboard/trial-ended";
import { UnstyledButton } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { PausedSprout } from "../../../components/illustrations/paused-sprout.tsx";
import { Logo } from "../../../components/page/logo.tsx";
import { useCheckout } from "../../subscription/checkout/use-checkout.ts";
import { ContinueOnFree } from "../../subscription/continue-on-free.tsx";
import classes from "./trial-ended.module.css";

const OFFERS = [PRICES["offer-monthly"], PRICES["offer-yearly"]];

/**
 * Renders the page that replaces the dashboard after a trial (rule: trial-lock). The owner sees the offers with their
 * checkouts, and can continue on Free. Another parent sees that the owner has to choose. The hub stays online.
 */
export default function TrialEnded({ user }: { user: UserView }) {
  useDocumentTitle(`${trialEnded()} | Giftling`);
  const checkout = useCheckout();
  // A card was declined. The plan exists, but its payment is pending.
  const isUnpaid = user.subscriptionStatus === "past_due";
  const isOwner = user.role === "owner";
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Link to="/" className={classes.logo} aria-label={productHome()}>
          <Logo />
        </Link>
      </header>
      <main className={classes.main} id="main">
        <PausedSprout className={classes.picture} />
        <h1 className={classes.title}>{trialEnded()}</h1>
        <p className={classes.text}>
          {!isOwner
            ? words.ownerChooses(user.ownerName)
            : isUnpaid
              ? words.updateToGoOn()
              : words.chooseToGoOn()}
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
                  <span className={classes.offerName}>{priceName(offer.id)}</span>
                  <span className={classes.offerPrice}>{priceText(offer.id)}</span>
                  <IconChevronRight size={20} stroke={1.5} aria-hidden className={classes.arrow} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.buttons}>
          {isOwner && (
            <Button renderRoot={(props) => <Link to="/subscription" {...props} />}>
              {isUnpaid ? updateCard() : words.choosePlan()}
            </Button>
          )}
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            {words.backToHomepage()}
          </Button>
        </div>
        {isOwner && <ContinueOnFree hasOffer={!isUnpaid} />}
        <nav className={classes.more} aria-label={words.account()}>
          <a href={`/hub/${user.familyUrl}`}>{menuWords.viewPublicHub()}</a>
          <Link to="/settings">{menuWords.settings()}</Link>
          <a href="/api/auth/logout">{logOut()}</a>
        </nav>
      </main>
    </div>
  );
}
