import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { GrowingGift } from "../../components/growing-gift.tsx";
import { PageShell } from "../../components/page-shell.tsx";
import classes from "./about-page.module.css";

/** /about: the story of the father who built the product (spec section 1). */
export function AboutPage() {
  return (
    <PageShell title="About">
      <article className={classes.page}>
        <header className={classes.header}>
          <h1 className={classes.title}>
            Built by a father, at a kitchen table full of wrapping paper
          </h1>
          <GrowingGift className={classes.picture} />
        </header>
        <div className={classes.story}>
          <p className={classes.first}>
            It was the evening after a birthday party. The living room was covered in paper and
            ribbon, and among it lay three of the same toy.
          </p>
          <p>
            Everyone had asked beforehand. The grandparents by phone, an uncle in the family chat, a
            friend at the school gate. Everyone had got a different answer, and everyone had been
            generous. By the weekend, most of it was in a corner.
          </p>
          <p>
            There was an education account, too. It had been opened with great plans in the week of
            the birth, and nobody but the parents had ever put a dollar into it. Not because nobody
            wanted to. Nobody knew that they could, and asking felt wrong.
          </p>
          <blockquote className={classes.pull}>
            <p>What if the gift and the future sat on the same page?</p>
          </blockquote>
          <p>
            So he built one. First for his own family: a page with a few wishes, a link to the 529
            plan, and a place for news. A grandmother opened it on her old phone, bought a book, and
            added a little to the fund while she was there. She did not need an account. She did not
            need to ask.
          </p>
          <p>
            That page became Giftling. It is still what it was that evening: one page for each
            child, which says what is wished for, what is already bought, and what grows. We never
            handle the money. It goes straight to the shop or to the plan, where it belongs.
          </p>
          <div className={classes.action}>
            <Button size="lg" renderRoot={(props) => <Link to="/signup" {...props} />}>
              Get Started
            </Button>
          </div>
        </div>
      </article>
    </PageShell>
  );
}
