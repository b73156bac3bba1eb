import * as frameWords from "@giftling/messages/dashboard/frame";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { EmptyBoxIllustration } from "../../components/illustrations/empty-box.tsx";
import { useDocumentTitle } from "../../components/page/use-document-title.ts";
import classes from "./no-kids-page.module.css";

/** Renders the dashboard of a family without kids. The first kid is created during onboarding (rule: dashboard-kid). */
export function NoKidsPage() {
  useDocumentTitle(`${frameWords.noKidsTitle()} | Giftling`);
  return (
    <main className={classes.noKids}>
      <EmptyBoxIllustration className={classes.noKidsPicture} />
      <h1 className={classes.noKidsTitle}>{frameWords.noKidsHeading()}</h1>
      <p className={classes.noKidsText}>{frameWords.noKidsMessage()}</p>
      <Button renderRoot={(props) => <Link to="/onboarding" {...props} />}>
        {frameWords.setUpHubButton()}
      </Button>
      <a href="/api/auth/logout" className={classes.noKidsLogOut}>
        {frameWords.logOutButton()}
      </a>
    </main>
  );
}
