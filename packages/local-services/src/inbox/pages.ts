import type { ServerResponse } from "node:http";
import { type Markup, renderHtml } from "../web/html.ts";
import { sendResponse } from "../web/http.ts";
import { sendNoticePage, sendPage } from "../web/page.ts";
import type { InboxMessage } from "./store.ts";

export type MessageFormat = "html" | "text" | "headers";

const TIME = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** Sends the inbox page with a list of mails. `open` is the mail that the page shows in full. */
export function sendInboxPage(
  response: ServerResponse,
  messages: InboxMessage[],
  open?: { message: InboxMessage; view: MessageFormat },
): void {
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  sendPage(response, {
    title: open ? `${open.message.subject} – Inbox` : "Inbox",
    width: "wide",
    body: renderHtml`<div class="heading-row">
<div><h1>Inbox</h1><p class="soft">${messages.length === 0 ? "Every mail that Giftling sends on this machine arrives here." : count}</p></div>
<div class="actions">
<a class="button quiet" href="/inbox">Refresh</a>
${messages.length > 0 ? renderHtml`<form method="post" action="/inbox/empty"><button class="button quiet" type="submit">Empty the inbox</button></form>` : undefined}
</div>
</div>
${messages.length === 0 ? emptyInbox() : listAndMessage(messages, open)}`,
  });
}

function emptyInbox(): Markup {
  return renderHtml`<div class="card empty">
<svg viewBox="0 0 120 96" aria-hidden="true" focusable="false">
<rect x="14" y="30" width="92" height="56" rx="8" class="drawing-line" />
<path d="m16 36 44 30 44-30" class="drawing-line" />
<path d="M60 22V8" class="drawing-line" />
<path d="M60 14c0-5-4-8-9-8 0 5 4 8 9 8ZM60 11c0-4 3-7 8-7 0 4-3 7-8 7Z" class="drawing-fill" />
</svg>
<h2>Nothing here yet</h2>
<p class="soft">Do something in Giftling that sends a mail, then refresh this page.</p>
</div>`;
}

function listAndMessage(
  messages: InboxMessage[],
  open?: { message: InboxMessage; view: MessageFormat },
): Markup {
  return renderHtml`<div class="inbox${open ? " reading" : ""}">
<ul class="list">${messages.map((message) => listed(message, message.id === open?.message.id))}</ul>
${open ? opened(open.message, open.view) : renderHtml`<div class="card empty unopened"><h2>Choose a message</h2><p class="soft">It opens here, as its reader would see it.</p></div>`}
</div>`;
}

function listed(message: InboxMessage, isOpen: boolean): Markup {
  return renderHtml`<li><a href="/inbox/mail/${message.id}"${isOpen ? renderHtml` aria-current="true"` : undefined}>
<span class="subject">${message.subject || "(no subject)"}</span>
<span class="meta"><span>To ${message.to}</span><time datetime="${message.receivedAt}">${TIME.format(new Date(message.receivedAt))}</time></span>
</a></li>`;
}

function opened(message: InboxMessage, view: MessageFormat): Markup {
  const link = (each: MessageFormat, words: string) =>
    renderHtml`<a class="button quiet" href="/inbox/mail/${message.id}?view=${each}"${each === view ? renderHtml` aria-current="page"` : undefined}>${words}</a>`;
  return renderHtml`<article class="card">
<p class="back"><a class="link" href="/inbox">All messages</a></p>
<h2>${message.subject || "(no subject)"}</h2>
<dl class="facts">
<dt>From</dt><dd>${message.from}</dd>
<dt>To</dt><dd>${message.to}</dd>
<dt>Received</dt><dd><time datetime="${message.receivedAt}">${TIME.format(new Date(message.receivedAt))}</time></dd>
</dl>
<nav class="views" aria-label="Ways to see this message">
${message.html ? link("html", "As sent") : undefined}${link("text", "Text")}${link("headers", "Headers")}
</nav>
${content(message, view)}
</article>`;
}

function content(message: InboxMessage, view: MessageFormat): Markup {
  if (view === "headers") {
    const lines = Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`);
    return renderHtml`<pre tabindex="0">${lines.join("\n")}</pre>`;
  }
  if (view === "html" && message.html) {
    return renderHtml`<iframe title="The message" src="/inbox/mail/${message.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`;
  }
  return renderHtml`<pre tabindex="0">${message.text || "This message has no text part."}</pre>`;
}

/** Sends the HTML of a mail for an iframe. The content security policy blocks scripts. Links open in new tabs. */
export function sendMessageBody(response: ServerResponse, message: InboxMessage): void {
  sendResponse(
    response,
    200,
    "text/html; charset=utf-8",
    `<!doctype html><meta charset="utf-8"><base target="_blank">${message.html}`,
    {
      "content-security-policy":
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; media-src *; font-src * data:; style-src * 'unsafe-inline'; frame-ancestors 'self'",
    },
  );
}

export const sendMessageNotFound = (response: ServerResponse): void =>
  sendNoticePage(
    response,
    {
      title: "No such message",
      status: 404,
      text: "It may have been removed when the inbox was emptied.",
    },
    { url: "/inbox", label: "Back to the inbox" },
  );
