import { loginHref } from "../../../access/guards.ts";
import { useConfig } from "../../../use-config.ts";
import buttons from "./hub-buttons.module.css";
import classes from "./hub-closing.module.css";
import { ReportLink } from "./report-link.tsx";

/**
 * Where "Start for Free" goes: with the family's referral code, or marked as from a hub (rule: closing-call,
 * hub-grant).
 */
export function startForFreeHref(referralCode: string | null): string {
  return referralCode === null
    ? "/api/login?from=hub"
    : `/api/login?ref=${encodeURIComponent(referralCode)}`;
}

/** What the call says; where everybody has Premium there is no month of it to give (rule: billing-off). */
export const closingTitle = (billing: boolean): string =>
  `Create Your Free Hub${billing ? " (Get Premium Free for 1 Month)" : ""}`;

/** The closing call to action (rule: closing-call). */
export function HubClosing({ referralCode }: { referralCode: string | null }) {
  const { billing } = useConfig();
  return (
    <section className={classes.closing} aria-labelledby="start-for-free">
      <div>
        <h2 id="start-for-free">{closingTitle(billing)}</h2>
        <p>One page for your own child: wishes, family news and an education fund that grows.</p>
      </div>
      <a className={buttons.onDark} href={startForFreeHref(referralCode)}>
        Start for Free
      </a>
    </section>
  );
}

/** The quiet end of the page. Premium hubs don't name the product (rule: branding). */
export function HubFooter({
  familyUrl,
  showsBranding,
  kidId,
}: {
  familyUrl: string;
  showsBranding: boolean;
  /** Whose parent may ask for the way back; null in the demo, which has none. */
  kidId: string | null;
}) {
  return (
    <footer className={classes.footer}>
      {showsBranding && <p>Made with Giftling. We never handle the money.</p>}
      <ul>
        {kidId !== null && (
          <li>
            {/* Whoever is signed in is led straight on from there. */}
            <a href={loginHref(`/dashboard?kid=${encodeURIComponent(kidId)}`)}>
              Are you the parent?
            </a>
          </li>
        )}
        <li>
          <a href="/privacy">Privacy</a>
        </li>
        <li>
          <a href="/terms">Terms</a>
        </li>
        <li>
          <ReportLink familyUrl={familyUrl} />
        </li>
      </ul>
    </footer>
  );
}
