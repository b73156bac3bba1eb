import { utcDay } from "@giftling/messages/dates";
import * as words from "@giftling/messages/legal";
import type { ReactNode } from "react";
import { PageShell } from "../../components/page/page-shell.tsx";
import { rich } from "../../components/rich.tsx";
import classes from "./legal-page.module.css";

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  title: string;
  /** The page in two or three sentences, before the details. */
  summary: ReactNode;
  sections: readonly LegalSection[];
};

/** The day that all three legal pages carry (rule: legal-pages). */
const LAST_UPDATED = "2025-10-28";

/** A long page of numbered sections with its table of contents (rule: legal-pages). */
export function LegalPage({ title, summary, sections }: LegalPageProps) {
  return (
    <PageShell title={title}>
      <article className={classes.page}>
        <header className={classes.header}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.date}>
            {rich(words.lastUpdated(), {
              date: <time dateTime={LAST_UPDATED}>{utcDay(LAST_UPDATED)}</time>,
            })}
          </p>
          <div className={classes.summary}>{summary}</div>
        </header>
        <nav className={classes.contents} aria-label={words.onThisPage()}>
          <p className={classes.contentsTitle}>{words.onThisPage()}</p>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.sections}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                <span className={classes.number}>{index + 1}</span>
                {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </article>
    </PageShell>
  );
}
