import { Link } from "@tanstack/react-router";
import { Button } from "../button.tsx";
import { LostPath } from "../illustrations/lost-path.tsx";
import classes from "./message-page.module.css";
import { PageShell } from "./page-shell.tsx";

/**
 * The 404 page (rule: unknown-page), also what a signed-out visitor of a private page gets, then with a
 * Log In button that returns there (rule: private-routes).
 */
export function NotFoundPage({ loginHref }: { loginHref?: string }) {
  return (
    <PageShell title="404 Page Not Found">
      <div className={classes.page}>
        <LostPath className={classes.picture} />
        <h1 className={classes.title}>404 Page Not Found</h1>
        <p className={classes.text}>Did you forget to add the page to the router?</p>
        {loginHref ? null : (
          <p className={classes.text}>
            This page isn't here. The link may be old, or a letter of it is missing.
          </p>
        )}
        <div className={classes.actions}>
          {loginHref ? <Button href={loginHref}>Log In</Button> : null}
          <Button
            variant={loginHref ? "default" : "filled"}
            renderRoot={(props) => <Link to="/" {...props} />}
          >
            Go to the home page
          </Button>
          {loginHref ? null : (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to="/hub/$familyUrl" params={{ familyUrl: "demo" }} {...props} />
              )}
            >
              See a sample hub
            </Button>
          )}
        </div>
        {loginHref ? (
          <p className={classes.hint}>This may be one of your own pages. Log in to see it.</p>
        ) : null}
      </div>
    </PageShell>
  );
}
