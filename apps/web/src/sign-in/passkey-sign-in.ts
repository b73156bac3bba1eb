import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
} from "@simplewebauthn/browser";

/** Interval in milliseconds at which the autofill requests a new challenge. A challenge expires after five minutes. */
const RENEWAL_MS = 4 * 60_000;

/**
 * Signs in with a passkey that the parent selects in the autofill or in the browser's dialog. Submits the sign-in form
 * `form`.
 */
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

/** Offers passkeys on the page for signing in by e-mail. Failures leave the page unchanged (rule: passkeys). */
async function offerPasskeys(): Promise<void> {
  const form = document.getElementById("passkey");
  if (!(form instanceof HTMLFormElement) || !browserSupportsWebAuthn()) return;
  form.hidden = false;
  const canAutofill =
    document.getElementById("email") !== null && (await browserSupportsWebAuthnAutofill());
  let renewal = 0;
  // Each call of the library aborts the previous call.
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
