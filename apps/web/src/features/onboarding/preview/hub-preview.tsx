import { normalizeFamilyUrl, type OnboardingDraft } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/onboarding/onboarding";
import { useMemo, useState } from "react";
import { usePreviewScroll } from "../../hub/flow/use-preview-scroll.ts";
import { HubMiniature } from "../../hub/page/hub-miniature.tsx";
import type { OnboardingQuestionId } from "../questions/questions.ts";
import classes from "./hub-preview.module.css";
import { createPreviewHub } from "./preview-hub.ts";

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
