import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { ShutDoor } from "../../components/illustrations/shut-door.tsx";
import classes from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import type { FailureReason } from "./failure-reason.ts";
import { FAILURE_WORDS } from "./failure-words.ts";
import { type LoginQuery, loginAddress } from "./login-query.ts";

/**
 * A failed or cancelled sign-in, with a way back, and another try that keeps what brought the person here (rule:
 * sign-in).
 */
export function SignInFailedPage({ reason, query }: { reason: FailureReason; query: LoginQuery }) {
  const words = FAILURE_WORDS[reason];
  return (
    <PageShell title={words.title}>
      <div className={classes.page}>
        <ShutDoor className={classes.picture} />
        <h1 className={classes.title}>{words.title}</h1>
        <p className={classes.text}>{words.text}</p>
        <div className={classes.actions}>
          <Button href={loginAddress(query)}>Try again</Button>
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            Go to the home page
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
