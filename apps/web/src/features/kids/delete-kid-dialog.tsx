import type { KidView } from "@giftling/domain";
import { useNavigate } from "@tanstack/react-router";
import { FormDialog } from "../../components/form-dialog.tsx";
import { trpc } from "../../trpc.ts";
import { useEntryForm } from "../entries/use-entry-form.ts";
import { describeLosses, type KidLosses } from "./kid-losses.ts";
import classes from "./kids.module.css";
import { useKidWrites } from "./use-kid-writes.ts";

/** Deletes a child after naming what goes with it; the next child is shown then, if there is one. */
export function DeleteKidDialog({
  kid,
  nextKidId,
  opened,
  onClose,
}: {
  kid: KidView;
  /** Who is shown afterwards; undefined for the last child. */
  nextKidId: string | undefined;
  opened: boolean;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const { remove } = useKidWrites();
  const losses = useLosses(kid.id, opened);
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: kid.id }),
    save: (id) =>
      remove(id, async () => {
        if (nextKidId === undefined) return;
        await navigate({ to: "/dashboard", search: { kid: nextKidId }, replace: true });
      }),
    onDone: onClose,
    toast: { title: "Error deleting child", message: "Failed to delete child" },
  });
  const list = losses && describeLosses(losses);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Delete ${kid.firstName}?`}
      submitLabel={`Delete ${kid.firstName}`}
      danger
      {...dialog}
      isBusy={dialog.isBusy || losses === null}
    >
      <p className={classes.text}>
        {kid.firstName}'s hub closes at once, and the profile is deleted
        {list === null ? "." : ` with everything in it: ${list}.`}
      </p>
      <p className={classes.text}>This can't be undone.</p>
    </FormDialog>
  );
}

/** Counted from what the dashboard shows anyway; null until all of it is there. */
function useLosses(kidId: string, enabled: boolean): KidLosses | null {
  const input = { kidId };
  const wishlist = trpc.wishlist.list.useQuery(input, { enabled }).data;
  const payment = trpc.links.listPayment.useQuery(input, { enabled }).data;
  const registry = trpc.links.listRegistry.useQuery(input, { enabled }).data;
  const updates = trpc.updates.list.useQuery(input, { enabled }).data;
  const contributions = trpc.gratitude.contributions.useQuery(input, { enabled }).data;
  if (!(wishlist && payment && registry && updates && contributions)) return null;
  const bought = wishlist.filter((item) => item.isPurchased);
  const given = contributions.filter(({ status }) => status !== "dismissed");
  return {
    wishlistItems: wishlist.length,
    links: payment.length + registry.length,
    updates: updates.length,
    gifts: bought.length + given.length,
  };
}
