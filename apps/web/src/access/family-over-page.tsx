import { Button } from "../components/button.tsx";
import { ShutDoor } from "../components/illustrations/shut-door.tsx";
import classes from "../components/page/message-page.module.css";
import { PageShell } from "../components/page/page-shell.tsx";

/**
 * In place of a page that was open while its parent left the family, or another one signed in here: nothing of it is shown any
 * more (rule: leaving). Both ways on load anew, so that nothing stays in memory.
 */
export default function FamilyOverPage() {
  return (
    <PageShell title="You no longer look after this page">
      <div className={classes.page} role="status">
        <ShutDoor className={classes.picture} />
        <h1 className={classes.title}>You no longer look after this page</h1>
        <p className={classes.text}>
          You left this family, or its owner took you out of it. What you wrote stays with the
          family, and your own account is as it was.
        </p>
        <div className={classes.actions}>
          <Button href="/dashboard">Go to your own page</Button>
          <Button href="/" variant="default">
            Go to the home page
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
