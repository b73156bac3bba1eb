import { DATA_RETENTION_DAYS } from "@giftling/domain";
import * as words from "@giftling/messages/account/closing";
import * as commonWords from "@giftling/messages/common";
import * as frameWords from "@giftling/messages/pages/frame";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { ClosedDoorIllustration } from "../../components/illustrations/shut-door.tsx";
import classes from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";

/** Renders the page shown after closing the account (rule: account-closing). */
export function GoodbyePage() {
  return (
    <PageShell title={words.accountClosedTitle()}>
      <div className={classes.page}>
        <ClosedDoorIllustration className={classes.picture} />
        <h1 className={classes.title}>{words.accountClosedTitle()}</h1>
        <p className={classes.text}>{words.accountClosedMessage(DATA_RETENTION_DAYS)}</p>
        <div className={classes.actions}>
          <Button renderRoot={(props) => <Link to="/" {...props} />}>
            {frameWords.homePageLink()}
          </Button>
          <Button href="/api/login" variant="default">
            {commonWords.logInLink()}
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
