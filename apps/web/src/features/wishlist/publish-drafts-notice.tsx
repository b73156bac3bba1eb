import type { ParentWishlistItemView, SetWishStatesInput } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/dashboard/parent";
import * as words from "@giftling/messages/wishlist/drafts";
import { getErrorMessage } from "../../api-error.ts";
import { Button } from "../../components/button.tsx";
import { createSignInAction } from "../../components/toast/error-toast.ts";
import { showToast } from "../../components/toast/toast.ts";
import { useWishMutations } from "./use-wish-mutations.ts";
import { canPublishWish } from "./wish-status.ts";
import classes from "./wishlist.module.css";

const showError = (message = commonWords.retryMessage(), error?: unknown) =>
  showToast({
    title: parentWords.errorTitle(),
    message,
    tone: "error",
    action: createSignInAction(error),
  });

/** Renders the explanation of drafts and the button that publishes all complete drafts (rule: drafts). */
export default function PublishDraftsNotice({
  kidId,
  drafts,
}: {
  kidId: string;
  drafts: readonly ParentWishlistItemView[];
}) {
  const { states } = useWishMutations(kidId);
  const ready = drafts.filter(canPublishWish);
  const missing = drafts.length - ready.length;
  /**
   * Sets the state of several wishes, and returns the changed wishes. If not all wishes were changed, `failure` states
   * the number of unchanged wishes and a reason. If the request failed, `failure` is the error message and `error` is
   * set.
   */
  async function setAll(
    items: readonly ParentWishlistItemView[],
    state: SetWishStatesInput["state"],
  ) {
    const asked = items.map(({ id, version }) => ({ id, version }));
    try {
      const ends = await states.mutateAsync({ kidId, state, items: asked });
      const changed = ends.flatMap((end) => ("item" in end ? [end.item] : []));
      const refused = ends.find((end) => "error" in end);
      const stayed = words.unpublishedDraftsMessage(ends.length - changed.length);
      return { changed, failure: refused && `${stayed}. ${refused.error.message}` };
    } catch (error) {
      const failure = getErrorMessage(error, commonWords.retryMessage());
      return { changed: [], failure, error };
    }
  }
  async function undo(items: readonly ParentWishlistItemView[]) {
    const { failure, error } = await setAll(items, "draft");
    if (failure) showError(failure, error);
  }
  async function publish() {
    const { changed, failure, error } = await setAll(ready, "shown");
    if (changed.length === 0) return showError(failure, error);
    showToast({
      title: words.wishesPublishedConfirmation(changed.length),
      ...(failure && { message: failure }),
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
          {missing > 0
            ? words.publishNamedDraftsButton(ready.length)
            : words.publishAllDraftsButton()}
        </Button>
      )}
    </div>
  );
}
