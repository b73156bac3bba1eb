import { IconChevronDown } from "@tabler/icons-react";
import { useConfig } from "../../use-config.ts";
import classes from "./faq.module.css";
import landing from "./landing.module.css";
import { QUESTIONS } from "./questions.ts";

/** Eight questions as native disclosures: they open without any script. */
export function Faq() {
  const { billing, contactEmail } = useConfig();
  const questions = QUESTIONS.filter((question) => billing || !question.isAboutBilling);
  return (
    <section className={`${landing.section} ${classes.faq}`} aria-labelledby="faq">
      <div>
        <h2 id="faq" className={landing.heading}>
          What parents ask first
        </h2>
        <p className={classes.more}>
          Something else? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </div>
      <div className={classes.questions}>
        {questions.map((question) => (
          <details key={question.title} className={classes.question}>
            <summary>
              {question.title}
              <IconChevronDown size={22} stroke={1.5} aria-hidden />
            </summary>
            <p>{question.answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
