import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/pages/frame";
import { Link } from "@tanstack/react-router";
import { Button } from "../button.tsx";
import { SignpostIllustration } from "../illustrations/signpost.tsx";
import classes from "./message-page.module.css";
import { PageShell } from "./page-shell.tsx";

/**
 * Renders the 404 page. With `loginHref`, the page has a Log In button for a visitor who opened a private page
 * (rule: unknown-page).
 */
export function NotFoundPage({ loginHref }: { loginHref?: string }) {
  return (
    <PageShell title={words.notFoundTitle()}>
      <div className={classes.page}>
        <SignpostIllustration className={classes.picture} />
        <h1 className={classes.title}>{words.notFoundTitle()}</h1>
        <p className={classes.text}>{words.missingRouteMessage()}</p>
        {loginHref ? null : <p className={classes.text}>{words.notFoundMessage()}</p>}
        <div className={classes.actions}>
          {loginHref ? <Button href={loginHref}>{commonWords.logInLink()}</Button> : null}
          <Button
            variant={loginHref ? "default" : "filled"}
            renderRoot={(props) => <Link to="/" {...props} />}
          >
            {words.homePageLink()}
          </Button>
          {loginHref ? null : (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to="/hub/$familyUrl" params={{ familyUrl: "demo" }} {...props} />
              )}
            >
              {words.sampleHubLink()}
            </Button>
          )}
        </div>
        {loginHref ? <p className={classes.hint}>{words.loginHint()}</p> : null}
      </div>
    </PageShell>
  );
}
