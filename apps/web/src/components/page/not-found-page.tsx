import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/pages/frame";
import { Link } from "@tanstack/react-router";
import { Button } from "../button.tsx";
import { LostPath } from "../illustrations/lost-path.tsx";
import classes from "./message-page.module.css";
import { PageShell } from "./page-shell.tsx";

/**
 * Renders the 404 page. A visitor who opened a private page sees it with a Log In button that returns to that page (rule:
 * unknown-page).
 */
export function NotFoundPage({ loginHref }: { loginHref?: string }) {
  return (
    <PageShell title={words.notFound404()}>
      <div className={classes.page}>
        <LostPath className={classes.picture} />
        <h1 className={classes.title}>{words.notFound404()}</h1>
        <p className={classes.text}>{words.forgotRouter()}</p>
        {loginHref ? null : <p className={classes.text}>{words.pageIsntHere()}</p>}
        <div className={classes.actions}>
          {loginHref ? <Button href={loginHref}>{commonWords.logIn()}</Button> : null}
          <Button
            variant={loginHref ? "default" : "filled"}
            renderRoot={(props) => <Link to="/" {...props} />}
          >
            {words.goHome()}
          </Button>
          {loginHref ? null : (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to="/hub/$familyUrl" params={{ familyUrl: "demo" }} {...props} />
              )}
            >
              {words.seeASample()}
            </Button>
          )}
        </div>
        {loginHref ? <p className={classes.hint}>{words.maybeYourOwn()}</p> : null}
      </div>
    </PageShell>
  );
}
