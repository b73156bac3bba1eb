import type { SharingInput } from "@giftling/domain";
import { trpc } from "../../trpc.ts";
import { applyPatch } from "../entries/lists/list-cache.ts";

type SharingSwitchName = Exclude<keyof SharingInput, "passcode" | "hubTitle">;

/**
 * Returns a function that returns props of a sharing setting's switch: its name, and functions that save and refetch
 * the setting.
 */
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
