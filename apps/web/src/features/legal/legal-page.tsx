import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from "@giftling/domain";
import { formatUtcDate } from "@giftling/messages/dates";
import * as words from "@giftling/messages/legal/page";
import { Fragment, type ReactNode } from "react";
import { PageShell } from "../../components/page/page-shell.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { ContactLink } from "./contact-link.tsx";
import classes from "./legal-page.module.css";

/** Date of the last change to any legal page (rule: legal-pages). */
const LAST_UPDATED = "2025-10-28";

/** Renders a legal page with a table of contents and numbered sections (rule: legal-pages). */
export function LegalPage({
  text,
  privacyPath = "/privacy",
}: {
  text: words.LegalDocument;
  /** Path of the privacy policy that the page links to. */
  privacyPath?: string;
}) {
  const parts = {
    contact: <ContactLink />,
    privacy: <a href={privacyPath}>{words.privacyPolicyLink()}</a>,
    cookies: <a href="/cookies">{words.cookiePolicyLink()}</a>,
  };
  const said = (message: () => string) => renderRichText(message(), parts);
  const title = text.title();
  return (
    <PageShell title={title}>
      <article className={classes.page}>
        <header className={classes.header}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.date}>
            {renderRichText(words.lastUpdatedNote(), {
              date: <time dateTime={LAST_UPDATED}>{formatUtcDate(LAST_UPDATED)}</time>,
            })}
          </p>
          <Translated />
          <div className={classes.summary}>
            <p>{said(text.summary)}</p>
          </div>
        </header>
        <nav className={classes.contents} aria-label={words.tableOfContentsHeading()}>
          <p className={classes.contentsTitle}>{words.tableOfContentsHeading()}</p>
          <ol>
            {text.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title()}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.sections}>
          {text.sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                <span className={classes.number}>{index + 1}</span>
                {section.title()}
              </h2>
              {section.body.map((block, at) => (
                <Block key={`${section.id}-${at + 1}`} block={block} said={said} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </PageShell>
  );
}

/** Renders a note that the English text is authoritative. Renders nothing on the English page. */
function Translated() {
  const sentence = words.translationNote();
  if (sentence === "") return null;
  const english = (
    <a href={`?${LANGUAGE_PARAMETER}=${DEFAULT_LANGUAGE}`} hrefLang={DEFAULT_LANGUAGE}>
      {words.englishVersionLink()}
    </a>
  );
  return <p className={classes.date}>{renderRichText(sentence, { english })}</p>;
}

function Block({
  block,
  said,
}: {
  block: words.LegalBlock;
  said: (message: () => string) => ReactNode;
}) {
  if (typeof block === "function") return <p>{said(block)}</p>;
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
