import type { Language } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/hub/page";
import { IconHome } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { getTextLanguageProps } from "../../../../components/own-words.ts";
import { Logo } from "../../../../components/page/logo.tsx";
import classes from "./hub-header.module.css";
import { ShareHubButton } from "./share-hub.tsx";

/**
 * Renders the hub's header with a home link and Share. The header of a Premium hub shows the family's own title or none,
 * instead of the product's name (rule: share-hub).
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
  /** Language of the title. */
  language: Language | undefined;
}) {
  return (
    <header className={classes.header}>
      <Link
        to="/"
        className={classes.home}
        aria-label={showsBranding ? commonWords.homeLinkAriaLabel() : words.homeAriaLabel()}
      >
        {showsBranding ? <Logo /> : <IconHome size={24} stroke={1.5} aria-hidden />}
      </Link>
      {title !== null && (
        <p className={classes.title} {...getTextLanguageProps(language)}>
          {title}
        </p>
      )}
      <ShareHubButton firstName={firstName} />
    </header>
  );
}
