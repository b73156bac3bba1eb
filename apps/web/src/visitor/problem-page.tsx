import * as giftWords from "@giftling/messages/gifts/gift-page";
import * as mineWords from "@giftling/messages/gifts/my-gifts";
import * as hubWords from "@giftling/messages/hub/page";
import { homepageLink } from "@giftling/messages/pages/frame";
import * as cardWords from "@giftling/messages/thank-yous/card";
import { useEffect } from "react";
import { Button } from "../components/button.tsx";
import { SignpostIllustration } from "../components/illustrations/signpost.tsx";
import { ErrorState } from "../components/loading/error-state.tsx";
import { MessagePage } from "../components/page/message-page.tsx";
import { deleteRecordedGift } from "../features/hub/memory/recorded-gifts.ts";
import { HubNotFound } from "../features/hub/page/hub-not-found.tsx";
import type { VisitorPageByKind, VisitorResource } from "./visitor-page.ts";

type Text = () => string;

/** Texts of the error pages for a missing gift or thank-you, and for an expired link to a giver's gifts. */
const MISSING: Readonly<
  Record<
    Exclude<VisitorResource, "hub">,
    { title: Text; heading: Text; message: Text; link: { href: string; label: Text } }
  >
> = {
  gift: {
    title: giftWords.giftNotFoundTitle,
    heading: giftWords.giftNotFoundHeading,
    message: giftWords.giftNotFoundMessage,
    link: { href: "/", label: homepageLink },
  },
  "thank-you": {
    title: cardWords.notFoundTitle,
    heading: cardWords.notFoundHeading,
    message: cardWords.notFoundMessage,
    link: { href: "/", label: homepageLink },
  },
  mine: {
    title: mineWords.linkExpiredTitle,
    heading: mineWords.linkExpiredHeading,
    message: mineWords.linkExpiredMessage,
    link: { href: "/mine", label: mineWords.requestNewLinkButton },
  },
};

const FAILING: Readonly<Record<VisitorResource, { title: Text; message: Text }>> = {
  hub: { title: hubWords.hubOpenErrorTitle, message: hubWords.hubOpenErrorMessage },
  gift: { title: giftWords.giftLoadErrorTitle, message: giftWords.loadErrorMessage },
  "thank-you": { title: cardWords.loadErrorTitle, message: cardWords.loadErrorMessage },
  mine: { title: mineWords.loadErrorTitle, message: giftWords.loadErrorMessage },
};

/** Renders the error page for a missing resource or for a failing server (rule: failing-server). */
export function ProblemPage({ kind, resource }: VisitorPageByKind<"missing" | "failing">) {
  useEffect(() => {
    // Removes a gift that was undone, or a hold that has ended, from the browser's list (rule: own-gifts).
    const [, name, token = ""] = window.location.pathname.split("/");
    if (kind === "missing" && name === "gift") deleteRecordedGift(decodeURIComponent(token));
  }, [kind]);
  if (kind === "failing") {
    const { title, message } = FAILING[resource];
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
  const { title, heading, message, link } = MISSING[resource];
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
