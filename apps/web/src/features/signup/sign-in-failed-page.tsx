import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ShutDoor } from "../../components/illustrations/shut-door.tsx";
import classes from "../../components/message-page.module.css";
import { PageShell } from "../../components/page-shell.tsx";
import type { FailureReason } from "./failure-reason.ts";

const WORDS: Readonly<Record<FailureReason, { title: string; text: string }>> = {
  cancelled: {
    title: "You didn't sign in",
    text: "The sign-in was stopped before it was done. Nothing has changed, and you can start again whenever you like.",
  },
  expired: {
    title: "That took a little too long",
    text: "For your safety, a sign-in must be finished within a few minutes and in the same browser. Please start again.",
  },
  failed: {
    title: "We couldn't sign you in",
    text: "Something went wrong between us and your identity provider. Your account is safe. Please try again in a moment.",
  },
};

/** A failed or cancelled sign-in, with a way back. */
export function SignInFailedPage({ reason }: { reason: FailureReason }) {
  const words = WORDS[reason];
  return (
    <PageShell title={words.title}>
      <div className={classes.page}>
        <ShutDoor className={classes.picture} />
        <h1 className={classes.title}>{words.title}</h1>
        <p className={classes.text}>{words.text}</p>
        <div className={classes.actions}>
          <Button component="a" href="/api/login">
            Try again
          </Button>
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            Home
          </Button>
        </div>
      </div>
    </PageShell>
  );
}
