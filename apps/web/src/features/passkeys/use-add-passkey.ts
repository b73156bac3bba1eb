import { actionErrorTitle } from "@giftling/messages/common";
import * as words from "@giftling/messages/settings/passkeys";
import type { WebAuthnError } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { showActionErrorToast } from "../../components/toast/error-toast.ts";
import { createLoadErrorToast, showToast } from "../../components/toast/toast.ts";
import { trpc } from "../../trpc.ts";

export const hasPasskeySupport = (): boolean => "PublicKeyCredential" in window;

/** Returns a message about a failure to create a passkey. Returns null if the parent closed the browser's dialog. */
function getBrowserMessage({ code, cause }: WebAuthnError): string | null {
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return words.passkeyAlreadyOnDeviceMessage();
  const isClosed = cause instanceof Error && /^(NotAllowed|Abort)Error$/.test(cause.name);
  return isClosed ? null : words.passkeyErrorMessage();
}

/**
 * Returns the mutation that creates a passkey and adds the passkey to the parent's account (rule: passkeys). It is
 * pending while the library loads and while the browser's dialog is open, too.
 */
export function useAddPasskey() {
  const utils = trpc.useUtils();
  const options = trpc.passkeys.options.useMutation();
  const save = trpc.passkeys.add.useMutation({
    onSuccess: () => utils.passkeys.list.invalidate(),
  });

  async function add() {
    // Only a parent who adds a passkey loads the library.
    const library = await import("@simplewebauthn/browser").catch(() => null);
    if (library === null) return void showToast(createLoadErrorToast());
    try {
      const optionsJSON = await options.mutateAsync();
      const { id, response } = await library.startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject, transports } = response;
      const input = { id, clientDataJSON, attestationObject };
      await save.mutateAsync(transports ? { ...input, transports } : input);
      utils.account.user.setData(undefined, (user) => user && { ...user, offersPasskey: false });
      showToast({
        title: words.passkeyAddedConfirmation(),
        message: words.passkeyAddedMessage(),
      });
    } catch (error) {
      if (!(error instanceof library.WebAuthnError)) {
        showActionErrorToast(error);
        return;
      }
      const message = getBrowserMessage(error);
      if (message !== null) showToast({ title: actionErrorTitle(), message });
    }
  }
  return useMutation({ mutationFn: add });
}
