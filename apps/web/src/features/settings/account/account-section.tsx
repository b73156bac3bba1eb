import { changeAddressLink } from "@giftling/messages/account/email-change";
import { logOutButton } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/account";
import { Button } from "../../../components/button.tsx";
import { EmailText } from "../../../components/email-text.tsx";
import { useConfig } from "../../../page-context.ts";
import { finishDeletions } from "../../entries/pending-deletions.ts";
import { SettingSection } from "../setting-section.tsx";
import classes from "../settings.module.css";

type AccountFactsProps = { email: string; kidCount: number };

/** Renders the account's data, and links for signing out and changing the e-mail address (rule: settings-page). */
export function AccountSection({ email, kidCount }: AccountFactsProps) {
  const { identityProvider } = useConfig();
  return (
    <SettingSection
      id="account-info"
      title={words.accountTitle()}
      lead={words.accountDescription()}
    >
      <AccountFacts email={email} kidCount={kidCount} />
      {identityProvider === null && (
        <Button href="/api/login/change" variant="default">
          {changeAddressLink()}
        </Button>
      )}
      <Button href="/api/auth/logout" variant="default" onClick={finishDeletions}>
        {logOutButton()}
      </Button>
    </SettingSection>
  );
}

/**
 * Renders the account's e-mail address and number of kids. A missing e-mail address is replaced by a hint
 * (rule: sign-in).
 */
export function AccountFacts({ email, kidCount }: AccountFactsProps) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.emailLabel()}</dt>
        <dd>{email === "" ? words.unknownEmailLabel() : <EmailText email={email} />}</dd>
        {email === "" && <dd className={classes.why}>{words.unknownEmailHint()}</dd>}
      </div>
      <div>
        <dt>{words.kidsLabel()}</dt>
        <dd>{kidCount}</dd>
      </div>
    </dl>
  );
}
