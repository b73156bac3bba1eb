import * as frameWords from "@giftling/messages/dashboard/frame";
import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { EmptyBox } from "../../components/illustrations/empty-box.tsx";
import classes from "./no-kids.module.css";

/** Renders the dashboard of a family without kids (rule: dashboard-kid). The first kid is created during onboarding. */
export function NoKids() {
  useDocumentTitle(`${frameWords.noKids()} | Giftling`);
  return (
    <main className={classes.noKids}>
      <EmptyBox className={classes.noKidsPicture} />
      <h1 className={classes.noKidsTitle}>{frameWords.noKidsWrong()}</h1>
      <p className={classes.noKidsText}>{frameWords.noHubYet()}</p>
      <Button renderRoot={(props) => <Link to="/onboarding" {...props} />}>
        {frameWords.setUpAHub()}
      </Button>
      <a href="/api/auth/logout" className={classes.noKidsLogOut}>
        {frameWords.logOut()}
      </a>
    </main>
  );
}
