import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** Behavior of the SMTP server: "well", or the name of a fault. */
type SmtpBehavior = "well" | "hangs" | "421" | "550" | "451-after-data" | "drops";

export type ReceivedMail = {
  to: string;
  from: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** Message as sent, with one character for each byte. */
  source: string;
  header(name: string): string | undefined;
};

/** Starts an SMTP server with faults that the test selects. `received` contains the accepted mails. */
export async function startFaultySmtp(port = 0) {
  let behavior: SmtpBehavior = "well";
  const received: ReceivedMail[] = [];
  const full = new Set<string>();
  const sockets = new Set<Socket>();
  const refuse = (code: number, words: string) =>
    Object.assign(new Error(words), { responseCode: code });

  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, _session, callback) {
      callback(behavior === "421" ? refuse(421, "Too busy, ana@example.com.") : null);
    },
    onRcptTo({ address }, _session, callback) {
      if (full.has(address)) return callback(refuse(452, "Mailbox full."));
      callback(behavior === "550" ? refuse(550, `No such person: ${address}.`) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (behavior === "drops") return void drop();
        if (behavior === "451-after-data") return callback(refuse(451, "Later, please."));
        const content = Buffer.concat(chunks);
        void PostalMime.parse(content).then((mail) => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address).join(", "),
            from: { name: mail.from?.name ?? "", address: mail.from?.address ?? "" },
            subject: mail.subject ?? "",
            html: mail.html ?? "",
            text: mail.text ?? "",
            messageId: mail.messageId ?? "",
            source: content.toString("latin1"),
            header: (name) => mail.headers.find(({ key }) => key === name)?.value,
          });
          callback();
        });
      });
    },
  });
  smtp.on("error", () => undefined);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };

  const front: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    // In this state, the server accepts the connection and sends nothing.
    if (behavior !== "hangs") smtp.server.emit("connection", socket);
  });
  await new Promise<void>((resolve) => front.listen(port, "127.0.0.1", resolve));

  return {
    url: `smtp://127.0.0.1:${(front.address() as AddressInfo).port}`,
    received,
    /** Addresses for which the server returns the status 452 (mailbox full). */
    full,
    /** Sets the behavior for new connections and closes all open connections. */
    setBehavior(next: SmtpBehavior) {
      behavior = next;
      drop();
    },
    async close() {
      drop();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
