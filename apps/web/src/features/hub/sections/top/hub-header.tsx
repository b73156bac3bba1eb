import type { Language } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { IconHome } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { ownWords } from "../../../../components/own-words.ts";
import { Logo } from "../../../../components/page/logo.tsx";
import classes from "./hub-header.module.css";
import { ShareHub } from "./share-hub.tsx";

/**
 * The hub's header: a home link and Share (rule: share-hub). Premium hubs don't name the product (rule: branding) but what the
 * family typed, or nothing (rule: hub-title).
 */
export function HubHeader({
  firstName,
  showsBranding,
  title,
  language,
}: {
  firstName: string;
  showsBranding: boolean;
  title: string | null;
  /** What the title is in. */
  language: Language | undefined;
}) {
  return (
    <header className={classes.header}>
      <Link
        to="/"
        className={classes.home}
        aria-label={showsBranding ? commonWords.productHome() : words.home()}
      >
        {showsBranding ? <Logo /> : <IconHome size={24} stroke={1.5} aria-hidden />}
      </Link>
      {title !== null && (
        <p className={classes.title} {...ownWords(language)}>
          {title}
        </p>
      )}
      <ShareHub firstName={firstName} />
    </header>
  );
}
