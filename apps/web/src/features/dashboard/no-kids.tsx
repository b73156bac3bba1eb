import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { EmptyBox } from "../../components/illustrations/empty-box.tsx";
import classes from "./no-kids.module.css";

/** An account without children (rule: dashboard-kid): onboarding makes the first one. */
export function NoKids() {
  useDocumentTitle("No kids found | Giftling");
  return (
    <main className={classes.noKids}>
      <EmptyBox className={classes.noKidsPicture} />
      <h1 className={classes.noKidsTitle}>No kids found. Something went wrong.</h1>
      <p className={classes.noKidsText}>
        Your account has no child's hub yet. A few questions, and it is there.
      </p>
      <Button renderRoot={(props) => <Link to="/onboarding" {...props} />}>Set up a hub</Button>
      <a href="/api/auth/logout" className={classes.noKidsLogOut}>
        Log Out
      </a>
    </main>
  );
}
