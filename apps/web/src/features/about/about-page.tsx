import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { GrowingGift } from "../../components/illustrations/growing-gift.tsx";
import { PageShell } from "../../components/page/page-shell.tsx";
import classes from "./about-page.module.css";

/** /about: the story of the father who built the product (rule: public-frame). */
export function AboutPage() {
  return (
    <PageShell title="About">
      <article className={classes.page}>
        <header className={classes.header}>
          <h1 className={classes.title}>A father’s answer to a room full of wrapping paper</h1>
          <GrowingGift className={classes.picture} />
        </header>
        <div className={classes.story}>
          <p className={classes.first}>
            Perhaps you know the evening after a birthday party. The living room is covered in paper
            and ribbon, and among it lie three of the same toy.
          </p>
          <p>
            Everyone asked beforehand: the grandparents by phone, an uncle in the family chat, a
            friend at the school gate. Everyone got a different answer, and everyone was generous.
            By the weekend, most of it is forgotten.
          </p>
          <p>
            There is an education account, too. The parents opened it early, and nobody else has
            ever put a dollar into it. Not for want of love: nobody knows it is there, and it is
            hard to bring up.
          </p>
          <blockquote className={classes.pull}>
            <p>What if the gift and the future sat on the same page?</p>
          </blockquote>
          <p>
            A father asked himself that, and built the page: a few wishes, a link to the 529 plan,
            and a place for news. A grandmother can open it on her old phone, choose a book, and add
            a few dollars for later. She needs no account. She doesn’t even need to ask.
          </p>
          <p>
            That page is Giftling. There is one for each child: what is wished for, what is taken,
            and what grows. We never handle the money. It goes straight to the shop or to the plan,
            where it belongs.
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
