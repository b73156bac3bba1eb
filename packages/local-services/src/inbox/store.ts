import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Mail in the JSON format of GET /inbox/messages. */
export interface InboxMessage {
  id: string;
  /** From header, such as "Giftling <hello@example.com>". */
  from: string;
  /** Recipients' addresses, separated by a comma and a space. */
  to: string;
  subject: string;
  /** Plain text part. Empty for a mail without a plain text part. */
  text: string;
  /** HTML part. Empty for a mail without an HTML part. */
  html: string;
  /** Header values by lower-case name. The values of a repeated header are joined with ", ". */
  headers: Record<string, string>;
  /** Time at which the server received the mail, as ISO 8601 in UTC. */
  receivedAt: string;
}

const MOST_KEPT = 5000;

/** Store of received mail, newest first. Each mail is a JSON file in `folder`, so that the mail survives a restart. */
export class MessageStore {
  readonly #folder: string;
  #messages: InboxMessage[];

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#messages = readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .reverse()
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")));
  }

  add(message: InboxMessage): void {
    const file = this.#fileOf(message.id);
    writeFileSync(`${file}.new`, JSON.stringify(message));
    renameSync(`${file}.new`, file);
    this.#messages.unshift(message);
    for (const old of this.#messages.splice(MOST_KEPT)) rmSync(this.#fileOf(old.id));
  }

  /** Returns all mails, or only the mails to the address `to`, ignoring case. */
  list(to?: string | null): InboxMessage[] {
    const wanted = to?.trim().toLowerCase();
    if (!wanted) return this.#messages;
    return this.#messages.filter((message) =>
      message.to.toLowerCase().split(", ").includes(wanted),
    );
  }

  find(id: string): InboxMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  clear(): void {
    for (const { id } of this.#messages) rmSync(this.#fileOf(id), { force: true });
    this.#messages = [];
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }
}
