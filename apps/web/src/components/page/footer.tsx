import { PAGES } from "@giftling/domain";
import { getFooterLinkLabel } from "@giftling/messages/pages/footer";
import * as words from "@giftling/messages/pages/frame";
import { Link } from "@tanstack/react-router";
import { useConfig } from "../../use-config.ts";
import classes from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

/** Renders the footer of public pages (rule: public-frame). */
export function Footer() {
  const { contactEmail } = useConfig();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <Logo />
          <p className={classes.line}>{words.tagline()}</p>
        </div>
        <nav aria-label={words.footerAriaLabel()} className={classes.links}>
          {PAGES.map(
            (page) =>
              "footer" in page && (
                <Link key={page.path} to={page.path}>
                  {getFooterLinkLabel(page.footer)}
                </Link>
              ),
          )}
          <LanguageSwitch />
          <a href={`mailto:${contactEmail}`}>{words.contactLink()}</a>
        </nav>
      </div>
    </footer>
  );
}
