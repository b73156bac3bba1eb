import type { ParentWishlistItemView } from "@giftling/domain";
import * as words from "@giftling/messages/wishlist/section";
import { Loader } from "../../components/loading/loader.tsx";
import { trpc } from "../../trpc.ts";
import classes from "./wishlist.module.css";

const countFetches = (items: readonly ParentWishlistItemView[]) => ({
  pending: items.filter(({ pictureFetch }) => pictureFetch === "pending").length,
  done: items.filter(({ pictureFetch }) => pictureFetch === "done").length,
});

/** Renders the progress of fetching pictures for imported wishes on the server (rule: fetched-pictures). */
export function PictureFetchStatus({ kidId }: { kidId: string }) {
  const { data } = trpc.wishlist.list.useQuery({ kidId }, { select: countFetches });
  const isRunning = data !== undefined && data.pending > 0;
  return (
    <p className={classes.pictureFetch} role="status">
      {isRunning && (
        <>
          <Loader size={16} />
          {words.pictureFetchStatus(data.done, data.done + data.pending)}
        </>
      )}
    </p>
  );
}
