import { emailSchema } from "@giftling/domain";
import nodemailer, { type Transporter } from "nodemailer";
import type { Config } from "../env.ts";
import { asHeader } from "./header-text.ts";

/** Milliseconds until a server that doesn't answer is given up: to connect, to greet, and between two words. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Connections that one process keeps to the SMTP server; as many mails leave at once. */
export const MAIL_CONNECTIONS = 4;

/** One mail, ready to leave. */
export type Message = {
  /** A single address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Stable: a repeated delivery has the same one. Without angle brackets. */
  messageId: string;
  /** Where one click, or one POST by the mail program, ends these mails (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Why a mail didn't leave. `code` is an SMTP status or a network code, never the server's words: they hold addresses. */
export class MailProblem extends Error {
  override readonly name = "MailProblem";
  readonly code: string;
  /** The receiving side refused this mail for good; another try would be refused as well. */
  readonly isForGood: boolean;

  constructor(code: string, isForGood: boolean) {
    super(`The mail did not leave: ${code}`);
    this.code = code;
    this.isForGood = isForGood;
  }
}

export type Mailer = {
  /** Hands one mail to the SMTP server. Rejects with MailProblem. */
  send(message: Message): Promise<void>;
  close(): void;
};

/** Mail over SMTP_URL, on a few connections that are kept. Without one every mail waits. */
export function createMailer(mail: Config["mail"]): Mailer {
  let transport: Transporter | null = null;
  const open = (url: string) =>
    nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: MAIL_CONNECTIONS,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });

  return {
    async send(message) {
      if (mail.smtpUrl === null) throw new MailProblem("NO_SMTP_URL", false);
      // Said as data and not as a line to be parsed: one address is one recipient.
      const to = emailSchema.safeParse(message.to);
      if (!to.success) throw new MailProblem("NO_ADDRESS", true);
      transport ??= open(mail.smtpUrl);
      try {
        await transport.sendMail({
          from: mail.from,
          to: { name: "", address: to.data },
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

function headersOf({ unsubscribeUrl }: Message): Record<string, string> {
  // Nobody's holiday notice should answer to these.
  const always = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
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
 * Only what the server says of this recipient or this mail is for good: a 5xx to RCPT or DATA. A refused login or sender is
 * the operator's to mend, a 4xx, a lost connection and silence pass by themselves.
 */
function problemOf(error: unknown): MailProblem {
  if (typeof error !== "object" || error === null) return new MailProblem("UNKNOWN", false);
  const status = textOf(error, "responseCode");
  const command = textOf(error, "command").toUpperCase();
  const isAboutThisMail = /^(RCPT|DATA)/.test(command);
  const code = status || textOf(error, "code") || "UNKNOWN";
  return new MailProblem(code.slice(0, 40), /^5\d\d$/.test(status) && isAboutThisMail);
}
