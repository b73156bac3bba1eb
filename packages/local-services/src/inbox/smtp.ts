import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { InboxMessage, MessageStore } from "./store.ts";

const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;

/**
 * Starts an SMTP server on a loopback port. `answers` maps an e-mail address to the SMTP status that rejects its mail.
 * The server accepts mail to any other address. The server stores a mail before it acknowledges the mail.
 *
 * @throws Error of the listening socket, such as EADDRINUSE.
 */
export async function startSmtpServer(
  store: MessageStore,
  port: number,
  answers: ReadonlyMap<string, number>,
) {
  const server = new SMTPServer({
    name: "localhost",
    banner: "Giftling's local inbox",
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST_MAIL_BYTES,
    onRcptTo({ address }, _session, callback) {
      const responseCode = answers.get(address);
      const words = "This inbox was told to say so.";
      callback(responseCode ? Object.assign(new Error(words), { responseCode }) : null);
    },
    onData(stream, session, callback) {
      receive(stream, session)
        .then((message) => store.add(message))
        .then(() => callback(), callback);
    },
  });
  // Ignores errors of clients that disconnect during a command.
  server.on("error", () => undefined);
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<InboxMessage> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  if (stream.sizeExceeded) {
    throw Object.assign(new Error("That mail is too large."), { responseCode: 552 });
  }
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  const now = new Date();
  return {
    // Ids sort chronologically, also as file names.
    id: `${now.getTime().toString(36).padStart(9, "0")}-${sequence()}-${randomBytes(4).toString("hex")}`,
    from: getSender(mail),
    to: session.envelope.rcptTo.map(({ address }) => address).join(", "),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: getHeaders(mail),
    receivedAt: now.toISOString(),
  };
}

let count = 0;

/** Increments a counter that orders mails of the same millisecond. Returns the counter as four characters. */
function sequence(): string {
  count = (count + 1) % 36 ** 4;
  return count.toString(36).padStart(4, "0");
}

function getHeaders(mail: Email): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers) {
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return headers;
}

function getSender({ from, headers }: Email): string {
  if (!from?.address) return headers.find(({ key }) => key === "from")?.value ?? "";
  return from.name ? `${from.name} <${from.address}>` : from.address;
}
