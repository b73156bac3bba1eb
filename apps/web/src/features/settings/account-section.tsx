import { logOutButton } from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/settings/account";
import { Button } from "../../components/button.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/**
 * Renders the account's e-mail address and number of kids. If the address is missing, a hint explains that an
 * unverified address is not stored (rule: settings-page, sign-in).
 */
export function AccountSection({ email, kidCount }: { email: string; kidCount: number }) {
  return (
    <Setting title={words.accountTitle()} lead={words.accountDescription()}>
      <dl className={classes.facts}>
        <div>
          <dt>{words.emailLabel()}</dt>
          <dd>{email === "" ? words.unknownEmailLabel() : email}</dd>
          {email === "" && <dd className={classes.why}>{words.unknownEmailHint()}</dd>}
        </div>
        <div>
          <dt>{words.kidsLabel()}</dt>
          <dd>{kidCount}</dd>
        </div>
      </dl>
      <Button href="/api/auth/logout" variant="default">
        {logOutButton()}
      </Button>
    </Setting>
  );
}
