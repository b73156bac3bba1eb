import {
  createOnboardingInputs,
  getHubTotals,
  type HubView,
  mapLinkLists,
  mapPublicKidTexts,
  type OnboardingDraft,
  type PaymentLinkView,
  STANDARD_THEME,
  type UpdateView,
} from "@giftling/domain";
import * as words from "@giftling/messages/onboarding/onboarding";

/** Returns the hub that an onboarding draft would create. `today` is the date of the first update. */
export function createPreviewHub(draft: OnboardingDraft, familyUrl: string, today: Date): HubView {
  const { kid, paymentLinks } = createOnboardingInputs(draft, words.getDefaultLinkTexts());
  const createdAt = today.toISOString();
  const lists = {
    wishlist: [],
    updates: previewUpdates(draft, createdAt),
    gifts: [],
    contributions: [],
  };
  return {
    familyUrl,
    kid: {
      id: "preview",
      firstName: kid.firstName || words.previewKidNameFallback(),
      birthdayMonth: draft.birthdayMonth,
      birthdayDay: draft.birthdayDay,
      secondDayName: null,
      secondDayMonth: null,
      secondDayDay: null,
      ...mapPublicKidTexts((name) => kid[name] ?? null),
      avatarUrl: draft.avatarUrl,
    },
    ...mapLinkLists(() => []),
    paymentLinks: paymentLinks.map(
      (link): PaymentLinkView => ({
        id: link.type,
        type: link.type,
        label: link.label,
        url: link.url,
        contributionCode: link.contributionCode ?? null,
        description: link.description ?? null,
        isPrimary: link.isPrimary ?? false,
        isPriority: link.isPriority ?? false,
        priorityOrder: link.priorityOrder ?? null,
        createdAt,
      }),
    ),
    ...lists,
    ...getHubTotals(lists),
    contributedByType: { "529": 0, other: 0 },
    referralCode: null,
    showsBranding: true,
    isPaused: false,
    title: null,
    theme: STANDARD_THEME,
  };
}

/**
 * Returns a list with the draft's first update. Returns an empty list if the draft has neither a title nor a text for
 * the update.
 */
function previewUpdates(draft: OnboardingDraft, createdAt: string): UpdateView[] {
  const title = draft.updateTitle.trim();
  const content = draft.updateContent.trim();
  if (title === "" && content === "") return [];
  return [
    {
      id: "preview",
      title: title || words.previewUpdateTitleFallback(),
      content,
      imageUrl: null,
      imageWidth: null,
      imageHeight: null,
      createdAt,
    },
  ];
}
