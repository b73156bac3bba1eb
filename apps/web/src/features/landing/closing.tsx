import * as words from "@giftling/messages/landing/bottom";
import { createHubButton } from "@giftling/messages/pages/frame";
import { SignUpButton, useSignUpNote } from "../../components/page/page-shell.tsx";
import { renderRichText } from "../../components/render-rich-text.tsx";
import { useConfig } from "../../page-context.ts";
import classes from "./closing.module.css";
import landing from "./landing.module.css";

export function ClosingSection() {
  const { billing } = useConfig();
  const note = useSignUpNote();
  return (
    <section className={landing.section} aria-labelledby="closing">
      <div className={`${landing.paper} ${classes.gift}`}>
        <div className={classes.tag}>
          <svg viewBox="0 0 120 64" width={120} height={64} className={classes.bow} aria-hidden>
            <path d="M60 46C40 6 4-2 8 24c3 18 30 26 52 22ZM60 46C80 6 116-2 112 24c-3 18-30 26-52 22Z" />
            <rect x="49" y="34" width="22" height="24" rx="7" />
          </svg>
          <h2 id="closing" className={classes.heading}>
            {words.signUpHeading()}
          </h2>
          <SignUpButton size="lg">{createHubButton()}</SignUpButton>
          <p className={classes.line}>{note ?? words.signUpMessage()}</p>
          {billing && (
            <p className={classes.line}>
              {renderRichText(words.enterpriseMessage(), {
                enterprise: <a href="/pricing">{words.enterpriseLink()}</a>,
              })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
