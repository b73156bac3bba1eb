import { FOOTER_PAGES } from "@giftling/domain";
import { getSignUpAccessNote } from "@giftling/messages/account/new-account";
import * as commonWords from "@giftling/messages/common";
import { getFooterLinkLabel } from "@giftling/messages/pages/footer";
import * as words from "@giftling/messages/pages/frame";
import { IconMenu2 } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useContext, useState } from "react";
import { PageContext, useConfig } from "../../page-context.ts";
import { Button } from "../button.tsx";
import { createLazyPopup } from "../dialog/lazy-popup.tsx";
import classes from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import topBarClasses from "./top-bar.module.css";
import { useDocumentTitle } from "./use-document-title.ts";

type PageShellProps = {
  /** Document title, to which the site's name is appended. */
  title: string;
  children: ReactNode;
};

export function PageShell({ title, children }: PageShellProps) {
  useDocumentTitle(title);
  return (
    <>
      <a href="#content" className="skip-link">
        {commonWords.skipLink()}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} style={{ outline: "none" }}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function Footer() {
  const { contactEmail } = useConfig();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <Logo />
          <p className={classes.line}>{words.siteTagline()}</p>
        </div>
        <nav aria-label={words.footerAriaLabel()} className={classes.links}>
          {FOOTER_PAGES.map(({ path, footer }) => (
            <a key={path} href={path}>
              {getFooterLinkLabel(footer)}
            </a>
          ))}
          <LanguageSwitch />
          <a href={`mailto:${contactEmail}`}>{words.contactLink()}</a>
        </nav>
      </div>
    </footer>
  );
}

/** Style that lets a long site name wrap beside the buttons. */
const WRAPPING_STYLE = {
  flex: "none",
  maxWidth: "max(128px, 100vw - 500px)",
  overflowWrap: "anywhere",
} as const;

// The drawer is loaded separately, because dialog code is large and few visitors open the drawer.
const TopBarDrawer = createLazyPopup(() => import("./top-bar-drawer.tsx"));

/** Renders the sticky header of public pages, with a drawer on phones (rule: public-frame). */
function TopBar() {
  const [isOpen, setOpen] = useState(false);
  const { config, isSignedIn } = useContext(PageContext);
  const { billing, signUps } = config;
  return (
    <header className={topBarClasses.bar}>
      <div className={topBarClasses.inner}>
        <a
          href="/"
          className={topBarClasses.home}
          style={WRAPPING_STYLE}
          aria-label={commonWords.homeLinkAriaLabel()}
        >
          <Logo />
        </a>
        <nav className={topBarClasses.wide} aria-label={words.mainMenuAriaLabel()}>
          {billing ? (
            <a href="/pricing" className={topBarClasses.link}>
              {words.pricingTitle()}
            </a>
          ) : null}
          {isSignedIn ? null : (
            <a href="/api/login" className={topBarClasses.link}>
              {commonWords.signInLink()}
            </a>
          )}
        </nav>
        <div className={topBarClasses.actions}>
          {isSignedIn ? (
            <Button href="/dashboard">{words.dashboardLink()}</Button>
          ) : (
            signUps === "open" && (
              <Button className={topBarClasses.signUp} href="/signup">
                {words.createHubButton()}
              </Button>
            )
          )}
          <button
            type="button"
            className={topBarClasses.menu}
            onClick={() => setOpen(true)}
            aria-label={words.menuAriaLabel()}
            aria-haspopup="dialog"
          >
            <IconMenu2 size={24} stroke={1.5} aria-hidden />
          </button>
        </div>
      </div>
      <TopBarDrawer opened={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
}

type SignUpButtonProps = Omit<ComponentProps<"a">, "href"> &
  Pick<ComponentProps<typeof Button>, "variant" | "size" | "fullWidth"> & { href?: string };

/**
 * Renders a link to the sign-up page, or to the sign-in page if the server restricts new accounts (rule: sign-ups).
 */
export function SignUpButton({ href = "/signup", children, ...others }: SignUpButtonProps) {
  const isOpen = useConfig().signUps === "open";
  return (
    <Button {...others} href={isOpen ? href : "/api/login"}>
      {isOpen ? children : commonWords.signInLink()}
    </Button>
  );
}

/** Returns a sentence about restricted sign-up, or null if everybody can create an account. */
export function useSignUpNote(): string | null {
  const { signUps } = useConfig();
  return signUps === "open" ? null : getSignUpAccessNote(signUps);
}
