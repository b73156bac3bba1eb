import {
  createOnboardingInputs,
  DEFAULT_HUB_THEME,
  getHubTotals,
  type HubView,
  mapLinkLists,
  mapPublicKidTexts,
  normalizeFamilyUrl,
  type OnboardingDraft,
  type PaymentLinkView,
  type UpdateView,
} from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/onboarding/onboarding";
import { useMemo, useState } from "react";
import { usePreviewScroll } from "../../hub/flow/use-preview-scroll.ts";
import { HubMiniature } from "../../hub/page/hub-miniature.tsx";
import type { OnboardingQuestionId } from "../questions/questions.ts";
import classes from "./hub-preview.module.css";

/** Selectors of the hub sections to which the preview scrolls, by onboarding question. Default: the top of the hub. */
const SHOWN_AT: Partial<Record<OnboardingQuestionId, string>> = {
  education: "#top-priorities",
  venmo: "#other-ways",
  news: "#recent-updates",
};

/** Renders an inert preview of the hub. Screen readers announce only the preview's label. */
export function HubPreview({
  draft,
  question,
}: {
  draft: OnboardingDraft;
  question: OnboardingQuestionId;
}) {
  const [today] = useState(() => new Date());
  const familyUrl = normalizeFamilyUrl(draft.familyUrl) || words.familyUrlFallback();
  const hub = useMemo(() => createPreviewHub(draft, familyUrl, today), [draft, familyUrl, today]);
  const frame = usePreviewScroll(SHOWN_AT[question]);
  return (
    <aside className={classes.preview} aria-label={parentWords.hubPreviewAriaLabel()}>
      <p className={classes.caption}>{parentWords.hubPreviewCaption()}</p>
      <div className={classes.page}>
        <p className={classes.bar}>{`${window.location.host}/hub/${familyUrl}`}</p>
        <div className={classes.frame} ref={frame} inert>
          <HubMiniature hub={hub} />
        </div>
      </div>
    </aside>
  );
}

/** Returns the hub that an onboarding draft would create. `today` is the date of the first update. */
export function createPreviewHub(draft: OnboardingDraft, familyUrl: string, today: Date): HubView {
  const { kid, paymentLinks } = createOnboardingInputs(draft, words.getDefaultLinkLabels());
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
    theme: DEFAULT_HUB_THEME,
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
