import { emailSchema, type Language } from "@giftling/domain";
import type { Transporter } from "nodemailer";
import type { Config } from "../../../core/env/env.ts";
import { toHeaderText } from "../composition/header-text.ts";

/** Timeouts of the SMTP connection, greeting and socket, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Maximum number of SMTP connections of a process, and of mails that the process sends concurrently. */
export const MAX_SMTP_CONNECTIONS = 4;

type RenderedMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  /** Message-ID without angle brackets, identical for all delivery attempts of a mail. */
  messageId: string;
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** Reply-To addresses. If absent, replies go to the sender. */
  replyTo?: readonly string[] | undefined;
};

/** Error of a mail that was not accepted, with an SMTP or network code but without the server's text. */
export class MailError extends Error {
  override readonly name = "MailProblem";
  readonly code: string;
  /** Whether the receiving server refused the mail permanently. */
  readonly isForGood: boolean;

  constructor(code: string, isForGood: boolean) {
    super(`The mail did not leave: ${code}`);
    this.code = code;
    this.isForGood = isForGood;
  }
}

export type Mailer = {
  /** Sends one mail to the SMTP server. Throws MailError. */
  send(message: RenderedMail): Promise<void>;
  close(): void;
};

/** Creates a mailer that sends over SMTP_URL. Without SMTP_URL, every send fails temporarily with NO_SMTP_URL. */
export function createMailer(mail: Config["mail"]): Mailer {
  let transport: Transporter | null = null;
  /** Imports the library nodemailer when the first mail is sent, so that the import does not delay pages. */
  const connect = async (url: string) => {
    const { default: nodemailer } = await import("nodemailer");
    transport ??= nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: MAX_SMTP_CONNECTIONS,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return transport;
  };

  return {
    async send(message) {
      if (mail.smtpUrl === null) throw new MailError("NO_SMTP_URL", false);
      // Passed as an object, because nodemailer parses a string into several recipients.
      const to = emailSchema.safeParse(message.to);
      if (!to.success) throw new MailError("NO_ADDRESS", true);
      const open = transport ?? (await connect(mail.smtpUrl));
      try {
        await open.sendMail({
          from: mail.from,
          to: { name: "", address: to.data },
          ...answersTo(message),
          subject: toHeaderText(message.subject),
          html: message.html,
          text: message.text,
          messageId: `<${message.messageId}>`,
          headers: getHeaders(message),
        });
      } catch (error) {
        throw getProblem(error);
      }
    },
    close() {
      transport?.close();
      transport = null;
    },
  };
}

/** Connects to an SMTP server and logs in, without sending a mail. Throws MailError. */
export async function verifyMailServer(url: string): Promise<void> {
  const { default: nodemailer } = await import("nodemailer");
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS });
  try {
    await transport.verify();
  } catch (error) {
    throw getProblem(error);
  } finally {
    transport.close();
  }
}

/** Returns the valid reply addresses as address objects. Omits invalid addresses. */
function answersTo({ replyTo = [] }: RenderedMail) {
  const known = replyTo.filter((address) => emailSchema.safeParse(address).success);
  return known.length === 0 ? {} : { replyTo: known.map((address) => ({ name: "", address })) };
}

function getHeaders({ language, unsubscribeUrl }: RenderedMail): Record<string, string> {
  const always = {
    "Content-Language": language,
    // Suppresses automatic replies, such as vacation notices.
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
  };
  if (!unsubscribeUrl) return always;
  return {
    ...always,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

const getText = (error: object, field: string): string => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/**
 * Converts an SMTP error to a MailError. Only a 5xx response to RCPT or DATA is permanent, because other responses do
 * not concern the recipient or the mail. A refused login or sender is a configuration error. A 4xx response, a lost
 * connection or a timeout is temporary.
 */
function getProblem(error: unknown): MailError {
  if (typeof error !== "object" || error === null) return new MailError("UNKNOWN", false);
  const status = getText(error, "responseCode");
  const command = getText(error, "command").toUpperCase();
  const isAboutThisMail = /^(RCPT|DATA)/.test(command);
  const code = status || getText(error, "code") || "UNKNOWN";
  return new MailError(code.slice(0, 40), /^5\d\d$/.test(status) && isAboutThisMail);
}
