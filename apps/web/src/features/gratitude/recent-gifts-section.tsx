import { IconGift, IconSeedling } from "@tabler/icons-react";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../dashboard/empty-mark.tsx";
import { formatDay } from "../dashboard/format-day.ts";
import rows from "../dashboard/rows.module.css";
import { Section } from "../dashboard/section.tsx";
import { type RecentGift, recentGifts } from "./recent-gifts.ts";

/** Who gave lately: the first thing that a parent wants to know. */
export function RecentGiftsSection({ kidId, firstName }: { kidId: string; firstName: string }) {
  const wishlist = trpc.wishlist.list.useQuery({ kidId });
  const contributions = trpc.gratitude.contributions.useQuery({ kidId });
  const query = {
    data: wishlist.data && contributions.data && recentGifts(wishlist.data, contributions.data),
    isError: wishlist.isError || contributions.isError,
    refetch: () => Promise.all([wishlist.refetch(), contributions.refetch()]),
  };
  return (
    <Section id="recent-gifts" title="Who gave lately" query={query}>
      {(gifts) =>
        gifts.length === 0 ? (
          <EmptyState
            picture={<EmptyMark icon={IconGift} />}
            title="No gifts yet"
            message={`Share ${firstName}'s hub, and the first gift will show up here.`}
          />
        ) : (
          <ul className={rows.list}>
            {gifts.map((gift) => (
              <GiftRow key={gift.id} gift={gift} />
            ))}
          </ul>
        )
      }
    </Section>
  );
}

function GiftRow({ gift }: { gift: RecentGift }) {
  const Icon = gift.kind === "gift" ? IconGift : IconSeedling;
  const day = formatDay(gift.givenAt, new Date());
  return (
    <li className={rows.row}>
      <span className={`${rows.mark} ${gift.kind === "gift" ? rows.markGift : ""}`}>
        <Icon size={22} stroke={1.5} aria-hidden />
      </span>
      <div className={rows.text}>
        <p className={rows.name}>{gift.giver}</p>
        <p className={rows.detail}>
          <span>{gift.what}</span>
          <span>{day}</span>
          {gift.isUnconfirmed && <span>Not confirmed yet</span>}
        </p>
      </div>
    </li>
  );
}
