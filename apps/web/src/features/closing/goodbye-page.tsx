import { DATA_RETENTION_DAYS } from "@giftling/domain";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { ShutDoor } from "../../components/illustrations/shut-door.tsx";
import classes from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";

/** What a parent reads after closing the account (rule: account-closing). */
export function GoodbyePage() {
  return (
    <PageShell title="Your account is closed">
      <div className={classes.page}>
        <ShutDoor className={classes.picture} />
        <h1 className={classes.title}>Your account is closed</h1>
        <p className={classes.text}>
          Your family's hub is hidden, and you are logged out everywhere. If you change your mind,
          log in within {DATA_RETENTION_DAYS} days and everything comes back. After that it is
          deleted for good. Thank you for having been with us.
        </p>
        <div className={classes.actions}>
          <Button renderRoot={(props) => <Link to="/" {...props} />}>Go to the home page</Button>
          <Button href="/api/login" variant="default">
            Log In
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
