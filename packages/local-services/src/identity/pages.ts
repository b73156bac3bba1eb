import type { ServerResponse } from "node:http";
import { renderHtml } from "../web/html.ts";
import { sendNoticePage, sendPage } from "../web/page.ts";

export interface SignInFormState {
  uid: string;
  /** Origin of the app. The content security policy allows the sign-in form to redirect to this origin. */
  appOrigin: string;
  email?: string;
  name?: string;
  problem?: string;
}

export function sendSignInPage(response: ServerResponse, form: SignInFormState): void {
  const action = `/identity/interaction/${form.uid}`;
  const problem = form.problem
    ? renderHtml`<p class="alert" role="alert" id="problem">${form.problem}</p>`
    : undefined;
  sendPage(response, {
    title: "Sign in to Giftling",
    status: form.problem ? 422 : 200,
    formTargets: [form.appOrigin],
    body: renderHtml`<div class="card">
<h1>Who is signing in?</h1>
<p class="soft">This stands in for a real identity provider while Giftling runs on your machine. Any address works, and there is no password.</p>
${problem}
<form class="fields" method="post" action="${action}">
<label>E-mail address
<input type="email" name="email" value="${form.email ?? "parent@example.com"}" autocomplete="email" maxlength="254" required${form.problem ? renderHtml` aria-invalid="true" aria-describedby="problem"` : undefined}>
</label>
<label>Name
<input type="text" name="name" value="${form.name ?? "Ana Rivera"}" autocomplete="name" maxlength="160">
</label>
<label>The claim email_verified
<select name="email_verified">
<option value="true">true: the address is theirs</option>
<option value="false">false: they only typed it</option>
<option value="none">left out, as some providers do</option>
</select>
</label>
<button class="button" type="submit">Sign in</button>
<a class="link" href="${action}/cancel">Cancel</a>
</form>
</div>`,
  });
}

/** Sends the error page for a sign-in that has expired or was started in a different browser. */
export function sendSignInErrorPage(
  response: ServerResponse,
  appOrigin: string,
  status: number,
  detail?: string,
): void {
  const text =
    "It may be too old, or it was begun in another browser. Please start again from Giftling.";
  sendNoticePage(
    response,
    { title: "This sign-in cannot go on", status, text, detail },
    { url: `${appOrigin}/`, label: "Back to Giftling" },
  );
}
