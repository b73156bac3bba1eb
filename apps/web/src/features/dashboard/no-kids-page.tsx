import * as frameWords from "@giftling/messages/dashboard/frame";
import { signOutButton } from "@giftling/messages/dashboard/parent";
import { deletedKidsLink } from "@giftling/messages/kids/deleted";
import { Link } from "@tanstack/react-router";
import { useParent } from "../../access/session.ts";
import { Button } from "../../components/button.tsx";
import { EmptyBoxIllustration } from "../../components/illustrations/empty-box.tsx";
import { useDocumentTitle } from "../../components/page/use-document-title.ts";
import { trpc } from "../../trpc.ts";
import classes from "./no-kids-page.module.css";

/** Renders the dashboard of a family without kids (rule: dashboard-kid). */
export function NoKidsPage() {
  const { role } = useParent();
  const deleted = trpc.kids.deleted.useQuery(undefined, { enabled: role === "owner" });
  useDocumentTitle(frameWords.noKidsTitle());
  return (
    <main className={classes.noKids}>
      <EmptyBoxIllustration className={classes.noKidsPicture} />
      <h1 className={classes.noKidsTitle}>{frameWords.noKidsHeading()}</h1>
      <p className={classes.noKidsText}>{frameWords.noKidsMessage()}</p>
      <Button renderRoot={(props) => <Link to="/onboarding" {...props} />}>
        {frameWords.setUpHubButton()}
      </Button>
      {deleted.data && deleted.data.length > 0 && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/settings/account" hash="deleted-children" {...props} />}
        >
          {deletedKidsLink()}
        </Button>
      )}
      <a href="/api/auth/logout" className={classes.noKidsLogOut}>
        {signOutButton()}
      </a>
    </main>
  );
}
