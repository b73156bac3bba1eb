import {
  type ContributionView,
  type PaymentLinkView,
  type RegistryLinkView,
  type TopPriority,
  topPriorities,
  type WishlistItemView,
} from "@giftling/domain";
import { Progress } from "@mantine/core";
import { trpc } from "../../trpc.ts";
import { Section } from "./section.tsx";
import classes from "./top-priorities.module.css";

/** The three slots as the hub shows them, from what the dashboard has loaded; only confirmed money counts (decision D11). */
function prioritiesOf(
  paymentLinks: PaymentLinkView[],
  registryLinks: RegistryLinkView[],
  wishlist: WishlistItemView[],
  contributions: readonly ContributionView[],
): TopPriority[] {
  const sumOf = (type: ContributionView["type"]) =>
    contributions
      .filter((entry) => entry.type === type && entry.status === "confirmed")
      .reduce((sum, entry) => sum + entry.amount, 0);
  return topPriorities({
    paymentLinks,
    registryLinks,
    wishlist: wishlist.map((item) => ({ ...item, isOnWall: true })),
    contributedByType: { "529": sumOf("529"), other: sumOf("other") },
  });
}

/** Top 3 Priorities: there only when there is at least one (spec section 2). */
export function TopPriorities({ kidId }: { kidId: string }) {
  const payments = trpc.links.listPayment.useQuery({ kidId });
  const registries = trpc.links.listRegistry.useQuery({ kidId });
  const wishlist = trpc.wishlist.list.useQuery({ kidId });
  const contributions = trpc.gratitude.contributions.useQuery({ kidId });
  if (!payments.data || !registries.data || !wishlist.data) return null;
  const cards = prioritiesOf(
    payments.data,
    registries.data,
    wishlist.data,
    contributions.data ?? [],
  );
  if (cards.length === 0) return null;
  return (
    <Section id="priorities" title="Top 3 Priorities" query={{ ...payments, data: cards }}>
      {(shown) => (
        <ol className={classes.cards}>
          {shown.map((card) => (
            <li key={card.id} className={classes.card}>
              <span className={classes.slot}>{card.slot}</span>
              <div className={classes.text}>
                <p className={classes.title}>{card.title}</p>
                {card.fundingText !== null && <p className={classes.note}>{card.fundingText}</p>}
                {card.progress !== null && (
                  <Progress
                    value={card.progress}
                    aria-label={`Funding of ${card.title}`}
                    size="sm"
                    radius="xl"
                    mt={6}
                  />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
