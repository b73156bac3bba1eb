import { formatDollars, type MyGiftsView } from "@giftling/domain";
import { dayOfYear, monthName, utcDay } from "@giftling/messages/dates";
import * as words from "@giftling/messages/gifts/mine";
import { joined } from "@giftling/messages/say";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/button.tsx";
import { LostPath } from "../../../components/illustrations/lost-path.tsx";
import message from "../../../components/page/message-page.module.css";
import { PageShell } from "../../../components/page/page-shell.tsx";
import { rich } from "../../../components/rich.tsx";
import classes from "./mine.module.css";

type Family = MyGiftsView["families"][number];

/** Renders the gifts and subscriptions of an e-mail address, grouped by family (rule: my-gifts). */
export function MyGiftsPage({ mine }: { mine: MyGiftsView }) {
  return (
    <PageShell title={words.yourGifts()}>
      <div className={classes.page}>
        <h1>{words.yourGifts()}</h1>
        {mine.families.length === 0 ? (
          <p>{words.noFamily()}</p>
        ) : (
          mine.families.map((family) => (
            <FamilyCard key={family.kids[0]?.hubPath ?? family.unsubscribeUrl} family={family} />
          ))
        )}
      </div>
    </PageShell>
  );
}

function FamilyCard({ family: { kids, gifts, unsubscribeUrl } }: { family: Family }) {
  const names = [...new Set([...kids, ...gifts].map((one) => nameOf(one)))];
  return (
    <section className={classes.card}>
      <h2 className={classes.names}>{joined(names) || words.aFamily()}</h2>
      <ul className={classes.list}>
        {kids.map((kid) => (
          <li key={kid.hubPath}>
            <a href={kid.hubPath}>{words.pageOf(kid.firstName)}</a>
            <span className={classes.soft}>
              {[birthdayWords(kid), kid.follows ? words.youGetNews() : null]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {gifts.length > 0 && (
        <>
          <h3 className={classes.heading}>{words.whatYouGave()}</h3>
          <ul className={classes.list}>
            {gifts.map((gift) => (
              <li key={`${gift.givenAt} ${gift.label} ${gift.giftPath}`}>
                <strong dir="auto">
                  {[gift.amount === null ? null : formatDollars(gift.amount), gift.label]
                    .filter(Boolean)
                    .join(" · ") || words.aGift()}
                </strong>
                <span className={classes.soft}>
                  {rich(words.givenTo(gift.childFirstName), {
                    day: <time dateTime={gift.givenAt}>{utcDay(gift.givenAt)}</time>,
                  })}
                </span>
                <span className={classes.links}>
                  {gift.giftPath !== null && <a href={gift.giftPath}>{words.yourGiftsPage()}</a>}
                  {gift.thankYouPath !== null && (
                    <a href={gift.thankYouPath}>{words.theirThankYou()}</a>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {unsubscribeUrl !== null && (
        <a className={classes.stop} href={unsubscribeUrl}>
          {words.stopMail()}
        </a>
      )}
    </section>
  );
}

const nameOf = (one: { firstName: string } | { childFirstName: string }): string =>
  "firstName" in one ? one.firstName : one.childFirstName;

function birthdayWords({ birthdayMonth, birthdayDay }: Family["kids"][number]): string | null {
  if (birthdayMonth === null) return null;
  return birthdayDay === null
    ? words.birthdayIn(monthName(birthdayMonth))
    : words.birthdayOn(dayOfYear(birthdayMonth, birthdayDay));
}

/** Renders the page for an expired or incomplete link. */
export function MyGiftsMissing() {
  return (
    <PageShell title={words.linkTooOld()}>
      <div className={message.page}>
        <LostPath className={message.picture} />
        <h1 className={message.title}>{words.linkEnded()}</h1>
        <p className={message.text}>{words.linkWorks30()}</p>
        <Button renderRoot={(props) => <Link to="/mine" {...props} />}>
          {words.getANewLink()}
        </Button>
      </div>
    </PageShell>
  );
}
