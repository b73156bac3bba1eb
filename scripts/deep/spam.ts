import { spawnSync } from "node:child_process";
import { loadConfig } from "@giftling/api/core/env/env";
import { createMailLinks } from "@giftling/api/services/email/composition/links";
import type { MailContent } from "@giftling/api/services/email/composition/mail-kind";
import { renderMail } from "@giftling/api/services/email/composition/render.tsx";
import { createMailer } from "@giftling/api/services/email/delivery/mailer";
import { mailKindsByName } from "@giftling/api/services/email/registry";
import { startFaultySmtp } from "@giftling/api/testing/faulty-smtp";
import { LANGUAGES } from "@giftling/domain";
import { installDebianPackages } from "../debian-packages.ts";
import { type CheckFinding, reportFindings } from "./findings.ts";

/** Path of SpamAssassin, which scores mails without network tests. Any positive score is reported. */
const PROGRAM = "/usr/bin/spamassassin";
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Headers added by the receiving server. The IP address is public, because SpamAssassin trusts private addresses. */
const TRANSPORT = `Return-Path: <hello@gifts.example.com>
Received: from mail.gifts.example.com (mail.gifts.example.com [93.184.215.14])
	by mx.example.net with ESMTPS id 4Qx1; ${new Date().toUTCString().replace("GMT", "+0000")}
`;

/** Line that precedes each message in the mbox format. The line's date has the format of `ctime`. */
const SEPARATOR = "From hello@gifts.example.com Tue Jan  5 12:00:00 2027\n";

/** Pattern of the score, the matched rules and the Message-ID of a message in SpamAssassin's output. */
const RESULT =
  /^X-Spam-Status: \w+, score=(\S+) .*?tests=(.*?) autolearn[\s\S]*?^Message-ID: <(.*?)@/gm;

const config = loadConfig({
  APP_ENV: "test",
  APP_ORIGIN: "https://gifts.example.com",
  MAIL_FROM: "Giftling <hello@gifts.example.com>",
  DATABASE_URL: "postgres://localhost/none",
  OIDC_ISSUER: "http://localhost:1/identity",
  OIDC_CLIENT_ID: "giftling",
});

type Sample = { name: string; content: MailContent; unsubscribeUrl: string | undefined };

function listSamples(): Sample[] {
  return LANGUAGES.flatMap((language) => {
    const links = createMailLinks(config, language);
    const env = { links, now: new Date(), language };
    return [...mailKindsByName.values()].flatMap(({ samples, audience, turnedOffBy }) =>
      Object.entries(samples(env)).map(([name, content]) => ({
        name: `${name}.${language}`,
        content,
        unsubscribeUrl:
          audience === "supporter" && turnedOffBy ? links.unsubscribe("sample") : undefined,
      })),
    );
  });
}

/** Sends the sample mails through the product's mailer to a local SMTP server. Resolves with the received messages. */
async function sendAll(samples: readonly Sample[]): Promise<string[]> {
  const server = await startFaultySmtp();
  const mailer = createMailer({ ...config.mail, smtpUrl: server.url });
  try {
    for (const { name, content, unsubscribeUrl } of samples) {
      await mailer.send({
        to: "rosa@example.net",
        ...(await renderMail(content)),
        language: content.language,
        unsubscribeUrl,
        messageId: `${name}@gifts.example.com`,
      });
    }
  } finally {
    mailer.close();
    await server.close();
  }
  return server.received.map(({ source }) => source);
}

/** Returns a finding for each message with a positive score. Throws if SpamAssassin fails or skips a message. */
function scoreAll(messages: readonly string[]): CheckFinding[] {
  const mailbox = messages
    .map((message) => `${TRANSPORT}${message.replaceAll("\r\n", "\n")}\n\n`)
    .map((lines) => `${SEPARATOR}${lines.replaceAll(/^From /gm, ">From ")}`)
    .join("");
  const { status, stdout, stderr } = spawnSync(PROGRAM, ["--local", "--test-mode", "--mbox"], {
    input: Buffer.from(mailbox, "latin1"),
    encoding: "latin1",
    maxBuffer: LARGEST_OUTPUT_BYTES,
  });
  if (status !== 0) throw new Error(`SpamAssassin failed: ${stderr || `status ${status}`}`);
  const results = [...stdout.replaceAll("\n\t", " ").matchAll(RESULT)];
  if (results.length !== messages.length) throw new Error("SpamAssassin left out a mail.");
  return results.flatMap(([, score, rules, where = ""]) =>
    Number(score) <= 0 ? [] : [{ where, what: `${score} points: ${rules}` }],
  );
}

/** Scores samples of every kind of mail in every language with SpamAssassin. */
export async function checkSpamScores(): Promise<boolean> {
  await installDebianPackages({ spamassassin: PROGRAM });
  const samples = listSamples();
  return reportFindings(samples.length, scoreAll(await sendAll(samples)));
}
