import * as words from "@giftling/messages/family/left";
import { homePageLink } from "@giftling/messages/pages/frame";
import { Button } from "../components/button.tsx";
import { ClosedDoorIllustration } from "../components/illustrations/shut-door.tsx";
import classes from "../components/page/message-page.module.css";
import { PageShell } from "../components/page/page-shell.tsx";

/**
 * Renders the page that replaces an open page after its parent left the family or another parent signed in. The content of
 * the open page is hidden. Both links load a new document, so that no data stays in memory (rule: leaving).
 */
export default function FamilyOverPage() {
  return (
    <PageShell title={words.membershipEndedTitle()}>
      <div className={classes.page} role="status">
        <ClosedDoorIllustration className={classes.picture} />
        <h1 className={classes.title}>{words.membershipEndedTitle()}</h1>
        <p className={classes.text}>{words.membershipEndedMessage()}</p>
        <div className={classes.actions}>
          <Button href="/dashboard">{words.ownPageLink()}</Button>
          <Button href="/" variant="default">
            {homePageLink()}
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
