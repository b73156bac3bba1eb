import type { SharingInput } from "@giftling/domain";
import * as parentWords from "@giftling/messages/dashboard/parent";
import { saveSettingError } from "@giftling/messages/settings/page";
import { Switch } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getErrorCode } from "../../api-error.ts";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { UNKNOWN_OUTCOME_ERROR_CODES } from "../../retry-safe-sender.ts";
import { trpc } from "../../trpc.ts";
import { applyPatch } from "../entries/lists/list-cache.ts";
import classes from "./settings.module.css";

/** Renders a switch that saves changes immediately, one after another, and then shows the saved state. */
export function AutoSaveSwitch({
  name,
  label,
  description,
  isOn,
  save,
  reload,
}: {
  /** Name of the switch, unique on the page. */
  name: string;
  label: string;
  description: ReactNode;
  /** Saved state of the switch. */
  isOn: boolean;
  /** Saves a state of the switch and updates the cache. */
  save: (isOn: boolean) => Promise<unknown>;
  /** Refetches the saved state into the cache. Returns the cached state if the request fails. */
  reload: () => Promise<boolean | undefined>;
}) {
  const queries = useQueryClient();
  // `isPending` and `variables` belong to the latest change, which is saved last.
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (wanted: boolean) => {
      try {
        await save(wanted);
      } catch (error) {
        // The server may have saved the change, for example if only the response was lost.
        if (
          !UNKNOWN_OUTCOME_ERROR_CODES.includes(getErrorCode(error)) ||
          (await reload()) !== wanted
        )
          throw error;
      }
      // A refetch that started before the save can still return the earlier state.
      if (queries.isFetching() > 0) await reload();
    },
    scope: { id: `switch ${name}` },
    onError: (error) => {
      showErrorToast(parentWords.errorTitle(), error, saveSettingError());
    },
  });
  return (
    <Switch
      className={classes.switch}
      labelPosition="left"
      label={label}
      aria-label={label}
      description={description}
      checked={isPending ? variables : isOn}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  );
}

/** Returns a function that returns the props of a sharing setting's switch. */
export function useSharingSwitch() {
  const utils = trpc.useUtils();
  const query = trpc.account.user.useQuery(undefined, { retryOnMount: false });
  const update = trpc.account.updateSharing.useMutation({
    // Merges only the changed setting, because another switch may be saving at the same time.
    onSuccess: (_saved, changed) =>
      utils.account.user.setData(undefined, (user) => user && applyPatch(user, changed)),
  });
  return (name: Exclude<keyof SharingInput, "passcode" | "hubTitle">) => ({
    name,
    save: (isOn: boolean) => update.mutateAsync({ [name]: isOn }),
    reload: async () => (await query.refetch()).data?.[name],
  });
}
