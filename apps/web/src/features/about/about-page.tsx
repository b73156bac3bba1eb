import * as words from "@giftling/messages/pages/about";
import { footerWord } from "@giftling/messages/pages/footer";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { GrowingGift } from "../../components/illustrations/growing-gift.tsx";
import { PageShell } from "../../components/page/page-shell.tsx";
import classes from "./about-page.module.css";

/** Renders /about, the story of the father who built the product (rule: public-frame). */
export function AboutPage() {
  return (
    <PageShell title={footerWord("About")}>
      <article className={classes.page}>
        <header className={classes.header}>
          <h1 className={classes.title}>{words.heading()}</h1>
          <GrowingGift className={classes.picture} />
        </header>
        <div className={classes.story}>
          <p className={classes.first}>{words.evening()}</p>
          <p>{words.everyoneAsked()}</p>
          <p>{words.anAccountToo()}</p>
          <blockquote className={classes.pull}>
            <p>{words.whatIf()}</p>
          </blockquote>
          <p>{words.builtThePage()}</p>
          <p>{words.thatPage()}</p>
          <div className={classes.action}>
            <Button size="lg" renderRoot={(props) => <Link to="/signup" {...props} />}>
              {words.getStarted()}
            </Button>
          </div>
        </div>
      </article>
    </PageShell>
  );
}
