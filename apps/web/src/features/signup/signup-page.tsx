import { DEMO_FAMILY_URL } from "@giftling/domain";
import * as words from "@giftling/messages/account/signup";
import * as commonWords from "@giftling/messages/common";
import { useDocumentTitle } from "../../components/page/use-document-title.ts";
import { renderRichText } from "../../components/render-rich-text.tsx";
import "../../styles/mantine.css";
import { Anchor } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useEffect } from "react";
import { isNotFoundError } from "../../api-error.ts";
import { Button } from "../../components/button.tsx";
import { GrowingGiftIllustration } from "../../components/illustrations/growing-gift.tsx";
import { AppMantineProvider } from "../../components/mantine-provider.tsx";
import { Logo } from "../../components/page/logo.tsx";
import { useConfig } from "../../page-context.ts";
import { trpc } from "../../trpc.ts";
import { getSignInUrl, type SignInQuery } from "./sign-in-query.ts";
import classes from "./signup-page.module.css";

/** Returns the note about the trial or the Free plan, depending on the origin of the sign-up (rule: sign-in). */
function getOfferNote(query: SignInQuery): string {
  if (query.ref || query.from === "hub") return words.referralTrialNote();
  return query.trial === "true" ? words.trialNote() : words.freePlanNote();
}

/** Returns the label of the sign-up button, depending on how people sign in (rule: sign-up-page). */
function getSignUpLabel(identityProvider: string | null): string {
  if (identityProvider === null) return words.signUpWithEmailButton();
  return identityProvider === ""
    ? words.signUpButton()
    : words.signUpWithProviderButton(identityProvider);
}

/**
 * Records an opened referral link. Returns the query, without `ref` if the referral code is unknown
 * (rule: click-counting).
 */
function useReferral(query: SignInQuery): SignInQuery {
  const { mutate, error } = trpc.referrals.click.useMutation();
  const { ref: code } = query;
  useEffect(() => {
    if (code !== undefined) mutate({ code });
  }, [code, mutate]);
  if (!isNotFoundError(error)) return query;
  const { ref: _nobodys, ...rest } = query;
  return rest;
}

/** Renders /signup with a button that opens the identity provider (rule: sign-up-page). */
export function SignupPage({ query: asked }: { query: SignInQuery }) {
  const query = useReferral(asked);
  useDocumentTitle(words.title());
  const { identityProvider, billing } = useConfig();
  return (
    <AppMantineProvider>
      <div className={classes.page}>
        <main className={classes.main}>
          <a href="/" className={classes.home} aria-label={commonWords.homeLinkAriaLabel()}>
            <Logo />
          </a>
          <div className={classes.form}>
            <h1 className={classes.title}>{words.welcomeHeading()}</h1>
            <p className={classes.lead}>{words.signUpDescription()}</p>
            {billing ? (
              <p className={classes.offer}>
                <IconCheck size={20} stroke={1.5} aria-hidden />
                {getOfferNote(query)}
              </p>
            ) : null}
            <Button href={getSignInUrl(query)} size="lg" fullWidth>
              {getSignUpLabel(identityProvider)}
            </Button>
            <p className={classes.login}>
              {renderRichText(words.existingAccountNote(), {
                link: (
                  <Anchor href="/api/login" className={classes.inline}>
                    {words.signInLink()}
                  </Anchor>
                ),
              })}
            </p>
            <p className={classes.consent}>
              {renderRichText(words.consentNote(), {
                terms: <Anchor href="/terms">{words.termsLink()}</Anchor>,
                privacy: <Anchor href="/privacy">{words.privacyPolicyLink()}</Anchor>,
              })}
            </p>
          </div>
        </main>
        <aside className={classes.side} aria-label={words.testimonialAriaLabel()}>
          <GrowingGiftIllustration className={classes.picture} />
          <figure className={classes.quote}>
            <blockquote>
              <p>{words.testimonialQuote()}</p>
            </blockquote>
            <figcaption>
              {renderRichText(words.testimonialAttribution(), {
                demo: <a href={`/hub/${DEMO_FAMILY_URL}`}>{words.demoHubLink()}</a>,
              })}
            </figcaption>
          </figure>
        </aside>
      </div>
    </AppMantineProvider>
  );
}
