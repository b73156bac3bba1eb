import * as commonWords from "@giftling/messages/common";
import * as words from "@giftling/messages/people/people";
import { isNotFoundError } from "../../api-error.ts";
import { showErrorToast } from "../../components/toast/error-toast.ts";
import { showToast } from "../../components/toast/toast.ts";
import { trpc } from "../../trpc.ts";

/**
 * Returns the mutations that change people. Each mutation also refetches the thank-yous, because a person's thank-yous
 * can change with the person.
 */
export function usePersonMutations() {
  const { people, gratitude } = trpc.useUtils();
  const reload = () =>
    Promise.all([
      people.list.invalidate(),
      gratitude.pendingThankYous.invalidate(),
      gratitude.sentThankYous.invalidate(),
    ]);
  const onError = (error: unknown) => {
    showErrorToast(words.updatePersonErrorTitle(), error, commonWords.retryMessage());
    // The person no longer exists after another parent's change.
    if (isNotFoundError(error)) void reload();
  };
  const inForm = { onSuccess: reload };
  const confirm = (title: string) => async () => {
    await reload();
    showToast({ title });
  };
  return {
    update: trpc.people.update.useMutation(inForm),
    addAddress: trpc.people.addAddress.useMutation(inForm),
    merge: trpc.people.join.useMutation({
      onSuccess: ({ name }) => confirm(words.peopleMergedConfirmation(name))(),
    }),
    /** Mutation that merges people without opening a form. Failures are shown in a toast. */
    mergeAtOnce: trpc.people.join.useMutation({
      onError,
      onSuccess: ({ name }) => confirm(words.peopleMergedConfirmation(name))(),
    }),
    takeApart: trpc.people.takeApart.useMutation({
      onError,
      onSuccess: confirm(words.personSeparatedConfirmation()),
    }),
    removeAddress: trpc.people.removeAddress.useMutation({
      onError,
      onSuccess: confirm(words.addressRemovedConfirmation()),
    }),
  };
}
