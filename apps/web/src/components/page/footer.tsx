import { Link } from "@tanstack/react-router";
import { useConfig } from "../../use-config.ts";
import classes from "./footer.module.css";
import { Logo } from "./logo.tsx";

/** The public pages' footer (rule: public-frame). */
export function Footer() {
  const { contactEmail } = useConfig();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <Logo />
          <p className={classes.line}>One page for each child. Something that grows with them.</p>
        </div>
        <nav aria-label="Footer" className={classes.links}>
          <Link to="/about">About</Link>
          <Link to="/terms">Terms</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/cookies">Cookies</Link>
          <a href={`mailto:${contactEmail}`}>Contact</a>
        </nav>
      </div>
    </footer>
  );
}
