import * as frameWords from "@giftling/messages/dashboard/frame";
import * as sizeWords from "@giftling/messages/dashboard/sizes";
import * as todayWords from "@giftling/messages/dashboard/today";
import * as listWords from "@giftling/messages/entries/list";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { runWhenIdle } from "../../../components/loading/run-when-idle.ts";
import { useLazyComponent } from "../../../components/loading/use-lazy-component.ts";
import { formatSizes } from "../../kids/format-sizes.ts";
import { OtherWishAddMethods } from "../../wishlist/anywhere/other-wish-add-methods.tsx";
import { WishlistSection } from "../../wishlist/wishlist-section.tsx";
import { useDashboard } from "../dashboard-context.ts";
import { QuestionCard } from "../question-card.tsx";
import { usePendingActionCounts } from "../use-pending-action-counts.ts";
import { DashboardPageHeading } from "./dashboard-page-heading.tsx";
import classes from "./dashboard-pages.module.css";
import { loadWishDetailModule, WIDE_VIEWPORT_MEDIA_QUERY } from "./wish-detail-module.ts";

const loadProposals = () => import("../../proposals/proposals-section.tsx");
const loadOccasions = () => import("../../occasions/occasions-section.tsx");

/** Renders /dashboard/wishlist, with an opened wish beside or over the list (rule: wish-detail). */
export function WishlistPage() {
  const { kid, add, hubPath } = useDashboard();
  const isWide = useMediaQuery(WIDE_VIEWPORT_MEDIA_QUERY, false, {
    getInitialValueInEffect: false,
  });
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  const { Part: Beside, failedFor } = useLazyComponent(loadWishDetailModule, isWide || isIdle);
  const { Part: Proposals } = useLazyComponent(
    loadProposals,
    usePendingActionCounts(kid.id)?.toReview,
  );
  const { Part: Occasions } = useLazyComponent(loadOccasions, isIdle);
  return (
    <>
      <DashboardPageHeading title={todayWords.wishlistHeading(kid.firstName)} />
      <KidSizesRow />
      {Proposals && <Proposals key={`proposals ${kid.id}`} kidId={kid.id} />}
      <div className={classes.sections} key={kid.id}>
        <WishlistSection
          kidId={kid.id}
          firstName={kid.firstName}
          onAdd={() => add("gift")}
          Beside={Beside}
          isWide={isWide}
          more={<OtherWishAddMethods kidId={kid.id} firstName={kid.firstName} />}
          isPending={isWide && Beside === null && failedFor === null}
        />
      </div>
      {Occasions && (
        <Occasions
          key={`occasions ${kid.id}`}
          kidId={kid.id}
          firstName={kid.firstName}
          hubPath={hubPath}
        />
      )}
    </>
  );
}

/** Renders the kid's sizes and likes in one line, with an Edit button (rule: sizes). */
function KidSizesRow() {
  const { kid, editSizes } = useDashboard();
  const words = formatSizes(kid);
  const told = kid.showsSizes
    ? sizeWords.publicSizesDescription
    : sizeWords.privateSizesDescription;
  return (
    <QuestionCard
      title={sizeWords.sizesTitle()}
      lead={words === null ? sizeWords.emptySizesDescription(kid.firstName) : told(words)}
      isRow
    >
      <Button
        variant="default"
        onClick={editSizes}
        aria-label={words === null ? sizeWords.addSizesAriaLabel() : sizeWords.editSizesAriaLabel()}
      >
        {words === null ? frameWords.addButton() : listWords.editButton()}
      </Button>
    </QuestionCard>
  );
}
