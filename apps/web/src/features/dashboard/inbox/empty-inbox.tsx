import { countDaysUntil, type KidView } from "@giftling/domain";
import * as inboxWords from "@giftling/messages/dashboard/inbox";
import { formatBirthday } from "@giftling/messages/dates";
import * as queueWords from "@giftling/messages/thank-yous/queue";
import { GrowingGiftIllustration } from "../../../components/illustrations/growing-gift.tsx";
import { trpc } from "../../../trpc.ts";
import { listLedgerGifts } from "../../gifts/ledger/recent-gifts.ts";
import { useDashboard } from "../dashboard-context.ts";
import classes from "./caught-up.module.css";

const NAMED_PEOPLE = 3;

/** Renders the empty inbox: a message, recently thanked people, and the next birthday (rule: today-inbox). */
export default function EmptyInbox({ hasLinks }: { hasLinks: boolean }) {
  const { kids, kid } = useDashboard();
  const { data: contributions = [] } = trpc.gratitude.contributions.useQuery(
    { kidId: kid.id },
    { enabled: false },
  );
  const { data: wishes = [] } = trpc.wishlist.list.useQuery({ kidId: kid.id }, { enabled: false });
  const hasGifts = contributions.length > 0 || wishes.some(({ gifts }) => gifts.length > 0);
  // No thank-you is pending, so every giver has been thanked.
  const thanked = [
    ...new Set(
      listLedgerGifts(wishes, contributions)
        .filter(({ isNamed, status }) => isNamed && status !== "dismissed")
        .map(({ giver }) => giver),
    ),
  ];
  const next = formatNextBirthday(kids);
  return (
    <div className={classes.caughtUp}>
      <GrowingGiftIllustration className={classes.picture} />
      <div>
        <p className={classes.title}>{inboxWords.emptyInboxTitle()}</p>
        <p className={classes.message}>{getMessage(hasGifts, hasLinks)}</p>
        {thanked.length > 0 && (
          <p className={classes.message}>
            {inboxWords.giversThankedMessage(
              thanked.slice(0, NAMED_PEOPLE),
              Math.max(0, thanked.length - NAMED_PEOPLE),
            )}
          </p>
        )}
        {next !== null && <p className={classes.message}>{next}</p>}
      </div>
    </div>
  );
}

function getMessage(hasGifts: boolean, hasLinks: boolean): string {
  if (hasLinks) return queueWords.unsharedLinksMessage();
  return hasGifts ? queueWords.allThankedMessage() : queueWords.noGiftsMessage();
}

/** Formats the earliest upcoming birthday of the kids. Returns null if no birthday is known. */
function formatNextBirthday(kids: readonly KidView[]): string | null {
  const now = new Date();
  const [next] = kids
    .flatMap(({ firstName, birthdayMonth: month, birthdayDay: day }) =>
      month === null || day === null
        ? []
        : [{ firstName, month, day, days: countDaysUntil({ month, day }, now) }],
    )
    .sort((a, b) => a.days - b.days);
  const day = next && formatBirthday(next.month, next.day);
  return day ? inboxWords.nextBirthdayMessage(next.firstName, day) : null;
}
