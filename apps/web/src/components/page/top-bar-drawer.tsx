import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/pages/frame";
import { IconX } from "@tabler/icons-react";
import { useContext, useId } from "react";
import { PageContext } from "../../page-context.ts";
import dialogClasses from "../dialog/dialog.module.css";
import type { DialogProps } from "../dialog/use-delayed-open.ts";
import { useModalDialog } from "../dialog/use-modal-dialog.ts";
import { Logo } from "./logo.tsx";
import classes from "./top-bar-drawer.module.css";

/** Renders the links of a public page's header in a drawer on phones. */
export default function TopBarDrawer({ opened, onClose }: DialogProps) {
  const { config, isSignedIn } = useContext(PageContext);
  const { isMounted, dialogProps } = useModalDialog({ opened, onClose });
  const titleId = useId();
  if (!isMounted) return null;
  return (
    <dialog
      {...dialogProps}
      className={`${dialogClasses.modal} ${classes.drawer}`}
      aria-labelledby={titleId}
    >
      <div className={classes.top}>
        <h2 id={titleId}>
          <Logo />
        </h2>
        <button
          type="button"
          className={dialogClasses.close}
          aria-label={words.closeMenuAriaLabel()}
          onClick={onClose}
        >
          <IconX size={28} stroke={1.5} aria-hidden />
        </button>
      </div>
      <nav aria-label={words.menuAriaLabel()} className={classes.links}>
        {config.billing ? (
          <a href="/pricing" className={classes.link} onClick={onClose}>
            {words.pricingTitle()}
          </a>
        ) : null}
        {isSignedIn ? (
          <a href="/dashboard" className={classes.link} onClick={onClose}>
            {words.dashboardLink()}
          </a>
        ) : (
          <a href="/api/login" className={classes.link}>
            {commonWords.signInLink()}
          </a>
        )}
      </nav>
    </dialog>
  );
}
