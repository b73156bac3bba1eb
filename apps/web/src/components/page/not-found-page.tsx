import { DEMO_FAMILY_URL } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/pages/frame";
import { Button } from "../button.tsx";
import { SignpostIllustration } from "../illustrations/signpost.tsx";
import classes from "./message-page.module.css";
import { MessagePage } from "./message-page.tsx";

/**
 * Renders the 404 page. With `signInHref`, the page has a Log In button for a visitor who opened a private page
 * (rule: unknown-page).
 */
export function NotFoundPage({ signInHref }: { signInHref?: string }) {
  return (
    <MessagePage
      title={words.notFoundTitle()}
      Picture={SignpostIllustration}
      text={signInHref ? words.signInHint() : words.notFoundMessage()}
      actions={
        <>
          {signInHref ? <Button href={signInHref}>{commonWords.signInLink()}</Button> : null}
          <Button variant={signInHref ? "default" : "filled"} href="/">
            {words.homepageLink()}
          </Button>
          {signInHref ? null : (
            <Button variant="default" href={`/hub/${DEMO_FAMILY_URL}`}>
              {words.demoHubLink()}
            </Button>
          )}
        </>
      }
    >
      <p className={classes.hint}>
        <small>{words.missingRouteMessage()}</small>
      </p>
    </MessagePage>
  );
}
