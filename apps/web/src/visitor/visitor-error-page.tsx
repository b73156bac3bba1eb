import * as giftWords from "@giftling/messages/gifts/gift-page";
import * as mineWords from "@giftling/messages/gifts/my-gifts";
import * as hubWords from "@giftling/messages/hub/page";
import * as frameWords from "@giftling/messages/pages/frame";
import * as cardWords from "@giftling/messages/thank-yous/card";
import { useEffect } from "react";
import { Button } from "../components/button.tsx";
import type { IllustrationProps } from "../components/illustrations/illustration-parts.tsx";
import { SignpostIllustration } from "../components/illustrations/signpost.tsx";
import { ErrorState } from "../components/loading/error-state.tsx";
import classes from "../components/page/message-page.module.css";
import { MessagePage } from "../components/page/message-page.tsx";
import { deleteRecordedGift } from "../features/hub/memory/recorded-gifts.ts";
import type { VisitorPageByKind } from "./visitor-page.ts";

/** Texts of the error pages for a missing gift or thank-you, and for an expired link to a giver's gifts. */
const MISSING_TEXTS = {
  gift: {
    title: giftWords.giftNotFoundTitle,
    heading: giftWords.giftNotFoundHeading,
    message: giftWords.giftNotFoundMessage,
    link: { href: "/", label: frameWords.homepageLink },
  },
  "thank-you": {
    title: cardWords.notFoundTitle,
    heading: cardWords.notFoundHeading,
    message: cardWords.notFoundMessage,
    link: { href: "/", label: frameWords.homepageLink },
  },
  mine: {
    title: mineWords.linkExpiredTitle,
    heading: mineWords.linkExpiredHeading,
    message: mineWords.linkExpiredMessage,
    link: { href: "/mine", label: mineWords.requestNewLinkButton },
  },
};

const FAILURE_TEXTS = {
  hub: { title: hubWords.hubLoadErrorTitle, message: hubWords.hubLoadErrorMessage },
  gift: { title: giftWords.giftLoadErrorTitle, message: giftWords.loadErrorMessage },
  "thank-you": { title: cardWords.loadErrorTitle, message: cardWords.loadErrorMessage },
  mine: { title: mineWords.loadErrorTitle, message: giftWords.loadErrorMessage },
};

/** Renders the error page for a missing resource or for a failing server (rule: failing-server). */
export default function VisitorErrorPage({
  kind,
  resource,
}: Pick<VisitorPageByKind<"missing" | "failing">, "kind" | "resource">) {
  useEffect(() => {
    // Removes a gift that was undone, or a hold that has ended, from the browser's list (rule: own-gifts).
    const [, name, token = ""] = window.location.pathname.split("/");
    if (kind === "missing" && name === "gift") deleteRecordedGift(decodeURIComponent(token));
  }, [kind]);
  if (kind === "failing") {
    const { title, message } = FAILURE_TEXTS[resource];
    return (
      <ErrorState
        fullPage
        title={title()}
        message={message()}
        error={null}
        onRetry={() => window.location.reload()}
      />
    );
  }
  if (resource === "hub") return <HubNotFound />;
  const { title, heading, message, link } = MISSING_TEXTS[resource];
  return (
    <MessagePage
      title={title()}
      heading={heading()}
      Picture={SignpostIllustration}
      text={message()}
    >
      <Button href={link.href}>{link.label()}</Button>
    </MessagePage>
  );
}

/** Renders the error page for an unknown hub. A server error has a different page (rule: failing-server). */
function HubNotFound() {
  return (
    <MessagePage
      title={frameWords.hubNotFoundTitle()}
      Picture={ReturnedLetter}
      text={frameWords.hubNotFoundMessage()}
    >
      <p className={classes.text}>{frameWords.hubNotFoundHint()}</p>
      <Button href="/">{frameWords.homepageLink()}</Button>
    </MessagePage>
  );
}

function ReturnedLetter({ className }: IllustrationProps) {
  return (
    <svg className={className} viewBox="0 0 280 180" aria-hidden="true">
      <ellipse cx="140" cy="166" rx="108" ry="9" fill="var(--giftling-art-soft)" opacity=".6" />
      <g transform="rotate(-5 140 100)">
        <rect
          x="52"
          y="50"
          width="164"
          height="106"
          rx="10"
          fill="var(--giftling-art-paper)"
          stroke="var(--giftling-art)"
          strokeWidth="4"
        />
        <path
          d="m54 60 74 54a10 10 0 0 0 12 0l74-54"
          fill="none"
          stroke="var(--giftling-art)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <circle cx="190" cy="132" r="17" fill="var(--giftling-art-gift)" />
        <path
          d="M197 128a8 8 0 1 0 1 7m-1-13v6h-6"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path d="M252 164v-34" stroke="var(--giftling-art)" strokeWidth="4" strokeLinecap="round" />
      <path d="M252 142c-2-16-14-22-28-20 1 15 12 23 28 20Z" fill="var(--giftling-art)" />
      <path d="M252 134c1-16 12-24 25-23 1 15-8 25-25 23Z" fill="var(--giftling-art-soft)" />
      <circle cx="36" cy="56" r="5" fill="var(--giftling-art-gift)" />
      <circle cx="230" cy="36" r="4" fill="var(--giftling-art)" />
      <circle cx="62" cy="26" r="3.5" fill="var(--giftling-art)" />
    </svg>
  );
}
