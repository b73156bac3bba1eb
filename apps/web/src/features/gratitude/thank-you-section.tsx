import { ANONYMOUS_NAME, formatDollars, type ThankYouView } from "@giftling/domain";
import { IconMailHeart } from "@tabler/icons-react";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../dashboard/empty-mark.tsx";
import { formatDay } from "../dashboard/format-day.ts";
import rows from "../dashboard/rows.module.css";
import { Section } from "../dashboard/section.tsx";

const TYPE_WORDS: Readonly<Record<ThankYouView["contributionType"], string>> = {
  wishlist: "Wishlist gift",
  "529": "529 gift",
  esa: "ESA gift",
  contribution: "Contribution",
};

/** What a thank-you is for: "Wooden train", or "$30 · 529 gift". */
function thankYouReason(thankYou: ThankYouView): string {
  const label = thankYou.giftLabel ?? TYPE_WORDS[thankYou.contributionType];
  return thankYou.contributionAmount === null
    ? label
    : `${formatDollars(thankYou.contributionAmount)} · ${label}`;
}

/** The thank-yous that wait (spec section 2). */
export function ThankYouSection({ kidId }: { kidId: string }) {
  const query = trpc.gratitude.pendingThankYous.useQuery({ kidId });
  const count = query.data?.length ?? 0;
  return (
    <Section
      id="thank-yous"
      title="Thank-You Queue"
      query={query}
      action={
        count > 0 && <span className={`${rows.status} ${rows.statusWarm}`}>{count} waiting</span>
      }
    >
      {(thankYous) =>
        thankYous.length === 0 ? (
          <EmptyState
            picture={<EmptyMark icon={IconMailHeart} />}
            title="No thank-yous waiting"
            message="When somebody gives, they will wait here for a kind word."
          />
        ) : (
          <ul className={rows.list}>
            {thankYous.map((thankYou) => (
              <li key={thankYou.id} className={rows.row}>
                <span className={rows.mark}>
                  <IconMailHeart size={22} stroke={1.5} aria-hidden />
                </span>
                <div className={rows.text}>
                  <p className={rows.name}>{thankYou.contributorName ?? ANONYMOUS_NAME}</p>
                  <p className={rows.detail}>
                    <span>{thankYouReason(thankYou)}</span>
                    <span>{formatDay(thankYou.contributionDate, new Date())}</span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Section>
  );
}
