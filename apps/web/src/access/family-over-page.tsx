import * as words from "@giftling/messages/family/left";
import { goHome } from "@giftling/messages/pages/frame";
import { Button } from "../components/button.tsx";
import { ShutDoor } from "../components/illustrations/shut-door.tsx";
import classes from "../components/page/message-page.module.css";
import { PageShell } from "../components/page/page-shell.tsx";

/**
 * Renders the page that replaces an open page after its parent left the family or another parent signed in. The content of
 * the open page is hidden. Both links load a new document, so that no data stays in memory (rule: leaving).
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
