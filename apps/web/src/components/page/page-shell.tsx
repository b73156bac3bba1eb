import * as commonWords from "@giftling/messages/common";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { TopBar } from "./top-bar.tsx";

type PageShellProps = {
  /** Document title, without the product's name. */
  title: string;
  children: ReactNode;
};

/** Renders a public page with header, content and footer. */
export function PageShell({ title, children }: PageShellProps) {
  useDocumentTitle(`${title} | Giftling`);
  return (
    <>
      <a href="#content" className="skip-link">
        {commonWords.skipToContentLink()}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} style={{ outline: "none" }}>
        {children}
      </main>
      <Footer />
    </>
  );
}
