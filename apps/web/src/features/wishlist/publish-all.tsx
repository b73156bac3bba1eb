import type { OwnWishlistItem, SetWishStatesInput } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/wishlist/section";
import { Button } from "../../components/button.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { getErrorMessage } from "../../trpc.ts";
import { canPublish } from "./piece-words.ts";
import { useWishMutations } from "./use-item-writes.ts";
import classes from "./wishlist.module.css";

const showError = (message = commonWords.tryAgainMessage()) =>
  showToast({ title: parentWords.errorTitle(), message, tone: "error" });

/** Renders the explanation of drafts and the button that publishes all complete drafts (rule: drafts). */
export function PublishDraftsNotice({
  kidId,
  drafts,
}: {
  kidId: string;
  drafts: readonly OwnWishlistItem[];
}) {
  const { states } = useWishMutations(kidId);
  const ready = drafts.filter(canPublish);
  const missing = drafts.length - ready.length;
  /**
   * Sets the state of several wishes. `changed` contains the changed wishes. `kept` states how many wishes did not change
   * and why, or the error of a failed call, which changes no wish.
   */
  async function setAll(items: readonly OwnWishlistItem[], state: SetWishStatesInput["state"]) {
    const asked = items.map(({ id, version }) => ({ id, version }));
    try {
      const ends = await states.mutateAsync({ kidId, state, items: asked });
      const changed = ends.flatMap((end) => ("item" in end ? [end.item] : []));
      const refused = ends.find((end) => "error" in end);
      const stayed = words.unchangedDraftsMessage(ends.length - changed.length);
      return { changed, kept: refused && `${stayed}. ${refused.error.message}` };
    } catch (error) {
      return { changed: [], kept: getErrorMessage(error, commonWords.tryAgainMessage()) };
    }
  }
  async function undo(items: readonly OwnWishlistItem[]) {
    const { kept } = await setAll(items, "draft");
    if (kept) showError(kept);
  }
  async function publish() {
    const { changed, kept } = await setAll(ready, "shown");
    if (changed.length === 0) return showError(kept);
    showToast({
      title: words.wishesPublishedConfirmation(changed.length),
      ...(kept && { message: kept }),
      action: { label: commonWords.undoButton(), run: () => void undo(changed) },
    });
  }
  return (
    <div className={classes.publishAll}>
      <p className={classes.draftsHint}>{words.draftsHint(missing)}</p>
      {(ready.length > 1 || states.isPending) && (
        <Button
          variant="default"
          size="sm"
          loading={states.isPending}
          onClick={() => void publish()}
        >
          {missing > 0 ? words.publishSomeButton(ready.length) : words.publishAllButton()}
        </Button>
      )}
    </div>
  );
}
