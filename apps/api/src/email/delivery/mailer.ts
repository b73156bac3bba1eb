import { emailSchema, type Language } from "@giftling/domain";
import type { Transporter } from "nodemailer";
import type { Config } from "../../env.ts";
import { asHeader } from "../composition/header-text.ts";

/** Milliseconds to wait for the SMTP server: to connect, for its greeting, and between two answers. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Connections of one process to the SMTP server, and mails that it sends at the same time. */
export const MAIL_CONNECTIONS = 4;

/** One rendered mail. */
export type Message = {
  /** A single address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** What its words are in. */
  language: Language;
  /** The same for each delivery of one mail. Without angle brackets. */
  messageId: string;
  /** The address of one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** Addresses that an answer goes to; the sender's when there is none. */
  replyTo?: readonly string[] | undefined;
};

/** Why a mail was not taken. `code` is an SMTP status or a network code, never the server's text: it holds addresses. */
export class MailProblem extends Error {
  override readonly name = "MailProblem";
  readonly code: string;
  /** The receiving server refused this mail permanently: trying again is useless. */
  readonly isForGood: boolean;

  constructor(code: string, isForGood: boolean) {
    super(`The mail did not leave: ${code}`);
    this.code = code;
    this.isForGood = isForGood;
  }
}

export type Mailer = {
  /** Gives one mail to the SMTP server. Rejects with MailProblem. */
  send(message: Message): Promise<void>;
  close(): void;
};

/** Sends over SMTP_URL, on a few connections that stay open. Without that setting every mail waits (NO_SMTP_URL). */
export function createMailer(mail: Config["mail"]): Mailer {
  let transport: Transporter | null = null;
  /** Loads nodemailer with the first mail: no visitor waits for it. */
  const connect = async (url: string) => {
    const { default: nodemailer } = await import("nodemailer");
    transport ??= nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return transport;
  };

  return {
    async send(message) {
      if (mail.smtpUrl === null) throw new MailProblem("NO_SMTP_URL", false);
      // Passed as an object, because nodemailer would parse a string into several recipients.
      const to = emailSchema.safeParse(message.to);
      if (!to.success) throw new MailProblem("NO_ADDRESS", true);
      const open = transport ?? (await connect(mail.smtpUrl));
      try {
        await open.sendMail({
          from: mail.from,
          to: { name: "", address: to.data },
          ...answersTo(message),
          subject: asHeader(message.subject),
          html: message.html,
          text: message.text,
          messageId: `<${message.messageId}>`,
          headers: headersOf(message),
        });
      } catch (error) {
        throw problemOf(error);
      }
    },
    close() {
      transport?.close();
      transport = null;
    },
  };
}

/** Who an answer goes to, as objects for the same reason as `to`; an address that is none is left out. */
function answersTo({ replyTo = [] }: Message) {
  const known = replyTo.filter((address) => emailSchema.safeParse(address).success);
  return known.length === 0 ? {} : { replyTo: known.map((address) => ({ name: "", address })) };
}

function headersOf({ language, unsubscribeUrl }: Message): Record<string, string> {
  const always = {
    "Content-Language": language,
    // No automatic replies, such as holiday notices.
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

const textOf = (error: object, field: string): string => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/**
 * Only a 5xx answer to RCPT or DATA is permanent: it is about this recipient or this mail. A refused login or sender is a
 * wrong setting, and a 4xx, a lost connection or a timeout may pass.
 */
function problemOf(error: unknown): MailProblem {
  if (typeof error !== "object" || error === null) return new MailProblem("UNKNOWN", false);
  const status = textOf(error, "responseCode");
  const command = textOf(error, "command").toUpperCase();
  const isAboutThisMail = /^(RCPT|DATA)/.test(command);
  const code = status || textOf(error, "code") || "UNKNOWN";
  return new MailProblem(code.slice(0, 40), /^5\d\d$/.test(status) && isAboutThisMail);
}
