import type { SharingInput } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { applyPatch } from "../entries/lists/list-cache.ts";

type SharingSwitchName = Exclude<keyof SharingInput, "passcode" | "hubTitle">;

/** Returns a function that returns the name and the requests of a sharing setting's switch. */
export function useSharingSwitch() {
  const utils = trpc.useUtils();
  const query = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const update = trpc.account.updateSharing.useMutation({
    // Merges only the changed setting, because another switch may be saving at the same time.
    onSuccess: (_saved, changed) =>
      utils.account.user.setData(undefined, (user) => user && applyPatch(user, changed)),
  });
  return (name: SharingSwitchName) => ({
    name,
    save: (isOn: boolean) => update.mutateAsync({ [name]: isOn }),
    reload: async () => (await query.refetch()).data?.[name],
  });
}
