import * as commonWords from "@giftling/messages/common";
import * as frameWords from "@giftling/messages/pages/frame";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { useDocumentTitle } from "../../components/page/use-document-title.ts";
import { useShareDialog } from "../share/use-share-dialog.tsx";
import { AccountMenu } from "./account-menu.tsx";
import classes from "./parent-page-shell.module.css";
import { ParentTopBar } from "./parent-top-bar.tsx";

type ParentShellProps = { title: string; familyUrl: string; children: ReactNode };

/** Renders a parent's page outside the dashboard, such as /subscription, with a dashboard link and the menu. */
export function ParentPageShell({ title, familyUrl, children }: ParentShellProps) {
  return (
    <ParentPageFrame title={title} familyUrl={familyUrl}>
      <ParentPageTitle title={title} />
      {children}
    </ParentPageFrame>
  );
}

/**
 * Focuses a heading after the focused element is removed, such as a button with its row. Otherwise, the next Tab would
 * start at the top of the page. The heading belongs to the section or, if the section is removed too, to the page.
 */
export function focusHeadingAfterRemoval(page: HTMLElement): () => void {
  let focused: Element | null = null;
  let heading: HTMLElement | null | undefined;
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
    heading = focused?.closest("section")?.querySelector<HTMLElement>("h2[tabindex]");
  };
  page.addEventListener("focusin", remember);
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const next = heading?.isConnected ? heading : page.querySelector("h1");
    next?.focus({ preventScroll: true });
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    page.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

/** Renders a parent's page outside the dashboard, without a heading. `title` is the document's title. */
export function ParentPageFrame({ title, familyUrl, children }: ParentShellProps) {
  useDocumentTitle(title);
  const { onShare, dialog } = useShareDialog();
  return (
    <>
      <a href="#content" className="skip-link">
        {commonWords.skipLink()}
      </a>
      <ParentTopBar>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={20} stroke={1.5} aria-hidden />}
          renderRoot={(props) => <Link to="/dashboard" {...props} />}
        >
          {frameWords.dashboardLink()}
        </Button>
        <AccountMenu hubPath={`/hub/${familyUrl}`} onShare={onShare} />
      </ParentTopBar>
      <main id="content" tabIndex={-1} className={classes.main} ref={focusHeadingAfterRemoval}>
        {children}
      </main>
      {dialog}
    </>
  );
}

/** Renders the heading of a parent's page. The heading can receive the focus after a navigation. */
export function ParentPageTitle({ title }: { title: string }) {
  return (
    <h1 className={classes.title} tabIndex={-1}>
      {title}
    </h1>
  );
}
