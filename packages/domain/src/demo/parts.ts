import type { HubView } from "../hub/schema.ts";
import { type HubTotals, PARENT_GIVER_NAME } from "../hub/wall.ts";
import { type HubKidView, type HubSizesView, hubKidOutput } from "../kids/schema.ts";
import { mapKidSizes } from "../kids/size-rules.ts";
import type { Language } from "../languages/rules.ts";
import { isEducationLinkType } from "../links/rules.ts";
import type { LinkLists, PaymentLinkView, RegistryLinkView } from "../links/schema.ts";
import { DAY_MS } from "../time/days.ts";
import { getUnitPurchaseFields } from "../wishlist/pieces.ts";

type HubItem = HubView["wishlist"][number];
type HubContribution = HubView["contributions"][number];

/**
 * Returns builders for the demo's data. The builders add default values to the given fields. Dates are relative to
 * `now`, and IDs start with "demo-".
 */
export function createDemoDataBuilders(now: Date, language: Language) {
  // Dates are relative to the start of the UTC day, so that the demo is stable within a day.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const daysAgo = (days: number) => new Date(today - days * DAY_MS).toISOString();

  return {
    own: (words: Readonly<Record<Language, string>>): string => words[language],

    /** Returns a kid with the fields in `known`. Other fields are null. */
    kid: (id: string, known: Partial<HubKidView>): HubKidView => {
      const empty = Object.fromEntries(Object.keys(hubKidOutput.shape).map((name) => [name, null]));
      return hubKidOutput.parse({ ...empty, ...known, id: `demo-${id}` });
    },

    /** Returns a demo kid's sizes, which a parent last confirmed 30 days ago. */
    sizes: (known: Partial<Omit<HubSizesView, "checkedIn">>): HubSizesView => ({
      ...mapKidSizes(() => null),
      ...known,
      checkedIn: daysAgo(30).slice(0, "2026-10".length),
    }),

    paymentLink: (
      id: string,
      link: Pick<PaymentLinkView, "type" | "label" | "url" | "description"> &
        Partial<PaymentLinkView>,
    ): PaymentLinkView => ({
      contributionCode: null,
      priorityOrder: null,
      ...link,
      id: `demo-${id}`,
      isPrimary: isEducationLinkType(link.type),
      isPriority: Boolean(link.priorityOrder),
      createdAt: daysAgo(60),
    }),

    registryLink: (
      id: string,
      link: Pick<RegistryLinkView, "service" | "label" | "url" | "description"> &
        Partial<RegistryLinkView>,
    ): RegistryLinkView => ({
      priorityOrder: null,
      ...link,
      id: `demo-${id}`,
      isPriority: Boolean(link.priorityOrder),
      createdAt: daysAgo(60),
    }),

    item: (
      id: string,
      item: Pick<HubItem, "name" | "url"> & Partial<HubItem>,
      purchase?: { by: string | null; days: number },
    ): HubItem => ({
      price: null,
      description: null,
      imageUrl: null,
      isActivity: false,
      isIdea: false,
      fundingGoal: null,
      fundingReceived: 0,
      priorityOrder: null,
      ...item,
      id: `demo-${id}`,
      priority: "medium",
      isPriority: Boolean(item.priorityOrder),
      ...getUnitPurchaseFields(
        purchase && {
          id: `demo-${id}-gift`,
          giverName: purchase.by,
          isAnonymous: purchase.by === null,
          isByParent: purchase.by === PARENT_GIVER_NAME,
          givenAt: daysAgo(purchase.days),
          receivedAt: null,
        },
      ),
      state: "shown",
      isOnWall: true,
      createdAt: daysAgo(45),
    }),

    update: (id: string, days: number, title: string, content: string) => ({
      id: `demo-${id}`,
      title,
      content,
      imageUrl: null,
      imageWidth: null,
      imageHeight: null,
      createdAt: daysAgo(days),
    }),

    contribution: (
      id: string,
      contributorName: string | null,
      type: HubContribution["type"],
      days: number,
    ): HubContribution => ({
      id: `demo-${id}`,
      contributorName,
      isAnonymous: contributorName === null,
      amount: null,
      type,
      contributedAt: daysAgo(days),
    }),
  };
}

/** Demo hub of one kid. Omits the totals, because they are derived from the hub's lists. */
export type DemoKidHub = Omit<
  HubView,
  | "familyUrl"
  | "referralCode"
  | "showsBranding"
  | "isPaused"
  | "title"
  | "theme"
  | "gifts"
  | keyof LinkLists
  | keyof HubTotals
> &
  Partial<LinkLists>;
