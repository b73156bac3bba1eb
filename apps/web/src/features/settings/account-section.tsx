import { Button } from "../../components/button.tsx";
import { Setting } from "./setting.tsx";
import classes from "./settings.module.css";

/**
 * The account's e-mail address and number of children (rule: settings-page). Without an address it says why: an unverified
 * one is not kept (rule: sign-in).
 */
export function AccountSection({ email, kidCount }: { email: string; kidCount: number }) {
  return (
    <Setting title="Account info" lead="Your e-mail comes from the account you sign in with.">
      <dl className={classes.facts}>
        <div>
          <dt>E-mail</dt>
          <dd>{email === "" ? "Not known" : email}</dd>
          {email === "" && (
            <dd className={classes.why}>
              The account you sign in with gives us no address, or one that isn't confirmed yet, so
              we can't send you mail. Confirm it there, then log out and log in again.
            </dd>
          )}
        </div>
        <div>
          <dt>Children</dt>
          <dd>{kidCount}</dd>
        </div>
      </dl>
      <Button href="/api/auth/logout" variant="default">
        Log Out
      </Button>
    </Setting>
  );
}
