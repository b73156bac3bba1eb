import * as words from "@giftling/messages/hub/page";
import { loginHref } from "../../../access/guards.ts";
import { LanguageSwitch } from "../../../components/page/language-switch.tsx";
import { useConfig } from "../../../use-config.ts";
import buttons from "./hub-buttons.module.css";
import classes from "./hub-closing.module.css";
import { ReportLink } from "./report-link.tsx";

/**
 * Returns the URL of "Start for Free" (rule: closing-call). The URL contains the family's referral code, or the hub as
 * origin if there is no code.
 */
export function startForFreeHref(referralCode: string | null): string {
  return referralCode === null
    ? "/api/login?from=hub"
    : `/api/login?ref=${encodeURIComponent(referralCode)}`;
}

/**
 * Returns the title of the closing call. Without billing, every family has Premium, so the title offers no free month
 * (rule: billing-off).
 */
export const closingTitle = (billing: boolean): string =>
  billing ? words.createYoursWithPremium() : words.createYours();

/** Renders the closing call to action (rule: closing-call). */
export function HubClosing({ referralCode }: { referralCode: string | null }) {
  const { billing } = useConfig();
  return (
    <section className={classes.closing} aria-labelledby="start-for-free">
      <div>
        <h2 id="start-for-free">{closingTitle(billing)}</h2>
        <p>{words.onePageForYours()}</p>
      </div>
      <a className={buttons.onDark} href={startForFreeHref(referralCode)}>
        {words.startForFree()}
      </a>
    </section>
  );
}

/** Renders the page's footer. The footer of a Premium hub does not name the product (rule: branding). */
export function HubFooter({
  familyUrl,
  showsBranding,
  kidId,
}: {
  familyUrl: string;
  showsBranding: boolean;
  /** Kid for the parent's link to the dashboard. Null in the demo, which has no such link. */
  kidId: string | null;
}) {
  return (
    <footer className={classes.footer}>
      {showsBranding && <p>{words.madeWith()}</p>}
      <ul>
        {kidId !== null && (
          <li>
            {/* Whoever is signed in is led straight on from there. */}
            <a href={loginHref(`/dashboard?kid=${encodeURIComponent(kidId)}`)}>
              {words.areYouTheParent()}
            </a>
          </li>
        )}
        <li>
          <a href="/privacy">{words.privacy()}</a>
        </li>
        <li>
          <a href="/terms">{words.terms()}</a>
        </li>
        <li>
          <LanguageSwitch />
        </li>
        <li>
          <ReportLink familyUrl={familyUrl} />
        </li>
      </ul>
    </footer>
  );
}
