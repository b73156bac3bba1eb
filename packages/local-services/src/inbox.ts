import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { sendBody, sendInbox, sendMissing, type View } from "./inbox/pages.ts";
import { startSmtp } from "./inbox/smtp.ts";
import { type Message, MessageStore } from "./inbox/store.ts";
import { BadRequest, readForm, redirect, sendJson } from "./web/http.ts";

export type { Message } from "./inbox/store.ts";

export interface Inbox {
  smtpPort: number;
  /** Answers every request below /inbox. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/**
 * Catches all mail on a loopback port and shows it, to people as a page and to programs as JSON.
 *
 * @throws Error of the listening socket, such as EADDRINUSE.
 */
export async function startInbox(options: { localDir: string; smtpPort: number }): Promise<Inbox> {
  const store = new MessageStore(path.join(options.localDir, "inbox"));
  const answers = new Map<string, number>();
  const smtp = await startSmtp(store, options.smtpPort, answers);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const call = `${request.method === "HEAD" ? "GET" : request.method} ${pathname}`;
    if (call === "GET /inbox") return sendInbox(response, store.list());
    if (call === "GET /inbox/messages") {
      return sendJson(response, 200, store.list(searchParams.get("to")));
    }
    if (call === "DELETE /inbox/messages") {
      store.clear();
      response.writeHead(204).end();
      return;
    }
    if (call === "POST /inbox/test/answer") {
      // How mail to an address is answered from now on: 250 takes it, 451 puts it off, 550 refuses it.
      const form = await readForm(request);
      const code = Number(form.get("code"));
      if (![250, 451, 550].includes(code)) throw new BadRequest("The code is 250, 451 or 550.");
      if (code === 250) answers.delete(form.get("to") ?? "");
      else answers.set(form.get("to") ?? "", code);
      response.writeHead(204).end();
      return;
    }
    if (call === "POST /inbox/empty") {
      store.clear();
      return redirect(response, "/inbox");
    }
    const [, id = "", body] = /^GET \/inbox\/mail\/([\w-]+)(\/body)?$/.exec(call) ?? [];
    const message = store.find(id);
    if (!message) return sendMissing(response);
    if (body) return sendBody(response, message);
    sendInbox(response, store.list(), { message, view: chooseView(message, searchParams) });
  }

  return { smtpPort: smtp.port, handle, close: smtp.close };
}

function chooseView(message: Message, query: URLSearchParams): View {
  const wanted = query.get("view");
  if (wanted === "text" || wanted === "headers") return wanted;
  return message.html ? "html" : "text";
}
