import { type ConfigView, DEMO_FAMILY_URL, type HubView } from "@giftling/domain";
import * as words from "@giftling/messages/hub/page";
import { type MouseEvent, useState } from "react";
import { getSignInUrlWithReturnPath } from "../../../access/guards.ts";
import { createLazyPopup } from "../../../components/dialog/lazy-popup.tsx";
import { LanguageSwitch } from "../../../components/page/language-switch.tsx";
import { useConfig } from "../../../page-context.ts";
import buttons from "./hub-buttons.module.css";
import classes from "./hub-call-to-action.module.css";

/**
 * Returns the URL of the button "Start for Free". The URL contains the family's referral code, or `from=hub` for a
 * family without a code (rule: closing-call).
 */
export function getSignUpHref(referralCode: string | null): string {
  return referralCode === null
    ? "/api/login?from=hub"
    : `/api/login?ref=${encodeURIComponent(referralCode)}`;
}

/**
 * Returns the title of the hub's call to action. Without billing, every family has Premium, so the title offers no free
 * month. Returns false if sign-up is restricted (rule: sign-ups).
 */
export const getCallToActionTitle = ({
  billing,
  signUps,
}: Pick<ConfigView, "billing" | "signUps">): string | false =>
  signUps === "open" && (billing ? words.createHubWithPremiumHeading() : words.createHubHeading());

export function HubCallToAction({ referralCode }: { referralCode: string | null }) {
  const title = getCallToActionTitle(useConfig());
  return (
    title && (
      <section className={classes.closing} aria-labelledby="start-for-free">
        <div>
          <h2 id="start-for-free">{title}</h2>
          <p>{words.createHubDescription()}</p>
        </div>
        <a className={buttons.onDark} href={getSignUpHref(referralCode)}>
          {words.signUpLink()}
        </a>
      </section>
    )
  );
}

/**
 * Renders a hub's footer. With `showsBranding`, the footer names the product. Otherwise, the footer contains a one-line
 * call to action (rule: branding).
 */
export function HubFooter({
  hub: { familyUrl, kid, showsBranding, referralCode },
}: {
  hub: HubView;
}) {
  const title = getCallToActionTitle(useConfig());
  return (
    <footer className={classes.footer}>
      <p>
        {showsBranding
          ? words.brandingNote()
          : title && (
              <>
                {title} <a href={getSignUpHref(referralCode)}>{words.signUpLink()}</a>
              </>
            )}
      </p>
      <ul>
        {/* The demo has no dashboard. */}
        {familyUrl !== DEMO_FAMILY_URL && (
          <li>
            {/* The login route redirects signed-in users to the dashboard. */}
            <a href={getSignInUrlWithReturnPath(`/dashboard?kid=${encodeURIComponent(kid.id)}`)}>
              {words.parentSignInLink()}
            </a>
          </li>
        )}
        <li>
          <a href="/privacy">{words.privacyLink()}</a>
        </li>
        <li>
          <a href="/terms">{words.termsLink()}</a>
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

const ReportDialog = createLazyPopup(() => import("../dialogs/report-dialog.tsx"));

/**
 * Renders the link "Report this page", which opens a dialog. Without JavaScript, the link leads to a page with the same
 * form (rule: reported-pages).
 */
function ReportLink({ familyUrl }: { familyUrl: string }) {
  const [isOpen, setOpen] = useState(false);

  function onClick(event: MouseEvent) {
    // A click with a modifier key opens the page in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a href={`/hub/${encodeURIComponent(familyUrl)}/report`} onClick={onClick} rel="nofollow">
        {words.reportHubLink()}
      </a>
      <ReportDialog familyUrl={familyUrl} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
