import { ActionIcon, Button } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconArrowLeft, IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Logo } from "../../components/logo.tsx";
import { AccountMenu } from "./account-menu.tsx";
import classes from "./parent-shell.module.css";

/** A page of the parent's own beside the dashboard, such as the settings: the way back, the menu, the content. */
export function ParentShell({
  title,
  familyUrl,
  children,
}: {
  title: string;
  familyUrl: string;
  children: ReactNode;
}) {
  useDocumentTitle(`${title} | Giftling`);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <header className={classes.bar}>
        <div className={classes.inner}>
          <Link to="/" className={classes.logo} aria-label="Giftling, home">
            <Logo />
          </Link>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={20} stroke={1.5} aria-hidden />}
            renderRoot={(props) => <Link to="/dashboard" {...props} />}
          >
            Dashboard
          </Button>
          <AccountMenu hubPath={`/hub/${familyUrl}`} hubTitle="Our Family Hub">
            <ActionIcon variant="default" size={44} aria-label="Menu">
              <IconMenu2 size={22} stroke={1.5} aria-hidden />
            </ActionIcon>
          </AccountMenu>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </main>
    </>
  );
}
