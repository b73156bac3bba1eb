import "../../../styles/mantine.css";
import { hasKidSizes, type KidView, listPriorityCandidates } from "@giftling/domain";
import * as stepWords from "@giftling/messages/dashboard/first-steps";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type CSSProperties, useEffect, useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { trpc } from "../../../trpc.ts";
import { useLinkLists } from "../../entries/lists/link-procedures.ts";
import { saveFirstStepsFlag, useFirstStepsFlags } from "../../share/kid-page-flags.ts";
import { useDashboard } from "../dashboard-context.ts";
import type { DashboardPagePath } from "../dashboard-pages.ts";
import classes from "./first-steps.module.css";

/** Number of wishes that completes the step "wishes" of the first-steps checklist. Drafts do not count. */
const REQUIRED_WISH_COUNT = 3;

type StepName = "photo" | "wishes" | "help" | "see" | "share";

/** Steps of the first-steps checklist, and the number of wishes, excluding drafts. */
type FirstStepsState = {
  steps: { name: StepName; isDone: boolean }[];
  wishes: number;
  /** Page where the parent can choose the Top 3. Null if the Top 3 has an entry or has no candidates. */
  prioritiesPage: DashboardPagePath | null;
};

/**
 * Returns the steps of the first-steps checklist in order, and whether each step is done. Reads only data that other
 * dashboard components load into the cache. Returns null until the data is cached. Also returns null if every step was
 * done when the checklist was mounted (rule: first-steps).
 */
function useFirstSteps(kid: KidView): FirstStepsState | null {
  const input = { kidId: kid.id };
  const known = { enabled: false } as const;
  const { data: figures } = trpc.kids.analytics.useQuery(input, known);
  const { data: items } = trpc.wishlist.list.useQuery(input, known);
  // Does not count drafts, because only the family sees drafts.
  const wishes = items?.filter(({ state }) => state !== "draft").length ?? 0;
  const { lists: links } = useLinkLists(kid.id, known);
  const marks = useFirstStepsFlags(kid.id);
  const [wasOpen, setWasOpen] = useState(false);

  const steps =
    figures && items && links
      ? [
          { name: "photo" as const, isDone: kid.avatarUrl !== null },
          { name: "wishes" as const, isDone: wishes >= REQUIRED_WISH_COUNT },
          { name: "help" as const, isDone: Object.values(links).flat().length > 0 },
          { name: "see" as const, isDone: marks.includes("seen") },
          // The step is also done if the page has views, because page views exclude visits by the family.
          {
            name: "share" as const,
            isDone: marks.includes("shared") || figures.totalPageViews > 0,
          },
        ]
      : null;
  const isOpen = steps?.some(({ isDone }) => !isDone) === true;
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  if (!(items && links) || steps === null || !(isOpen || wasOpen)) return null;
  const things = { ...links, wishlist: items };
  const hasPriority = Object.values(things).some((list) => list.some((one) => one.isPriority));
  const [candidate] = hasPriority ? [] : listPriorityCandidates(things);
  const prioritiesPage = candidate
    ? candidate.kind === "wishlistItem"
      ? "/dashboard/wishlist"
      : "/dashboard/giving"
    : null;
  return { steps, wishes, prioritiesPage };
}

/**
 * Renders the first-steps checklist. When all steps are done, renders only the heading and the progress
 * (rule: first-steps).
 */
export default function FirstStepsChecklist() {
  const { kid } = useDashboard();
  const steps = useFirstSteps(kid);
  return steps && <Card {...steps} />;
}

function Card({ steps, wishes, prioritiesPage }: FirstStepsState) {
  const { kid, editSizes } = useDashboard();
  const headingId = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const isDone = done === steps.length;
  const next = steps.find((step) => !step.isDone);
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <span
          className={classes.ring}
          style={{ "--done": `${(done / steps.length) * 100}%` } as CSSProperties}
          aria-hidden
        >
          {isDone ? <IconCheck size={20} stroke={2.5} /> : done}
        </span>
        <div>
          <h2 className={classes.title} id={headingId}>
            {isDone ? stepWords.hubReadyTitle(kid.firstName) : stepWords.firstStepsTitle()}
          </h2>
          <p className={classes.count} role="status">
            {stepWords.progressStatus(done, steps.length)}
          </p>
        </div>
        <ActionIcon
          aria-label={stepWords.hideStepsAriaLabel()}
          onClick={() => saveFirstStepsFlag(kid.id, "closed")}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {!isDone && (
        <ul className={classes.list}>
          {steps.map((step) => (
            <Step key={step.name} {...step} wishes={wishes} isNext={step.name === next?.name} />
          ))}
        </ul>
      )}
      {!isDone && !hasKidSizes(kid) && (
        <p className={classes.more}>
          {stepWords.sizesHint()}{" "}
          <Button size="sm" variant="subtle" onClick={editSizes}>
            {stepWords.addSizesButton()}
          </Button>
        </p>
      )}
      {!isDone && prioritiesPage !== null && (
        <p className={classes.more}>
          {stepWords.prioritiesHint(kid.firstName)}{" "}
          <Button
            size="sm"
            variant="subtle"
            renderRoot={(props) => <Link to={prioritiesPage} search={{ kid: kid.id }} {...props} />}
          >
            {stepWords.choosePrioritiesButton()}
          </Button>
        </p>
      )}
    </section>
  );
}

function Step({
  name,
  isDone,
  isNext,
  wishes,
}: {
  name: StepName;
  isDone: boolean;
  /** Whether the checklist step is the first incomplete step, whose button is filled. */
  isNext: boolean;
  wishes: number;
}) {
  const { kid, hubPath, add, share, editKid } = useDashboard();
  const { label, button, ...action } = {
    photo: {
      label: stepWords.addAvatarStepLabel(kid.firstName),
      button: stepWords.addAvatarButton(),
      onClick: editKid,
    },
    wishes: {
      label:
        wishes > 0 && wishes < REQUIRED_WISH_COUNT
          ? stepWords.addWishesProgressLabel(wishes)
          : stepWords.addWishesStepLabel(),
      button: stepWords.addWishButton(),
      onClick: () => add("gift"),
    },
    help: {
      label: stepWords.addPaymentLinkStepLabel(),
      button: stepWords.addPaymentLinkButton(),
      onClick: () => add("payment"),
    },
    see: {
      label: stepWords.previewHubStepLabel(),
      button: stepWords.previewHubButton(),
      href: hubPath,
      target: "_blank",
      rel: "noopener",
      onClick: () => saveFirstStepsFlag(kid.id, "seen"),
    },
    share: {
      label: stepWords.shareHubStepLabel(),
      button: stepWords.shareHubButton(),
      onClick: share,
    },
  }[name];
  return (
    <li className={classes.step} data-done={isDone}>
      <span className={classes.tick} aria-hidden>
        {isDone && <IconCheck size={16} stroke={2.5} />}
      </span>
      <span className={classes.name}>
        {label}
        {isDone && <VisuallyHidden> {stepWords.stepCompletedStatus()}</VisuallyHidden>}
      </span>
      {!isDone && (
        <Button size="sm" variant={isNext ? "filled" : "default"} {...action}>
          {button}
        </Button>
      )}
    </li>
  );
}
