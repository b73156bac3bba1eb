import type { EditWallEntryInput } from "@giftling/domain";
import { showToast } from "../../../components/toast/toast.ts";
import { errorMessage, trpc } from "../../../trpc.ts";
import { useGiftChange } from "./use-gift-change.ts";

type Entry = Pick<EditWallEntryInput, "kind" | "id">;

/** Correcting a giver's name and tending the wall, shown at once (decisions D16 and D32). */
export function useWallWrites(kidId: string) {
  const utils = trpc.useUtils();
  const input = { kidId };
  const { contributions, wall } = utils.gratitude;
  const follow = useGiftChange(kidId);

  function showName({ kind, id }: Entry, name: string | null) {
    if (kind === "purchase") {
      utils.wishlist.list.setData(input, (items) =>
        items?.map((item) => (item.id === id ? { ...item, purchasedBy: name } : item)),
      );
    } else {
      contributions.setData(input, (all) =>
        all?.map((entry) => (entry.id === id ? { ...entry, contributorName: name } : entry)),
      );
    }
  }
  const showOnWall = ({ kind, id }: Entry, isOnWall: boolean) =>
    wall.setData(input, (all) =>
      all?.map((entry) =>
        entry.kind === kind && entry.id === id ? { ...entry, isOnWall } : entry,
      ),
    );

  return {
    /** Throws what the call threw, for the dialog to say; the former name stands again then. */
    correctName: async (edit: EditWallEntryInput, before: string): Promise<void> => {
      showName(edit, edit.giverName ?? before);
      try {
        const { giverName, changed } = await utils.client.gratitude.editWallEntry.mutate(edit);
        showName(edit, giverName);
        if (changed) follow(changed);
      } catch (error) {
        showName(edit, before);
        throw error;
      }
    },
    setOnWall: async ({ kind, id }: Entry, isOnWall: boolean): Promise<void> => {
      await wall.cancel(input);
      showOnWall({ kind, id }, isOnWall);
      try {
        await utils.client.gratitude.editWallEntry.mutate({ kind, id, isOnWall });
        void utils.hub.kid.reset();
      } catch (error) {
        showOnWall({ kind, id }, !isOnWall);
        const message = errorMessage(error, "Please try again");
        showToast({ title: "Couldn't change the wall", message, tone: "error" });
      }
    },
  };
}
