import type { ComponentType, ReactNode } from "react";
import type { IllustrationProps } from "../illustrations/illustration-parts.tsx";
import classes from "./message-page.module.css";
import { PageShell } from "./page-shell.tsx";

type MessagePageProps = {
  /** Document title, and the heading unless `heading` is set. */
  title: string;
  heading?: string;
  Picture: ComponentType<IllustrationProps>;
  text?: string;
  actions?: ReactNode;
  children?: ReactNode;
  /** ARIA role that announces a page. Required if the page replaces another page without navigation. */
  role?: "status";
};

/** Renders a public page that shows only a picture, a heading and a short message. */
export function MessagePage({
  title,
  heading = title,
  Picture,
  text,
  actions,
  children,
  role,
}: MessagePageProps) {
  return (
    <PageShell title={title}>
      <div className={classes.page} role={role}>
        <Picture className={classes.picture} />
        <h1 className={classes.title}>{heading}</h1>
        {text && <p className={classes.text}>{text}</p>}
        {actions && <div className={classes.actions}>{actions}</div>}
        {children}
      </div>
    </PageShell>
  );
}
