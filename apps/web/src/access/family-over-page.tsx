import { goHome } from "@giftling/messages/frame";
import * as words from "@giftling/messages/left";
import { Button } from "../components/button.tsx";
import { ShutDoor } from "../components/illustrations/shut-door.tsx";
import classes from "../components/page/message-page.module.css";
import { PageShell } from "../components/page/page-shell.tsx";

/**
 * Replaces an open page after its parent left the family or another one signed in. Its content is hidden, and both links
 * reload the page, so that nothing stays in memory (rule: leaving).
 */
export default function FamilyOverPage() {
  return (
    <PageShell title={words.noLonger()}>
      <div className={classes.page} role="status">
        <ShutDoor className={classes.picture} />
        <h1 className={classes.title}>{words.noLonger()}</h1>
        <p className={classes.text}>{words.whatHappened()}</p>
        <div className={classes.actions}>
          <Button href="/dashboard">{words.yourOwnPage()}</Button>
          <Button href="/" variant="default">
            {goHome()}
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
