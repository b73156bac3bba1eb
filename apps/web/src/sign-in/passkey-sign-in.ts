import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
} from "@simplewebauthn/browser";

/** Time after which the autofill gets a new challenge, in milliseconds. A challenge expires after five minutes. */
const RENEWAL_MS = 4 * 60_000;

/** Signs in with a passkey that the parent chooses in the browser's autofill or in its dialog, and posts the form. */
async function signIn(form: HTMLFormElement, { isAutofill }: { isAutofill: boolean }) {
  const field = form.elements.namedItem("credential");
  if (!(field instanceof HTMLInputElement)) return;
  const response = await fetch(`${new URL(form.action).pathname}/options`, { method: "POST" });
  if (!response.ok) return;
  const credential = await startAuthentication({
    optionsJSON: await response.json(),
    useBrowserAutofill: isAutofill,
  });
  field.value = JSON.stringify(credential);
  form.submit();
}

/**
 * Offers passkeys on the page of the sign-in by e-mail, which works without this script (rule: passkeys). A failure, or
 * a dialog that the parent closed, leaves the page as it is.
 */
async function offerPasskeys(): Promise<void> {
  const form = document.getElementById("passkey");
  if (!(form instanceof HTMLFormElement) || !browserSupportsWebAuthn()) return;
  form.hidden = false;
  const canAutofill =
    document.getElementById("email") !== null && (await browserSupportsWebAuthnAutofill());
  let renewal = 0;
  // Each call of the library ends the previous one.
  const autofill = () => {
    if (!canAutofill) return;
    renewal = window.setTimeout(autofill, RENEWAL_MS);
    signIn(form, { isAutofill: true }).catch(() => undefined);
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(renewal);
    signIn(form, { isAutofill: false }).catch(autofill);
  });
  autofill();
}

void offerPasskeys();
