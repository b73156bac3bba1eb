import * as words from "@giftling/messages/account/signup";
import * as commonWords from "@giftling/messages/common";
import { rich } from "../../components/rich.tsx";
import "../../styles/mantine.css";
import { Anchor } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { Button } from "../../components/button.tsx";
import { GrowingGift } from "../../components/illustrations/growing-gift.tsx";
import { Mantine } from "../../components/mantine.tsx";
import { Logo } from "../../components/page/logo.tsx";
import { isNotFound, trpc } from "../../trpc.ts";
import { useConfig } from "../../use-config.ts";
import { type LoginQuery, loginAddress } from "./login-query.ts";
import classes from "./signup-page.module.css";

/** Returns the text of the sign-up's offer, which depends on the origin of the sign-up (rule: sign-in). */
function offer(query: LoginQuery): string {
  if (query.ref || query.from === "hub") return words.firstMonthFree();
  return query.trial === "true" ? words.trialStarts() : words.freeForever();
}

/**
 * Records that a friend's referral link was opened, and returns the query. An unknown code is removed from the query, so
 * that its offer is not shown (rule: click-counting).
 */
function useReferral(query: LoginQuery): LoginQuery {
  const { mutate, error } = trpc.referrals.click.useMutation();
  const { ref: code } = query;
  useEffect(() => {
    if (code !== undefined) mutate({ code });
  }, [code, mutate]);
  if (!isNotFound(error)) return query;
  const { ref: _nobodys, ...rest } = query;
  return rest;
}

/** Renders /signup with one button to the identity provider and a description (rule: sign-up-page). */
export function SignupPage({ query: asked }: { query: LoginQuery }) {
  const query = useReferral(asked);
  useDocumentTitle(`${words.title()} | Giftling`);
  const { identityProvider, billing } = useConfig();
  return (
    <Mantine>
      {" "}
      <div className={classes.page}>
        <main className={classes.main}>
          <Link to="/" className={classes.home} aria-label={commonWords.productHome()}>
            <Logo />
          </Link>
          <div className={classes.form}>
            <h1 className={classes.title}>{words.welcome()}</h1>
            <p className={classes.lead}>{words.lead()}</p>
            {billing ? (
              <p className={classes.offer}>
                <IconCheck size={20} stroke={1.5} aria-hidden />
                {offer(query)}
              </p>
            ) : null}
            <Button href={loginAddress(query)} size="lg" fullWidth>
              {identityProvider === "" ? words.signUp() : words.signUpWith(identityProvider)}
            </Button>
            <p className={classes.login}>
              {rich(words.haveAnAccount(), {
                link: (
                  <Anchor href="/api/login" className={classes.inline}>
                    {words.logInHere()}
                  </Anchor>
                ),
              })}
            </p>
            <p className={classes.consent}>
              {rich(words.consent(), {
                terms: (
                  <Anchor renderRoot={(props) => <Link to="/terms" {...props} />}>
                    {words.terms()}
                  </Anchor>
                ),
                privacy: (
                  <Anchor renderRoot={(props) => <Link to="/privacy" {...props} />}>
                    {words.privacyPolicy()}
                  </Anchor>
                ),
              })}
            </p>
          </div>
        </main>
        <aside className={classes.side} aria-label={words.whatAFamilySays()}>
          <GrowingGift className={classes.picture} />
          <figure className={classes.quote}>
            <blockquote>
              <p>{words.quote()}</p>
            </blockquote>
            <figcaption>
              {rich(words.quoted(), {
                demo: (
                  <Link to="/hub/$familyUrl" params={{ familyUrl: "demo" }}>
                    {words.demoHub()}
                  </Link>
                ),
              })}
            </figcaption>
          </figure>
        </aside>
      </div>
    </Mantine>
  );
}
