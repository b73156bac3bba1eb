import type { OwnWishlistItem, WishState } from "@giftling/domain";
import * as commonWords from "@giftling/messages/common";
import * as parentWords from "@giftling/messages/parent";
import * as words from "@giftling/messages/wishlist/section";
import { Button } from "../../components/button.tsx";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage } from "../../trpc.ts";
import { canBeShown } from "./piece-words.ts";
import { useItemWrites } from "./use-item-writes.ts";
import classes from "./wishlist.module.css";

/** What drafts are, and the one button that puts all of them on the list that are ready (rule: drafts). */
export function PublishAll({
  kidId,
  drafts,
}: {
  kidId: string;
  drafts: readonly OwnWishlistItem[];
}) {
  const { edit } = useItemWrites(kidId);
  const ready = drafts.filter(canBeShown);
  const missing = drafts.length - ready.length;
  /** One after the other: on the server each waits for the child's lock anyway. */
  async function setAll(items: readonly OwnWishlistItem[], state: WishState): Promise<boolean> {
    try {
      for (const { id } of items) await edit.mutateAsync({ id, state });
      return true;
    } catch (error) {
      const message = errorMessage(error, commonWords.pleaseTryAgain());
      showToast({ title: parentWords.error(), message, tone: "error" });
      return false;
    }
  }
  async function publish() {
    if (!(await setAll(ready, "shown"))) return;
    showToast({
      title: words.areOnTheList(ready.length),
      action: { label: commonWords.undo(), run: () => void setAll(ready, "draft") },
    });
  }
  return (
    <div className={classes.publishAll}>
      <p className={classes.draftsHint}>{words.draftsHint(missing)}</p>
      {(ready.length > 1 || edit.isPending) && (
        <Button variant="default" size="sm" loading={edit.isPending} onClick={() => void publish()}>
          {missing > 0 ? words.putSomeOnTheList(ready.length) : words.putAllOnTheList()}
        </Button>
      )}
    </div>
  );
}
