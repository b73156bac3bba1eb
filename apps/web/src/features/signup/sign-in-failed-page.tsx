import * as words from "@giftling/messages/account/signup";
import * as commonWords from "@giftling/messages/common";
import * as frameWords from "@giftling/messages/pages/frame";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { ClosedDoorIllustration } from "../../components/illustrations/shut-door.tsx";
import classes from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import type { FailureReason } from "./failure-reason.ts";
import { getLoginUrl, type LoginQuery } from "./login-query.ts";

/**
 * Renders the page of a failed or canceled sign-in, with a link back and a retry that keeps the sign-up's origin (rule:
 * sign-in).
 */
export function SignInFailedPage({ reason, query }: { reason: FailureReason; query: LoginQuery }) {
  const title = words.getSignInErrorTitle(reason);
  return (
    <PageShell title={title}>
      <div className={classes.page}>
        <ClosedDoorIllustration className={classes.picture} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{words.getSignInErrorMessage(reason)}</p>
        <div className={classes.actions}>
          <Button href={getLoginUrl(query)}>{commonWords.tryAgainButton()}</Button>
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            {frameWords.homePageLink()}
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
