import * as words from "@giftling/messages/account/signup";
import * as commonWords from "@giftling/messages/common";
import * as frameWords from "@giftling/messages/pages/frame";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { ShutDoor } from "../../components/illustrations/shut-door.tsx";
import classes from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import type { FailureReason } from "./failure-reason.ts";
import { type LoginQuery, loginAddress } from "./login-query.ts";

/**
 * Renders the page of a failed or canceled sign-in, with a link back and a retry that keeps the sign-up's origin (rule:
 * sign-in).
 */
export function SignInFailedPage({ reason, query }: { reason: FailureReason; query: LoginQuery }) {
  const title = words.failureTitle(reason);
  return (
    <PageShell title={title}>
      <div className={classes.page}>
        <ShutDoor className={classes.picture} />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{words.failureText(reason)}</p>
        <div className={classes.actions}>
          <Button href={loginAddress(query)}>{commonWords.tryAgain()}</Button>
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            {frameWords.goHome()}
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
