import * as words from "@giftling/messages/pages/about";
import { getFooterLinkLabel } from "@giftling/messages/pages/footer";
import { GrowingGiftIllustration } from "../../components/illustrations/growing-gift.tsx";
import { PageShell, SignUpButton } from "../../components/page/page-shell.tsx";
import classes from "./about.module.css";

/** Renders /about, the story of the father who built the product (rule: public-frame). */
export default function AboutPage() {
  return (
    <PageShell title={getFooterLinkLabel("About")}>
      <article className={classes.page}>
        <header className={classes.header}>
          <h1 className={classes.title}>{words.pageHeading()}</h1>
          <GrowingGiftIllustration className={classes.picture} />
        </header>
        <div className={classes.story}>
          <p className={classes.first}>{words.openingParagraph()}</p>
          <p>{words.relativesParagraph()}</p>
          <p>{words.educationAccountParagraph()}</p>
          <blockquote className={classes.pull}>
            <p>{words.conceptParagraph()}</p>
          </blockquote>
          <p>{words.originParagraph()}</p>
          <p>{words.productParagraph()}</p>
          <div className={classes.action}>
            <SignUpButton size="lg">{words.signUpButton()}</SignUpButton>
          </div>
        </div>
      </article>
    </PageShell>
  );
}
