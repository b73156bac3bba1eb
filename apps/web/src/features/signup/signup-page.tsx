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

/** What the sign-up brings, in the words of what brought the person here (rule: sign-in). */
function offer(query: LoginQuery): string {
  if (query.ref || query.from === "hub") return "Premium is free for your first month.";
  if (query.trial === "true")
    return "Your 14 days of Premium start after the setup. No card needed.";
  return "Free forever for one child. No credit card.";
}

/**
 * Counts the friend's link that led here; a code that is nobody's is dropped, and with it what it promised (rule:
 * click-counting).
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

/** /signup (rule: sign-up-page): one button to the identity provider, and what it leads to. */
export function SignupPage({ query: asked }: { query: LoginQuery }) {
  const query = useReferral(asked);
  useDocumentTitle("Create your free hub | Giftling");
  const { identityProvider, billing } = useConfig();
  return (
    <Mantine>
      {" "}
      <div className={classes.page}>
        <main className={classes.main}>
          <Link to="/" className={classes.home} aria-label="Giftling, home">
            <Logo />
          </Link>
          <div className={classes.form}>
            <h1 className={classes.title}>Welcome to Giftling</h1>
            <p className={classes.lead}>
              One page for your child’s wishes and future. It takes about five minutes.
            </p>
            {billing ? (
              <p className={classes.offer}>
                <IconCheck size={20} stroke={1.5} aria-hidden />
                {offer(query)}
              </p>
            ) : null}
            <Button href={loginAddress(query)} size="lg" fullWidth>
              {identityProvider === "" ? "Sign up" : `Sign up with ${identityProvider}`}
            </Button>
            <p className={classes.login}>
              Already have an account?{" "}
              <Anchor href="/api/login" className={classes.inline}>
                Log in here
              </Anchor>
            </p>
            <p className={classes.consent}>
              By signing up you agree to our{" "}
              <Anchor renderRoot={(props) => <Link to="/terms" {...props} />}>Terms</Anchor> and our{" "}
              <Anchor renderRoot={(props) => <Link to="/privacy" {...props} />}>
                Privacy Policy
              </Anchor>
              .
            </p>
          </div>
        </main>
        <aside className={classes.side} aria-label="What a family could say">
          <GrowingGift className={classes.picture} />
          <figure className={classes.quote}>
            <blockquote>
              <p>
                Grandma used to ask what to buy, every year. Now she opens Emma’s page, picks a
                book, and puts ten dollars into the college fund while she is there.
              </p>
            </blockquote>
            <figcaption>
              As the family of our{" "}
              <Link to="/hub/$familyUrl" params={{ familyUrl: "demo" }}>
                demo hub
              </Link>{" "}
              might tell it
            </figcaption>
          </figure>
        </aside>
      </div>
    </Mantine>
  );
}
