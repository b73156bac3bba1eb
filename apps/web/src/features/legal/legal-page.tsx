import {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  type Language,
  type LegalNodeView,
  type LegalTextView,
  type LegalView,
} from "@giftling/domain";
import { formatUtcDate } from "@giftling/messages/dates";
import * as words from "@giftling/messages/legal/page";
import { createElement, Fragment, type ReactNode } from "react";
import { PageShell } from "../../components/page/page-shell.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { useConfig } from "../../page-context.ts";
import classes from "./legal-page.module.css";

/** Date of the last change to any legal page (rule: legal-pages). */
const LAST_UPDATED = "2025-10-28";

type RenderedSection = { id: string; title: string; heading: ReactNode; content: ReactNode };

/** Settings of a legal page for an installation whose operator has configured nothing. */
const NO_SETTINGS: LegalView = { name: null, address: null, courts: null, text: null };

/** Renders a legal page, with the operator's text or the product's text (rule: legal-pages). */
export function LegalPage({
  text,
  legal = NO_SETTINGS,
  privacyPath = "/privacy",
}: {
  text: words.LegalDocument;
  legal?: LegalView | undefined;
  /** Path of the privacy policy that the page links to. */
  privacyPath?: string;
}) {
  const { contactEmail } = useConfig();
  if (legal.text) return <OwnLegalPage text={legal.text} title={text.title()} />;
  const parts = {
    contact: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
    privacy: <a href={privacyPath}>{words.privacyPolicyLink()}</a>,
    cookies: <a href="/cookies">{words.cookiePolicyLink()}</a>,
  };
  // On the English page, which is authoritative, the note is empty.
  const translationNote = words.translationNote();
  const said = (message: () => string) => renderRichText(message(), parts);
  const sections = text.sections.map(({ id, title, body }, index) => ({
    id,
    title: title(),
    heading: (
      <>
        <span className={classes.number}>{index + 1}</span>
        {title()}
      </>
    ),
    content: body.map((block, at) => (
      <Block key={`${id}-${at + 1}`} block={block} facts={legal} said={said} />
    )),
  }));
  return (
    <LegalFrame title={text.title()} sections={sections}>
      <p className={classes.date}>
        {renderRichText(words.lastUpdatedNote(), {
          date: <time dateTime={LAST_UPDATED}>{formatUtcDate(LAST_UPDATED)}</time>,
        })}
      </p>
      {translationNote !== "" && (
        <p className={classes.date}>
          {renderRichText(translationNote, {
            english: (
              <a href={`?${LANGUAGE_PARAMETER}=${DEFAULT_LANGUAGE}`} hrefLang={DEFAULT_LANGUAGE}>
                {words.englishVersionLink()}
              </a>
            ),
          })}
        </p>
      )}
      <div className={classes.summary}>
        <p>{said(text.summary)}</p>
      </div>
    </LegalFrame>
  );
}

/** Renders an operator's legal text. `title` is shown if the text has no title. */
function OwnLegalPage({ text, title }: { text: LegalTextView; title: string }) {
  const sections = text.sections.map((section, index) => ({
    id: `section-${index + 1}`,
    title: section.title,
    heading: section.title,
    content: renderLegalNodes(section.body),
  }));
  return (
    <LegalFrame title={text.title ?? title} sections={sections} language={text.language}>
      <div className={classes.text}>{renderLegalNodes(text.intro)}</div>
    </LegalFrame>
  );
}

/** Renders a legal page with a table of contents. `children` follow the title. */
function LegalFrame({
  title,
  sections,
  language,
  children,
}: {
  title: string;
  sections: readonly RenderedSection[];
  /** Language of the legal text. Default: the page's language. */
  language?: Language;
  children: ReactNode;
}) {
  return (
    <PageShell title={title}>
      <article className={classes.page} lang={language}>
        <header className={classes.header}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </header>
        {sections.length > 0 && (
          <nav className={classes.contents} aria-label={words.tableOfContentsHeading()}>
            <p className={classes.contentsTitle}>{words.tableOfContentsHeading()}</p>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={`${classes.sections} ${classes.text}`}>
          {sections.map(({ id, heading, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{heading}</h2>
              {content}
            </section>
          ))}
        </div>
      </article>
    </PageShell>
  );
}

function Block({
  block,
  facts,
  said,
}: {
  block: words.LegalBlock;
  facts: words.OperatorDetails;
  said: (message: () => string) => ReactNode;
}) {
  if (typeof block === "function") {
    const paragraph = block(facts);
    return paragraph === "" ? null : <p>{said(() => paragraph)}</p>;
  }
  if ("list" in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item()}>{said(item)}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {block.meanings.map(([name, meaning, keys = []]) => (
        <Fragment key={name()}>
          <dt>{said(name)}</dt>
          <dd>
            {said(meaning)}
            {keys.map((key) => (
              <code key={key}>{key}</code>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Returns React elements for an operator's text. React escapes all text. */
function renderLegalNodes(nodes: readonly LegalNodeView[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === "string") return node;
    const { tag, href, start, children } = node;
    const rel = href === undefined ? undefined : "noopener noreferrer";
    return createElement(tag, { key: index, href, start, rel }, ...renderLegalNodes(children));
  });
}
