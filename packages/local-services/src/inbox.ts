import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import {
  type MessageFormat,
  sendInboxPage,
  sendMessageBody,
  sendMessageNotFound,
} from "./inbox/pages.ts";
import { startSmtpServer } from "./inbox/smtp.ts";
import { type InboxMessage, MessageStore } from "./inbox/store.ts";
import {
  BadRequestError,
  readFormBody,
  sendJson,
  sendNoContent,
  sendRedirect,
} from "./web/http.ts";

export type { InboxMessage as Message } from "./inbox/store.ts";

export type Inbox = Awaited<ReturnType<typeof startMailServer>>;

/**
 * Starts an SMTP server on a loopback port that accepts all mail, and serves the received mail as HTML pages and as
 * JSON.
 *
 * @throws Error of the listening socket, such as EADDRINUSE.
 */
export async function startMailServer(options: { localDir: string; smtpPort: number }) {
  const store = new MessageStore(path.join(options.localDir, "inbox"));
  const answers = new Map<string, number>();
  const smtp = await startSmtpServer(store, options.smtpPort, answers);

  /** Handles a request whose path begins with /inbox. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const call = `${request.method === "HEAD" ? "GET" : request.method} ${pathname}`;
    switch (call) {
      case "GET /inbox":
        return sendInboxPage(response, store.list());
      case "GET /inbox/messages":
        return sendJson(response, 200, store.list(searchParams.get("to")));
      case "DELETE /inbox/messages":
        store.clear();
        return sendNoContent(response);
      case "POST /inbox/test/answer":
        setAnswer(answers, await readFormBody(request));
        return sendNoContent(response);
      case "POST /inbox/empty":
        store.clear();
        return sendRedirect(response, "/inbox");
      default:
        return sendMail(response, store, call, searchParams);
    }
  }

  return { smtpPort: smtp.port, handle, close: smtp.close };
}

/** Sets the SMTP status for further mail to an address: 250 accepts, 451 temporarily fails and 550 rejects mail. */
function setAnswer(answers: Map<string, number>, form: URLSearchParams): void {
  const to = form.get("to") ?? "";
  const code = Number(form.get("code"));
  if (![250, 451, 550].includes(code)) throw new BadRequestError("The code is 250, 451 or 550.");
  if (code === 250) answers.delete(to);
  else answers.set(to, code);
}

/** Sends the inbox page with one mail open, or only the HTML of that mail for the page's iframe. */
function sendMail(
  response: ServerResponse,
  store: MessageStore,
  call: string,
  query: URLSearchParams,
): void {
  const [, id = "", body] = /^GET \/inbox\/mail\/([\w-]+)(\/body)?$/.exec(call) ?? [];
  const message = store.find(id);
  if (!message) sendMessageNotFound(response);
  else if (body) sendMessageBody(response, message);
  else sendInboxPage(response, store.list(), { message, view: chooseView(message, query) });
}

function chooseView(message: InboxMessage, query: URLSearchParams): MessageFormat {
  const wanted = query.get("view");
  if (wanted === "text" || wanted === "headers") return wanted;
  return message.html ? "html" : "text";
}
