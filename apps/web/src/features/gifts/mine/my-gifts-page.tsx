import type { MyGiftsView } from "@giftling/domain";
import { formatMonthDay, formatUtcDate, getMonthName } from "@giftling/messages/dates";
import { formatNamesWithAnd } from "@giftling/messages/define-message";
import * as words from "@giftling/messages/gifts/my-gifts";
import { formatMoney } from "@giftling/messages/money";
import { LocalTime } from "../../../components/local-time.tsx";
import { PageShell } from "../../../components/page/page-shell.tsx";
import { renderRichText } from "../../../components/render-rich-text.tsx";
import classes from "./my-gifts.module.css";

type Family = MyGiftsView["families"][number];

/** Renders the gifts and subscriptions for an e-mail address, grouped by family (rule: my-gifts). */
export function MyGiftsPage({ mine }: { mine: MyGiftsView }) {
  return (
    <PageShell title={words.myGiftsTitle()}>
      <div className={classes.page}>
        <h1>{words.myGiftsTitle()}</h1>
        {mine.families.length === 0 ? (
          <p>{words.noFamiliesMessage()}</p>
        ) : (
          mine.families.map((family) => (
            <FamilyCard
              key={family.kids[0]?.hubPath ?? family.unsubscribeUrl ?? family.gifts[0]?.giftPath}
              family={family}
            />
          ))
        )}
      </div>
    </PageShell>
  );
}

function FamilyCard({ family: { kids, gifts, currency, unsubscribeUrl } }: { family: Family }) {
  const names = [
    ...new Set([...kids.map((kid) => kid.firstName), ...gifts.map((gift) => gift.childFirstName)]),
  ];
  return (
    <section className={classes.card}>
      <h2 className={classes.names}>{formatNamesWithAnd(names) || words.unnamedFamilyHeading()}</h2>
      <ul className={classes.list}>
        {kids.map((kid) => (
          <li key={kid.hubPath}>
            <a href={kid.hubPath}>{words.hubLink(kid.firstName)}</a>
            <span className={classes.soft}>
              {[birthdayWords(kid), kid.follows ? words.subscribedStatus() : null]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {gifts.length > 0 && (
        <>
          <h3 className={classes.heading}>{words.giftsHeading()}</h3>
          <ul className={classes.list}>
            {gifts.map((gift) => (
              <li key={`${gift.givenAt} ${gift.label} ${gift.giftPath}`}>
                <strong dir="auto">
                  {[gift.amount === null ? null : formatMoney(gift.amount, currency), gift.label]
                    .filter(Boolean)
                    .join(" · ") || words.unnamedGiftLabel()}
                </strong>
                <span className={classes.soft}>
                  {renderRichText(words.giftRecipientLabel(gift.childFirstName), {
                    day: <time dateTime={gift.givenAt}>{formatUtcDate(gift.givenAt)}</time>,
                  })}
                  {gift.reservedUntil && gift.removal !== "deleted" && (
                    <>
                      <br />
                      {renderRichText(words.heldUntilStatus(), {
                        end: <LocalTime at={gift.reservedUntil} />,
                      })}
                    </>
                  )}
                  {gift.removal && (
                    <>
                      <br />
                      {words.removedWishStatus()}
                    </>
                  )}
                </span>
                <span className={classes.links}>
                  {gift.giftPath !== null && <a href={gift.giftPath}>{words.giftPageLink()}</a>}
                  {gift.thankYouPath !== null && (
                    <a href={gift.thankYouPath}>{words.thankYouLink()}</a>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {unsubscribeUrl !== null && (
        <a className={classes.stop} href={unsubscribeUrl}>
          {words.unsubscribeButton()}
        </a>
      )}
    </section>
  );
}

function birthdayWords({ birthdayMonth, birthdayDay }: Family["kids"][number]): string | null {
  if (birthdayMonth === null) return null;
  return birthdayDay === null
    ? words.birthdayMonthLabel(getMonthName(birthdayMonth))
    : words.birthdayLabel(formatMonthDay(birthdayMonth, birthdayDay));
}
