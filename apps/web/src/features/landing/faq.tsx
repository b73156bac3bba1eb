import * as words from "@giftling/messages/landing/bottom";
import { IconChevronDown } from "@tabler/icons-react";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { useConfig } from "../../page-context.ts";
import classes from "./faq.module.css";
import landing from "./landing.module.css";

/** Renders the landing page's questions as `details` elements, which work without JavaScript. */
export function FaqSection() {
  const { billing, contactEmail } = useConfig();
  return (
    <section className={`${landing.section} ${classes.faq}`} aria-labelledby="faq">
      <div>
        <h2 id="faq" className={landing.heading}>
          {words.faqHeading()}
        </h2>
        <p className={classes.more}>
          {renderRichText(words.faqContactMessage(), {
            address: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
          })}
        </p>
      </div>
      <div className={classes.questions}>
        {words.FAQ_QUESTIONS.map(({ title, answer, answerWithoutBilling }) => (
          <details key={title()} className={classes.question}>
            <summary>
              {title()}
              <IconChevronDown size={22} stroke={1.5} aria-hidden />
            </summary>
            <p>{billing ? answer() : (answerWithoutBilling ?? answer)()}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
