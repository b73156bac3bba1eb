import { formatDollars, type MyGiftsView } from "@giftling/domain";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { LostPath } from "../../components/illustrations/lost-path.tsx";
import message from "../../components/page/message-page.module.css";
import { PageShell } from "../../components/page/page-shell.tsx";
import classes from "./mine.module.css";

type Family = MyGiftsView["families"][number];

/** What an address gave and follows, family by family (rule: my-gifts). */
export function MyGiftsPage({ mine }: { mine: MyGiftsView }) {
  return (
    <PageShell title="Your gifts">
      <div className={classes.page}>
        <h1>Your gifts</h1>
        {mine.families.length === 0 ? (
          <p>No family keeps this address any more.</p>
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
      <h2 className={classes.names}>{names.join(" and ") || "A family"}</h2>
      <ul className={classes.list}>
        {kids.map((kid) => (
          <li key={kid.hubPath}>
            <a href={kid.hubPath}>{kid.firstName}'s page</a>
            <span className={classes.soft}>
              {[birthdayWords(kid), kid.follows ? "You get the news" : null]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {gifts.length > 0 && (
        <>
          <h3 className={classes.heading}>What you gave</h3>
          <ul className={classes.list}>
            {gifts.map((gift) => (
              <li key={`${gift.givenAt} ${gift.label} ${gift.giftPath}`}>
                <strong dir="auto">
                  {[gift.amount === null ? null : formatDollars(gift.amount), gift.label]
                    .filter(Boolean)
                    .join(" · ") || "A gift"}
                </strong>
                <span className={classes.soft}>
                  for {gift.childFirstName},{" "}
                  <time dateTime={gift.givenAt}>{dayOf(gift.givenAt)}</time>
                </span>
                <span className={classes.links}>
                  {gift.giftPath !== null && <a href={gift.giftPath}>Your gift's page</a>}
                  {gift.thankYouPath !== null && <a href={gift.thankYouPath}>Their thank-you</a>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {unsubscribeUrl !== null && (
        <a className={classes.stop} href={unsubscribeUrl}>
          Stop this family's mail
        </a>
      )}
    </section>
  );
}

const nameOf = (one: { firstName: string } | { childFirstName: string }): string =>
  "firstName" in one ? one.firstName : one.childFirstName;

/** The same on the server as in the browser: by UTC. */
const dayOf = (timestamp: string): string =>
  new Date(timestamp).toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });

function birthdayWords({ birthdayMonth, birthdayDay }: Family["kids"][number]): string | null {
  if (birthdayMonth === null) return null;
  const month = new Date(Date.UTC(2024, birthdayMonth - 1)).toLocaleDateString("en-US", {
    month: "long",
    timeZone: "UTC",
  });
  return `Birthday ${birthdayDay === null ? `in ${month}` : `${month} ${birthdayDay}`}`;
}

/** The link is too old, or not whole. */
export function MyGiftsGone() {
  return (
    <PageShell title="Link too old">
      <div className={message.page}>
        <LostPath className={message.picture} />
        <h1 className={message.title}>This link has ended</h1>
        <p className={message.text}>It works for 30 days. A new one is a moment away.</p>
        <Button renderRoot={(props) => <Link to="/mine" {...props} />}>Get a new link</Button>
      </div>
    </PageShell>
  );
}
