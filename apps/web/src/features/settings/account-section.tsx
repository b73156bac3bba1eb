import { logOut } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/account";
import { Button } from "../../components/button.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/**
 * Renders the account's e-mail address and number of kids (rule: settings-page). When the address is missing, the section
 * explains that an unverified address is not stored (rule: sign-in).
 */
export function AccountSection({ email, kidCount }: { email: string; kidCount: number }) {
  return (
    <Setting title={words.accountInfo()} lead={words.accountLead()}>
      <dl className={classes.facts}>
        <div>
          <dt>{words.email()}</dt>
          <dd>{email === "" ? words.notKnown() : email}</dd>
          {email === "" && <dd className={classes.why}>{words.whyNotKnown()}</dd>}
        </div>
        <div>
          <dt>{words.children()}</dt>
          <dd>{kidCount}</dd>
        </div>
      </dl>
      <Button href="/api/auth/logout" variant="default">
        {logOut()}
      </Button>
    </Setting>
  );
}
